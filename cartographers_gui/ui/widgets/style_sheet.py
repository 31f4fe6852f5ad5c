"""Palette and style sheet for the Qt widgets that the program does not paint itself."""

from string import Template

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QToolTip, QWidget

from cartographers_gui.ui.assets import TEXT_FAMILY
from cartographers_gui.ui.theme import Palette, qt_palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look, ThemedLabel, parts_of, push_look

__all__ = ["dress", "style_sheet"]

_SHEET = Template(
    """
QMenuBar { background: $bar; color: $text; border-bottom: 1px solid $rule; padding: 1px 8px; }
QMenuBar, QMenu, QToolTip, QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QSpinBox, QPushButton,
QCheckBox, QRadioButton, QAbstractItemView, QHeaderView, QTabBar, QKeySequenceEdit, QStatusBar {
    font-family: "$family"; font-size: ${body}px;
}
QMenuBar::item { background: transparent; padding: 3px 8px; border-radius: 4px; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:disabled, QMenu::item:disabled { color: $disabled; }
QMenu { background: $card; color: $text; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 5px 22px 5px 26px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $accent_text; }
QMenu::separator { height: 1px; background: $rule; margin: 4px 8px; }
QMenu::icon { padding-left: 6px; }
QToolTip { background: $card; color: $text; border: 1px solid $border; padding: 4px 6px; }
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QKeySequenceEdit {
    background: $paper; color: $text; border: 1px solid $border; border-radius: 7px;
    padding: ${pad}px ${side}px; selection-background-color: $focus; selection-color: $on_focus;
}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus,
QKeySequenceEdit:focus { border: 3px solid $focus; padding: ${pad_focus}px ${side_focus}px; }
QLineEdit:hover:!focus, QSpinBox:hover:!focus, QComboBox:hover:!focus { border-color: $accent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $disabled; background: $card; }
QLineEdit { placeholder-text-color: $muted; }
QLineEdit[frameless="true"] { background: transparent; border: none; padding: 0px; }
QComboBox { padding-right: ${arrow}px; min-height: ${line}px; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox::down-arrow { image: none; }
QSpinBox { padding-right: ${arrow}px; padding-left: ${side}px; min-height: ${line}px; }
QSpinBox:focus { padding-left: ${side_focus}px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent;
    width: ${arrow}px; }
QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; }
QAbstractItemView { background: $card; color: $text; border: 1px solid $border;
    alternate-background-color: $panel; outline: none;
    selection-background-color: $accent; selection-color: $accent_text; }
QAbstractItemView::item { padding: 4px 8px; }
QHeaderView { border: none; }
QHeaderView::section { background: $panel; color: $muted; border: none;
    border-bottom: 1px solid $border; padding: 4px 8px; }
QHeaderView::section:first { padding-left: 11px; }
QFileDialog QLabel { font-family: "$family"; font-size: ${body}px; }
QScrollArea, QScrollArea > QWidget > QWidget#contents { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $handle; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QDialog { background: $window; }
QPushButton { background: $card; color: $text; border: 1px solid $border; border-radius: 8px;
    padding: 6px 16px; min-height: ${line}px; }
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $card_end; }
QPushButton:focus { border: 3px solid $focus; padding: 4px 14px; }
QPushButton:default { background: $accent; color: $accent_text; }
QPushButton:disabled { background: $card; color: $disabled; }
QTabWidget::pane { border: 1px solid $border; border-radius: 8px; background: $card; }
QTabBar::tab { background: $tab; color: $muted; border: 1px solid $border; padding: 5px 8px;
    border-top-left-radius: 8px; border-top-right-radius: 8px; margin: 3px 2px 0 0; }
QTabBar::tab:hover:!selected { background: $hover; }
QTabBar::tab:selected { background: $chosen; color: $on_chosen; padding-top: 6px; margin-top: 0;
    border-top: 3px solid $accent; border-bottom-color: $chosen; }
QProgressBar { background: $panel; border: 1px solid $border; border-radius: 5px; height: 10px; }
QProgressBar::chunk { background: $legal; border-radius: 4px; }
QSlider::groove:horizontal { background: $rule; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent; width: 18px; margin: -8px 0; border-radius: 9px; }
"""
)


def style_sheet(palette: Palette, scale: float = 1.0) -> str:
    """Return the style sheet of a window in a palette and at a scale of the text."""
    fonts = Typography(scale)
    colors = {
        "accent": palette.accent,
        "accent_text": palette.accent_text,
        "bar": palette.bar,
        "border": palette.border,
        "card": palette.card,
        "card_end": palette.card_end,
        "chosen": palette.accent if palette.high_contrast else palette.card,
        "disabled": palette.disabled,
        "focus": palette.focus,
        "handle": _faded(palette.border, 0.7),
        "hover": _faded(palette.border, 0.25),
        "legal": palette.legal,
        "muted": palette.muted,
        "on_chosen": palette.accent_text if palette.high_contrast else palette.text,
        "on_focus": QColor("#000000" if palette.is_dark else "#FFFFFF"),
        "panel": palette.panel,
        "paper": palette.card.lighter(90 if palette.is_dark else 103),
        "rule": _faded(palette.border, 0.5),
        "tab": palette.card_end if palette.high_contrast else palette.desk,
        "text": palette.text,
        "window": palette.window,
    }
    sizes = {
        "arrow": fonts.px(26),
        "body": fonts.px(15),
        "line": fonts.px(22),
        "pad": fonts.px(5),
        "pad_focus": max(0.0, fonts.px(5) - 2),
        "side": fonts.px(10),
        "side_focus": max(0.0, fonts.px(10) - 2),
    }
    values = {name: color.name(QColor.NameFormat.HexArgb) for name, color in colors.items()}
    values |= {name: str(round(size)) for name, size in sizes.items()}
    return _SHEET.substitute(values, family=TEXT_FAMILY)


def dress(window: QWidget, look: Look) -> None:
    """Give a window its look: the widgets that paint themselves and those that Qt paints."""
    window.setStyleSheet(style_sheet(look.palette, look.fonts.scale))
    # After the sheet: taking a sheet off gives a window back the palette it had before.
    window.setPalette(qt_palette(look.palette))
    window.setFont(look.fonts.body())
    QToolTip.setFont(look.fonts.body(14))
    push_look(window, look)
    # A label takes the sheet over when it is first shown, and loses its own colours then; so now.
    for part in parts_of(window):
        if isinstance(part, ThemedLabel):
            part.ensurePolished()
            part.apply_look()


def _faded(color: QColor, opacity: float) -> QColor:
    faded = QColor(color)
    faded.setAlphaF(opacity)
    return faded
