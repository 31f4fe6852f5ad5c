"""Everything that installers and desktops are told about the program, in one place.

The version is the package's own; the texts in other languages stand beside the English ones.
"""

import re
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

__all__ = [
    "APP_ID",
    "LANGUAGES",
    "MIME_TYPE",
    "NAME",
    "SUFFIX",
    "TITLE",
    "VERSION",
    "desktop_entry",
    "download_name",
    "mac_document_types",
    "mac_names",
    "manual_page",
    "metainfo",
    "mime_package",
    "windows_version",
]

ROOT = Path(__file__).resolve().parent.parent


def _version() -> str:
    text = (ROOT / "cartographers_gui" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit("cartographers_gui/__init__.py: no version of three numbers")
    return found[1]


VERSION = _version()
NAME = "cartographers"
"""Of the command, the package, the folder and the desktop entry."""
TITLE = "Cartographers"
APP_ID = "io.github.cartographers_gui.Cartographers"
"""Never changes: desktops know an installed program by it."""
SUFFIX = ".cartographers"
MIME_TYPE = "application/x-cartographers-game"
MAINTAINER = "The authors of cartographers-gui <maintainers@users.noreply.github.com>"
LANGUAGES = ("en", "hr", "uk", "es")

NAMES = {"en": TITLE, "hr": "Kartografi", "uk": "Картографи", "es": "Cartógrafos"}
GENERIC = {
    "en": "Board game",
    "hr": "Društvena igra",
    "uk": "Настільна гра",
    "es": "Juego de mesa",
}
SUMMARIES = {
    "en": "Draw maps, score edicts and outwit monsters",
    "hr": "Crtaj mape, ispunjavaj edikte i nadmudri čudovišta",
    "uk": "Малюйте мапи, виконуйте укази й перехитріть монстрів",
    "es": "Dibuja mapas, cumple decretos y burla a los monstruos",
}
KEYWORDS = {
    "en": "board;map;drawing;flip;write;family;",
    "hr": "društvena;mapa;crtanje;obitelj;",
    "uk": "настільна;мапа;малювання;родина;",
    "es": "mesa;mapa;dibujo;familia;",
}
DOCUMENTS = {
    "en": "Cartographers game",
    "hr": "Igra Kartografi",
    "uk": "Гра «Картографи»",
    "es": "Partida de Cartógrafos",
}
DESCRIPTIONS = {
    "en": (
        "Cartographers is the map-drawing board game for 1 to 100 players at one computer. "
        "Reveal a card, draw its shape on your map, score four edicts over four seasons, and "
        "send monsters to your neighbours.",
        "It runs without a network, keeps every game after every step, and carries lessons that "
        "teach the rules by playing.",
    ),
    "hr": (
        "Kartografi su društvena igra crtanja mapa za 1 do 100 igrača za jednim računalom. "
        "Otkrij kartu, ucrtaj njezin oblik u svoju mapu, boduj četiri edikta kroz četiri "
        "godišnja doba i pošalji čudovišta susjedima.",
        "Radi bez mreže, čuva svaku igru nakon svakog koraka i sadrži lekcije koje kroz igru "
        "objašnjavaju pravila.",
    ),
    "uk": (
        "«Картографи» — настільна гра про малювання мап для 1–100 гравців за одним комп’ютером. "
        "Відкрийте карту, намалюйте її фігуру на своїй мапі, отримуйте зірки за чотири укази "
        "впродовж чотирьох сезонів і насилайте монстрів на сусідів.",
        "Працює без мережі, зберігає кожну гру після кожного кроку й містить уроки, що навчають "
        "правил під час гри.",
    ),
    "es": (
        "Cartógrafos es el juego de mesa de dibujar mapas para 1 a 100 jugadores en un solo "
        "ordenador. Revela una carta, dibuja su forma en tu mapa, puntúa cuatro decretos a lo "
        "largo de cuatro estaciones y envía monstruos a tus vecinos.",
        "Funciona sin red, guarda cada partida tras cada paso e incluye lecciones que enseñan "
        "las reglas jugando.",
    ),
}


def _translated(key: str, texts: dict[str, str]) -> list[str]:
    return [
        f"{key}={text}" if code == "en" else f"{key}[{code}]={text}" for code, text in texts.items()
    ]


def download_name(kind: str, machine: str) -> str:
    """Return the name of a download; `machine` is the system's word for its processor.

    >>> download_name("setup.exe", "AMD64").endswith("-setup.exe")
    True
    """
    return {
        "deb": f"{NAME}_{VERSION}_{machine}.deb",
        "rpm": f"{NAME}-{VERSION}-1.{machine}.rpm",
        "tar.xz": f"{NAME}-{VERSION}-linux-{machine}.tar.xz",
        "setup.exe": f"{NAME}-{VERSION}-setup.exe",
        "dmg": f"{NAME}-{VERSION}-macos-{machine}.dmg",
    }[kind]


def desktop_entry(command: str = NAME) -> str:
    """Return the entry of the start menu; `command` starts the program."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.4",
        *_translated("Name", NAMES),
        *_translated("GenericName", GENERIC),
        *_translated("Comment", SUMMARIES),
        *_translated("Keywords", KEYWORDS),
        f"Exec={command} %f",
        f"TryExec={command}",
        f"Icon={NAME}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        f"MimeType={MIME_TYPE};",
        "StartupNotify=true",
        f"StartupWMClass={NAME}",
    ]
    return "\n".join(lines) + "\n"


def mime_package() -> str:
    """Return the description of saved games for shared-mime-info."""
    comments = "\n".join(
        f"    <comment{_lang(code)}>{escape(text)}</comment>" for code, text in DOCUMENTS.items()
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MIME_TYPE}">
{comments}
    <sub-class-of type="application/json"/>
    <icon name="{MIME_TYPE.replace("/", "-")}"/>
    <glob pattern="*{SUFFIX}"/>
  </mime-type>
</mime-info>
"""


def _lang(code: str) -> str:
    return "" if code == "en" else f' xml:lang="{code}"'


def metainfo(epoch: int) -> str:
    """Return the AppStream description; `epoch` is the second of the release since 1970."""
    summaries = "\n".join(
        f"  <summary{_lang(code)}>{escape(text)}</summary>" for code, text in SUMMARIES.items()
    )
    names = "\n".join(f"  <name{_lang(code)}>{escape(text)}</name>" for code, text in NAMES.items())
    paragraphs = "\n".join(
        f"    <p{_lang(code)}>{escape(DESCRIPTIONS[code][number])}</p>"
        for number in range(len(DESCRIPTIONS["en"]))
        for code in LANGUAGES
    )
    languages = "\n".join(f"    <lang>{code}</lang>" for code in LANGUAGES)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{APP_ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
{names}
{summaries}
  <developer_name>The authors of cartographers-gui</developer_name>
  <description>
{paragraphs}
  </description>
  <launchable type="desktop-id">{NAME}.desktop</launchable>
  <provides>
    <binary>{NAME}</binary>
    <mediatype>{MIME_TYPE}</mediatype>
  </provides>
  <languages>
{languages}
  </languages>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{VERSION}" date="{datetime.fromtimestamp(epoch, UTC):%Y-%m-%d}"/>
  </releases>
</component>
"""


def manual_page(epoch: int) -> str:
    """Return the page for `man cartographers`."""
    day = f"{datetime.fromtimestamp(epoch, UTC):%Y-%m-%d}"
    return rf""".TH CARTOGRAPHERS 6 "{day}" "{TITLE} {VERSION}" "Games"
.SH NAME
cartographers \- map-drawing board game for 1 to 100 players
.SH SYNOPSIS
.B cartographers
.RI [ options ]
.RI [ game{SUFFIX} ]
.SH DESCRIPTION
Opens the window of the game. With the name of a saved game it goes on with that one.
.SH OPTIONS
.TP
.BI \-\-players " NAME,NAME"
Begin a game of these players at once.
.TP
.BI \-\-computers " LEVEL,LEVEL"
Begin a game with computer players of these levels: apprentice, journeyman or master.
.TP
.BI \-\-side " SIDE"
Side A or B of the map, for \-\-players.
.TP
.BI \-\-seed " SEED"
Up to eight digits 0\-9 and A\-F: the same seed gives the same cards.
.TP
.BI \-\-options " OPTION,OPTION"
Rules for \-\-players;
.B cartographers \-\-help
names them.
.TP
.BI \-\-language " CODE"
Speak this language: en, hr, uk or es.
.TP
.BI \-\-palette " NAME"
Colours: system, day, night or contrast.
.TP
.BI \-\-data\-dir " FOLDER"
Keep settings and games in one folder.
.TP
.B \-\-portable
Keep settings and games beside the program.
.TP
.BI \-\-record " FILE"
Write the game here at the end.
.TP
.BI \-\-platform " NAME"
Platform of Qt: xcb, wayland or offscreen.
.TP
.B \-\-version
Print the version and exit.
.TP
.B \-\-help
Print all options and exit.
.SH FILES
.TP
.I ~/.config/cartographers/settings.json
Settings.
.TP
.I ~/.local/share/cartographers/
The game in progress, saved games and statistics.
.PP
Removing the program leaves both.
.SH COPYRIGHT
The program is under the MIT licence. It is not connected with the publisher of the board game.
"""


def mac_document_types() -> dict[str, object]:
    """Return what the property list of the macOS program says of saved games."""
    type_id = f"{APP_ID}.game"
    return {
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": DOCUMENTS["en"],
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [type_id],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": type_id,
                "UTTypeDescription": DOCUMENTS["en"],
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX[1:]],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


def mac_names(code: str) -> str:
    """Return what the Finder reads of a language: the names of the program and of saved games.

    It takes them in place of those of the property list, if that has `LSHasLocalizedDisplayName`.
    """
    name, document = NAMES[code], DOCUMENTS[code]
    texts = {"CFBundleDisplayName": name, "CFBundleName": name, DOCUMENTS["en"]: document}
    return "".join(f'"{key}" = "{text}";\n' for key, text in texts.items())


def windows_version() -> str:
    """Return the version resource of the Windows program, in PyInstaller's form."""
    numbers = (*map(int, VERSION.split(".")), 0)
    strings = {
        "CompanyName": "The authors of cartographers-gui",
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{TITLE}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    rows = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{rows}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
