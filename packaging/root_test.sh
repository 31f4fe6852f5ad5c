#!/usr/bin/env bash
# Prove what the .deb does for a person, in a bare Debian 12 without Python.
#
#   packaging/root_test.sh [--may-skip] [DEB [FOLDER]]        (root only; FOLDER keeps the Debian)
#
# Installs an older version, keeps a saved game, upgrades, checks desktop entry, AppStream data and
# package, starts from the desktop entry in each language, plays a game to the end by real keys
# without a network, opens a saved game by its type, removes, and finds the saves untouched.
# Without DEB it takes the one in build/package/out. Needs debootstrap, xvfb, xdotool, imagemagick
# is used for pictures where it is there. With --may-skip a machine that lacks these says so and
# counts as passed.
set -euo pipefail

project=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
. "$project/packaging/bare_debian.sh"
may_skip=
if [ "${1:-}" = --may-skip ]; then
    may_skip=yes
    shift
fi
deb=${1:-$(ls "$project"/build/package/out/cartographers_*.deb 2>/dev/null | tail -n 1)}
folder=${2:-/var/tmp/cartographers-root-test}
root=$folder/root
home=$root/srv/person
data=$home/.local/share/cartographers
cleanup=()
passed=()

main() {
    check_machine
    trap clean_up EXIT
    mkdir -p "$folder"
    make_base "$folder/base"
    [ ! -e "$folder/base/usr/bin/python3" ] || fail "The base has a Python: remove $folder/base"
    use_copy "$folder/base" "$root"
    copy_package_settings "$root"
    mkdir -p "$root/tmp/.X11-unix" "$home"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    cleanup+=("umount '$root/tmp/.X11-unix'")
    start_screen "$folder/display"
    install_older
    upgrade
    validate
    start_in_each_language
    play_to_the_end
    open_by_type
    remove
    printf '  ok  %s\n' "${passed[@]}"
    echo "The package holds: $(basename "$deb")"
}

