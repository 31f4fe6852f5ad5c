#!/usr/bin/env bash
# Prove that a clean clone needs nothing installed by hand.
#
#   packaging/clean_root.sh [FOLDER]      (root only; FOLDER is kept, its Debian is used again)
#
# Makes a bare Debian 12 with nothing but python3 and python3-venv in it, puts a clean clone of the
# last commit there, runs `python3 dev.py test` inside, then `python3 dev.py play` until the game's
# window appears on an X server outside. Needs debootstrap, git, xvfb, xdotool.
# Package servers are reached the way this machine reaches them: its settings are copied.
set -euo pipefail

project=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
folder=${1:-/var/tmp/cartographers-clean-root}
root=$folder/root
inside=/srv/cartographers
cleanup=()
. "$project/packaging/bare_debian.sh"

main() {
    [ "$(id -u)" = 0 ] || fail "Run this as root: it makes a system of its own."
    local program
    for program in debootstrap git Xvfb xdotool; do
        command -v "$program" >/dev/null || fail "Missing: $program (apt-get install debootstrap git xvfb xdotool)"
    done
    trap clean_up EXIT
    make_root
    copy_package_settings "$root"
    copy_pip_settings
    clone_project
    enter python3 dev.py test
    play_until_window
    echo "Clean root: python3 dev.py test passed, python3 dev.py play showed its window."
}

make_root() {
    mkdir -p "$folder"
    make_base "$folder/base" python3,python3-venv
    use_copy "$folder/base" "$root"
}

copy_pip_settings() {
    local path
    for path in "${PIP_CONFIG_FILE:-}" ~/.config/pip/pip.conf ~/.pip/pip.conf; do
        [ -f "$path" ] && install -D -m 600 "$path" "$root/root/.config/pip/pip.conf"
    done
    # Packages that lie on this machine's disk do not exist in there.
    find "$root/etc/pip.conf" "$root/etc/xdg/pip" "$root/root/.config/pip" -name '*.conf' \
        -exec sed -i -E '/=[[:space:]]*(file:|\/opt\/|\/srv\/|\/var\/)/d' {} + 2>/dev/null || true
}

clone_project() {
    git clone --quiet --no-local "$project" "$root$inside"
    echo "Clean clone of: $(git -C "$project" log -1 --oneline)"
}

# Run a command in the clone, inside, with no settings but those for reaching package servers.
enter() {
    local settings=()
    mapfile -t settings < <(env | grep -iE '^(pip_|ssl_cert_|requests_ca_bundle=|(https?|no|all)_proxy=)' |
        grep -vE '^PIP_(CONFIG_FILE|FIND_LINKS)=')
    env -i "${settings[@]}" HOME=/root LANG=C.UTF-8 PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        ${DISPLAY_INSIDE:+DISPLAY="$DISPLAY_INSIDE"} \
        chroot "$root" sh -c 'cd "$0" && exec "$@"' "$inside" "$@" </dev/null
}

# The X server runs outside; it is reached through the network that both share.
play_until_window() {
    local display window=""
    start_screen "$folder/display"
    DISPLAY_INSIDE=$display
    set -m
    enter python3 dev.py play &
    local game=$!
    set +m
    cleanup+=("kill -- -$game 2>/dev/null")
    local tries
    for ((tries = 0; tries < 120; tries++)); do
        kill -0 "$game" 2>/dev/null || fail "python3 dev.py play ended by itself."
        window=$(DISPLAY=$DISPLAY_INSIDE xdotool search --onlyvisible --name Cartographers | tail -n 1) || true
        [ -z "$window" ] || break
        sleep 0.5
    done
    [ -n "$window" ] || fail "No window of the game appeared within a minute."
    DISPLAY=$DISPLAY_INSIDE xdotool getwindowname "$window" getwindowgeometry "$window"
    if command -v import >/dev/null; then
        sleep 2
        DISPLAY=$DISPLAY_INSIDE import -window root "$folder/play.png"
        echo "Picture: $folder/play.png"
    fi
}

main
