"""Every text that a person sees can be translated: the extractor finds it, and so does Qt.

Qt's `lupdate` reads source text, not running programs. What it misses, or reads otherwise than
Python does, stays English for ever and nothing complains; so the traps are refused here.
"""

import ast
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cartographers_gui"

APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}
FREE_MODULE = Path("ui", "text.py")
"""The one module that may translate a text taken from the catalogue of cards."""

TEXT_SETTERS = {
    "setText", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setTitle",
    "setPlaceholderText", "setInformativeText", "setDetailedText", "setLabelText", "setPrefix",
    "setSuffix", "setSpecialValueText", "setAccessibleName", "setAccessibleDescription",
    "setTabText", "setItemText", "setPlainText", "setHtml", "setMarkdown", "addTab", "addItem",
    "addAction", "addMenu", "addButton", "addRow", "showMessage", "drawText",
}  # fmt: skip
TEXT_WIDGETS = {
    "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction",
    "QMenu", "QDockWidget", "QGraphicsSimpleTextItem", "QGraphicsTextItem",
}  # fmt: skip


class TextReader(ast.NodeVisitor):
    """Collects what would stay English in one module."""

    def __init__(self, source: str, *, free: bool = False) -> None:
        self.source = source
        self.free = free
        self.classes: list[str] = []
        self.problems: list[str] = []
        self.visit(ast.parse(source))
        if re.search(r"#\s*TRANSLATORS?\b", source):
            self.problems.append("0: write '#:' for a translator's note, TRANSLATOR is a context")

    def refuse(self, node: ast.expr, why: str) -> None:
        self.problems.append(f"{node.lineno}: {why}")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and name_of(inner.func) in ("tr", "translate"):
                self.refuse(inner, "a call inside an f-string is not read; call it before")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.value, ast.Attribute) and node.value.attr in ("tr", "translate"):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if names != ["translate"] or node.value.attr == "tr":
                self.refuse(node.value, "only the name translate is read, and only self.tr")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(attr="tr", value=owner):
                if not (isinstance(owner, ast.Name) and owner.id == "self" and self.classes):
                    self.refuse(node, "only self.tr inside a class has the class as its context")
                self.read_texts(node, texts=1)
            case ast.Name(id="tr" | "QT_TR_NOOP" | "QT_TRANSLATE_NOOP3" | "qtTrId"):
                self.refuse(node, "this call has no context: use self.tr or translate")
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                self.read_texts(node, texts=2, most=2)
            case ast.Name(id="translate") if not self.free:
                self.read_texts(node, texts=2)
            case ast.Attribute(attr="translate", value=ast.Name(id=owner)) if (
                owner in APPLICATIONS and not self.free
            ):
                self.read_texts(node, texts=2)
            case _:
                self.read_plain_text(node)
        self.generic_visit(node)

    def read_texts(self, node: ast.Call, *, texts: int, most: int = 4) -> None:
        """Check the arguments of a call whose first `texts` arguments the extractor reads."""
        if node.keywords:
            self.refuse(node, "named arguments are not read: write them in their order")
            return
        if not texts <= len(node.args) <= most:
            self.refuse(node, f"{texts} to {most} arguments are read")
            return
        end = (node.func.end_lineno or 0, node.func.end_col_offset or 0)
        for position, argument in enumerate(node.args[:texts]):
            brackets = between(self.source, end, argument).count("(") - (position == 0)
            self.read_literal(argument, brackets)
            end = (argument.end_lineno or 0, argument.end_col_offset or 0)
        text = node.args[texts - 1]
        counted = len(node.args) == texts + 2
        if texts == 2 and counted:
            self.refuse(node, "only self.tr is read as counted: give the text a class")
            return
        if most > 2 and isinstance(text, ast.Constant) and ("%n" in str(text.value)) != counted:
            self.refuse(node, "a text with %n takes a number as its last argument, others none")

    def read_literal(self, argument: ast.expr, brackets: int) -> None:
        """Check one text, which stands in so many brackets of its own."""
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            self.refuse(argument, "only a plain literal is read, neither f-string nor variable")
        elif brackets:
            self.refuse(argument, "a literal in brackets of its own is not read")
        elif re.search(r"\\N\{|\\\n|^[uU]", ast.get_source_segment(self.source, argument) or ""):
            self.refuse(argument, "this spelling of a literal is read wrongly")

    def read_plain_text(self, node: ast.Call) -> None:
        """Refuse a literal with words in it that goes straight into a widget."""
        if name_of(node.func) not in TEXT_SETTERS | TEXT_WIDGETS:
            return
        for argument in node.args:
            pieces = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            for piece in pieces:
                value = piece.value if isinstance(piece, ast.Constant) else None
                if isinstance(value, str) and has_words(value):
                    self.refuse(argument, f"{value!r} is shown but cannot be translated")


def has_words(text: str) -> bool:
    """Tell whether a text has letters other than those of its HTML tags and style sheets."""
    return any(char.isalpha() for char in re.sub(r"<[^>]*>|&\w+;", "", text))


