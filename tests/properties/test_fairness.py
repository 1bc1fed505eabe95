"""Nobody plays better for what is hidden: swap unseen cards, and no sample and no bot changes."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada.bots import ask, bot
from osada.gym.settlers.encode import Encoder
from osada.gym.settlers.layout import Layout
from osada.kernel.game import Decision, Move
from osada.kernel.random import below, seeded, shuffle, step
from osada.settlers import spots
from osada.settlers.catalogue import Catalogue
from osada.settlers.coded import face_down, is_hidden, laid_card
from osada.settlers.game import Settlers
from osada.settlers.state import NOBODY, Location, State
from tests.properties.games import GAME, cards_in, examples, options, playout, reached

SEEDS = st.integers(0, 10**6)
DEPTHS = st.integers(0, 160)


def unseen(state: State, seat: int) -> set[int]:
    """Every card that a seat cannot see."""
    cards = {*state.common_deck[state.common_drawn :], *state.attack_deck}
    for at, player in enumerate(state.players):
        cards.update(player.deck[player.drawn :])
        for location in player.empire:
            hides = state.cards.card[location.card].hides_under
            if hides and seat != (at if location.owner == NOBODY else location.owner):
                cards.update(location.under)
        if at != seat:
            cards.update(player.hand, player.offer)
            cards.update(laid_card(card) for card in player.foundations if is_hidden(card))
    return cards - {frame.announced() for frame in state.stack}


def swapped(state: State, seat: int, random: int) -> State:
    """The same table to a seat, but unseen cards with the same back have changed places."""
    swap: dict[int, int] = {}
    for back in range(-2, len(state.cards.factions)):
        cards = sorted(card for card in unseen(state, seat) if state.cards.faction[card] == back)
        mixed = cards[:]
        random = shuffle(step(random), mixed)
        swap.update(zip(cards, mixed, strict=True))

    def other(card: int) -> int:
        return swap.get(card, card)

    new = state.copy()
    new.moves = None
    new.random = step(random)
    new.common_deck = [other(card) for card in state.common_deck]
    new.attack_deck = tuple(map(other, state.attack_deck))
    for at, player in enumerate(new.players):
        player.deck = [other(card) for card in player.deck]
        player.hand = sorted(map(other, player.hand))
        player.offer = tuple(sorted(map(other, player.offer)))
        if at != seat and player.pick >= 0:
            random = step(random)
            player.pick = player.offer[below(random, len(player.offer))]
        player.foundations = tuple(
            face_down(other(laid_card(card))) if is_hidden(card) else card
            for card in player.foundations
        )
        for place, location in enumerate(player.empire):
            player.set_location(place, location.over(tuple(sorted(map(other, location.under)))))
    for place, frame in enumerate(new.stack):
        new.stack[place] = frame.imagined([other(card) for card in frame.hidden()])
    return new


def tables(chosen: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Moments of a random game."""
    state = GAME.new(chosen, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at % every == 0:
            yield state


@cache
def encoder(cards: Catalogue) -> Encoder:
    return Encoder(cards, Layout(cards))


def observed(state: State, seat: int) -> bytes:
    """What an environment shows of it."""
    return encoder(state.cards).observe(state, seat)


def same_sample(state: State, seat: int, seed: int) -> State:
    """A sample, of which it was made sure that hidden cards do not show in it."""
    other = swapped(state, seat, seeded(f"swap {seed}"))
    assert GAME.view(other, seat) == GAME.view(state, seat)
    assert observed(other, seat) == observed(state, seat)
    sample = GAME.sample(state, seat, seeded(seed))
    likeness = GAME.sample(other, seat, seeded(seed))
    assert GAME.hash(likeness) == GAME.hash(sample)
    mine, theirs = GAME.pending(sample).get(seat), GAME.pending(likeness).get(seat)
    assert (mine is None) == (theirs is None)
    if mine is not None and theirs is not None:
        assert list(mine.moves) == list(theirs.moves) == GAME.legal(state, seat)
        assert spots.possible(GAME, other, seat, "en") == spots.possible(GAME, state, seat, "en")
    return sample


@given(options(), SEEDS)
@examples(25)
def test_hidden_cards_never_show_in_a_sample(chosen: dict[str, Any], seed: int) -> None:
    for state in tables(chosen, seed, 4):
        for seat in range(state.seats):
            sample = same_sample(state, seat, seed)
            assert GAME.view(sample, seat) == GAME.view(state, seat)
            assert cards_in(sample) == cards_in(state)


@given(options(), SEEDS)
@examples(15)
def test_a_sample_of_a_sample_is_a_sample(chosen: dict[str, Any], seed: int) -> None:
    """A search may sample again what it was shown: nothing is lost or learnt by that."""
    for state in tables(chosen, seed, 6):
        before = GAME.hash(state)
        for seat in range(state.seats):
            first = GAME.sample(state, seat, seeded(seed))
            again = GAME.sample(first, seat, seeded("again"))
            assert GAME.hash(again) == GAME.hash(GAME.sample(state, seat, seeded("again")))
        assert GAME.hash(state) == before


@given(options(), SEEDS, DEPTHS)
@examples(40)
def test_a_bot_is_shown_the_same_whatever_is_hidden(
    chosen: dict[str, Any], seed: int, depth: int
) -> None:
    """So it holds for every bot, those limited by time too."""
    state = reached(chosen, seed, depth)
    shown: list[tuple[str, list[Move], int]] = []

    class Curious:
        def choose(
            self, game: Settlers, sample: State, seat: int, decision: Decision, random: int
        ) -> Move:
            shown.append((game.hash(sample), list(decision.moves), random))
            return decision.moves[0]

    for seat in GAME.pending(state):
        shown.clear()
        for real in (state, swapped(state, seat, seeded(depth))):
            ask(Curious(), GAME, real, seat, seeded(seed))
        assert shown[0] == shown[1]


@pytest.mark.parametrize("code", ["random", "random:kind", "greedy", "greedy:40", "mcts:4"])
@given(chosen=options(), seed=SEEDS, depth=DEPTHS)
@examples(12)
def test_hidden_cards_never_change_a_move(
    code: str, chosen: dict[str, Any], seed: int, depth: int
) -> None:
    state = reached(chosen, seed, depth)
    for seat, decision in GAME.pending(state).items():
        random = seeded(seed)
        move = ask(bot(code), GAME, state, seat, random)
        assert move in decision.moves
        for other in range(2):
            real = swapped(state, seat, seeded(other))
            assert ask(bot(code), GAME, real, seat, random) is move


@pytest.mark.parametrize("taken_over", [False, True])
def test_which_gate_has_which_card_is_not_seen(taken_over: bool) -> None:
    """AMB-65: only the owner knows the cards under a Gate, also while a rival holds it."""
    state = GAME.new({"factions": ["rome", "japan", "egypt"]}, 3)
    owner, holder = 1, 2 if taken_over else 1
    first, second = GAME.cards.of_slug["japan/gate"]
    japan = state.players[owner]
    rest = [card for card in japan.deck[japan.drawn :] if card not in (first, second)]
    japan.hand = [card for card in japan.hand if card not in (first, second)]
    japan.deck, japan.drawn = rest[1:], 0
    own, common, last = rest[0], *state.common_deck[-2:]
    state.common_deck = state.common_deck[:-2]

    def built(under: tuple[int, ...], beneath: tuple[int, ...]) -> State:
        new = state.copy()
        japan, taker = new.players[owner], new.players[holder]
        held = owner if taken_over else NOBODY
        japan.add_location(Location(first, 90, under=tuple(sorted(under))))
        taker.add_location(Location(second, 91, owner=held, under=beneath))
        return new

    one, other = built((own, common), (last,)), built((common, last), (own,))
    for seat in (0, 2):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        for random in range(5):
            samples = [GAME.sample(real, seat, seeded(random)) for real in (one, other)]
            assert GAME.hash(samples[0]) == GAME.hash(samples[1])
            assert cards_in(samples[0]) == cards_in(one)
            assert GAME.view(samples[0], seat) == GAME.view(one, seat)
    for real in (one, other):
        known = GAME.sample(real, owner, seeded(1))
        assert known.players[owner].empire[-1].under == real.players[owner].empire[-1].under
        assert GAME.view(known, owner) == GAME.view(real, owner)


def test_cards_that_a_dark_chapel_has_gained() -> None:
    """BARB-6: they can be given up at once; rivals know which backs they have, no more."""
    chosen = {"factions": ["japan", "egypt", "barbarians"], "lookout": "alternative"}
    state = reached(chosen, 54, 155)
    assert any(frame.hidden() for frame in state.stack)
    given: set[int] = set()
    for random in range(10):
        for seat in range(2):
            sample = same_sample(state, seat, random)
            for frame in sample.stack:
                assert set(frame.hidden()) <= set(sample.players[2].hand)
                given.update(frame.hidden())
        own = same_sample(state, 2, random)
        assert [frame.plain() for frame in own.stack] == [frame.plain() for frame in state.stack]
    assert len(given) > 1


def test_a_secret_pick_is_any_card_of_the_offer() -> None:
    """VAR-ALT-3: rivals see that a card was picked, not which."""
    state = GAME.new({"factions": ["rome", "egypt"], "lookout": "alternative"}, 8)
    GAME.apply(state, 1, GAME.legal(state, 1)[0])
    picks = set()
    for random in range(30):
        rival = same_sample(state, 0, random).players[1]
        assert rival.pick in rival.offer
        picks.add(rival.offer.index(rival.pick))
        assert same_sample(state, 1, random).players[1].pick == state.players[1].pick
    assert picks == {0, 1, 2}
