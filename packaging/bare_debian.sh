# Sourced by the scripts that prove something in a bare Debian 12. They set `project`, `folder`,
# `root` and `cleanup=()`, and trap clean_up at their end.

. "$project/packaging/screen.sh"

# make_base FOLDER [PACKAGE,PACKAGE]: a Debian 12 with these packages, made once and kept.
make_base() {
    [ ! -e "$1/complete" ] || return 0
    local mirror
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
    rm -rf --one-file-system "$1"
    debootstrap --variant=minbase ${2:+--include="$2"} bookworm "$1" "$mirror"
    touch "$1/complete"
}

# use_copy BASE ROOT: a copy of a base with what a system has while it runs.
use_copy() {
    rm -rf --one-file-system "$2"
    cp -a "$1" "$2"
    mount --bind /proc "$2/proc"
    cleanup+=("umount '$2/proc'")
    mount --rbind /dev "$2/dev"
    cleanup+=("umount -l '$2/dev'")
    # No service starts in there.
    printf '#!/bin/sh\nexit 101\n' >"$2/usr/sbin/policy-rc.d"
    chmod +x "$2/usr/sbin/policy-rc.d"
}

# Name servers, package sources and certificates of this machine: copied, never named here.
copy_package_settings() {
    local path
    rm -rf "$1/etc/apt/sources.list" "$1/etc/apt/sources.list.d"
    for path in /etc/resolv.conf /etc/hosts /etc/apt /etc/pip.conf /etc/xdg/pip \
        /etc/ssl/certs/ca-certificates.crt; do
        [ -e "$path" ] || continue
        mkdir -p "$1$(dirname "$path")"
        cp -rLT "$path" "$1$path"
    done
}
