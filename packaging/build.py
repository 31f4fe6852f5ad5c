"""Build the installers for the system this runs on: `python3 dev.py package [deb] [rpm] [tar.xz]`.

Everything happens in `build/package`; what a person downloads ends in `build/package/out`. Two
builds of the same commit give the same bytes. On Linux: a .deb, an .rpm and a .tar.xz; on Windows a
setup.exe (makensis must be installed); on macOS a .dmg.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

import linux  # noqa: E402
from icu_data import trim_icu_data  # noqa: E402
from metadata import NAME, NAMES, TITLE, VERSION, download_name, mac_names  # noqa: E402

from dev import Stop, check_system, install_packages  # noqa: E402

BUILD = ROOT / "build" / "package"
VENV = BUILD / "venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OUT = BUILD / "out"

LINUX_PROGRAMS = {
    "dpkg-shlibdeps": "dpkg-dev",
    "objdump": "binutils",
    "strip": "binutils",
    "git": "git",
}
LINUX_LIBRARIES = {
    "libcups.so.2": "libcups2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-util.so.1": "libxcb-util1",
}

TOLD_LIBRARIES = re.compile(
    r"""
    /(?:PySide6|shiboken6|pydantic_core|lib-dynload)/
    |/(?:lib)?(?:Qt6|icu|pyside6|shiboken6|python3|ffi|msvcp140|vcruntime140|ucrtbase|api-ms-)[^/]*$
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Libraries whose licence is told in `third-party`."""
MEGABYTE = 1_000_000
LIMITS = {".deb": 32, "setup.exe": 24}
"""The largest that a download may be, in MB."""
INSTALLED_LIMIT = 120
"""The largest that the installed folder may be, in MB."""


def main() -> int:
    """Build, and say what came out."""
    prepare_system()
    epoch = release_date()
    environment = build_environment(epoch)
    make_environment()
    run(PYTHON, HERE / "parts.py", BUILD / "parts", env=environment)
    bundle = freeze(environment)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    match sys.platform:
        case "linux":
            linux.make_packages(bundle, BUILD, OUT, epoch, kinds_wanted())
        case "win32":
            make_setup(bundle)
        case "darwin":
            program = bundle.parent / f"{TITLE}.app"
            write_mac_names(program)
            run("sh", HERE / "macos" / "make_dmg.sh", program, OUT, VERSION)
        case other:
            raise Stop(f"There is no installer for {other}.")
    write_checksums()
    return report(bundle)


def kinds_wanted() -> set[str]:
    """Return which packages for Linux were asked for; all of them without a word."""
    unknown = set(sys.argv[1:]) - set(linux.KINDS)
    if unknown:
        raise Stop(f"There is no package {unknown.pop()!r}; there are {', '.join(linux.KINDS)}.")
    return set(sys.argv[1:]) or set(linux.KINDS)


def prepare_system() -> None:
    """Install what building needs from the system, or name it."""
    if sys.platform != "linux":
        return
    check_system(programs=False)
    missing = {pkg for program, pkg in LINUX_PROGRAMS.items() if not shutil.which(program)}
    missing |= {pkg for name, pkg in LINUX_LIBRARIES.items() if not linux.has_library(name)}
    if sys.executable.startswith("/usr/bin/"):
        # Debian's Python leaves out what makes virtual environments and shared libraries of it.
        own = "python{}.{}".format(*sys.version_info)
        if not linux.has_library(f"lib{own}.so.1.0"):
            missing.add(f"lib{own}")
        if find_spec("ensurepip") is None:
            missing.add(f"{own}-venv")
    if missing:
        install_packages(sorted(missing), needed=f"Missing: {', '.join(sorted(missing))}.")


def release_date() -> int:
    """Return the second since 1970 that every file is dated with: that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Stop("This is no git checkout: set SOURCE_DATE_EPOCH to the date of the release.")
    return int(done.stdout)


