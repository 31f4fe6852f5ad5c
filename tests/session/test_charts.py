"""Charts of the day and week: the same for everybody, another one each time."""

import datetime

from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import GameSetup, PlayerSetup, RuleOptions
from cartographers_gui.session import Chart, ChartKind, chart_of_day, chart_of_week, chart_played

TODAY = datetime.date(2026, 11, 30)


def game_on(chart: Chart, *names: str) -> GameSetup:
    return GameSetup(
        tuple(map(PlayerSetup, names or ("Ana",))), chart.layout, chart.rules, chart.seed
    )


def test_charts_never_change() -> None:
    # Whoever changes these numbers gives people of two versions different charts on one day.
    day, week = chart_of_day(TODAY), chart_of_week(TODAY)
    assert (day.key, day.layout.id, f"{day.seed:08X}") == ("day:2026-11-30", "B", "1FF88BBA")
    assert (week.key, week.layout.id, f"{week.seed:08X}") == ("week:2026-11-30", "B", "3A9CDDF4")
    assert (day.rules, week.rules) == (RuleOptions(), RuleOptions(promo_ambushes=True))


@given(st.dates())
def test_every_date_has_two_charts(date: datetime.date) -> None:
    assert chart_of_day(date).first_day == date
    week = chart_of_week(date)
    assert week.kind is ChartKind.WEEK
    assert week.first_day.weekday() == 0
    assert 0 <= (date - week.first_day).days < 7
    assert chart_of_week(week.first_day) == week


def test_both_sides_and_many_seeds_come_up() -> None:
    charts = [chart_of_day(TODAY + datetime.timedelta(days=day)) for day in range(60)]
    assert {chart.layout.id for chart in charts} == {"A", "B"}
    assert len({chart.seed for chart in charts}) == 60


@given(st.dates())
def test_a_game_on_a_chart_is_known_by_it(date: datetime.date) -> None:
    for chart in (chart_of_day(date), chart_of_week(date)):
        assert chart_played(game_on(chart, "Ana", "Boris"), date) == chart


def test_a_game_may_end_some_days_after_its_chart() -> None:
    begun = TODAY - datetime.timedelta(days=7)
    for chart in (chart_of_day(begun), chart_of_week(begun)):
        assert chart_played(game_on(chart), TODAY) == chart
    earlier = chart_of_day(TODAY - datetime.timedelta(days=8))
    assert chart_played(game_on(earlier), TODAY) is None


def test_another_game_is_on_no_chart() -> None:
    chart = chart_of_day(TODAY)
    game = game_on(chart)
    assert chart_played(GameSetup(game.players, game.layout, game.rules, 7), TODAY) is None
    gentle = RuleOptions(no_monsters=True)
    assert chart_played(GameSetup(game.players, game.layout, gentle, game.seed), TODAY) is None


def test_a_coming_chart_does_not_count_yet() -> None:
    tomorrow = chart_of_day(TODAY + datetime.timedelta(days=1))
    assert chart_played(game_on(tomorrow), TODAY) is None
