#!/usr/bin/env bash
# Prove what the .deb does for a person, in a bare Debian 12 without Python.
#
#   packaging/root_test.sh [--may-skip] [DEB [FOLDER]]        (root only; FOLDER keeps the Debian)
#
# Goes a newcomer's way: the command of the README's download section, the first start, a language,
# a lesson, a first game. Then installs an older version, keeps a saved game, upgrades, checks desktop
# entry, AppStream data and package, starts from the desktop entry in each language, plays a game to
# the end by real keys without a network, opens a saved game by its type, removes, and finds the
# saves untouched. Last it installs the archive beside the package for one person, starts, upgrades
# and removes that, and does the same with the .rpm where there is an rpm.
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
    install_as_told
    go_a_newcomers_way
    keeper apt-get remove -y -qq cartographers >>"$folder/install.log" 2>&1
    rm -rf "$home/.local" "$home/.config"
    install_older
    upgrade
    validate
    start_in_each_language
    play_to_the_end
    open_by_type
    remove
    try_archive
    try_rpm
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
    keeper apt-get install -y -qq --no-install-recommends /srv/person/older.deb >>"$folder/install.log" 2>&1 ||
        fail "The older package could not be installed: see $folder/install.log"
}

# Run the command of the README where the download lies, and say yes to what it asks.
install_as_told() {
    local command downloads=$home/Downloads
    command=$(sed -n '/^## Download/,/^## Play/s/.*`sudo \(apt install [^`]*\)`.*/\1/p' "$project/README.md")
    [ -n "$command" ] || fail "README.md: no 'sudo apt install' in the section Download"
    mkdir -p "$downloads"
    cp "$deb" "$downloads/"
    printf 'APT::Get::Assume-Yes "true";\nAPT::Install-Recommends "false";\n' >"$root/etc/apt/apt.conf.d/95answers"
    keeper apt-get update -qq
    keeper sh -c "cd /srv/person/Downloads && $command" >>"$folder/install.log" 2>&1 ||
        fail "The package could not be installed: see $folder/install.log"
    ! keeper sh -c 'command -v python3' || fail "The package pulls Python in."
    [ "$(person cartographers --version)" = "cartographers $(version_inside)" ] || fail "Wrong version."
    ok "README's '$command' installs it with its dependencies, $(keeper dpkg-query -f '\n' -W | wc -l) packages in all, no Python"
}

# The first page has the languages in its upper right corner and the lessons beside them.
go_a_newcomers_way() {
    local settings=$home/.config/cartographers/settings.json game=$data/autosave.cartographers number tries
    install_desktop
    [ ! -e "$settings" ] || fail "Something is there before the first start: $settings"
    person gio launch /usr/share/applications/cartographers.desktop &
    number=$(window '^Cartographers$')
    until_found "$settings" '"language": "es"' choose_spanish "$number"
    window '^Cartógrafos$' >/dev/null
    until_found "$settings" '"lesson_step": [1-9]' do_first_lesson "$number"
    sleep 1
    picture newcomer-lesson
    press ctrl+n
    until_found "$game" '"Ana"' begin_as_ana
    until_found "$game" '"0 [a-z]* [A-K]' press n Return
    picture newcomer-game
    quit
    ok "a newcomer starts it, chooses a language, does a lesson and draws in a first game, all by real events"
}

choose_spanish() {
    click_from_right "$1" 97 72
    sleep 0.7
    press Down
    sleep 0.3
    press Return
}

do_first_lesson() {
    # The button goes when the lesson is shown; there a card is at this place of the window.
    [ -n "${lesson_begun:-}" ] || click_from_right "$1" 280 72
    lesson_begun=yes
    sleep 1
    press n Return Return Return
}

begin_as_ana() {
    sleep 1
    press ctrl+a
    DISPLAY=$display xdotool type --delay 20 Ana
    sleep 0.3
    press Return
}

version_inside() {
    dpkg-deb -f "$deb" Version
}

