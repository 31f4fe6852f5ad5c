#!/bin/sh
# make_dmg.sh APP OUT VERSION: signs the program and puts it into a disk image. Called by build.py.
#   CODESIGN_IDENTITY   "Developer ID Application: ..."; without it the program is signed for itself
#                       only, and a person must open it with a right click the first time
#   NOTARY_PROFILE      name of a keychain profile for notarytool; without it nothing is notarised
set -eu
app=$1 out=$2 version=$3
here=$(dirname "$0")
identity=${CODESIGN_IDENTITY:--}
image="$out/cartographers-$version-macos-$(uname -m).dmg"

if [ "$identity" = - ]; then
    codesign --force --deep --sign - "$app"
else
    codesign --force --deep --options runtime --timestamp --entitlements "$here/entitlements.plist" \
        --sign "$identity" "$app"
fi
codesign --verify --deep --strict "$app"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# ditto keeps the links that the signature of a framework counts.
ditto "$app" "$folder/$(basename "$app")"
ln -s /Applications "$folder/Applications"
hdiutil create -quiet -volname Cartographers -srcfolder "$folder" -format UDZO -ov "$image"
if [ "$identity" != - ]; then
    codesign --timestamp --sign "$identity" "$image"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
