"""The forms of the Aztecs box in somebody's own cards, and what a seat sees of a prayer."""

import pytest

from osada.settlers.blessings import NAMES
from osada.settlers.catalogue import CatalogueError, joined
from osada.settlers.effects import parse
from osada.settlers.effects.colours import COLOURS, GOOD_OF, colour_of
from osada.settlers.effects.counts import sets_of
from osada.settlers.game import Settlers
from osada.settlers.goods import DEFENSE, GOODS
from osada.settlers.log import seen
from osada.settlers.state import ACTION, Location, State

CARD = """
[{slug}]
name: Shrine
numbers: {numbers}
colour: {colour}
cost: 1 wood
{effect}
from: house
"""


def cards(*effects: str, slug: str = "shrine", colour: str = "blue") -> str:
    found = [
        CARD.format(
            slug=slug if not at else f"{slug}-{at}",
            numbers=f"com{901 + at}",
            colour=colour,
            effect=effect,
        )
        for at, effect in enumerate(effects)
    ]
    return "faction: common\n" + "".join(found)


def mistakes(text: str) -> list[str]:
    with pytest.raises(CatalogueError) as error:
        joined([("mine.cards", text)])
    return [str(problem) for problem in error.value.problems]


@pytest.mark.parametrize(
    "effects",
    [
        ["feature: when you pray -> prayer 1: 1 vp per red"],
        ["feature: when you gain tech -> 1 tech"],
        [
            "feature: when you pray -> 1 tech",
            "feature: when you gain tech -> prayer 1: 1 vp per red",
        ],
        ["feature: when your prayer has no match -> prayer 3: 1 vp per red"],
        [
            "feature: when you gain at least 2 vp at once -> 1 food",
            "feature: when you gain tech -> 1 tech",
        ],
    ],
)
def test_a_feature_that_answers_itself_for_ever_is_refused(effects: list[str]) -> None:
    found = mistakes(cards(*effects))
    assert found
    assert all(each.startswith("mine.cards:") for each in found)
    assert all('write "feature (once): when ..."' in each for each in found)


@pytest.mark.parametrize(
    "effect",
    [
        "feature (once): when you pray -> prayer 1: 1 vp per red",
        "feature: when you gain a blessing -> 1 blessing",
        "feature: when you pray -> 1 blessing",
        "feature: when you gain at least 1 vp at once -> 1 vp",
    ],
)
def test_a_feature_that_comes_to_an_end_is_not(effect: str) -> None:
    assert "shrine" in joined([("mine.cards", cards(effect))]).of_slug


@pytest.mark.parametrize("slug", ["blessing", "tech", "draw", "tokens", "tricolour", "pink"])
def test_words_of_the_notation_are_no_names(slug: str) -> None:
    (found,) = mistakes(cards("production: 1 wood", slug=slug))
    assert found == f"mine.cards:3: [{slug}] is a word of the notation; call it otherwise"


@pytest.mark.parametrize(
    ("effect", "wrong"),
    [
        ("prayer 5 declare any: 1 matching good per match", "needs the colours by name"),
        ("prayer 5: 1 vp per match", "nothing matches"),
        ("prayer 5 choose red: 1 food per red", "rewards its matches"),
        ("prayer 5 anounce red: 1 vp per match", "unknown word of a prayer"),
        ("prayer 5: 1 food per rde", 'did you mean "red"?'),
        ("prayer 5: 1 vp per mach", "unknown"),
        ("draw 2 common cards and store 3 for prayers until the end of the game", "stores more"),
        ("place a statue for 1/2/3/4 vp", "at most 3 statues"),
    ],
)
def test_a_prayer_that_makes_no_sense_is_refused(effect: str, wrong: str) -> None:
    with pytest.raises(parse.EffectError, match=None) as error:
        parse.ability([f"action: 1 worker -> {effect}"])
    assert wrong in str(error.value)


def test_each_colour_has_its_good() -> None:
    """COLOUR-1, COLOUR-6 to COLOUR-16; COLOUR-12, COLOUR-13, COLOUR-14: blessings, cards, VP."""
    names = {name: GOODS[GOOD_OF[at]] for at, name in enumerate(COLOURS)}
    assert names == {
        "brown": "wood",
        "grey": "stone",
        "red": "food",
        "pink": "worker",
        "gold": "gold",
        "blue": "card",
        "black": "raze",
        "purple": "vp",
        "white": "tech",
        "orange": "blessing",
    }
    assert colour_of(DEFENSE) == 0


