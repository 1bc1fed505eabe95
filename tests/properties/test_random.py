"""What people are dealt: nobody can compute the cards to come from the cards that came.

The quick generator is broken here as somebody at the table could do it, and the keyed stream is
not: the same attack finds nothing.
"""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from osada.kernel.random import below, dealing, jumped, keyed, seeded, shuffle, step
from osada.kernel.seeds import new_seed, read_seed
from osada.rollwrite import RollWrite
from osada.settlers import Settlers
from osada.settlers.catalogue import base

SEED = "5f1c9a0e77d24b6183c2f0a9de41b7c8"
TABLE = {"factions": ["rome", "egypt", "japan", "barbarians"]}
SEEN = 44
"""Cards of the common deck that have come out by the third round of four players."""
M1, M2, A1, A2 = 2147483563, 2147483399, 40014, 40692
PART = 1 << 20
QUICK = 1 << 62


def steps_seen(deck: list[int]) -> Iterator[tuple[int, int, int]]:
    """What cards in their places tell: the number of a step, its range, and what it gave.

    A card that was not above its place at first was never moved before the step of that place.
    """
    at_first = {card: at for at, card in enumerate(base().common)}
    for place in reversed(range(SEEN)):
        if at_first[deck[place]] <= place:
            yield len(deck) - 1 - place, place + 1, at_first[deck[place]]


def second_halves(deck: list[int], first: int) -> list[int]:
    """All second halves of the generator's state that fit what was seen, given the first."""
    ranges: list[tuple[int, int, int, int]] = []
    for number, size, gave in steps_seen(deck):
        mine = first * pow(A1, number + 1, M1) % M1
        lowest, highest = -(-gave * (M1 - 1) // size), ((gave + 1) * (M1 - 1) - 1) // size
        ranges.append((number + 1, mine, lowest, highest))  # (mine - second) % (M1 - 1) lies there
    (begun, mine, start, stop), *others = ranges
    fitting: list[int] = []
    for part in range(start, stop + 1, PART):
        found = (mine - np.arange(part, min(part + PART, stop + 1), dtype=np.int64)) % (M1 - 1)
        for steps, mine_then, lowest, highest in others:
            second = found * pow(A2, steps - begun, M2) % M2  # products stay below 2**62
            mixed = (mine_then - second) % (M1 - 1)
            found = found[(mixed >= lowest) & (mixed <= highest)]
        fitting += [int(one) * pow(A2, -begun, M2) % M2 for one in found if one < M2]
    return fitting


def told(deck: list[int]) -> list[list[int]]:
    """The cards to come as the attack has them, from the cards that came."""
    first = seeded(SEED) >> 31
    found = []
    for second in second_halves(deck, first):
        again = base().common[:]
        shuffle(first << 31 | second, again)
        found.append(again[SEEN:])
    return found


def test_whoever_sees_the_quick_generator_knows_the_cards_to_come() -> None:
    """Half of its state is given here; finding that too takes a minute and a half."""
    deck = Settlers(rules=1).new(TABLE, SEED).common_deck
    assert told(deck) == [deck[SEEN:]]


def test_whoever_sees_the_keyed_stream_knows_nothing() -> None:
    deck = Settlers().new(TABLE, SEED).common_deck
    assert told(deck) == []


def test_every_letter_of_the_seed_moves_every_card() -> None:
    deck = Settlers().new(TABLE, SEED).common_deck
    stayed = [0] * len(deck)
    for at, letter in enumerate(SEED):
        other = SEED[:at] + ("1" if letter == "0" else "0") + SEED[at + 1 :]
        for place, card in enumerate(Settlers().new(TABLE, other).common_deck):
            stayed[place] += card == deck[place]
    assert max(stayed) <= 5  # of 32; by chance 0.4
    assert sum(stayed) < 2 * len(SEED)


def test_the_keyed_stream_is_even() -> None:
    state, faces = keyed(SEED), [0] * 6
    for _ in range(6000):
        state = step(state)
        faces[below(state, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in faces) < 20.5  # one in a thousand
    places = [[0] * 5 for _ in range(5)]
    for _ in range(2000):
        items = list(range(5))
        state = shuffle(state, items)
        for place, item in enumerate(items):
            places[place][item] += 1
    assert all(330 < count < 470 for row in places for count in row)


def test_the_streams_stay_as_they_are() -> None:
    """For ever: journals and tables are dealt from them again."""
    state = step(keyed("osada"))
    assert [below(jumped(state, n), 1000) for n in range(6)] == [706, 251, 664, 270, 398, 484]
    items = list(range(12))
    assert jumped(keyed("osada"), 11) == shuffle(keyed("osada"), items)
    assert items == [0, 1, 5, 11, 4, 9, 7, 3, 10, 6, 2, 8]


def test_numbers_start_the_quick_generator_and_texts_key_a_stream() -> None:
    assert dealing(7) == seeded(7) < QUICK
    assert dealing(7, "rerolls") == seeded("7 rerolls")
    assert dealing("7") == keyed("7") > QUICK
    assert dealing("7", "rerolls") == keyed("7 rerolls")
    assert read_seed("000000000000000007") == 7
    assert read_seed("0000000000000000007") == "0000000000000000007"
    assert read_seed("seven") == "seven"
    assert len({new_seed() for _ in range(100)}) == 100
    assert all(len(bytes.fromhex(new_seed())) == 16 for _ in range(100))


GAMES = [
    (Settlers(), TABLE),
    (Settlers(), {"factions": ["egypt"]}),
    (RollWrite(), {"mode": "adventure", "sheets": ["45", "45", "1"]}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_nobody_is_shown_the_key(game: Any, options: dict[str, Any]) -> None:
    """Neither in a view nor in a sample, which goes on from the quick generator."""
    state, random = game.new(options, SEED), seeded(3)
    while pending := game.pending(state):
        for eyes in (None, *range(len(state.players))):
            numbers = str(state.random), hex(state.random)[2:60]
            shown = json.dumps(game.view(state, eyes))
            assert not any(number in shown for number in numbers)
        seat = next(iter(pending))
        sample = game.sample(state, seat, random)
        streams = [sample.random, getattr(sample, "rerolls", 0)]
        streams += [getattr(player, "reroll", 0) for player in sample.players]
        assert max(streams) < QUICK < state.random
        random = step(random)
        moves = pending[seat].moves
        game.apply(state, seat, moves[below(random, len(moves))])


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_text_is_the_same_game_again(game: Any, options: dict[str, Any]) -> None:
    one, other = (game.new(options, SEED) for _ in range(2))
    random = seeded(5)
    while pending := game.pending(one):
        assert game.hash(one) == game.hash(other)
        random = step(random)
        seat = max(pending)
        move = pending[seat].moves[below(random, len(pending[seat].moves))]
        for state in (one, other):
            game.apply(state, seat, move)
    assert game.hash(one) == game.hash(other)
    assert game.hash(one) != game.hash(game.new(options, SEED))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_old_rules_are_known_by_their_number(game: Any, options: dict[str, Any]) -> None:
    old = game.by("1")
    assert (old.name, old.version) == (game.name, "1")
    assert old.by(game.version).version == game.version
    assert game.by("0") is game.by("3") is game.by("1+0123456789abcdef") is None
    assert game.hash(old.new(options, 7)) == game.hash(game.new(options, 7))
    assert old.new(options, SEED).random < QUICK < game.new(options, SEED).random
