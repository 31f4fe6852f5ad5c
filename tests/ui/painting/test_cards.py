"""The faces of the cards: every card has its own picture, fits its texts and minds the palette."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache, QTransform

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    MapSheet,
    Terrain,
)
from cartographers_gui.engine.cards import Card, MapCorner, PassDirection, SeasonCard
from cartographers_gui.engine.scoring import ScoringCard
from cartographers_gui.ui.painting.ambush_face import paint_pass_arrow
from cartographers_gui.ui.painting.card_face import PROPORTION, paint_card, paint_card_head
from cartographers_gui.ui.painting.card_text import CardText, paint_time, paint_title
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.scoring_examples import SCORING_EXAMPLES, ScoringExample
from cartographers_gui.ui.painting.scoring_face import group_color, paint_scoring_card
from cartographers_gui.ui.painting.season_face import paint_season_card
from cartographers_gui.ui.painting.small_card import paint_small_card
from cartographers_gui.ui.painting.vignette import paint_vignette
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, PALETTES, Palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.card_view import card_text
from tests.helpers.pictures import all_grey, difference, of, painted

pytestmark = pytest.mark.usefixtures("qapp")

CARDS: dict[str, Card] = {**EXPLORE_CARDS, **RUINS_CARDS, **AMBUSH_CARDS}
NAMES = dict.fromkeys(Terrain, "Містечко")


@pytest.fixture(autouse=True)
def empty_cache() -> None:
    QPixmapCache.clear()


@pytest.mark.parametrize("name", ["great_river", "homestead", "goblin_attack"])
def test_a_picture_is_darker_by_night_and_keeps_its_colours(name: str) -> None:
    day, night = (painted(of(paint_vignette, name, palette), 140, 60) for palette in (DAY, NIGHT))
    places = [(x, y) for x in range(10, 130, 6) for y in range(8, 52, 5)]

    def mean(image: QImage, part: Callable[[QColor], float]) -> float:
        return sum(part(image.pixelColor(x, y)) for x, y in places) / len(places)

    assert mean(night, QColor.valueF) < 0.95 * mean(day, QColor.valueF)
    assert mean(night, QColor.hsvSaturationF) > mean(day, QColor.hsvSaturationF)


def face(card: Card, look: Look | None = None, texts: CardText | None = None) -> QImage:
    texts = texts or CardText(card.name, "Rule", NAMES, "solo")
    return painted(
        lambda painter, rect: paint_card(
            painter, card, texts, rect.adjusted(9, 9, -9, -9), look or Look()
        ),
        224,
        304,
    )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_card_of_the_explore_deck_has_its_own_picture(palette: Palette) -> None:
    images = [painted(of(paint_vignette, name, palette), 140, 60) for name in CARDS]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.05


def test_a_card_without_a_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        painted(of(paint_vignette, "atlantis", DAY))


@pytest.mark.parametrize("name", CARDS)
def test_pictures_are_black_and_white_in_high_contrast(name: str) -> None:
    assert all_grey(painted(of(paint_vignette, name, HIGH_CONTRAST), 160, 70))


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_faces_follow_palette_and_text(card: Card) -> None:
    day = face(card)
    assert difference(day, face(card, Look(NIGHT))) > 0.5
    assert difference(day, face(card, texts=CardText("Another", "Rule", NAMES, "solo"))) > 0.0005
    assert difference(day, face(card, Look(DAY, Typography(1.5)))) > 0.001


def test_a_face_is_painted_the_same_again() -> None:
    first = face(CARDS["hamlet"])
    assert first == face(CARDS["hamlet"])
    QPixmapCache.clear()
    # Qt keeps a few gradients and rounds those it makes anew a little differently.
    assert difference(first, face(CARDS["hamlet"])) < 0.001


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_head_leaves_room_below_the_picture(card: Card) -> None:
    rooms: list[QRectF] = []
    painted(
        lambda painter, rect: rooms.append(
            paint_card_head(painter, card, CardText(card.name), rect, Look())
        ),
        248,
        280,
    )
    (room,) = rooms
    assert QRectF(0, 0, 248, 280).contains(room)
    assert room.height() > 90


def test_a_long_name_stays_on_its_line() -> None:
    name = "Дуже довга назва цієї карти розвідки, яка не вміщається"

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_title(painter, name, rect.adjusted(20, 30, -20, -30), Look(), size=20)

    image = painted(paint, 160, 90)
    for x in (*range(18), *range(143, 160)):
        assert all(image.pixelColor(x, y).alpha() == 0 for y in range(90))


def test_time_ends_where_it_is_asked_to() -> None:
    widths: list[float] = []

    def paint(painter: QPainter, rect: QRectF) -> None:
        widths.append(paint_time(painter, 2, rect.center(), Look(), size=20))

    image = painted(paint, 160, 60)
    inked = [x for x in range(160) if any(image.pixelColor(x, y).alpha() for y in range(60))]
    assert max(inked) <= 81
    assert min(inked) >= 80 - widths[0] - 2


def small(card: Card, palette: Palette) -> QImage:
    return painted(
        lambda painter, rect: paint_small_card(
            painter, card, rect.adjusted(4, 4, -4, -4), Look(palette)
        ),
        64,
        76,
    )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_small_cards_differ_wherever_the_cards_do(palette: Palette) -> None:
    shown = ("great_river", "farmland", "homestead", "rift_lands", "temple_ruins", "gnoll_raid")
    images = [small(CARDS[name], palette) for name in shown]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.02


def season_face(card: SeasonCard, palette: Palette) -> QImage:
    texts = CardText("Name", "Edicts")
    return painted(
        lambda painter, rect: paint_season_card(painter, card, texts, rect, Look(palette)), 200, 280
    )


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_season_cards_differ(palette: Palette) -> None:
    images = [season_face(card, palette) for card in SEASON_CARDS.values()]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.02


def test_season_cards_have_no_colour_in_high_contrast() -> None:
    assert all(all_grey(season_face(card, HIGH_CONTRAST)) for card in SEASON_CARDS.values())


@pytest.mark.parametrize("card", SCORING_CARDS.values(), ids=SCORING_CARDS)
def test_scoring_cards_bear_the_band_of_their_group(card: ScoringCard) -> None:
    image = painted(
        lambda painter, rect: paint_scoring_card(
            painter, card, CardText(card.name, card.text, solo="solo"), rect, Look()
        ),
        196,
        392,
    )
    assert image.pixel(98, 3) == group_color(card.group, DAY).rgb()


# --- the diagrams tell the truth ------------------------------------------------------------------


def sheet_of(example: ScoringExample) -> MapSheet:
    """Set a cutting into a map, with empty spaces round it where it is not the map's edge."""
    before = {side: 0 if side in example.edges else 2 for side in "LTRB"}
    width = before["L"] + len(example.rows[0]) + before["R"]
    # Monsters fill a space and belong to none of the terrains that the cards count.
    rows = ["." * before["L"] + row.replace("o", "X") + "." * before["R"] for row in example.rows]
    empty = "." * width
    return MapSheet.from_text("\n".join([empty] * before["T"] + rows + [empty] * before["B"]))