upgrade() {
    mkdir -p "$data" "$home/.config/cartographers"
    echo keep >"$data/kept.cartographers"
    keeper apt-get install -y -qq --no-install-recommends "/srv/person/Downloads/$(basename "$deb")" \
        >>"$folder/install.log" 2>&1 || fail "The upgrade failed: see $folder/install.log"
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

play_to_the_end() {
    person cartographers --players Ana --seed 7 &
    window '^Cartographers$' >/dev/null
    sleep 2
    play_until_over "$data/autosave.cartographers" "$home/played.cartographers"
    picture played
    quit
    ok "a game is played to its end by real keys, without a network ($rounds rounds of keys)"
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

# The archive for one person, as the README tells: unpack it, then sh ./install.sh.
try_archive() {
    local archive unpacked=/srv/person/Downloads local_root=$home/.local
    archive=$(ls "$(dirname "$deb")"/cartographers-*-linux-*.tar.xz 2>/dev/null | tail -n 1) || true
    if [ -z "$archive" ]; then
        passed+=("no archive beside the package: it was not tried")
        return
    fi
    rm -rf "$home/Downloads" && mkdir "$home/Downloads"
    tar -xJf "$archive" -C "$home/Downloads"
    unpacked=$unpacked/$(basename "$archive" .tar.xz)
    chown -R 1000:1000 "$home"
    as_somebody sh "$unpacked/install.sh" >>"$folder/install.log" 2>&1 || fail "install.sh: see $folder/install.log"
    echo "raise SystemExit('of an older version')" >"$local_root/lib/cartographers/_internal/cartographers_gui_older.py"
    mkdir "$local_root/lib/cartographers/cartographers-data"
    echo keep >"$local_root/lib/cartographers/cartographers-data/kept.cartographers"
    chown -R 1000:1000 "$home"
    as_somebody sh "$unpacked/install.sh" >>"$folder/install.log" 2>&1 || fail "install.sh: see $folder/install.log"
    [ ! -e "$local_root/lib/cartographers/_internal/cartographers_gui_older.py" ] || fail "An old module is left."
    [ -z "$(find "$local_root/lib" "$local_root/share/applications" ! -user 1000 -print -quit)" ] || fail "Not the person's own."
    rm -f "$data"/autosave*.cartographers
    as_somebody gio launch "/srv/person/.local/share/applications/cartographers.desktop" &
    window '^Cartographers$' >/dev/null
    sleep 2
    picture archive
    quit
    as_somebody sh /srv/person/.local/lib/cartographers/uninstall.sh >>"$folder/install.log" 2>&1 ||
        fail "uninstall.sh: see $folder/install.log"
    [ -z "$(find "$local_root" -name '*cartographers*' ! -type d ! -path "$data/*" ! -path '*/state/*' \
        ! -path '*/cartographers-data/*' -print -quit)" ] || fail "uninstall.sh left something."
    [ -s "$local_root/lib/cartographers/cartographers-data/kept.cartographers" ] || fail "It took what lay beside the program."
    [ "$(cat "$data/kept.cartographers")" = keep ] || fail "uninstall.sh touched a saved game."
    ok "the archive installs for one person, starts, upgrades, is removed, and saves are kept"
}

# The .rpm by rpm itself, in a system that has the libraries it asks for: the .deb asked for them too.
try_rpm() {
    local package name
    package=$(ls "$(dirname "$deb")"/cartographers-*.rpm 2>/dev/null | tail -n 1) || true
    if [ -z "$package" ] || ! command -v rpm >/dev/null; then
        passed+=("no .rpm beside the package, or no rpm (apt-get install rpm): it was not tried")
        return
    fi
    rpm -K --nosignature "$package" >/dev/null || fail "The digests of the .rpm are wrong."
    keeper ldconfig -p >"$folder/libraries"
    for name in $(rpm -qp --requires "$package" 2>/dev/null | sed -n 's/^\(lib[^(]*\)()(64bit)$/\1/p'); do
        grep -F "$name " "$folder/libraries" >/dev/null || fail "The .rpm asks for $name, the .deb does not."
    done
    rpm --root "$root" --nodeps --nosignature -i "$package" 2>>"$folder/install.log" || fail "rpm -i: see $folder/install.log"
    rm -f "$data"/autosave*.cartographers
    chown -R 0:0 "$home"
    person gio launch /usr/share/applications/cartographers.desktop &
    window '^Cartographers$' >/dev/null
    sleep 2
    quit
    rpm --root "$root" --nodeps -V cartographers 2>>"$folder/install.log" || fail "Files are not as the .rpm says."
    rpm --root "$root" --nodeps -e cartographers 2>>"$folder/install.log" || fail "rpm -e: see $folder/install.log"
    [ -z "$(find "$root/usr" -name '*cartographers*' -print -quit)" ] || fail "The .rpm left something."
    [ "$(cat "$data/kept.cartographers")" = keep ] || fail "The removal of the .rpm touched a saved game."
    ok "the .rpm asks for what the system has, installs by rpm, starts, verifies, is removed, and saves are kept"
}

as_somebody() {
    person /usr/sbin/chroot --userspec=1000:1000 / "$@"
}

main
