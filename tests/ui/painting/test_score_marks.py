"""What was counted is outlined and numbered, the rest is pale."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage

from cartographers_gui.engine import Space
from cartographers_gui.ui.painting.clusters import paint_ruins_mark
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.painting.score_marks import ScoreMark, paint_score_marks, paint_veil
from cartographers_gui.ui.theme import DAY, NIGHT
from tests.helpers.pictures import covered, difference, painted

GEOMETRY = MapGeometry.fitted(QRectF(0, 0, 300, 300), 5, 5)
PAIR = frozenset({Space(1, 1), Space(1, 2)})


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Fonts need an application."""


def marks(*given: ScoreMark) -> QImage:
    return painted(lambda painter, _: paint_score_marks(painter, GEOMETRY, given, DAY), 300, 300)


def at(image: QImage, space: Space) -> QImage:
    return image.copy(GEOMETRY.rect_of(space).toRect())


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=lambda palette: palette.name)
def test_a_veil_lies_evenly_on_everything_but_the_lit_spaces(palette: object, ratio: float) -> None:
    geometry = MapGeometry.fitted(QRectF(0, 0, 300, 300), 5, 5, ratio=ratio)
    image = painted(
        lambda painter, _: paint_veil(painter, geometry, PAIR, palette),  # type: ignore[arg-type]
        300,
        300,
        ratio,
    )
    area = geometry.map_rect
    depths = {
        image.pixelColor(x, y).alpha()
        for y in range(round(area.top() * ratio), round(area.bottom() * ratio))
        for x in range(round(area.left() * ratio), round(area.right() * ratio))
    }
    # Clear or veiled, never a seam in between.
    assert len(depths) == 2
    assert min(depths) == 0
    lit = geometry.rect_of(Space(1, 1))
    assert image.pixelColor((lit.center() * ratio).toPoint()).alpha() == 0
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_mark_outlines_its_group_and_nothing_else() -> None:
    image = marks(ScoreMark(PAIR, "3"))
    assert all(covered(at(image, space)) > 0.05 for space in PAIR)
    assert covered(at(image, Space(4, 4))) == 0
    # No line between the two spaces of the group.
    joint = GEOMETRY.rect_of(Space(1, 1)).topRight()
    middle = image.pixelColor(round(joint.x()), round(joint.y() + 0.5 * GEOMETRY.space))
    assert middle.alpha() == 0


def test_only_the_newest_number_is_golden() -> None:
    one, other = ScoreMark(PAIR, "3"), ScoreMark(frozenset({Space(3, 3)}), "5")
    badge = GEOMETRY.rect_of(Space(1, 2)).topRight()

    def color(image: QImage) -> tuple[int, int, int]:
        # Beside the digit, inside the badge.
        pixel = image.pixelColor(
            round(badge.x() - 0.30 * GEOMETRY.space), round(badge.y() + 0.18 * GEOMETRY.space)
        )
        return pixel.red(), pixel.green(), pixel.blue()

    newest, older = color(marks(one)), color(marks(one, other))
    assert newest[0] > newest[2]
    assert older[2] > older[0]


def test_a_loss_is_told_by_its_line() -> None:
    newer = ScoreMark(frozenset({Space(4, 0)}), "1")
    gain, loss = ScoreMark(PAIR, "2"), ScoreMark(PAIR, "2", is_loss=True)
    assert difference(marks(gain, newer), marks(loss, newer)) > 0.005


def test_no_mark_paints_nothing() -> None:
    assert covered(marks()) == 0


def test_no_outline_runs_over_the_mark_of_ruins() -> None:
    space = Space(1, 1)
    rect = GEOMETRY.rect_of(space)
    mark = painted(lambda painter, _: paint_ruins_mark(painter, rect, DAY), 300, 300)

    def lit(ruins: frozenset[Space]) -> QImage:
        counted = [ScoreMark(PAIR, "2")]
        return painted(
            lambda painter, _: paint_score_marks(painter, GEOMETRY, counted, DAY, ruins=ruins),
            300,
            300,
        )

    corner = rect.topLeft().toPoint()
    places = [
        (corner.x() + x, corner.y() + y)
        for x in range(30)
        for y in range(30)
        if mark.pixelColor(corner.x() + x, corner.y() + y).alpha() == 255
    ]
    whole, run_over = lit(frozenset({space})), lit(frozenset())
    assert all(whole.pixelColor(*place) == mark.pixelColor(*place) for place in places)
    assert not all(run_over.pixelColor(*place) == mark.pixelColor(*place) for place in places)