def test_every_scoring_card_has_a_diagram() -> None:
    assert set(SCORING_EXAMPLES) == set(SCORING_CARDS)


@pytest.mark.parametrize("card_id", SCORING_EXAMPLES)
def test_the_stars_of_a_diagram_are_what_the_card_scores(card_id: str) -> None:
    example = SCORING_EXAMPLES[card_id]
    sheet = sheet_of(example)
    assert SCORING_CARDS[card_id].score(sheet).stars == sum(star.stars for star in example.stars)


@pytest.mark.parametrize("card_id", SCORING_EXAMPLES)
def test_what_a_diagram_crosses_out_scores_nothing(card_id: str) -> None:
    example = SCORING_EXAMPLES[card_id]
    starred = {(star.row, star.col) for star in example.stars}
    assert not starred & set(example.crossed)
    score = SCORING_CARDS[card_id].score(sheet_of(example))
    down = 0 if "T" in example.edges else 2
    right = 0 if "L" in example.edges else 2
    scored = {space for group in score.groups for space in group.spaces}
    assert not scored & {(row + down, col + right) for row, col in example.crossed}


@pytest.mark.parametrize("card_id", SCORING_EXAMPLES)
def test_diagrams_have_rows_of_one_length(card_id: str) -> None:
    assert len({len(row) for row in SCORING_EXAMPLES[card_id].rows}) == 1


def test_an_ambush_shows_where_its_walk_begins_only_where_somebody_plays_alone() -> None:
    card = AMBUSH_CARDS["goblin_attack"]
    other = replace(card, corner=MapCorner.TOP_LEFT)
    assert card.corner is not other.corner
    several = CardText("Goblin Attack", "Each map goes to the next player.")
    alone = CardText("Goblin Attack", "They come.", solo="The walk begins here.", is_alone=True)
    both = CardText("Goblin Attack", "Each map goes on.", solo="The walk begins here.")
    for texts, is_shown in ((several, False), (alone, True), (both, True)):
        one = face(card, texts=texts)
        QPixmapCache.clear()
        assert (difference(one, face(other, texts=texts)) > 0) is is_shown


def test_everything_on_a_very_large_card_grows_with_it() -> None:
    card = CARDS["rift_lands"]
    texts = CardText(card.name, "Rule", NAMES, "solo")

    def middle_of(width: int) -> float:
        height = round(width / PROPORTION)
        image = painted(
            lambda painter, rect: paint_card(painter, card, texts, rect, Look()), width, height
        )
        # Between picture and swatches there is the shape alone: a single space.
        row = round(0.66 * height)
        ground = image.pixelColor(round(0.2 * width), row)
        inked = [x for x in range(width // 4, 3 * width // 4) if image.pixelColor(x, row) != ground]
        return (inked[-1] - inked[0]) / width

    assert middle_of(900) == pytest.approx(middle_of(450), abs=0.02)


def test_two_arrows_stand_for_two_maps_that_are_swapped() -> None:
    rect = QRectF(0, 0, 120, 120)

    def arrows(direction: PassDirection, *, is_swap: bool) -> QImage:
        return painted(
            lambda painter, _: paint_pass_arrow(painter, direction, rect, DAY, is_swap=is_swap),
            120,
            120,
        )

    for direction in PassDirection:
        image = arrows(direction, is_swap=True)
        # Half a turn round the table changes nothing: neither of the two comes first. The sheets
        # in the middle lie as they lie.
        turned = image.transformed(QTransform().rotate(180))
        rim = QRect(0, 0, 120, 30)
        assert difference(image.copy(rim), turned.copy(rim)) < 0.04
        one = arrows(direction, is_swap=False)
        half = one.transformed(QTransform().rotate(180))
        assert difference(one.copy(rim), half.copy(rim)) > 0.05


@pytest.mark.parametrize(("players", "is_swap"), [(1, False), (2, True), (3, False)])
def test_maps_are_swapped_by_two_players_alone(players: int, *, is_swap: bool) -> None:
    for card in AMBUSH_CARDS.values():
        assert card_text(card, players).is_swap is is_swap