def between(source: str, end: tuple[int, int], node: ast.expr) -> str:
    """Return the source between a place (line, column in bytes) and a node, comments left out."""
    lines = source.encode().splitlines(keepends=True)[end[0] - 1 : node.lineno]
    lines[-1] = lines[-1][: node.col_offset]
    lines[0] = lines[0][end[1] :]
    return "".join(re.sub(r"#.*", "", line.decode()) for line in lines)


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def program_files() -> Iterator[tuple[Path, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE), path.read_text(encoding="utf-8")


def test_every_text_of_the_program_can_be_translated() -> None:
    found = [
        f"{path}:{problem}"
        for path, source in program_files()
        for problem in TextReader(source, free=path == FREE_MODULE).problems
    ]
    assert found == []


def texts_in(source: str) -> set[tuple[str, str, bool]]:
    """Return context, text and whether it is counted, as the program looks them up."""
    found: set[tuple[str, str, bool]] = set()

    def walk(node: ast.AST, context: str) -> None:
        if isinstance(node, ast.ClassDef):
            context = node.name
        if isinstance(node, ast.Call):
            values = [
                arg.value
                for arg in node.args
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
            name = name_of(node.func)
            if name == "tr" and values:
                found.add((context, values[0], len(node.args) == 3))
            elif name in ("translate", "QT_TRANSLATE_NOOP") and len(values) >= 2:
                found.add((values[0], values[1], False))
        for child in ast.iter_child_nodes(node):
            walk(child, context)

    walk(ast.parse(source), "")
    return found


def extracted(folder: Path, tmp_path: Path) -> set[tuple[str, str, bool]]:
    """Return what Qt's extractor finds in a folder."""
    target = tmp_path / "found.ts"
    tool = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    assert tool is not None
    subprocess.run(
        [tool, "-silent", "-extensions", "py", str(folder), "-ts", str(target)], check=True
    )
    return {
        (
            context.findtext("name") or "",
            message.findtext("source") or "",
            message.get("numerus") == "yes",
        )
        for context in ET.parse(target).getroot().iter("context")
        for message in context.iter("message")
    }


def test_the_extractor_finds_exactly_what_the_program_looks_up(tmp_path: Path) -> None:
    looked_up = {text for _, source in program_files() for text in texts_in(source)}
    assert extracted(PACKAGE, tmp_path) == looked_up


def test_a_text_that_the_extractor_takes_for_uncounted_is_noticed(tmp_path: Path) -> None:
    source = 'def f(n):\n    return translate("Page", "%n star(s)", "", n)\n'
    (tmp_path / "page.py").write_text(source, encoding="utf-8")
    assert extracted(tmp_path, tmp_path) == {("Page", "%n star(s)", False)}


IN_CLASS = "class Page:\n    def retranslate(self, n, name):\n        {}\n"


@pytest.mark.parametrize(
    "line",
    [
        'self.tr("Draw")',
        'self.tr("Draw", "the verb")',
        'self.tr("%n star(s)", "", n)',
        'self.tr("Now {name} draws").format(name=name)',
        'self.tr(\n            "One sentence "\n            "on two lines")',
        'translate("Page", "Draw")',
        'QCoreApplication.translate("Page", "Draw (once)")',
        'QT_TRANSLATE_NOOP("cards", "Spring")',
        "painter.translate(x, y)",
        'name.translate({"a": "b"})',
        "self.label.setText(name)",
        'self.label.setText("12 ×")',
        'self.label.setText(f"<b>{name}</b>")',
        'self.setObjectName("page")',
    ],
)
def test_text_that_the_extractor_reads_is_accepted(line: str) -> None:
    assert TextReader(IN_CLASS.format(line)).problems == []


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"Now {name} draws")',
        "self.tr(name)",
        'self.tr("Now " + name)',
        'self.tr("One " + "sentence")',
        'self.tr(("One " "sentence"))',
        'self.tr("a" if n else "b")',
        'self.tr("%n star(s)", n=n)',
        'self.tr("%n star(s)")',
        'self.tr("stars", "", n)',
        'self.tr("\\\\N{BLACK STAR}")',
        'self.tr(u"Draw")',
        'self.tr("""\\\\\nDraw""")',
        "self.tr()",
        'self.child.tr("Draw")',
        'super().tr("Draw")',
        'tr("Draw")',
        "t = self.tr",
        "tr = QCoreApplication.translate",
        "f\"{self.tr('Draw')}!\"",
        "translate(name, 'Draw')",
        'translate("Page", f"Now {name} draws")',
        'translate("Page", ("Draw"))',
        'translate("Page", "Draw", disambiguation="the verb")',
        'translate("Page", "%n star(s)", n=n)',
        'translate("Page", "%n star(s)", "", n)',
        'QCoreApplication.translate("Page", "%n star(s)", None, n)',
        'QApplication.translate("Page", name)',
        'QT_TRANSLATE_NOOP("cards", "Spring", "season")',
        'QT_TRANSLATE_NOOP("cards", name)',
        'QT_TR_NOOP("Spring")',
        "pass  # TRANSLATORS: the verb",
        'self.label.setText("Draw")',
        'QLabel("Draw", self)',
        'self.label.setText(f"Season {n}")',
        'self.setWindowTitle("Cartographers")',
    ],
)
def test_text_that_would_stay_english_is_noticed(line: str) -> None:
    assert len(TextReader(IN_CLASS.format(line)).problems) == 1


def test_tr_outside_a_class_is_noticed() -> None:
    assert len(TextReader('def f(self):\n    return self.tr("Draw")').problems) == 1


def test_catalogue_texts_are_translated_in_one_module_only() -> None:
    source = "def name_of(card):\n    return translate('cards', card.name)\n"
    assert TextReader(source, free=True).problems == []
    assert len(TextReader(source).problems) == 1
