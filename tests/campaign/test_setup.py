"""What the setup of each game of a campaign deals, and what everybody sees of it."""

from pathlib import Path
from typing import Any

from osada.campaign import dealing
from osada.campaign.own import game
from osada.campaign.stages.falling import give_up
from osada.campaign.state import GAME, State
from osada.settlers.catalogue import INVENTION, PROVINCE, base
from tests.campaign.games import CAMPAIGN, TABLES, walk

OWNED = ["mint", "vineyards", "salt-flats", "beech-hills", "free-city", "tar-pits"]
INSTANT = """faction: rome

[rome/omen]
name: Omen
numbers: own001-020
colour: blue
deal: card
instant: 1 vp
from: house
"""


def begun(seed: int, **options: Any) -> State:
    return CAMPAIGN.new({"factions": ["rome", "egypt"], **options}, seed)


def test_all_goals_are_shuffled_for_every_game() -> None:
    """CSETUP-14, CSETUP-16: one of each category, out of all 42, whatever lay there before."""
    book = begun(3).book
    drawn: list[list[int]] = []
    for number in range(1, 201):
        book.number = number
        drawn.append(dealing.goals(book))
    cards = book.options.box.cards
    for goals in drawn:
        found = [cards.card[goal].goal for goal in goals]
        assert [goal.category for goal in found if goal] == [0, 1, 2]
    assert len({goal for goals in drawn for goal in goals}) == 42
    assert set(drawn[0]) & {goal for goals in drawn[1:] for goal in goals}


def test_alone_four_of_all_goals_lie_in_the_middle() -> None:
    """CSOLO-2: they are not sorted by category, so some lack one, and others have several of it."""
    book = CAMPAIGN.new({"factions": ["rome"]}, 3).book
    cards = book.options.box.cards
    kinds: set[tuple[int, ...]] = set()
    for number in range(1, 201):
        book.number = number
        goals = dealing.goals(book)
        assert len(set(goals)) == 4
        found = [cards.card[goal].goal for goal in goals]
        kinds.add(tuple(sorted(goal.category for goal in found if goal)))
    assert len(kinds) > 8


def test_provinces_given_up_are_shuffled_into_the_deck() -> None:
    """AMB-C65, ERA-18: they lie anywhere in it, and their map is gone."""
    orders: set[tuple[int, ...]] = set()
    for seed in range(6):
        state = begun(seed, begun={"sheets": [{"provinces": OWNED, "map": [1, 2]}, {}]})
        book, empire = state.book, state.book.empires[0]
        given = give_up(state, empire)
        assert len(given) == len(OWNED)
        assert (empire.provinces, empire.map) == ((), ())
        assert sorted(book.deck) == book.options.box.provinces
        places = tuple(book.deck.index(card) for card in given)
        assert min(places) < len(book.deck) - len(given)
        orders.add(places)
    assert len(orders) == 6


def test_the_first_player_does_not_depend_on_earlier_games() -> None:
    """CSETUP-22: another score makes nobody else the first player, and everybody is it at times."""
    firsts: list[int] = []
    for seed in range(12):
        same: set[int] = set()
        for scores in ([[90], [1]], [[1], [90]]):
            sheets = [{"knowledge": 50, "scores": one} for one in scores]
            state = begun(seed, begun={"number": 2, "sheets": sheets})
            assert state.table is not None
            same.add(state.table.first)
        assert len(same) == 1
        firsts += same
    assert set(firsts) == {0, 1}


def test_everybody_sees_goals_markers_and_tracks() -> None:
    """CSETUP-17, GOAL-35, GOAL-2: a rival and a guest see what a player sees of them."""
    seen = 0
    for at, state in enumerate(walk(TABLES[0], 5, 400)):
        if state.book.stage != GAME or at % 20:
            continue
        views = [CAMPAIGN.view(state, seat) for seat in (0, 1, None)]
        tables = [view["table"] for view in views]
        assert tables[0]["goals"] == tables[1]["goals"] == tables[2]["goals"]
        assert len(tables[2]["goals"]) == 3
        for key in ("tracks", "map", "provinces", "inventions", "scores", "knowledge"):
            sheets = [[one["sheet"][key] for one in view["players"]] for view in views]
            assert sheets[0] == sheets[1] == sheets[2]
        seen += 1
    assert seen > 5


def test_provinces_and_inventions_are_never_built() -> None:
    """CAMP-CONTENT-18: they have no cost, no deal and no raze field, and lie in no deck."""
    cards = base().with_campaign()
    laid_out = [one for one in cards.card if one.faction in (PROVINCE, INVENTION)]
    assert len(laid_out) == 55 + 66
    for one in laid_out:
        assert (one.wood, one.stone, one.food, one.gold, one.location) == (0, 0, 0, 0, 0)
        assert one.deal < 0
        assert not one.has_raze
    state = begun(1)
    assert state.table is not None
    held = [*state.table.common_deck, *(card for one in state.table.players for card in one.deck)]
    assert not {cards.card[card].faction for card in held} & {PROVINCE, INVENTION}


def test_a_start_location_passes_over_instant_cards(tmp_path: Path) -> None:
    """AMB-C45: the next card that fits is taken, the others are shuffled back."""
    (tmp_path / "own.cards").write_text(INSTANT)
    campaign = game(tmp_path)
    for seed in range(6):
        sheets: list[dict[str, Any]] = [{"tracks": "0/0/14"}, {}]
        options = {"factions": ["rome", "egypt"], "begun": {"number": 2, "sheets": sheets}}
        state = campaign.new(options, seed)
        while (seat := campaign.asked(state)) == 0 and state.table and not state.table.round:
            campaign.make(state, seat, campaign.options(state, seat)[0])
        assert state.table is not None
        cards, player = state.book.options.box.cards, state.table.players[0]
        assert [cards.card[one.card].instant for one in player.empire] == [()]
        held = (*player.deck[player.drawn :], *player.hand)
        omens = [card for card in held if cards.card[card].instant]
        assert len(omens) == 20
