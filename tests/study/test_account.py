"""What judgements come to: the sum that is exact, the curve, turning points, what was left."""

from itertools import pairwise

import pytest

from osada import LANGUAGES
from osada.study.account import account
from osada.study.judgement import Judgement, Reason
from osada.study.left import left_lying
from osada.study.subject import NoReview, subject
from osada.study.words import Speaker
from tests.fluent_files import messages
from tests.study.games import decisions, judged, match_of, two_players

NAMES = {0: "Ola", 1: "Jan"}


def made_up() -> list[Judgement]:
    """A quiet game with one blunder and one turn of luck."""
    mine = [one for one in decisions() if one.seat == 0][:4]
    theirs = [one for one in decisions() if one.seat == 1][:2]
    found = [
        judged(mine[0], [2.0, -1.5], chances=(0.55, 0.46)),
        judged(mine[1], [2.0, -1.5], (7.25, -6.0), "blunder", (0.55, 0.46), 0.2),
        judged(mine[2], [-5.0, 4.0], (-0.5, 0.5), "best", (0.35, 0.64)),
        judged(mine[3], [9.0, 4.0], chances=(0.75, 0.64), round_=2),
        judged(theirs[0], [1.0, -1.0]),
        judged(theirs[1], [-3.0, 3.0], (-2.0, 2.5), "inaccuracy", (0.4, 0.6), 0.05),
    ]
    return sorted(found, key=lambda one: one.at)


def test_luck_and_play_add_up_to_the_margin() -> None:
    found = account(two_players(), made_up())
    scores = [side.score for side in found.sides]
    for side in found.sides:
        assert side.margin == scores[side.seat] - scores[1 - side.seat]
        total = side.start + side.luck + side.play + side.rivals
        assert total == pytest.approx(side.margin, abs=1e-9)
        assert side.play <= 0
    ola, jan = found.sides
    assert (ola.start, ola.play, ola.rivals) == (2.0, -6.8, 2.0)
    assert (jan.start, jan.play, jan.rivals) == (-1.0, -2.5, 5.5)
    assert ola.marks == {"best": 3, "blunder": 1}
    assert (ola.decisions, ola.best) == (4, 3)


def test_of_one_seat_opponents_are_luck() -> None:
    own = [one for one in made_up() if one.seat == 0]
    (side,) = account(two_players(), own, 0).sides
    assert side.rivals == 0
    assert side.start + side.luck + side.play == pytest.approx(side.margin)


def test_the_curve_goes_from_the_start_to_the_end() -> None:
    found = account(two_players(), made_up()).curve
    assert [one.at for one in found] == sorted(one.at for one in found)
    assert found[-1].at == two_players().match.moves
    outcome = two_players().match.outcome
    assert outcome is not None
    assert [chance == 1 for chance in found[-1].chances] == [
        seat in outcome.winners for seat in range(2)
    ]
    blunder = next(one for one in made_up() if one.mark == "blunder")
    at = next(n for n, one in enumerate(found) if one.at == blunder.at)
    assert found[at].chances[0] == pytest.approx(0.55)
    assert found[at + 1].chances[0] == pytest.approx(0.35)


def test_the_game_turns_by_slips_and_by_luck() -> None:
    found = account(two_players(), made_up()).turning
    blunder = next(one for one in made_up() if one.mark == "blunder")
    slip = next(one for one in found if one.made is not None)
    assert (slip.at, slip.seat) == (blunder.at, 0)
    assert slip.change == pytest.approx(-0.2)
    luck = next(one for one in found if one.made is None)
    assert luck.change > 0.08
    assert luck.begins
    assert luck.round == 2
    assert all(one.at < other.at for one, other in pairwise(found))


def test_goods_that_cleanup_takes_are_left_lying() -> None:
    found = [one for seat in range(2) for one in left_lying(two_players(), (), seat)]
    assert {one.kind for one in found} <= {"thrown", "workers", "razed"}
    assert all(one.points >= 1 for one in found)
    assert any(one.goods for one in found)


def test_everything_is_said_in_every_language() -> None:
    known = [messages("osada.study", "messages", language) for language in LANGUAGES]
    assert [list(one) for one in known] == [list(known[0])] * len(known)
    cards = two_players().match.state.cards
    told = account(two_players(), made_up())
    facts: dict[str, str | int] = {"card": "rome/legion", "played": 2, "best": 9}
    reasons = [
        Reason("points", {"n": 3, "source": "kept", "way": "less"}),
        Reason("points", {"n": 1, "source": "action", "way": "more"}),
        Reason("rivals", {"n": 5}),
        *(Reason(what, facts) for what in ("built", "dealt", "lost")),
        Reason("goods", {"n": 2, "good": "stone", "round": 4}),
        Reason("spread", {}),
    ]
    for language in LANGUAGES:
        speaker = Speaker(cards, NAMES, language)
        said = [speaker.reason(one) for one in reasons]
        said += [speaker.turn(one) for one in told.turning]
        said += [speaker.left(one) for side in told.sides for one in side.left]
        assert all(one[0].isupper() or one[0] == "„" for one in said), said
        assert len(set(said)) > len(reasons)
    english = Speaker(cards, NAMES, "en")
    assert english.reason(reasons[0]) == ("About 3 points less from what is kept on locations.")
    assert english.reason(reasons[6]) == "Round 4 brings 2 stone less."


@pytest.mark.parametrize(
    ("place", "number", "said"),
    [
        ("../src/osada/server/examples/demo-0003.osada", 0, "Only games of cards can be reviewed"),
        ("unit/data/two-players.osada", 1, "This is a single game, not a campaign"),
    ],
)
def test_what_cannot_be_reviewed_says_so(place: str, number: int, said: str) -> None:
    with pytest.raises(NoReview, match=said) as found:
        subject(match_of(place), number)
    assert len({found.value.told(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_unfinished_game_is_not_reviewed() -> None:
    match = match_of("unit/data/two-players.osada").fork(40)
    with pytest.raises(NoReview, match="was not played to its end"):
        subject(match)
