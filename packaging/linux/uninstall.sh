#!/bin/sh
# Removes Cartographers from where this script lies. Saved games and settings stay, unless you say
# --remove-saves.
set -eu
here=$(dirname "$(readlink -f "$0")")
prefix=$(dirname "$(dirname "$here")")
share=$prefix/share

refresh() {
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
    if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -qtf "$share/icons/hicolor" || true; fi
}

case ${1:-} in
    --refresh-only) refresh; exit 0 ;;
    --remove-saves | "") ;;
    *) echo "Usage: $0 [--remove-saves]" >&2; exit 2 ;;
esac
rm -f "$prefix/bin/cartographers" "$share/applications/cartographers.desktop" \
    "$share/mime/packages/cartographers.xml" "$share/metainfo/cartographers.metainfo.xml" \
    "$share/man/man6/cartographers.6.gz" "$share/icons/hicolor/scalable/apps/cartographers.svg" \
    "$share"/icons/hicolor/*/apps/cartographers.png \
    "$share"/icons/hicolor/*/mimetypes/application-x-cartographers-game.png
rm -rf "$here/_internal" "$here/cartographers" "$here/uninstall.sh"
refresh
if [ "${1:-}" = --remove-saves ]; then
    rm -rf "$here/portable.txt" "$here/cartographers-data" "${XDG_DATA_HOME:-$HOME/.local/share}/cartographers" "${XDG_CONFIG_HOME:-$HOME/.config}/cartographers" \
        "${XDG_STATE_HOME:-$HOME/.local/state}/cartographers"
    echo "Removed, with your saved games and settings."
else
    echo "Removed. Your saved games and settings are still there."
fi
rmdir "$here" 2>/dev/null || true
