"""The list of all keys, built from the table that handles them, and the place to change them."""

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from cartographers_gui.ui.commands import COMMANDS, command_text
from cartographers_gui.ui.dialogs.foot import RING, dialog_column, foot_of, inset
from cartographers_gui.ui.dialogs.key_caps import CAPS, CapColumn
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.keys import Key, KeyTable, MapAction
from cartographers_gui.ui.text import listed
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.stock_button import PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.wrapped_rows import wrap_rows

__all__ = ["ShortcutsDialog", "key_use"]

translate = QCoreApplication.translate

_CLASH = "⚠"
_ROOM_FOR_ROW = 660
"""Width of the screen in px at scale 1 from which field and buttons stand in one row."""
_WRITING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_FUNCTION_KEYS = range(Qt.Key.Key_F1.value, Qt.Key.Key_F35.value + 1)
_DIGITS = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)
_TABS = {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class ShortcutsDialog(SpokenDialog):
    """Lists what has keys; the key of the row chosen can be changed at once."""

    def __init__(self, keys: KeyTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        wrap_rows(self.list)
        fade_cut_edges(self.list, Ground.PAPER)
        self.list.setAlternatingRowColors(True)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.said = TextLabel("", TextRole.ASIDE)
        self.said.setWordWrap(True)
        self.field = QKeySequenceEdit()
        self.field.setMaximumSequenceLength(1)
        self.list.setItemDelegateForColumn(1, CapColumn(self.list))
        self.use_button, self.add_button, self.default_button = (PaperButton() for _ in range(3))
        self.reset_button = PaperButton()
        self._lay_out()
        self._rows = {name: QTreeWidgetItem(self.list) for name in keys.names}
        for name, item in self._rows.items():
            item.setData(0, Qt.ItemDataRole.UserRole, name)
        self.list.setCurrentItem(next(iter(self._rows.values())))
        self.list.currentItemChanged.connect(self.on_row_chosen)
        self.field.keySequenceChanged.connect(self.on_key_pressed)
        self.use_button.clicked.connect(self.on_use)
        self.add_button.clicked.connect(self.on_add)
        self.default_button.clicked.connect(self.on_default)
        self.reset_button.clicked.connect(keys.reset)
        keys.changed.connect(self.show_keys)
        self.retranslate()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(RING, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        buttons = (self.use_button, self.add_button, self.default_button)
        # The field stands over the buttons where letters are large or the screen is narrow.
        room = self.screen().availableSize().width() / look_of(self).fonts.scale
        below = row if room >= _ROOM_FOR_ROW else QHBoxLayout()
        for button in buttons:
            below.addWidget(button)
        column = dialog_column(self)
        column.setSpacing(6)
        column.addLayout(inset(self.list), 1)
        column.addLayout(inset(self.said))
        column.addLayout(row)
        if below is not row:
            row.setContentsMargins(RING, 0, RING, 0)
            below.addStretch(1)
            column.addLayout(below)
        column.addLayout(foot_of(self, self.reset_button))
        self.take_room(720, 600)

    # --- what is shown --------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.list.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.list.setAccessibleName(self.tr("Keys"))
        self.field.setAccessibleName(self.tr("New key"))
        # WORKAROUND: Qt sets this text once and keeps it when the language changes
        # (https://code.qt.io/cgit/qt/qtbase.git/tree/src/widgets/widgets/qkeysequenceedit.cpp).
        for edit in self.field.findChildren(QLineEdit):
            edit.setPlaceholderText(self.tr("New key"))
            edit.setAccessibleName(self.tr("New key"))
        self.use_button.set_text(self.tr("Use this key"))
        self.add_button.set_text(self.tr("Use it too"))
        self.default_button.set_text(self.tr("Reset"))
        self.reset_button.set_text(self.tr("Reset all"))
        self.use_button.setToolTip(self.tr("Gives the chosen line this key instead of its own"))
        self.add_button.setToolTip(self.tr("Gives the chosen line this key beside its own"))
        self.default_button.setToolTip(self.tr("Gives the chosen line its first keys back"))
        self.reset_button.setToolTip(self.tr("Gives every line its first keys back"))
        self.show_keys()

    def show_keys(self) -> None:
        """Show which keys do what now, and which are wanted for two things."""
        clashes = self._keys.clashes()
        for name, item in self._rows.items():
            named = {key.native: key.cap for key in reversed(self._keys.keys_of(name))}
            caps = "   ".join(reversed(named))
            item.setData(1, CAPS, [*reversed(named.values())])
            others = listed([key_use(other) for other in clashes.get(name, ())])
            item.setText(0, key_use(name))
            item.setText(1, f"{_CLASH} {caps}" if others else caps)
            item.setData(1, CAPS + 1, bool(others))
            told = self.tr("The same key is used for: {others}.").format(others=others)
            item.setToolTip(1, told if others else "")
            item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, told if others else "")
            font = item.font(0)
            font.setBold(self._keys.is_chosen(name))
            item.setFont(0, font)
            item.setFont(1, font)
        self.on_row_chosen()

    def on_row_chosen(self) -> None:
        name = self._name()
        self._say(self._words_of_row())
        self.default_button.setEnabled(self._keys.is_chosen(name))
        self.reset_button.setEnabled(any(map(self._keys.is_chosen, self._keys.names)))
        self._allow()

    def on_key_pressed(self) -> None:
        key = self._pressed()
        # What was said of the key before does not hold for this one.
        self._say(self._words_of_row() if key is None else self._words_of_key(key))
        self._allow()

    def _words_of_row(self) -> str:
        others = listed([key_use(other) for other in self._keys.clashes().get(self._name(), ())])
        if others:
            return self.tr("The same key is used for: {others}.").format(others=others)
        return self.tr("Press a new key in the field below, then choose how to use it.")

    def _words_of_key(self, key: Key) -> str:
        reason = self._refusal(key)
        users = [name for name in self._keys.names if key in self._keys.keys_of(name)]
        others = listed([key_use(name) for name in users if name != self._name()])
        if reason or not others:
            return reason or self._words_of_row()
        return self.tr("This key is used already for: {others}.").format(others=others)

    def _allow(self) -> None:
        key = self._pressed()
        usable = key is not None and not self._refusal(key)
        self.use_button.setEnabled(usable)
        self.add_button.setEnabled(usable)

    def _say(self, text: str) -> None:
        self.said.set_text(text)
        self.said.setAccessibleName(text)

    # --- what is changed ------------------------------------------------------------------------

    def on_use(self) -> None:
        self._put(())

    def on_add(self) -> None:
        self._put(self._keys.keys_of(self._name()))

    def on_default(self) -> None:
        self._keys.put(self._name(), self._keys.default_of(self._name()))

    def _put(self, before: tuple[Key, ...]) -> None:
        key = self._pressed()
        if key is not None and not self._refusal(key):
            self.field.clear()
            self._keys.put(self._name(), (*before, key))

    def _refusal(self, key: Key) -> str:
        """Return why a key cannot be had; nothing when it can."""
        bare = not key.modifiers.value
        if key.code in _TABS or (bare and key.code.value in _DIGITS):
            return self.tr("This key leads through the window or chooses shapes and terrains.")
        for_map = self._name() in set(MapAction)
        writes = not key.modifiers & _WRITING and key.code.value not in _FUNCTION_KEYS
        if not for_map and writes:
            return self.tr("Take a key with Ctrl or Alt, or a function key: this one writes text.")
        return ""

    def _pressed(self) -> Key | None:
        sequence = self.field.keySequence()
        if sequence.isEmpty():
            return None
        first: QKeyCombination = sequence[0]  # type: ignore[index]  # not in the stubs
        return Key.of(first)

    def _name(self) -> str:
        item = self.list.currentItem()
        return "" if item is None else str(item.data(0, Qt.ItemDataRole.UserRole))

    def choose(self, name: str) -> None:
        """Go to the row of a name of the table."""
        self.list.setCurrentItem(self._rows[name])


def key_use(name: str) -> str:
    """Return what the keys of one name of the table do; empty for a name of nothing.

    >>> key_use("map_mirror"), key_use("new_game")
    ('Mirror', 'New game')
    """
    uses = {str(action): text for action, text in _map_uses().items()}
    uses |= {str(each.id): command_text(each).rstrip("…") for each in COMMANDS}
    return uses.get(name, "")


def _map_uses() -> dict[MapAction, str]:
    return {
        MapAction.UP: translate("MapKeys", "Move up"),
        MapAction.DOWN: translate("MapKeys", "Move down"),
        MapAction.LEFT: translate("MapKeys", "Move left"),
        MapAction.RIGHT: translate("MapKeys", "Move right"),
        MapAction.JUMP_UP: translate("MapKeys", "Up to the next place where the shape fits"),
        MapAction.JUMP_DOWN: translate("MapKeys", "Down to the next place where the shape fits"),
        MapAction.JUMP_LEFT: translate("MapKeys", "Left to the next place where the shape fits"),
        MapAction.JUMP_RIGHT: translate("MapKeys", "Right to the next place where the shape fits"),
        MapAction.TOP_EDGE: translate("MapKeys", "To the top edge"),
        MapAction.BOTTOM_EDGE: translate("MapKeys", "To the bottom edge"),
        MapAction.LEFT_EDGE: translate("MapKeys", "To the left edge"),
        MapAction.RIGHT_EDGE: translate("MapKeys", "To the right edge"),
        MapAction.TURN_RIGHT: translate("MapKeys", "Rotate right"),
        MapAction.TURN_LEFT: translate("MapKeys", "Rotate left"),
        MapAction.MIRROR: translate("MapKeys", "Mirror"),
        MapAction.PLACE: translate("MapKeys", "Lay down; again: confirm"),
        MapAction.DROP: translate("MapKeys", "Take back in hand"),
        MapAction.NEXT_LEGAL: translate("MapKeys", "Next place where the shape fits"),
        MapAction.PREVIOUS_LEGAL: translate("MapKeys", "Previous place where the shape fits"),
        MapAction.HINT: translate("MapKeys", "Hint: the best place, then the next best"),
        MapAction.DOTS: translate("MapKeys", "Mark places where the shape fits"),
        MapAction.HEAT: translate("MapKeys", "Write on each place what it would bring"),
        MapAction.PREVIEW: translate("MapKeys", "Show what a drawing would change"),
        MapAction.DECK: translate("MapKeys", "Cards in the deck"),
        MapAction.READ_SPACE: translate("MapKeys", "Describe the space"),
        MapAction.READ_MAP: translate("MapKeys", "Describe the map in short"),
        MapAction.SPACE_CARD: translate("MapKeys", "Show the card of the space"),
        MapAction.ZOOM_IN: translate("MapKeys", "Enlarge the map"),
        MapAction.ZOOM_OUT: translate("MapKeys", "Make the map smaller"),
        MapAction.ZOOM_FIT: translate("MapKeys", "Show the whole map"),
    }
