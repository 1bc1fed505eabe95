"""Random games for the property tests: options of every kind, and whole playouts."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from osada.kernel.game import Move
from osada.kernel.random import below, seeded, step
from osada.settlers import setup
from osada.settlers.coded import is_route, laid_card
from osada.settlers.game import Settlers
from osada.settlers.moves.play import Played
from osada.settlers.moves.raze import Razed
from osada.settlers.state import State

GAME = Settlers()
FACTIONS = ("barbarians", "japan", "rome", "egypt")
MARKED = {
    "in": ["aztecs/canal-builders", "aztecs/star-observatory", "aztecs/sacred-mathematics"],
    "out": [],
}
"""Cards of technology, which no deck of a format has by itself."""
SETS = {
    "in": ["aztecs/triple-terrace", "aztecs/banner-of-three", "aztecs/masters-of-the-calendar"],
    "out": ["aztecs/maize-field"],
}
STANDARD: dict[str, dict[str, dict[str, list[str]]]] = {
    "friends": {
        "rome": {
            "in": ["rome/public-aqueduct", "rome/hall-of-loot", "rome/cohort"],
            "out": ["rome/sculptors-apprentice", "rome/legion", "rome/spies"],
        },
        "aztecs": {
            "in": ["aztecs/pilgrims-inn", "aztecs/votive-treasury", "aztecs/tribute-of-guests"],
            "out": ["aztecs/maize-field", "aztecs/ball-court", "aztecs/great-market"],
        },
    },
    "aztecs": {
        "rome": {
            "in": ["rome/augur", "rome/shrine-of-mars", "rome/solid-foundations"],
            "out": ["rome/sculptors-apprentice", "rome/legion", "rome/spies"],
        },
    },
}
"""Swaps of the standard format with cards of a box: a triple, a pair and a single."""
BANS = ["mill", "volcano", "egypt/sphinx"]


def brought(boxes: list[str], format: str, factions: list[str]) -> list[dict[str, Any]]:
    """Decks of one's own that can be played there."""
    found: list[dict[str, Any]] = [{}]
    if format == "open" and "aztecs" in factions:
        found += [{"aztecs": MARKED}, {"aztecs": SETS}]
    if format == "standard":
        for box in boxes:
            decks = {name: deck for name, deck in STANDARD[box].items() if name in factions}
            found += [decks] if decks else []
    return found


@st.composite
def options(draw: st.DrawFn, most: int = 4, boxed: bool = True) -> dict[str, Any]:
    """Options of a game for 1 to 4 players in any variant; with a fifth faction for 1 to 5."""
    selections = [[], ["friends"], ["aztecs"], ["aztecs", "friends"], ["friends", "aztecs"]]
    boxes: list[str] = draw(st.sampled_from(selections)) if boxed else []
    fifth = ("aztecs",) if "aztecs" in boxes else ()
    order = draw(st.permutations((*fifth, *FACTIONS)))
    players = draw(st.integers(1, most + (most == 4 and bool(fifth))))
    chosen: dict[str, Any] = {"factions": list(order[:players])}
    if players > 1:
        lookouts = ["standard", "alternative", "advanced"][: 2 if players > 4 else 3]
        chosen["lookout"] = draw(st.sampled_from(lookouts))
        chosen["peaceful"] = draw(st.booleans())
        chosen["peaceful_drafts"] = draw(st.sampled_from([1, 2]))
    chosen["robbers_cut_routes"] = draw(st.booleans())
    if boxes:
        chosen["boxes"] = boxes
        chosen["five_players"] = players > 4
        chosen["format"] = draw(st.sampled_from(["introductory", "open", "standard"]))
        chosen["visit_passed"] = draw(st.booleans())
        decks = brought(boxes, chosen["format"], chosen["factions"])
        chosen["decks"] = draw(st.sampled_from(decks))
        chosen["bans"] = draw(st.sampled_from([[], BANS]))
        if players == 1 and "friends" in boxes:
            chosen["virtual_faction"] = draw(st.sampled_from(["none", "barbarians", "rome"]))
    return chosen


def examples(n: int) -> settings:
    """So many examples with the usual profile, more or fewer with another."""
    usual = settings.default.max_examples if settings.default is not None else 100
    return settings(max_examples=max(3, n * usual // 100))


def playout(state: State, seed: int | str) -> Iterator[tuple[int, Move]]:
    """Seat and move of a random game, each before it is made in place."""
    random = seeded(seed)
    while pending := GAME.pending(state):
        random = step(random)
        seat = list(pending)[below(random, len(pending))]
        random = step(random)
        moves = pending[seat].moves
        move = moves[below(random, len(moves))]
        yield seat, move
        GAME.apply(state, seat, move)


def reached(chosen: dict[str, Any], seed: int, depth: int) -> State:
    """A random game after so many moves, or at its end."""
    state = GAME.new(chosen, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at == depth:
            break
    return state


def cards_in(state: State) -> Counter[int]:
    """Every physical card and how often it lies somewhere."""
    found: Counter[int] = Counter(state.common_deck[state.common_drawn :])
    found.update(state.common_discard)
    found.update(state.offer)
    found.update(state.attack_deck)
    found.update(state.collection)
    found.update(frame.card for frame in state.stack if isinstance(frame, Razed) and frame.pile)
    found.update(frame.card for frame in state.stack if isinstance(frame, Played))
    found.update(card for frame in state.stack for card in frame.shown())
    for player in state.players:
        found.update(player.deck[player.drawn :])
        found.update(player.hand)
        found.update(player.discard)
        found.update(player.offer)
        found.update(deal for deal in player.deals if not is_route(deal))
        found.update(laid_card(card) for card in player.foundations)
        for location in player.empire:
            found[location.card] += 1
            found.update(location.under)
    return found


def cards_of(chosen: dict[str, Any]) -> Counter[int]:
    """The cards that a game with these options has."""
    agreed = setup.options(GAME.cards, chosen)
    expected = Counter(setup.deck(agreed, "common"))
    for faction in chosen["factions"]:
        expected.update(setup.deck(agreed, faction))
    if len(chosen["factions"]) == 1:
        expected.update(agreed.cards.attacks)
    return expected
