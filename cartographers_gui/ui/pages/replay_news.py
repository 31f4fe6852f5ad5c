"""What a step of a replay brought: the card that was drawn, and all that followed."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import GameEnded
from cartographers_gui.session import ReplayView
from cartographers_gui.ui.narration import event_sentence, player_names
from cartographers_gui.ui.panels.card_picture import CardPicture
from cartographers_gui.ui.shape_words import place_sentence
from cartographers_gui.ui.text import card_name
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["ReplayNews"]

_MOST_SENTENCES, _CRAMPED_SENTENCES = 5, 2
_CARD_WIDTH = 130.0
_NARROW, _GAP = 520.0, 4
_HEIGHT, _CRAMPED_HEIGHT = 128.0, 46.0


class ReplayNews(PaperPanel):
    """A card with the sentences of one step beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReplayView | None = None
        self._is_cramped = False
        self._spare = 0
        self.card = CardPicture()
        self.title = TextLabel(role=TextRole.CARD_TITLE)
        self.story = TextLabel()
        texts = QVBoxLayout()
        texts.setSpacing(_GAP)
        texts.addWidget(self.title)
        story = QVBoxLayout()
        story.setContentsMargins(0, 0, 0, 0)
        story.addWidget(self.story)
        story.addStretch(1)
        body = ScrolledBody(story)
        fade_cut_edges(body, Ground.PAPER)
        texts.addWidget(body, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.card)
        row.addLayout(texts, 1)
        self.apply_look()

    def show_step(self, view: ReplayView) -> None:
        """Show the card that was drawn in a step, and what came of it."""
        self._view = view
        self._show()

    def spoken(self) -> str:
        """Return what came of the step for those who do not see the map: every space drawn too."""
        drawing = None if self._view is None else self._view.drawing
        if drawing is None:
            return self.story.text()
        drawn = place_sentence(drawing.placement.terrain, drawing.placement.spaces)
        return f"{self.story.text()} {drawn}"

    def set_cramped(self, *, cramped: bool) -> None:
        """Tell the most in the least room, or all of it."""
        if cramped != self._is_cramped:
            self._is_cramped = cramped
            self.apply_look()
            self._show()

    def set_spare(self, spare: int) -> None:
        """Grow by up to so many px where the sentences need them."""
        if spare != self._spare:
            self._spare = spare
            self._fit_height()

    def least_height(self) -> int:
        """Return the height in px without any that is spare."""
        height = _CRAMPED_HEIGHT if self._is_cramped else _HEIGHT
        return round(self.look.fonts.px(height)) + 32

    def _fit_height(self) -> None:
        """Be as high as the sentences need, as far as there is room for them."""
        least, edges = self.least_height(), self.contentsMargins()
        needed = self.story.heightForWidth(self.story.width()) + edges.top() + edges.bottom()
        if not self.title.isHidden():
            needed += self.title.height() + _GAP
        self.setFixedHeight(max(least, min(needed + 2, least + self._spare)))

    def _show(self) -> None:
        view = self._view
        if view is None:
            return
        names = player_names(view.players)
        told = [event for event in view.events if not isinstance(event, GameEnded)] or view.events
        most = _CRAMPED_SENTENCES if self._is_cramped else _MOST_SENTENCES
        sentences = [event_sentence(event, names) for event in told[:most]]
        self.story.set_text("\n".join(sentences))
        if view.card is not None:
            self.card.show_card(view.card.id)
            self.title.set_text(card_name(view.card))
        self._fit_height()

    def apply_look(self) -> None:
        self.card.setFixedWidth(round(self.look.fonts.px(_CARD_WIDTH)))
        self.title.setVisible(not self._is_cramped)
        self._fit_height()
        self._share_width()

    def _share_width(self) -> None:
        """Give up the picture where the sentences need all the room."""
        roomy = self.width() >= self.look.fonts.px(_NARROW)
        self.card.setVisible(roomy and not self._is_cramped)

    def retranslate(self) -> None:
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
        if event.size().width() != event.oldSize().width():
            self._fit_height()
