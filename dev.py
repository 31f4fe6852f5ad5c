#!/usr/bin/env python3
"""Play the game, check it, measure it, pack it: `python3 dev.py play`, `test`, `bench`, `package`.

Needs Python 3.11 and nothing else. Everything that the program depends on goes into a virtual
environment of its own, `.venv` beside this file, made at the first call and renewed whenever
`pyproject.toml` has changed.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed-for"

QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt's own libraries and its X11 and offscreen platforms are linked with -> Debian package."""

WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

TEST_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
"""Programs that the end-to-end game needs -> Debian package."""


class Stop(Exception):
    """The command cannot go on; the message tells a person why and what to do."""


# --- the machine --------------------------------------------------------------------------------


def check_python_version() -> None:
    """Refuse a Python that is too old for the program."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one reads the message
        found = "{}.{}".format(*sys.version_info)
        raise Stop(
            f"Python 3.11 or newer is needed; this is {found} ({sys.executable}).\n"
            "Run this file with a newer one, for instance: python3.11 dev.py play"
        )


def check_system(*, programs: bool) -> None:
    """Install what Qt needs from the system, or name it; with `programs`, what the tests need."""
    if not sys.platform.startswith("linux"):
        return
    libraries = dict(QT_LIBRARIES)
    if os.environ.get("WAYLAND_DISPLAY"):
        libraries.update(WAYLAND_LIBRARIES)
    missing = {name: package for name, package in libraries.items() if not can_load(name)}
    if programs:
        missing |= {name: pkg for name, pkg in TEST_PROGRAMS.items() if not shutil.which(name)}
    if missing:
        install_packages(sorted(set(missing.values())), needed=f"Missing: {', '.join(missing)}.")


def can_load(library: str) -> bool:
    """Tell whether the system has a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(packages: Sequence[str], *, needed: str) -> None:
    """Install Debian packages when that is allowed, else say how a person does it."""
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        raise Stop(
            f"{needed}\nInstall them with the system's package manager. On Debian they come with:\n"
            f"  {' '.join(command)}"
        )
    if os.geteuid() != 0:
        raise Stop(f"{needed}\nInstall them with:\n  sudo {' '.join(command)}")
    print(f"{needed}\nInstalling {' '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with only_one("cartographers-packages"):
        for call in (["apt-get", "update"], command):
            quiet = [*call[:2], "-qq", *call[2:]]
            done = subprocess.run(
                quiet,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                check=False,
            )
            if done.returncode:
                failed = "This failed (its own message is above):"
                raise Stop(f"{needed}\n{failed}\n  {' '.join(call)}")


@contextmanager
def only_one(name: str) -> Iterator[None]:
    """Wait for another run of this file that does the same: apt refuses to work for two at once."""
    import fcntl  # noqa: PLC0415 - Windows has none, and no apt

    with Path(tempfile.gettempdir(), f"{name}.lock").open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def check_display() -> None:
    """Refuse to start a window where there is no screen to show it."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    display = os.environ.get("DISPLAY", "")
    if not display:
        raise Stop(
            "No display: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the game from a desktop."
        )
    if not answers(display):
        raise Stop(f"No display: nothing answers at DISPLAY={display}.")


def answers(display: str) -> bool:
    """Tell whether an X server listens at a display such as ``:0`` or ``host:10.0``."""
    host, _, number = display.rpartition(":")
    number = number.split(".")[0]
    if host not in ("", "unix"):
        return True  # elsewhere; Qt itself will tell
    path = f"/tmp/.X11-unix/X{number}"
    for address in (path, "\0" + path):
        with socket.socket(socket.AF_UNIX) as client:
            if client.connect_ex(address) == 0:
                return True
    return False


@contextmanager
def x_server() -> Iterator[str]:
    """Run an X server without a screen and give its display."""
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1600x1000x24"]
    command += ["-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.DEVNULL) as server:
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            number = pipe.readline().strip()
        try:
            if not number:
                raise Stop("Xvfb did not start. Try it by hand: Xvfb :99")
            yield f":{number}"
        finally:
            server.terminate()


# --- the virtual environment --------------------------------------------------------------------


def prepare(*, development: bool) -> None:
    """Make `.venv` hold what `pyproject.toml` asks for; with `development`, the tools as well."""
    text = (ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()
    wanted = hashlib.sha256(text).hexdigest()
    stamps = [f"{wanted} development", f"{wanted} play"]
    if STAMP.is_file() and STAMP.read_text().strip() in stamps[: 1 if development else 2]:
        if venv_runs("find_spec('PySide6') and find_spec('cartographers_gui')"):
            return
        STAMP.unlink()
    if not venv_runs("sys.version_info >= (3, 11) and find_spec('pip')"):
        make_venv()
    print("Installing the program's packages into .venv; the first time takes a while.", flush=True)
    pip("install", "--quiet", "hatchling>=1.21")
    target = f"{ROOT}[dev]" if development else str(ROOT)
    pip("install", "--quiet", "--no-build-isolation", "--editable", target)
    STAMP.write_text(stamps[0 if development else 1] + "\n")


def venv_runs(condition: str) -> bool:
    """Tell whether the interpreter of `.venv` starts and finds a condition true."""
    if not PYTHON.exists():
        return False
    code = f"import sys; from importlib.util import find_spec; sys.exit(not ({condition}))"
    call = subprocess.run([PYTHON, "-c", code], capture_output=True, check=False, cwd=VENV)
    return call.returncode == 0


def make_venv() -> None:
    """Make `.venv`, in place of one that does not work."""
    try:
        import ensurepip  # noqa: F401, PLC0415 - Debian leaves it out of its Python
    except ImportError:
        install_packages(["python3-venv"], needed="Missing: python3-venv (Python's ensurepip).")
    if VENV.exists():
        if not (VENV / "pyvenv.cfg").is_file():
            raise Stop(f"{VENV} is not a virtual environment. Remove it, or move it away.")
        print("The virtual environment in .venv does not work: making it anew.", flush=True)
        shutil.rmtree(VENV)
    elif VENV.is_symlink():
        VENV.unlink()
    command = [sys.executable, "-m", "venv", str(VENV)]
    if subprocess.run(command, check=False).returncode:
        raise Stop(f"No virtual environment could be made. By hand:\n  {' '.join(command)}")


def pip(*arguments: str) -> None:
    """Run pip in `.venv`, with whatever package index this machine is set up for."""
    # Two retries: without a network, a person need not wait for five at each package.
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--retries", "2"]
    command += arguments
    if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode:
        raise Stop(
            "pip could not install the packages (its own message is above). It needs the network\n"
            "or the package index of your `pip config`. To try again by hand:\n"
            f"  {' '.join(command)}"
        )


def compile_catalogues() -> None:
    """Make the files by which the program speaks its languages; without them it speaks English."""
    if run_python("packaging/catalogues.py", "compile"):
        print("The languages could not be compiled: the program speaks English.", flush=True)


def get_ready(*, development: bool, programs: bool = False) -> None:
    """Set up whatever this machine still lacks, in the order in which one thing needs another."""
    # Qt's own tools, which compile the languages, load the system's libraries.
    check_system(programs=programs)
    prepare(development=development)
    compile_catalogues()


# --- the checks ---------------------------------------------------------------------------------


def tool(*arguments: str, **environment: str) -> int:
    """Run a module of `.venv` in the checkout and return its exit code."""
    return run_python("-m", *arguments, **environment)


def run_python(*arguments: str, **environment: str) -> int:
    """Run the interpreter of `.venv` in the checkout, whatever language the desk speaks."""
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **environment}
    command = [str(PYTHON), *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=settings, stdin=subprocess.DEVNULL, check=False
    ).returncode


TESTS_WITHOUT_WINDOW = ("tests/engine", "tests/bots", "tests/session", "tests/storage")
CODE_WITHOUT_WINDOW = tuple(
    f"cartographers_gui/{package}" for package in ("engine", "bots", "session", "storage")
)


def check_format(extra: Sequence[str]) -> int:
    """Check the layout of the code (ruff)."""
    return tool("ruff", "format", "--check", *extra, ".")


def check_style(extra: Sequence[str]) -> int:
    """Check the habits of the code (ruff)."""
    return tool("ruff", "check", "--no-cache", *extra, ".")


def check_types(extra: Sequence[str]) -> int:
    """Check the types, strictly (mypy)."""
    return tool("mypy", *extra)


def check_imports(extra: Sequence[str]) -> int:
    """Check that imports point down only (import-linter)."""
    return tool("tests.import_contracts", *extra)


def check_engine(extra: Sequence[str]) -> int:
    """Test the rules and the session, without a window (pytest)."""
    folders = (*TESTS_WITHOUT_WINDOW, *CODE_WITHOUT_WINDOW)
    return tool("pytest", "-n", "auto", *folders, *extra)


def check_rest(extra: Sequence[str]) -> int:
    """Test everything else, in windows that nobody sees (pytest)."""
    ignored = [f"--ignore={path}" for path in (*TESTS_WITHOUT_WINDOW, *CODE_WITHOUT_WINDOW)]
    return tool("pytest", "-n", "auto", "-m", "not end_to_end", *ignored, *extra)


def check_end_to_end(extra: Sequence[str]) -> int:
    """Play a whole game in a real window (pytest, Xvfb)."""
    arguments = ("-m", "end_to_end", "tests", *extra)
    with x_server() as display:
        return tool("pytest", *arguments, DISPLAY=display, QT_QPA_PLATFORM="xcb")


def check_texts(extra: Sequence[str]) -> int:
    """Every language says everything the program says, and nothing else."""
    return run_python("packaging/catalogues.py", "check", *extra)


def check_wheel(extra: Sequence[str]) -> int:
    """Build the package and start what was built."""
    with tempfile.TemporaryDirectory() as folder:
        site = str(Path(folder, "site"))
        options = ("--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
        if tool("pip", "wheel", *options, "."):
            return 1
        wheel = next(Path(folder).glob("*.whl"))
        if tool("pip", "install", "--quiet", "--no-deps", "--target", site, str(wheel)):
            return 1
        print(f"{wheel.name}: {wheel.stat().st_size / 1000:.0f} kB", flush=True)
        start = ("-P", "tests/start_once.py", *extra)
        return run_python(*start, PYTHONPATH=site, QT_QPA_PLATFORM="offscreen")


STEPS = {
    "format": check_format,
    "style": check_style,
    "types": check_types,
    "imports": check_imports,
    "texts": check_texts,
    "engine": check_engine,
    "rest": check_rest,
    "end-to-end": check_end_to_end,
    "wheel": check_wheel,
}
LINT = ("format", "style", "types", "imports", "texts")


def run_steps(names: Sequence[str], extra: Sequence[str]) -> int:
    """Run checks, tell how each one ended, and return 1 if any failed."""
    results: list[tuple[str, int, float]] = []
    for name in names:
        print(f"\n=== {name}: {STEPS[name].__doc__}", flush=True)
        begin = time.monotonic()
        code = STEPS[name](extra)
        results.append((name, code, time.monotonic() - begin))
    print()
    for name, code, seconds in results:
        print(f"{name:11}{seconds:6.1f} s  {'FAILED' if code else 'ok'}")
    failed = [name for name, code, _ in results if code]
    for name in failed:
        print(f"\nFailed: {name}. To run it alone:\n  python3 dev.py test --only {name}")
    return 1 if failed else 0


# --- the commands -------------------------------------------------------------------------------


def play(arguments: Sequence[str]) -> int:
    """Start the game; further arguments go to it."""
    # Behind "--", which many write here, the game would take every option for a file.
    arguments = arguments[1:] if arguments[:1] == ["--"] else arguments
    if not {"-h", "--help", "--version"}.intersection(arguments):
        check_display()
    get_ready(development=False)
    command = [str(PYTHON), "-m", "cartographers_gui", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def test(arguments: Sequence[str]) -> int:
    """Run every check, or one: `test --only NAME [arguments for its tool]`."""
    parser = argparse.ArgumentParser(prog="dev.py test", description=test.__doc__)
    parser.add_argument("--only", choices=list(STEPS), metavar="NAME")
    parser.add_argument("--list", action="store_true", help="name the checks")
    options, extra = parser.parse_known_args(arguments)
    if options.list:
        for name, check in STEPS.items():
            print(f"{name:11}{check.__doc__}")
        return 0
    if extra and not options.only:
        parser.error(f"{extra[0]} goes to one tool: name its check with --only")
    get_ready(development=True, programs=True)
    return run_steps([options.only] if options.only else list(STEPS), extra)


def lint(arguments: Sequence[str]) -> int:
    """Run the checks that read the code without running it; `lint --fix` mends what it can."""
    get_ready(development=True)
    if "--fix" in arguments:
        tool("ruff", "check", "--fix", "--quiet", ".")
        tool("ruff", "format", ".")
    return run_steps(LINT, [])


def bench(arguments: Sequence[str]) -> int:
    """Measure engine and map, or with `bench --startup` the start, against their goals."""
    get_ready(development=True, programs="--startup" in arguments)
    return tool("tests.bench", *arguments, QT_QPA_PLATFORM="offscreen")


LEAST_COVERAGE = {"engine": 100, "bots": 100, "session": 100, "storage": 95, "ui": 90}
"""The share of lines and branches of each package that its tests must run, in per cent."""


def coverage(arguments: Sequence[str]) -> int:
    """Run all tests and tell which lines they leave out; a package below its limit fails."""
    get_ready(development=True)
    measured = ("--cov", "--cov-report=", "-n", "auto", "-m", "not end_to_end", *arguments)
    codes = [tool("pytest", *measured)]
    for package, least in LEAST_COVERAGE.items():
        print(f"\n=== {package}: at least {least} %", flush=True)
        limits = (f"--include=cartographers_gui/{package}/*", f"--fail-under={least}")
        codes.append(tool("coverage", "report", *limits))
    return 1 if any(codes) else 0


def shots(arguments: Sequence[str]) -> int:
    """Save a picture of every page of the window: `shots FOLDER`."""
    get_ready(development=True)
    return tool("tests.screens", *arguments, QT_QPA_PLATFORM="offscreen")


def package(arguments: Sequence[str]) -> int:
    """Build the installers for this system."""
    # Debian's own Python is smaller and quicker than one built by hand.
    candidates = ["/usr/bin/python3.11"] if sys.platform == "linux" else []
    python = next((path for path in candidates if Path(path).exists()), sys.executable)
    command = [python, str(ROOT / "packaging" / "build.py"), *arguments]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode


def torture(arguments: Sequence[str]) -> int:
    """Kill the program 500 times, damage 100,000 files, play 1,050 games: an hour or so."""
    get_ready(development=True)
    return tool("tests.torture", *arguments, QT_QPA_PLATFORM="offscreen")


COMMANDS = {
    "play": play,
    "test": test,
    "lint": lint,
    "bench": bench,
    "coverage": coverage,
    "shots": shots,
    "package": package,
    "torture": torture,
}


def main(arguments: Sequence[str]) -> int:
    """Run the command that was asked for."""
    name = arguments[0] if arguments else "--help"
    try:
        check_python_version()
        if name in COMMANDS:
            return COMMANDS[name](arguments[1:])
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print("usage: python3 dev.py COMMAND\n")
    for command, action in COMMANDS.items():
        print(f"  {command:9} {action.__doc__}")
    return 0 if name in ("-h", "--help") else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