check_machine() {
    local missing=() program
    [ "$(id -u)" = 0 ] || missing+=("root")
    for program in debootstrap Xvfb xdotool; do
        command -v "$program" >/dev/null || missing+=("$program")
    done
    if [ ${#missing[@]} = 0 ]; then
        [ -f "$deb" ] || fail "There is no package: python3 dev.py package makes it."
        return
    fi
    if [ -n "$may_skip" ]; then
        echo "################################################################################"
        echo "## SKIPPED: the package was not tried in a bare Debian. Missing: ${missing[*]}"
        echo "################################################################################"
        exit 0
    fi
    fail "Missing: ${missing[*]} (apt-get install debootstrap xvfb xdotool, and be root)"
}

ok() {
    passed+=("$*")
    echo "--- ok: $*"
}

# Run a command inside as a person at a desktop would, without any network.
person() {
    unshare -n chroot "$root" env -i HOME=/srv/person LANG="${language_inside:-C.UTF-8}" DISPLAY="$display" \
        PATH=/usr/local/bin:/usr/bin:/bin XDG_CURRENT_DESKTOP=X-Generic "$@" </dev/null
}

# Run a command inside as the one who looks after the system.
keeper() {
    chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        "$@" </dev/null
}

install_older() {
    local older=$folder/older
    rm -rf "$older"
    dpkg-deb -R "$deb" "$older"
    sed -i 's/^Version: .*/Version: 0.0.1/' "$older/DEBIAN/control"
    echo "raise SystemExit('a module of an older version')" \
        >"$older/usr/lib/cartographers/_internal/cartographers_gui_older.py"
    dpkg-deb -Zgzip -z1 --build "$older" "$home/older.deb" >/dev/null
    rm -rf "$older"
    cp "$deb" "$home/newer.deb"
    keeper apt-get update -qq
    keeper apt-get install -y -qq --no-install-recommends /srv/person/older.deb >"$folder/install.log" 2>&1 ||
        fail "The package could not be installed: see $folder/install.log"
    ! keeper sh -c 'command -v python3' || fail "The package pulls Python in."
    [ "$(person cartographers --version)" = "cartographers $(version_inside)" ] || fail "Wrong version."
    ok "installs with its dependencies, $(keeper dpkg-query -f '\n' -W | wc -l) packages in all, no Python"
}

version_inside() {
    dpkg-deb -f "$deb" Version
}

upgrade() {
    mkdir -p "$data" "$home/.config/cartographers"
    echo keep >"$data/kept.cartographers"
    keeper apt-get install -y -qq --no-install-recommends /srv/person/newer.deb >>"$folder/install.log" 2>&1 ||
        fail "The upgrade failed: see $folder/install.log"
    [ ! -e "$root/usr/lib/cartographers/_internal/cartographers_gui_older.py" ] || fail "An old module is left."
    [ "$(cat "$data/kept.cartographers")" = keep ] || fail "The upgrade touched a saved game."
    ok "upgrades over an older version and leaves saves alone"
}

validate() {
    local tools=$folder/tools
    if [ ! -e "$tools/complete" ]; then
        rm -rf --one-file-system "$tools"
        cp -a "$folder/base" "$tools"
        rm "$tools/complete"
        copy_package_settings "$tools"
        chroot "$tools" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
            --no-install-recommends desktop-file-utils appstream lintian' >"$folder/tools.log" 2>&1 </dev/null ||
            fail "The checks could not be installed: see $folder/tools.log"
        touch "$tools/complete"
    fi
    cp "$deb" "$tools/srv/package.deb"
    cp "$root/usr/share/applications/cartographers.desktop" \
        "$root/usr/share/metainfo/cartographers.metainfo.xml" "$tools/srv/"
    chroot "$tools" desktop-file-validate /srv/cartographers.desktop || fail "desktop-file-validate"
    chroot "$tools" appstreamcli validate --no-net /srv/cartographers.metainfo.xml || fail "appstreamcli"
    chroot "$tools" env LC_ALL=C.UTF-8 lintian --allow-root --fail-on error,warning /srv/package.deb ||
        fail "lintian"
    ok "desktop-file-validate, appstreamcli validate and lintian are clean"
}

# The programs of a desktop by which a person starts something.
install_desktop() {
    [ ! -e "$root/usr/bin/gio" ] || return 0
    keeper apt-get install -y -qq --no-install-recommends libglib2.0-bin shared-mime-info \
        desktop-file-utils >>"$folder/install.log" 2>&1 || fail "No desktop: see $folder/install.log"
    ! keeper sh -c 'command -v python3' || fail "The desktop brought a Python."
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

is_running() {
    local process
    for process in $(pgrep -x cartographers); do
        [ "$(readlink "/proc/$process/root")" != "$(readlink -f "$root")" ] || return 0
    done
    return 1
}

# Close the program as a person does, and wait until it is gone.
quit() {
    local tries
    press ctrl+q
    for ((tries = 0; tries < 200; tries++)); do
        is_running || return 0
        sleep 0.1
    done
    picture failed
    fail "The program did not end."
}

start_in_each_language() {
    install_desktop
    local code name
    for code in en hr uk es; do
        name=$(sed -n "s/^Name${code:+\[$code\]}=//p" "$root/usr/share/applications/cartographers.desktop")
        [ "$code" != en ] || name=Cartographers
        language_inside=${code}_$(tr a-z A-Z <<<"${code/en/us}" | sed 's/UK/UA/').UTF-8
        person gio launch /usr/share/applications/cartographers.desktop &
        window "^$name$" >/dev/null
        sleep 2
        picture "start-$code"
        quit
        ok "the desktop entry starts the program in $code: the window is called $name"
    done
    language_inside=
}

seasons_scored() {
    grep -o '"fingerprint"' "$home/played.cartographers" | wc -l
}

# The game is on the disk after every step. Keys go on until all four seasons are scored, and a
# little longer: Enter leads to the standings and no further.
play_to_the_end() {
    local game=$data/autosave.cartographers tries last
    person cartographers --players Ana --seed 7 &
    window '^Cartographers$' >/dev/null
    sleep 2
    for ((tries = 0; tries < 300; tries++)); do
        if [ -f "$game" ]; then
            cp "$game" "$home/played.cartographers"
            [ "$(seasons_scored)" != 4 ] || break
        fi
        # Whatever page is shown: take up the shape, lay it on the next legal place, confirm, go on.
        press n Return
        sleep 0.3
        if [ $((tries % 12)) = 11 ]; then press 2; fi
    done
    last=$(seasons_scored)
    if [ "$last" != 4 ]; then
        picture failed
        fail "The game did not come to its end: $last seasons after $tries rounds of keys."
    fi
    for ((last = 0; last < 6; last++)); do
        press Return
        sleep 0.3
    done
    grep -q '"seed": "0000-0007"' "$game" || { picture failed; fail "Enter left the standings."; }
    picture played
    quit
    ok "a game is played to its end by real keys, without a network ($tries rounds of keys)"
}

open_by_type() {
    local type=application/x-cartographers-game
    [[ $(person gio info -a standard::content-type /srv/person/played.cartographers) = *"$type"* ]] ||
        fail "A saved game is not known by its type."
    [[ $(person gio mime "$type") = *": cartographers.desktop"* ]] || fail "Nothing opens saved games."
    rm -f "$data"/autosave*.cartographers
    person cartographers --players Ana,Bojan --seed 8 --record /srv/person/begun.cartographers &
    window '^Cartographers$' >/dev/null
    sleep 1
    quit
    rm -f "$data"/autosave*.cartographers
    person gio open /srv/person/begun.cartographers &
    window '^Cartographers$' >/dev/null
    local tries
    for ((tries = 0; tries < 100; tries++)); do
        ! grep -q Bojan "$data/autosave.cartographers" 2>/dev/null || break
        sleep 0.2
    done
    grep -q Bojan "$data/autosave.cartographers" || { picture failed; fail "The game was not opened."; }
    picture opened
    quit
    ok "a saved game opens by its type"
}

remove() {
    local before after
    before=$(cd "$data" && ls)
    keeper apt-get remove -y -qq cartographers >>"$folder/install.log" 2>&1
    after=$(cd "$data" && ls)
    [ "$before" = "$after" ] || fail "The removal touched saved games."
    [ "$(cat "$data/kept.cartographers")" = keep ] || fail "The removal touched a saved game."
    [ ! -e "$root/usr/lib/cartographers" ] || fail "Something is left in /usr/lib/cartographers."
    [ -z "$(find "$root/usr" "$root/etc" -name '*cartographers*' -print -quit)" ] || fail "Something is left."
    ok "is removed without a trace, saves are kept"
}

main