def praying(colour: str, card: str) -> tuple[Settlers, State]:
    """A Roman with a card whose prayer is about to draw one own card of some colours."""
    game = Settlers(joined([("mine.cards", cards("production: 1 wood", colour=colour))]))
    options = {"factions": ["rome", "aztecs"], "boxes": ["aztecs"]}
    state = game.new(options, 1)
    state.phase, state.begun, state.turn, state.round = ACTION, True, 0, 1
    state.stack.clear()
    state.moves = None
    drawn = [state.cards.of_number["com901"], *state.cards.of_slug["castle"]]
    state.common_deck = drawn
    state.common_drawn = 0
    player = state.players[0]
    player.worker = player.gold = 1
    player.empire = (Location(state.cards.of_slug[card][0], 0),)
    return game, state


def test_a_divided_colour_brings_the_good_of_each() -> None:
    """PRAYER-16, PRAYER-17, COLOUR-17: a card of two colours is both."""
    game, state = praying("brown, grey", "rome/augur")
    use = game.parse(state, 0, "use rome/augur")[0]
    game.apply(state, 0, use)
    assert (state.players[0].wood, state.players[0].stone) == (1, 1)


def test_a_card_of_two_required_colours_is_one_match() -> None:
    """PRAYER-57: it brings both goods, but Temple Steps want two matches."""
    game, state = praying("brown, grey", "rome/augur")
    steps = state.cards.of_slug["aztecs/temple-steps"][0]
    state.players[0].add_location(Location(steps, 0))
    game.apply(state, 0, game.parse(state, 0, "use rome/augur")[0])
    assert (state.players[0].wood, state.players[0].stone) == (1, 1)
    assert state.players[0].score == 0


def tell(game: Settlers, state: State, *lines: str) -> None:
    for line in lines:
        for move in game.parse(state, 0, line):
            game.apply(state, 0, move)


def test_a_card_of_two_colours_lets_one_resource_of_each_be_spent() -> None:
    """AMB-X-23: two resources and two kinds are four points, with a single card drawn."""
    game, state = praying("brown, grey", "aztecs/temple-of-the-sun")
    player = state.players[0]
    player.gold, player.wood, player.stone = 0, 2, 2
    tell(game, state, "use aztecs/temple-of-the-sun", "choose 1 wood", "choose 1 stone")
    assert (player.wood, player.stone, player.score) == (1, 1, 4)


def test_a_card_of_two_colours_matches_the_declared_one_once() -> None:
    """PRAYER-18: it brings the good of the colour that was named, and of no other."""
    game, state = praying("brown, grey", "aztecs/sacrificial-altar")
    tell(game, state, "use aztecs/sacrificial-altar", "choose grey")
    assert (state.players[0].wood, state.players[0].stone) == (0, 1)


def test_a_card_of_two_colours_lets_tokens_of_both_count() -> None:
    """PRAYER-32: the card and a token of each of its colours bring two of both goods."""
    game, state = praying("brown, grey", "rome/augur")
    state.players[0].blessings = 1 << NAMES.index("brown") | 1 << NAMES.index("grey")
    tell(game, state, "use rome/augur", "choose draw")
    assert (state.players[0].wood, state.players[0].stone) == (2, 2)


def test_a_location_of_two_colours_counts_for_the_sets_of_both() -> None:
    """SET-6"""
    _, state = praying("brown, grey", "rome/augur")
    player = state.players[0]
    player.empire = (Location(state.cards.of_number["com901"], 0),) * 3
    assert dict(zip(COLOURS, sets_of(state, player), strict=True)) == {
        colour: int(colour in ("brown", "grey")) for colour in COLOURS
    }


def test_what_a_prayer_draws_is_open_and_ends_undo() -> None:
    """PRAYER-15: everybody sees the cards until they are discarded."""
    game, state = praying("red", "aztecs/ball-court")
    state.log = []
    before = state.copy()
    game.apply(state, 0, game.parse(state, 0, "use aztecs/ball-court")[0])
    assert game.pending(state)[0].kind == "colour"
    for seat in (0, 1, None):
        assert game.view(state, seat)["shown"][0] == "com901"
    assert game.reveals(before, state, 1)
    (told,) = [event for event in state.log if event[0] == "prayed"]
    assert seen(told, 1) == told
    game.apply(state, 0, game.parse(state, 0, "choose red")[0])
    assert state.players[0].score == 1
    assert "shown" not in game.view(state, 0)
