#!/usr/bin/env bash
# Prove that a commit gives the same packages, byte for byte, wherever and whenever they are built.
#
#   packaging/reproducible.sh [FOLDER]      (FOLDER is kept; both builds are in it)
#
# Builds the last commit twice, from two clean clones: in folders of different length, one after the
# other, with another umask, time zone, home and hash seed. Where the packages differ, it names the
# files inside the .deb that do. Needs what `python3 dev.py package` needs, and some minutes.
set -euo pipefail

project=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
folder=${1:-/var/tmp/cartographers-reproducible}
one=$folder/one
other=$folder/the-other/in-a-longer-path
inside=build/package/out
commit=$(git -C "$project" rev-parse HEAD)

build() {
    local clone=$1
    shift
    rm -rf "$clone"
    git clone --quiet --no-local "$project" "$clone"
    # Work may go on in the checkout between the two.
    git -C "$clone" checkout --quiet "$commit"
    (cd "$clone" && "$@" python3 dev.py package) >"$clone.log" 2>&1 ||
        { tail -n 30 "$clone.log" >&2; echo "The build failed: $clone.log" >&2; exit 1; }
}

# What differs inside, for whoever has to find the cause.
explain() {
    local unpacked=$folder/unpacked number=0 deb
    rm -rf "$unpacked"
    for deb in "$one/$inside"/*.deb "$other/$inside"/*.deb; do
        number=$((number + 1))
        mkdir -p "$unpacked"
        dpkg-deb -R "$deb" "$unpacked/$number"
        dpkg-deb -c "$deb" >"$unpacked/list$number"
    done
    diff -rq "$unpacked/1" "$unpacked/2" || true
    diff "$unpacked/list1" "$unpacked/list2" | head -n 20 || true
}

mkdir -p "$folder/the-other" "$folder/home"
echo "Clean clones of: $(git -C "$project" log -1 --oneline)"
(umask 022 && build "$one" env TZ=UTC PYTHONHASHSEED=11)
(umask 077 && build "$other" env TZ=Pacific/Auckland PYTHONHASHSEED=22 HOME="$folder/home")
if ! diff <(cd "$one/$inside" && sha256sum -- *) <(cd "$other/$inside" && sha256sum -- *); then
    explain >&2
    echo "Two builds of one commit differ." >&2
    exit 1
fi
cat "$one/$inside/SHA256SUMS"
echo "Two builds of one commit are the same, byte for byte."
