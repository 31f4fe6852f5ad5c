"""Put a Python for Windows together on Linux: `python_tree.py WHEELS FOLDER`.

Only for building and trying the Windows program under wine. `wine_test.sh` downloads the wheels:
the program's own, PyInstaller, and panda3d for the interpreter: its folder `deploy_libs` holds
the DLLs of python.org's Python 3.11 as they were signed. The standard library comes from the Python
that runs this, which must be 3.11 too. Needs mingw-w64.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMPILER = "x86_64-w64-mingw32-gcc"
DUMP = "x86_64-w64-mingw32-objdump"
NOT_COPIED = shutil.ignore_patterns(
    "__pycache__", "site-packages", "lib-dynload", "config-*", "test", "tests", "idlelib",
    "turtledemo", "tkinter", "ensurepip", "*.so",
)  # fmt: skip


def take_interpreter(wheel: Path, folder: Path) -> None:
    """Unpack the DLLs and extension modules of Python; wine has those of the C library."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            place, _, file = name.rpartition("/")
            if place == "deploy_libs" and not file.startswith("api-ms-"):
                (folder / file.lower()).write_bytes(archive.read(name))
    make_stable_abi(folder)
    subprocess.run(
        [COMPILER, "-O2", "-s", "-municode", "-o", folder / "python.exe", HERE / "python.c"],
        check=True,
    )


def make_stable_abi(folder: Path) -> None:
    """Make `python3.dll`, which leads every name on to `python311.dll` as Python's own does."""
    names = sorted(set(exported(folder / "python311.dll", r"_?Py\w+")))
    definition, empty = folder / "python3.def", folder / "empty.c"
    rows = "".join(f"  {name} = python311.{name}\n" for name in names)
    definition.write_text(f"LIBRARY python3\nEXPORTS\n{rows}")
    empty.write_text("int DllMainCRTStartup(void *a, unsigned b, void *c) { return 1; }\n")
    command = [COMPILER, "-shared", "-nostdlib", "-s", "-o", folder / "python3.dll"]
    subprocess.run([*command, empty, definition], check=True)
    definition.unlink()
    empty.unlink()


def exported(library: Path, pattern: str) -> list[str]:
    """Return the names that a DLL offers."""
    told = subprocess.run([DUMP, "-p", library], capture_output=True, text=True, check=True).stdout
    row = rf"\[\s*\d+\]\s+(?:\+base\[\s*\d+\]\s+[0-9a-f]+\s+)?({pattern})$"
    return re.findall(row, told, re.MULTILINE)


def main(wheels: Path, folder: Path) -> None:
    """Make the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packages = folder / "Lib" / "site-packages"
    shutil.copytree(sysconfig.get_paths()["stdlib"], folder / "Lib", ignore=NOT_COPIED)
    packages.mkdir()
    for wheel in sorted(wheels.glob("*.whl")):
        if wheel.name.startswith("panda3d-"):
            take_interpreter(wheel, folder)
            continue
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
    # One runtime of the compiler, the newest, beside the interpreter: Qt is built with a newer one
    # than Python.
    for library in sorted((packages / "shiboken6").glob("*140*.dll")):
        shutil.copy(library, folder / library.name.lower())


if __name__ == "__main__":
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("This needs Python 3.11, whose standard library goes into the folder.")
    main(*map(Path, sys.argv[1:3]))