def build_environment(epoch: int) -> dict[str, str]:
    """Return the environment in which two builds are the same."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    return {
        **kept,
        "CARTOGRAPHERS_PARTS": str(BUILD / "parts"),
        "LC_ALL": "C.UTF-8",
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(epoch),
    }


def make_environment() -> None:
    """Install what the program is built with and what goes into it, at the pinned versions."""
    pins = (HERE / "pins.txt").read_bytes()
    stamp = VENV / "installed-for"
    wanted = hashlib.sha256(pins + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    venv.create(VENV, with_pip=True)
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
        "-r", HERE / "pins.txt")  # fmt: skip
    stamp.write_text(wanted)


def freeze(environment: dict[str, str]) -> Path:
    """Put the program, Python and Qt into one folder and return it."""
    log = BUILD / "pyinstaller.log"
    command = [
        str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--clean",
        "--distpath", str(BUILD / "dist"), "--workpath", str(BUILD / "work"),
        str(HERE / "cartographers.spec"),
    ]  # fmt: skip
    with log.open("w", encoding="utf-8") as file:
        code = subprocess.run(
            command, cwd=BUILD, env=environment, stdout=file, stderr=file, check=False
        ).returncode
    text = log.read_text("utf-8")
    if code:
        raise Stop(f"PyInstaller failed:\n{text[-3000:]}")
    refuse_missing_libraries(text)
    bundle = BUILD / "dist" / NAME
    linux.drop_dangling_links(bundle)
    refuse_unknown_libraries(bundle)
    for library in bundle.rglob("libicudata.so.*"):
        trim_icu_data(library, PYTHON)
    return bundle


def refuse_missing_libraries(log: str) -> None:
    """Stop when a library was not found: the program would die on the player's machine."""
    from trim import is_kept

    missing = {
        f"{name}, needed by {user}"
        for name, user in re.findall(r"could not resolve '([^']+)', dependency of '([^']+)'", log)
        if is_kept(user.replace(str(VENV), ""))
    }
    if missing:
        raise Stop("Libraries are missing on this machine:\n  " + "\n  ".join(sorted(missing)))


def refuse_unknown_libraries(bundle: Path) -> None:
    """Stop when a library came along whose licence is not told in `third-party/README.txt`."""
    unknown = {
        path.name
        for path in (*bundle.rglob("*.so*"), *bundle.rglob("*.dll"), *bundle.rglob("*.dylib"))
        if not TOLD_LIBRARIES.search(path.relative_to(bundle).as_posix())
    }
    if unknown:
        raise Stop(f"Tell their licences, or leave them out: {', '.join(sorted(unknown))}")


def write_mac_names(program: Path) -> None:
    """Give the macOS program its name in each language."""
    for code in NAMES:
        folder = program / "Contents" / "Resources" / f"{code}.lproj"
        folder.mkdir(exist_ok=True)
        (folder / "InfoPlist.strings").write_text(mac_names(code), encoding="utf-8")


def make_setup(bundle: Path) -> None:
    """Make the installer for Windows with NSIS."""
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    run(
        makensis,
        f"-DVERSION={VERSION}",
        f"-DSOURCE={bundle}",
        f"-DICON={BUILD / 'parts' / 'icons' / f'{NAME}.ico'}",
        f"-DPICTURE={BUILD / 'parts' / 'icons' / 'installer.bmp'}",
        f"-DOUT={OUT / download_name('setup.exe', '')}",
        HERE / "windows" / "installer.nsi",
    )


def write_checksums() -> None:
    """Write the SHA-256 of each download."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(OUT.iterdir())
    ]
    (OUT / "SHA256SUMS").write_text("".join(lines), "ascii", newline="\n")


def report(bundle: Path) -> int:
    """Print sizes; 1 when something is larger than it may be."""
    installed = sum(path.lstat().st_size for path in bundle.rglob("*") if path.is_file())
    sizes = {path.name: path.stat().st_size for path in sorted(OUT.iterdir())}
    print(f"{TITLE} {VERSION} for {platform.system()} {platform.machine()} in {OUT}")
    for name, size in sizes.items():
        print(f"  {size / MEGABYTE:6.1f} MB  {name}")
    print(f"  {installed / MEGABYTE:6.1f} MB  installed")
    too_large = [
        name
        for name, size in sizes.items()
        for end, limit in LIMITS.items()
        if name.endswith(end) and size > limit * MEGABYTE
    ]
    if installed > INSTALLED_LIMIT * MEGABYTE:
        too_large.append("the installed folder")
    for name in too_large:
        print(f"Too large: {name}", file=sys.stderr)
    return 1 if too_large else 0


def run(*command: object, env: dict[str, str] | None = None) -> None:
    """Run a program that must succeed."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env=env, check=False)
    if done.returncode:
        raise Stop(f"This failed (its own message is above):\n  {' '.join(map(str, command))}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        sys.exit(2)
