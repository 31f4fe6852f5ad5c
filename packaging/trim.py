"""What PyInstaller would take into the bundle and the program does not need.

On Linux the libraries of a desktop are left to the system too: its package asks for them, and
newer ones than those of the build machine are better.
"""

import re

EXCLUDED_MODULES = [
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL"),
    *("PySide6.QtOpenGLWidgets", "PySide6.QtTest", "PySide6.QtSql", "PySide6.QtXml"),
    *("_hashlib", "_ssl", "ssl", "_lzma", "lzma", "_bz2", "bz2", "sqlite3", "_sqlite3"),
    *("readline", "curses", "_curses", "tkinter", "_tkinter", "unittest", "doctest", "pdb"),
    *("pydoc", "test", "setuptools", "pkg_resources", "_distutils_hack", "distutils", "pip"),
    *("xmlrpc", "multiprocessing", "_multiprocessing", "concurrent.futures.process"),
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("_multibytecodec", "resource", "mypy", "hypothesis", "email_validator", "rich", "dotenv"),
]

USED_QT = (
    "Core",
    "DBus",
    "Gui",
    "Network",
    "PrintSupport",
    "Svg",
    "SvgWidgets",
    "WaylandClient",
    "Widgets",
)
"""Parts of Qt that may be in the bundle; `XcbQpa` comes with the platform of X11."""

_DROPPED = re.compile(
    r"""
    /plugins/(?:egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers|tls
              |xcbglintegrations|wayland-graphics-integration-\w+)/
    |/plugins/platforms/(?:lib)?q(?:direct2d|eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)[.d]
    |/plugins/platformthemes/libqgtk3
    |/plugins/platforminputcontexts/.*virtualkeyboard
    |/plugins/imageformats/(?:lib)?q(?:gif|icns|ico|jpeg|pdf|tga|tiff|wbmp|webp)[.d]
    |/plugins/wayland-shell-integration/lib(?:fullscreen-shell|ivi-shell|qt-shell|wl-shell)
    |/libQt6(?:OpenGL|Egl[Ff][Ss]\w*|WlShellIntegration|Qml\w*|Quick\w*|Pdf
              |VirtualKeyboard\w*)\.so
    |/Qt6?(?:OpenGL|Pdf|Qml|Quick|VirtualKeyboard)\w*(?:\.dll|\.abi3\.so|\.pyd|\.framework)
    |/opengl32sw\.dll$
    """,
    re.VERBOSE,
)
_OWN_WORDS = re.compile(r"/translations/qtbase_(?:hr|uk|es)\.qm$")
_BESIDE_QT = ("/PySide6/", "/shiboken6/")
_OF_PYTHON = re.compile(r"^/(?:libpython3|python3|lib-dynload|[\w.]+/[\w./-]*\.cpython-)")


def is_kept(destination: str) -> bool:
    """Tell whether a file of the bundle is needed; `destination` is its path in the bundle."""
    path = "/" + destination.replace("\\", "/")
    if "/translations/" in path and "/PySide6/" in path:
        return bool(_OWN_WORDS.search(path))
    if _DROPPED.search(path):
        return False
    return not is_of_the_system(path)


def is_of_the_system(path: str) -> bool:
    """Tell whether a file is a library that a Linux desktop brings; ``/libX11.so.6`` is one."""
    name = path.rsplit("/", 1)[-1]
    if any(part in path for part in _BESIDE_QT) or not re.match(r"lib[\w+.-]+\.so", name):
        return False
    return not _OF_PYTHON.match(path)
