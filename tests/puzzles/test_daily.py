"""The puzzle of a day, and days in a row."""

from datetime import date, timedelta

from osada.puzzles.daily import daily, streak

DAY = date(2026, 11, 20)


def days(*ago: int) -> set[date]:
    return {DAY - timedelta(days=n) for n in ago}


def test_a_day_has_the_same_puzzle_for_everybody() -> None:
    assert daily(DAY, 300) == daily(DAY, 300)
    assert all(1 <= daily(DAY + timedelta(days=n), 7) <= 7 for n in range(-2000, 2000, 37))


def test_no_puzzle_comes_twice_before_all_have_come() -> None:
    for many in (1, 2, 137, 274, 300):
        found = [daily(DAY + timedelta(days=n), many) for n in range(many)]
        assert sorted(found) == list(range(1, many + 1))


def test_a_streak_counts_up_to_today_or_yesterday() -> None:
    assert streak(set(), DAY) == 0
    assert streak(days(0), DAY) == 1
    assert streak(days(0, 1, 2, 4), DAY) == 3
    assert streak(days(1, 2), DAY) == 2
    assert streak(days(2, 3), DAY) == 0
