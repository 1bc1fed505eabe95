"""What is true in every game of a campaign, with any sheets and Goals, whatever anybody does."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from osada.kernel.game import Move, move
from osada.kernel.random import seeded
from osada.settlers import setup
from osada.settlers import verbs as w
from osada.settlers.catalogue import base
from osada.settlers.goods import SUPPLY
from osada.settlers.part import CATEGORIES, ERAS, SPACES, TOKENS
from osada.settlers.state import END, SETUP, State
from osada.settlers.supply import amount
from tests.properties.games import GAME, cards_in, cards_of, examples, options, playout, reached
from tests.properties.test_fairness import swapped

SEEDS = st.integers(0, 10**6)
CARDS = base().with_campaign()
PROVINCES = [card.slug for card in CARDS.card if card.entry.faction == "province"]
INVENTIONS = [card for card in CARDS.card if card.entry.faction == "invention"]
GOALS = [card.slug for card in CARDS.card if card.entry.faction == "goal"]


@st.composite
def campaigns(draw: st.DrawFn) -> dict[str, Any]:
    """Options of a game of a campaign: any boxes, sheets of any era, any Goals."""
    chosen = draw(options().filter(lambda one: len(one["factions"]) < 5))
    chosen = {**chosen, "peaceful": False, "five_players": False}
    if "boxes" not in chosen:
        del chosen["five_players"]
    seats = len(chosen["factions"])
    provinces = draw(st.permutations(PROVINCES))
    inventions = draw(st.permutations(INVENTIONS))
    sheets: list[dict[str, Any]] = []
    for seat in range(seats):
        colours: dict[int, str] = {}
        for card in inventions[seat::seats]:
            colours.setdefault(card.colours, card.slug)
        owned = list(colours.values())[: draw(st.integers(0, len(colours)))]
        spaces = st.integers(0, SPACES)
        sheets.append(
            {
                "era": draw(st.sampled_from(ERAS)),
                "tracks": {name: draw(spaces) for name in CATEGORIES},
                "map": draw(st.lists(st.integers(1, 12), unique=True, max_size=6)),
                "provinces": provinces[seat::seats][: draw(st.integers(0, 6))],
                "inventions": owned,
            }
        )
    goals = draw(st.lists(st.sampled_from(GOALS), unique=True, min_size=3, max_size=4))
    return {**chosen, "sheets": sheets, "goals": goals, "upkeep_gold": draw(st.booleans())}


def check(state: State, chosen: dict[str, Any]) -> None:
    """Nothing is negative or lost; tokens and cards are where they can be."""
    provinces: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        for good in SUPPLY:
            assert amount(player, good) >= 0
        assert player.hand == sorted(player.hand)
        part = player.part
        assert (part is None) == (seat >= state.seats)
        if part is None:
            continue
        provinces.update(part.sheet.provinces)
        assert all(0 <= crossed <= SPACES for crossed in part.tracks)
        assert all(now >= then for now, then in zip(part.tracks, part.sheet.tracks, strict=True))
        assert all(left >= 0 for left in part.still_due())
        assert [held.card for held in part.inventions] in ([], list(part.sheet.inventions))
        assert part.first & ~part.achieved == 0
        owned = [location for other in state.players for location in other.empire]
        for token, name in enumerate(TOKENS):
            lying = sum(
                bool(location.progress & 1 << token)
                for location in owned
                if location.owner == seat or (location.owner < 0 and location in player.empire)
            )
            assert lying + part.tokens[token] in (0, part.sheet.bonuses.get(name, 0))
    plain = {name: value for name, value in chosen.items() if name not in ("sheets", "goals")}
    found = cards_in(state)
    if state.phase == SETUP:  # seat after seat lays them out
        provinces &= found
    assert found == cards_of(plain | {"upkeep_gold": True}) + provinces


def tried(state: State, seat: int) -> list[Move]:
    """Moves of a campaign that somebody may try, possible or not."""
    empire = [location.card for location in state.players[seat].empire]
    rivals = [location.card for other in state.players for location in other.empire]
    hand = state.players[seat].hand
    return [
        *(move(kind, good) for kind in (w.UPKEEP, w.UPKEEP_GOLD) for good in range(9)),
        *(move(w.UPKEEP_CARD, card) for card in (*hand, 0)),
        *(move(w.PLACE, card, token) for card in {*empire, *rivals} for token in range(4)),
        *(move(w.USE, card, times) for card in empire for times in (1, 2, 3, 4)),
        *(move(w.BUILD, card) for card in hand),
        *(move(w.SEND, good) for good in range(9)),
    ]


@given(campaigns(), SEEDS)
@examples(25)
def test_a_game_of_a_campaign(chosen: dict[str, Any], seed: int) -> None:
    """It ends after four rounds; what is listed is what is not refused; it replays by its texts."""
    state, again = GAME.new(chosen, seed), GAME.new(chosen, seed)
    for at, (seat, made) in enumerate(playout(state, seed)):
        text = GAME.text(state, seat, made)
        assert GAME.parse(state, seat, text)[0] is made
        if at % 4 == 0:
            check(state, chosen)
            assert GAME.hash(again) == GAME.hash(state)
            _listed(state, seat)
        GAME.apply(again, seat, GAME.parse(again, seat, text)[0])
    check(state, chosen)
    assert (state.phase, state.round) == (END, 4)
    assert GAME.hash(again) == GAME.hash(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        assert score == sum(source.points for source in outcome.sources[seat])
        part = state.players[seat].part
        assert part is not None
        assert not part.missed or score == 0


def _listed(state: State, seat: int) -> None:
    decision = GAME.pending(state)[seat]
    for legal in decision.moves:
        assert GAME.why_not(state, seat, legal) is None
    if decision.kind != "turn":
        return
    texts = {GAME.text(state, seat, legal) for legal in decision.moves}
    for one in tried(state, seat):
        if GAME.why_not(state, seat, one) is None:
            assert one in decision.moves or GAME.text(state, seat, one) in texts


@given(campaigns(), SEEDS)
@examples(10)
def test_hidden_cards_never_show(chosen: dict[str, Any], seed: int) -> None:
    state = GAME.new(chosen, seed)
    for at, _ in enumerate(playout(state, seed)):
        if at % 9:
            continue
        for seat in range(state.seats):
            other = swapped(state, seat, seeded(f"swap {at}"))
            assert GAME.view(other, seat) == GAME.view(state, seat)
            sample = GAME.sample(state, seat, seeded(at))
            assert GAME.hash(GAME.sample(other, seat, seeded(at))) == GAME.hash(sample)
            assert GAME.view(sample, seat) == GAME.view(state, seat)
            check(sample, chosen)


@given(campaigns(), SEEDS, st.integers(0, 120))
@examples(15)
def test_a_copy_is_independent(chosen: dict[str, Any], seed: int, depth: int) -> None:
    state = reached(chosen, seed, depth)
    before = GAME.hash(state)
    copy = GAME.copy(state)
    for _ in playout(copy, seed + 1):
        pass
    assert GAME.hash(state) == before


def test_options_survive_a_journal() -> None:
    """What was agreed is written out and read again."""
    chosen = {
        "factions": ["rome", "japan"],
        "sheets": [{"tracks": {"military": 4}, "provinces": ["rote027"]}, {}],
        "goals": ["wise-as-solomon"],
    }
    agreed = setup.options(base(), chosen).as_dict()
    assert agreed["sheets"][0]["provinces"] == ["cracking-valley"]
    again = GAME.new(agreed, 5)
    assert GAME.hash(again) == GAME.hash(GAME.new(chosen, 5))
    assert again.options.as_dict() == agreed
