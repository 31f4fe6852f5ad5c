#!/bin/sh
# Installs Cartographers for you alone, without root:       ./install.sh
# or for everybody on this computer:                        sudo ./install.sh --prefix /usr/local
# An older version in the same place is replaced. Saved games and settings are never touched.
set -eu
here=$(dirname "$(readlink -f "$0")")
prefix=${HOME:-}/.local
while [ $# -gt 0 ]; do
    case $1 in
        --prefix) prefix=$2; shift 2 ;;
        *) echo "Usage: $0 [--prefix FOLDER]" >&2; exit 2 ;;
    esac
done

missing=$(ldd "$here/lib/cartographers/_internal/PySide6/Qt/plugins/platforms/libqxcb.so" 2>/dev/null |
    awk '/not found/ {print $1}' | sort -u)
if [ -n "$missing" ]; then
    echo "These libraries of the desktop are missing; install them first:" $missing >&2
    echo "  Debian, Ubuntu, Mint: sudo apt install libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 \\" >&2
    echo "      libxcb-render-util0 libxcb-xkb1 libxkbcommon-x11-0 libegl1 libgl1 libfontconfig1 libdbus-1-3" >&2
    echo "  Fedora: sudo dnf install xcb-util-cursor xcb-util-wm xcb-util-image xcb-util-keysyms \\" >&2
    echo "      xcb-util-renderutil libxkbcommon-x11 libglvnd-egl libglvnd-glx fontconfig dbus-libs" >&2
    exit 1
fi

mkdir -p "$prefix/lib/cartographers" "$prefix/bin"
# What an older version brought goes first. What a person keeps beside the program stays.
rm -rf "$prefix/lib/cartographers/_internal" "$prefix/lib/cartographers/cartographers"
cp -R "$here/lib/cartographers" "$prefix/lib/"
cp "$here/uninstall.sh" "$prefix/lib/cartographers/"
ln -sf ../lib/cartographers/cartographers "$prefix/bin/cartographers"
(cd "$here/share" && find . -type f) | while read -r file; do
    mkdir -p "$prefix/share/$(dirname "$file")"
    cp "$here/share/$file" "$prefix/share/$file"
done
sed -i "s|@PREFIX@|$prefix|g" "$prefix/share/applications/cartographers.desktop"
sh "$prefix/lib/cartographers/uninstall.sh" --refresh-only
echo "Installed. Start it from the menu of your desktop, or with: $prefix/bin/cartographers"
echo "To remove it: $prefix/lib/cartographers/uninstall.sh"
