"""Keep of Qt's ICU data what the program's languages need; nine tenths of it is for others.

Qt's wheel for Linux carries all data of ICU, a third of the whole bundle. The table of contents of
the data loses its other entries and their bytes become zeros, which take no room in a package. The
library keeps its size and every address in it.
"""

import json
import re
import struct
import subprocess
from pathlib import Path

__all__ = ["trim_icu_data"]

_LOCALES = {"root", "en", "en_001", "en_150", "en_GB", "en_US", "es", "es_419", "hr", "uk", "pool"}
_INDEXES = {"res_index", "ucadata", "icuver", "icustd", "supplementalData"}
_OTHER_TREES = {"brkitr", "curr", "lang", "rbnf", "region", "translit", "unit", "zone"}
_ENCODINGS = {"ibm-1250_P100-1995", "ibm-5347_P100-1998", "ibm-5346_P100-1998", "iso-8859_2-1999"}
_LOCALE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9]+)*")

CHECK = """
import functools, json
from PySide6.QtCore import QCollator, QDate, QLocale, QTextBoundaryFinder
words = {
    "hr": "čaj cesta ćup dom džep đak lopta ljubav nos njiva zid žaba sat šuma",
    "uk": "їжак ґанок гора ємність едем ялинка їжа інжир йод жаба",
    "es": "ñandú nube oso árbol arena zorro chico llama",
    "en": "zebra Apple apple Élan elan",
    "de": "Zug Äpfel Apfel",
}
told = {}
for code, text in words.items():
    locale = QLocale(code)
    order = functools.cmp_to_key(QCollator(locale).compare)
    told[code] = [
        sorted(text.split(), key=order),
        locale.toUpper("straße ćđ їі ñ"), locale.toLower("ŠĆ ЇІ Ñ"),
        locale.toString(QDate(2026, 3, 14), QLocale.FormatType.LongFormat),
    ]
finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Word, "Dobar dan, svijete")
told["breaks"] = []
while (place := finder.toNextBoundary()) >= 0:
    told["breaks"].append(place)
print(json.dumps(told, sort_keys=True))
"""


def trim_icu_data(library: Path, python: Path) -> None:
    """Empty a `libicudata.so.NN`; `python` has the same Qt and must sort and write as before."""
    data = bytearray(library.read_bytes())
    before = _behaviour(python, library.parent)
    _drop_entries(data)
    library.write_bytes(data)
    after = _behaviour(python, library.parent)
    if before != after:
        raise SystemExit(
            f"Qt sorts or writes otherwise without the rest of ICU's data:\n{before}\n{after}"
        )


def _behaviour(python: Path, folder: Path) -> object:
    done = subprocess.run(
        [str(python), "-c", CHECK],
        env={"LD_LIBRARY_PATH": str(folder), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    if done.stderr:
        raise SystemExit(f"ICU complains about its data: {done.stderr}")
    return json.loads(done.stdout)


def _drop_entries(data: bytearray) -> None:
    """Take what is not needed out of the table of contents, and its bytes away."""
    mark = data.find(b"CmnD")
    head = mark - 12
    if mark < 0 or data[head + 2 : head + 4] != b"\xda\x27":
        raise SystemExit("Qt's ICU data has another form: look at icu_data.py")
    table = head + struct.unpack_from("<H", data, head)[0]
    count = struct.unpack_from("<I", data, table)[0]
    entries = [struct.unpack_from("<II", data, table + 4 + 8 * each) for each in range(count)]
    kept = []
    for number, (name_at, data_at) in enumerate(entries):
        begin = table + name_at
        name = data[begin : data.index(b"\0", begin)].decode("ascii")
        if is_needed(name.split("/", 1)[1]):
            kept.append((name_at, data_at))
        elif number + 1 < count:
            end = entries[number + 1][1]
            data[table + data_at : table + end] = bytes(end - data_at)
    struct.pack_into("<I", data, table, len(kept))
    for number, entry in enumerate(kept):
        struct.pack_into("<II", data, table + 4 + 8 * number, *entry)


def is_needed(path: str) -> bool:
    """Tell whether an entry such as ``coll/hr.res`` is needed."""
    tree, _, file = path.rpartition("/")
    stem, _, kind = file.rpartition(".")
    if tree in _OTHER_TREES:
        return tree == "brkitr" and not _LOCALE.fullmatch(stem)
    if kind == "cnv":
        return stem in _ENCODINGS
    if kind == "res" and _LOCALE.fullmatch(stem) and stem not in _INDEXES:
        return stem in _LOCALES
    return True
