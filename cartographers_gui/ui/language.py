"""Which languages the program speaks, and installing one.

The languages are those whose compiled catalogue lies in the folder of translations, and English,
in which the program is written. Qt tells every widget of a change by `QEvent.LanguageChange`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.assets import translations_folder

__all__ = [
    "OF_QT",
    "SOURCE_LANGUAGE",
    "DamagedCatalogue",
    "Languages",
    "UnknownLanguage",
    "own_name",
]

SOURCE_LANGUAGE = "en"
_CATALOGUE = "cartographers"
_QT_TRANSLATIONS = QLibraryInfo.LibraryPath.TranslationsPath
_PLURAL = re.compile(r"\((e?s)\)")

OF_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Show "),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
)
"""Texts of Qt's own dialog of files that its catalogues lack, or have without the blank at the end,
and names of keys for which they have another word than the keyboards.

WORKAROUND: Qt 6 changed the texts and did not translate them anew
(https://code.qt.io/cgit/qt/qttranslations.git/tree/translations/qtbase_es.ts).
"""


class UnknownLanguage(ValueError):
    """There is no catalogue of this language; the message lists those there are."""


class DamagedCatalogue(ValueError):
    """The catalogue of this language cannot be read."""


class EnglishPlurals(QTranslator):
    """Writes "1 star" and "2 stars" where the source text says "%n star(s)".

    English needs a catalogue for nothing else, so without one it still reads well. With one this
    is left out: Qt asks it for each text under the name of every class above the widget's.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("english_plurals")

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        del context, disambiguation
        if n < 0 or not _PLURAL.search(sourceText):
            return None
        return _PLURAL.sub("" if n == 1 else r"\1", sourceText)


class Languages:
    """The languages of an application; the chosen one is installed in it."""

    def __init__(self, application: QCoreApplication, folder: Path | None = None) -> None:
        self._application = application
        self._folder = translations_folder() if folder is None else folder
        self._installed: list[QTranslator] = []
        """None has a parent in Qt: Python alone holds them, and lets them go.

        WORKAROUND: PySide writes to freed memory when Qt deletes an object of which only its parent
        holds the Python side, at an address where a wrapper of something else was left behind
        (Shiboken::Object::destroy, https://bugreports.qt.io/projects/PYSIDE).
        """
        self.current = SOURCE_LANGUAGE
        """Code of the installed language."""

    def codes(self) -> tuple[str, ...]:
        """Return the codes of all languages, English first, then by their own names."""
        names = (path.stem for path in self._folder.glob(f"{_CATALOGUE}_*.qm"))
        found = {
            match[1] for name in names if (match := re.fullmatch(rf"{_CATALOGUE}_(\w+)", name))
        }
        found.discard(SOURCE_LANGUAGE)
        return (SOURCE_LANGUAGE, *sorted(found, key=own_name))

    def choose(self, preferred: Sequence[str] = ()) -> str:
        """Return the first language there is among those preferred, else English.

        Without any, the system's are asked. A region is left out if there is none for it alone:
        ``es_MX`` gives ``es``.
        """
        found = map(self._found, preferred or QLocale.system().uiLanguages())
        return next((code for code in found if code is not None), SOURCE_LANGUAGE)

    def _found(self, name: str) -> str | None:
        """Return the language there is for a name such as ``es_MX`` or ``es-MX``, or nothing."""
        plain, codes = name.replace("-", "_"), self.codes()
        candidates = (plain, plain.split("_", maxsplit=1)[0])
        return next((code for code in candidates if code in codes), None)

    def begin(self, wanted: str = "") -> str:
        """Install the language wanted, or without one the system's.

        When it cannot be had, English is installed, and what was asked for is returned to be told;
        else nothing.
        """
        code = self._found(wanted) if wanted else self.choose()
        try:
            self.install(wanted if code is None else code)
        except (UnknownLanguage, DamagedCatalogue):
            self.install(SOURCE_LANGUAGE)
            return wanted or code or ""
        return ""

    def install(self, code: str) -> None:
        """Switch the application to a language.

        Raises `UnknownLanguage`, or `DamagedCatalogue`; the language before is spoken on.
        """
        codes = self.codes()
        if code not in codes:
            message = f"there is no language {code!r}; there are {', '.join(codes)}"
            raise UnknownLanguage(message)
        own = QTranslator()
        is_whole = own.load(f"{_CATALOGUE}_{code}", str(self._folder))
        if not is_whole and code != SOURCE_LANGUAGE:
            raise DamagedCatalogue(f"the catalogue of the language {code!r} cannot be read")
        self.remove()
        QLocale.setDefault(_locale_of(code))
        # The newest is asked first, so the program's own catalogue comes last.
        if code == SOURCE_LANGUAGE and not is_whole:
            self._add(EnglishPlurals())
        of_qt = QTranslator()
        if of_qt.load(f"qtbase_{code}", QLibraryInfo.path(_QT_TRANSLATIONS)):
            self._add(of_qt)
        if is_whole:
            self._add(own)
        self.current = code

    def remove(self) -> None:
        """Take the installed language out again; the texts are then those of the source."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed.clear()
        QLocale.setDefault(QLocale(SOURCE_LANGUAGE))
        self.current = SOURCE_LANGUAGE

    def _add(self, translator: QTranslator) -> None:
        self._application.installTranslator(translator)
        self._installed.append(translator)


def _locale_of(code: str) -> QLocale:
    """Return how a language writes numbers and dates: where it can, with the digits of the font.

    A counted text has no others, whatever the language.
    """
    locale = QLocale(code)
    if locale.zeroDigit() == "0":
        return locale
    anywhere = QLocale.matchingLocales(
        locale.language(), locale.script(), QLocale.Country.AnyCountry
    )
    return next((each for each in anywhere if each.zeroDigit() == "0"), locale)


@lru_cache
def own_name(code: str) -> str:
    """Return what a language calls itself, with a capital letter.

    >>> own_name("hr"), own_name("es"), own_name("en")
    ('Hrvatski', 'Español', 'English')
    """
    locale = QLocale(code)
    anywhere = QLocale.matchingLocales(
        locale.language(), locale.script(), QLocale.Country.AnyCountry
    )
    # The largest countries have a name of their own, such as "American English".
    names = {own.nativeLanguageName() for own in anywhere} - {""}
    name = min(names, key=lambda name: (len(name), name), default=code)
    return name[:1].upper() + name[1:]
