# Sourced by the scripts that try the program as a person does, on an X server of their own. They set
# `folder`, where pictures go, and `cleanup=()`, and trap clean_up at their end.

fail() {
    echo "$*" >&2
    exit 1
}

clean_up() {
    local i
    for ((i = ${#cleanup[@]} - 1; i >= 0; i--)); do
        eval "${cleanup[i]}" || true
    done
}

# start_screen FILE: an X server without a monitor; sets `display`.
start_screen() {
    rm -f "$1"
    Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -noreset 3>"$1" 2>/dev/null &
    cleanup+=("kill $!")
    until [ -s "$1" ]; do sleep 0.1; done
    display=:$(cat "$1")
}

# window NAME: wait for a window of this name and give its number.
window() {
    local tries number=""
    for ((tries = 0; tries < 600; tries++)); do
        number=$(DISPLAY=$display xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -n 1) || true
        [ -z "$number" ] || break
        sleep 0.2
    done
    [ -n "$number" ] || { picture failed; fail "No window named $1 appeared (picture: $folder/failed.png)"; }
    DISPLAY=$display xdotool windowmove "$number" 0 0 windowfocus "$number"
    echo "$number"
}

picture() {
    if command -v import >/dev/null; then DISPLAY=$display import -window root "$folder/$1.png" || true; fi
}

press() {
    DISPLAY=$display xdotool key --delay 20 "$@"
}

# click_from_right WINDOW X Y: click so far from the upper right corner of a window.
click_from_right() {
    local width
    width=$(DISPLAY=$display xdotool getwindowgeometry --shell "$1" | sed -n 's/^WIDTH=//p')
    DISPLAY=$display xdotool mousemove --window "$1" $((width - $2)) "$3" click 1
}

# until_found FILE TEXT COMMAND ...: do something until a file tells that it was done.
until_found() {
    local file=$1 text=$2 tries
    shift 2
    for ((tries = 0; tries < 40; tries++)); do
        ! grep -q -- "$text" "$file" 2>/dev/null || return 0
        "$@"
        sleep 0.7
    done
    picture failed
    fail "$file never held $text (picture: $folder/failed.png)"
}

# play_until_over FILE COPY: play the game of seed 7 that begins in this file; COPY is what it was at
# its end. The game is on the disk after every step. Keys go on until all four seasons are scored, and
# a little longer: Enter leads to the standings and no further. Sets `rounds`.
play_until_over() {
    local more
    for ((rounds = 0; rounds < 300; rounds++)); do
        if [ -f "$1" ]; then
            cp "$1" "$2"
            [ "$(seasons_scored "$2")" != 4 ] || break
        fi
        # Whatever page is shown: take up the shape, lay it on the next legal place, confirm, go on.
        press n Return
        sleep 0.3
        if [ $((rounds % 12)) = 11 ]; then press 2; fi
    done
    if [ "$(seasons_scored "$2")" != 4 ]; then
        picture failed
        fail "The game did not come to its end: $(seasons_scored "$2") seasons after $rounds rounds of keys."
    fi
    for ((more = 0; more < 6; more++)); do
        press Return
        sleep 0.3
    done
    grep -q '"seed": "0000-0007"' "$1" || { picture failed; fail "Enter left the standings."; }
}

seasons_scored() {
    grep -o '"fingerprint"' "$1" | wc -l
}
