"""What is true in every game of roll & write, whatever anybody does."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osada import rules
from osada.kernel import journal
from osada.kernel.game import BadNotation, Move, Refused, move
from osada.kernel.match import Match
from osada.kernel.random import below, seeded, step
from osada.rollwrite import State, counting, scoring
from osada.rollwrite import verbs as w
from osada.rollwrite.empire import AREAS, COSTS, TRACKS
from osada.rollwrite.goods import GOODS
from osada.rollwrite.notation import VERBS
from osada.rollwrite.plans import COMPLETE
from osada.rollwrite.state import (
    CELL,
    COUNT,
    DEVELOP,
    END,
    FAVOR,
    LOW_COUNT,
    SETTLE,
    TOKENS,
    Player,
)
from tests.rollwrite.games import (
    BASE,
    CONDITIONS,
    GAME,
    PRINTED,
    SEEDS,
    THINGS,
    chosen,
    examples,
    legal,
    options,
    playout,
    reached,
)
from tests.rollwrite.plainly import BUILDINGS, Seat, Table

DEPTHS = st.integers(0, 250)
CLAUSES = rules.clauses("en", "rollwrite")


# Two tellings of the rules


def same(state: State, table: Table) -> None:
    """Whether the engine and the second telling see the same table and the same legal lines."""
    view = GAME.view(state, None)
    assert (view["round"], view["phase"], view["active"]) == (
        table.round,
        table.phase,
        table.active,
    )
    assert view["turn"] == table.asked()
    if table.phase in ("develop", "settlements"):
        for player, own in zip(view["players"], table.seats, strict=True):
            shown = own.shown()
            assert shown.items() <= player.items()
    for seat in table.asked():
        lines, listed = table.lines(seat), legal(state, seat)
        assert set(listed) <= set(lines)
        assert sorted(lines[line] for line in listed) == sorted(set(lines.values()))
        for line in lines.keys() - set(listed):  # alike to a listed one
            assert GAME.why_not(state, seat, GAME.parse(state, seat, line)[0]) is None


@given(options(), SEEDS)
@examples(12)
def test_the_rules_told_twice(with_options: dict[str, Any], seed: int) -> None:
    """The engine and the second telling agree on every legal line and on every sheet."""
    state = GAME.new(with_options, seed)
    table = Table(GAME.view(state, None))
    made = None
    for seat, next_move in playout(state, seed):
        if made is not None:
            table.make(*made, GAME.view(state, None))
        same(state, table)
        made = seat, GAME.text(state, seat, next_move)
    assert made is not None
    table.make(*made, GAME.view(state, None))
    same(state, table)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(outcome.scores) == [seat.score() for seat in table.seats]
    assert list(outcome.winners) == table.winners()


ASKED = (
    "PAIR", "RAINBOW", "GOLD", "NOGOLD", "SECT>=3", "TRACKS>=3", "WALLS>=2", "HUTS>=2",
    "GRANARIES>=1", "BRIDGES>=2", "HARV>=2", "VILL>=2", "DONE>=1",
)  # fmt: skip


@given(st.randoms(use_true_random=False), st.sampled_from(PRINTED))
@examples(60)
def test_things_and_conditions(chance: Random, number: str) -> None:
    """RH-THING-01 to RH-THING-08, RH-COND-01 to RH-COND-09, RH-VOCAB-19: on sheets of any kind."""
    own = GAME.villages.sheets[number].buildings
    seat = Seat([BUILDINGS[one.slug] for one in own])
    player = GAME.new({"sheets": [number]}, 1).players[0]
    progress = [chance.choice((*range(10), 9)) for _ in range(4)]
    player.walls, player.huts, player.granaries, player.bridges = progress
    seat.tracks.update(dict(zip(TRACKS, progress, strict=True)))
    for slot, one in enumerate(own):
        if one.areas and chance.random() < 0.5:
            player.built |= 1 << slot
            seat.done[one.slug] = 1
        player.settled |= (n := chance.randrange(3)) << COUNT * slot
        seat.settled[one.slug] = n
    player.harvested = chance.randrange(1 << 12)
    seat.harvested = {name for at, name in enumerate(AREAS) if player.harvested >> at & 1}
    faces = [chance.randrange(4) for _ in range(3)]
    player.dice = faces[0] | faces[1] << 2 | faces[2] << 4 | 4 << 6
    seat.faces = ["WSFG"[face] for face in faces]
    for track, name in enumerate(TRACKS):
        player.sections |= (n := chance.randrange(4)) << COUNT * track
        seat.sections[name] = n
    seat.village_areas = player.village_areas = chance.randrange(4)
    seat.harvests = player.harvests = chance.randrange(4)
    seat.finished = player.finished = chance.randrange(3)
    for thing, (number_of, per) in THINGS.items():
        assert counting.count(player, number_of, per) == seat.count(thing), thing
    for asked in ASKED:
        name, _, least = asked.partition(">=")
        assert counting.holds(player, CONDITIONS[name], int(least or 0)) == seat.holds(asked), asked
    assert scoring.score(player) == seat.score()


# Invariants


def sheet(player: Player) -> tuple[int, ...]:
    """All that is on a player's two sheets and never goes back."""
    areas = [player.half | player.granaries << 2, player.crossed, player.built, player.harvested]
    progress = [player.progress(track) for track in range(4)]
    return (*progress, *areas, player.marked, player.settled, player.vp)


def check(state: State) -> None:
    """RH-MODEL-05."""
    for player in state.players:
        assert min(player.wood, player.stone, player.food, player.gold, player.actions) >= 0
        progress = [player.progress(track) for track in range(4)]
        assert all(0 <= each <= 9 for each in progress)
        assert not player.marked & ~sum(COMPLETE[row][progress[row]] for row in range(4))
        settled = [player.settled >> COUNT * slot & LOW_COUNT for slot in range(6)]
        plans = player.village.plans
        sizes = [plan.size if plan is not None else 0 for plan in plans]
        assert player.marked.bit_count() == sum(
            n * size for n, size in zip(settled, sizes, strict=True)
        )
        placed = 0
        for at in player.placed:
            plan = plans[at // CELL]
            assert plan is not None
            placed |= plan.cells[plan.anchors.index(at % CELL)]
        assert placed == player.marked
        assert len(player.placed) == sum(settled)
        over = state.phase == END or (state.phase == SETTLE and player.decided)
        assert sum(settled) <= state.round - 1 + over
        assert player.vp == sum(points for *_, points in player.earned)
        for slot, areas in enumerate(player.village.full):
            crossed = player.crossed >> 4 * slot & 15
            assert crossed & ~areas == 0
            assert player.built >> slot & 1 == (crossed == areas)
        assert player.active & ~player.built == 0
        assert player.half < 3


def grew(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Whether nothing on the sheets has become less; of bits none is gone."""
    bits = all(old & ~new == 0 for old, new in zip(before[5:9], after[5:9], strict=True))
    return bits and all(old <= new for old, new in zip(before, after, strict=True))


@given(options(), SEEDS)
@examples(60)
def test_invariants(with_options: dict[str, Any], seed: int) -> None:
    """RH-MODEL-05, RW-ROUND-01, RW-SCORE-04, RW-SCORE-06: nothing is negative, lost or erased."""
    state = GAME.new(with_options, seed)
    before = [sheet(player) for player in state.players]
    for _ in playout(state, seed):
        check(state)
        assert 1 <= state.round <= 10
        after = [sheet(player) for player in state.players]
        assert all(grew(old, new) for old, new in zip(before, after, strict=True))
        before = after
    check(state)
    assert (state.phase, state.round) == (END, 10)
    outcome = GAME.outcome(state)
    assert outcome is not None
    for score, sources in zip(outcome.scores, outcome.sources, strict=True):
        assert score == sum(source.points for source in sources)
        assert all(source.points for source in sources)


@given(options(), SEEDS)
@examples(30)
def test_the_score_so_far_never_falls(with_options: dict[str, Any], seed: int) -> None:
    """RW-SCORE-06, RW-SCORE-04: no move costs points, and the last score is the final one."""
    state = GAME.new(with_options, seed)
    before = [0] * len(state.players)
    for _ in playout(state, seed):
        after = [player["score"] for player in GAME.view(state, None)["players"]]
        assert all(old <= new for old, new in zip(before, after, strict=True))
        before = after
    view = GAME.view(state, None)
    assert [player["score"] for player in view["players"]] == view["outcome"]["scores"]


# Legal or refused


def universe(state: State, seat: int) -> Iterator[Move]:
    """Every move that notation can write, as far as numbers of sections and units go."""
    village = state.players[seat].village
    savings = [
        w.saving(wood, stone, food) for wood in range(3) for stone in range(4) for food in range(3)
    ]
    yield from (w.KEEP_DICE, w.BE_READY, w.SKIP_SETTLEMENT, *w.TAKES)
    for slot, building in enumerate(village.buildings):
        yield from (move(w.REROLL, slot, dice) for dice in range(1, 16))
        yield from (move(w.SETTLE, slot, anchor) for anchor in range(36))
        yield from (move(w.RAISE, slot, at | less) for at in range(8) for less in savings)
        name = "use " + building.slug
        for words in ("", *(f" {good}" for good in GOODS), *SWAPS):
            try:
                yield GAME.parse(state, seat, name + words)[0]
            except ValueError:
                continue
    for track in range(4):
        for section in range(1, 10):
            for area in range(2 if track == 2 else 1):
                yield from (move(w.BUILD, track * w.TRACK + section, area | s) for s in savings)
    yield from (move(w.HARVEST, area, source) for area in range(12) for source in range(7))
    yield from (w.FAVORS[0][0], w.FAVORS[4][0], *w.FAVORS[1][:4], *w.FAVORS[2][:12])
    yield from w.FAVORS[3][1:8]


SWAPS = [f" {given} {gained}" for given in GOODS for gained in GOODS]


def likeness(state: State, seat: int, made: Move) -> object:
    """What a move does, areas of one price being all the same."""
    player = state.players[seat]
    if made.kind == w.RAISE:
        price = player.village.buildings[made.what].areas[made.arg & 7]
        return made.kind, made.what, price, w.saved(made.arg)
    if made.kind == w.BUILD:
        price = COSTS[made.what // w.TRACK][made.what % w.TRACK - 1][made.arg & 1]
        return made.kind, made.what, price, w.saved(made.arg)
    return made


@given(options(), SEEDS, DEPTHS)
@examples(50)
def test_a_move_is_listed_if_and_only_if_nothing_forbids_it(
    with_options: dict[str, Any], seed: int, depth: int
) -> None:
    """RH-MODEL-03, RH-MODEL-10: of areas alike one is listed; while dice may be rolled again
    the others wait (RW-ADVENTURE-12)."""
    state = reached(with_options, seed, depth)
    for seat in range(len(state.players)):
        listed = GAME.legal(state, seat)
        free = [made for made in universe(state, seat) if GAME.why_not(state, seat, made) is None]
        assert set(listed) <= set(free)
        assert {likeness(state, seat, made) for made in free} == {
            likeness(state, seat, made) for made in listed
        }
        assert len({likeness(state, seat, made) for made in listed}) == len(listed)


@given(options(), SEEDS, DEPTHS)
@examples(30)
def test_a_refusal_cites_clauses_and_changes_nothing(
    with_options: dict[str, Any], seed: int, depth: int
) -> None:
    """RH-MODEL-06, RW-BUILD-05: a rejected move leaves everything as it was."""
    state = reached(with_options, seed, depth)
    before = GAME.hash(state)
    for seat in range(len(state.players)):
        reasons = {}
        for made in universe(state, seat):
            refusal = GAME.why_not(state, seat, made)
            if refusal is not None:
                assert refusal.clauses
                assert all(clause in CLAUSES for clause in refusal.clauses)
                reasons[refusal.reason] = made
        for made in reasons.values():
            with pytest.raises(Refused):
                GAME.apply(state, seat, made)
    assert GAME.hash(state) == before


@given(options(), SEEDS)
@examples(20)
def test_text_and_back(with_options: dict[str, Any], seed: int) -> None:
    """The text of a legal move names it and no other, in capitals too."""
    state = GAME.new(with_options, seed)
    for _ in playout(state, seed):
        for seat, decision in GAME.pending(state).items():
            texts = [GAME.text(state, seat, legal) for legal in decision.moves]
            assert len(set(texts)) == len(texts)
            for made, text in zip(decision.moves, texts, strict=True):
                assert GAME.parse(state, seat, text) == [made]
                assert GAME.parse(state, seat, f"  {text.upper()} ") == [made]
                assert GAME.why_not(state, seat, made) is None


FORGED = (*range(-3, 40), 63, 64, 99, 255, 256, 1 << 12, 1 << 17, 1 << 20, -256, -(10**12), 10**12)


@given(options(), SEEDS, DEPTHS)
@examples(60)
def test_forged_moves_are_refused(with_options: dict[str, Any], seed: int, depth: int) -> None:
    """RH-MODEL-06: whatever numbers a move has, it is legal or refused, never an accident."""
    state = reached(with_options, seed, depth)
    before, chance = GAME.hash(state), Random(seed)
    for _ in range(100):
        forged = move(chance.randint(-1, 12), chance.choice(FORGED), chance.choice(FORGED))
        seat = chance.randint(-1, 4)
        trial = state.copy()
        if GAME.why_not(trial, seat, forged) is not None:
            with pytest.raises(Refused):
                GAME.apply(trial, seat, forged)
            assert GAME.hash(trial) == before
        else:
            assert seat in GAME.pending(state)
            text = GAME.text(trial, seat, forged)
            GAME.apply(trial, seat, forged)
            check(trial)
            meant = state.copy()
            GAME.apply(meant, seat, GAME.parse(state, seat, text)[0])
            assert GAME.hash(trial) == GAME.hash(meant)


WORDS = (
    *VERBS, *TOKENS, *TRACKS, *GOODS, "with", "saving", "worker", "farm", "sawpit", "dice-shrine",
    "dice-palace", "WA1", "BR9", "I-a", "iv-c", "1", "2", "4a", "9", "10", "-1", "²", ",", "é",
)  # fmt: skip


@given(
    options(),
    SEEDS,
    DEPTHS,
    st.lists(st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join) | st.text(max_size=30)),
)
@examples(60)
def test_whatever_is_typed(
    with_options: dict[str, Any], seed: int, depth: int, lines: list[str]
) -> None:
    """A line is a legal move, a refused one or no move at all, said in one sentence."""
    state = reached(with_options, seed, depth)
    before = GAME.hash(state)
    for line in lines:
        for seat in range(len(state.players)):
            clauses: tuple[str, ...] = ()
            try:
                steps = GAME.steps(state, seat, line)
            except BadNotation as error:
                sentence, reason = str(error), error.reason
            except Refused as refused:
                sentence, reason = str(refused), refused.refusal.reason
                clauses = refused.refusal.clauses
            else:
                trial = state.copy()
                for made in steps:
                    GAME.apply(trial, seat, made)
                check(trial)
                continue
            assert "\n" not in sentence
            assert reason
            assert all(clause in CLAUSES for clause in clauses)
    assert GAME.hash(state) == before


def windows(seed: int) -> Iterator[tuple[State, int]]:
    """Moments of a game in which somebody may roll dice again."""
    sheets = ["twin-altars", "clubs", "9", "10"]
    state = GAME.new({"sheets": sheets}, seed)
    for _ in playout(state, seed):
        for seat, player in enumerate(state.players):
            if state.phase == DEVELOP and player.window and not player.ready:
                yield state, seat


@given(SEEDS)
@examples(6)
def test_any_other_move_keeps_the_dice(seed: int) -> None:
    """RH-MODEL-04, RH-MODEL-08, RW-ADVENTURE-07, RW-ADVENTURE-12: it is `keep` and then that
    move, legal if it is legal after the gains that come with keeping."""
    found = 0
    for state, seat in windows(seed):
        kept = state.copy()
        GAME.apply(kept, seat, w.KEEP_DICE)
        assert not kept.players[seat].window
        for line in legal(kept, seat):
            assert GAME.steps(state, seat, line) == [
                w.KEEP_DICE,
                GAME.parse(kept, seat, line)[0],
            ]
            found += 1
        assert all(made.kind in (w.REROLL, w.KEEP) for made in GAME.legal(state, seat))
        assert not any(made.kind == w.REROLL for made in GAME.legal(kept, seat))
    assert found


# Copies, records, views


@given(options(), SEEDS, DEPTHS)
@examples(40)
def test_a_copy_is_independent(with_options: dict[str, Any], seed: int, depth: int) -> None:
    state = reached(with_options, seed, depth)
    before = GAME.hash(state)
    copy = GAME.copy(state)
    assert GAME.hash(copy) == before
    for _ in playout(copy, seed + 1):
        pass
    assert GAME.hash(state) == before
    again = GAME.copy(state)
    for _ in playout(again, seed + 1):
        pass
    assert GAME.hash(again) == GAME.hash(copy)


@given(options(own=False), SEEDS | st.text("abc é7", max_size=5))
@examples(20)
def test_a_journal_replays_hash_by_hash(with_options: dict[str, Any], seed: int | str) -> None:
    """RH-MODEL-06: a game is its options, its seed and its moves."""
    match: Match[State] = Match(BASE, with_options, seed)
    random = seeded(seed)
    while pending := match.pending:
        random = step(random)
        seat = list(pending)[below(random, len(pending))]
        random = step(random)
        match.play(seat, chosen(pending[seat].moves, random))
    text = journal.text(match)
    again = journal.replay(journal.parse(text.encode(), "game"), {"rollwrite": BASE})
    assert (again.records, again.log, again.outcome) == (match.records, match.log, match.outcome)
    assert journal.text(again) == text


@given(options(), SEEDS)
@examples(15)
def test_a_view_is_plain_and_never_tells_the_future(
    with_options: dict[str, Any], seed: int
) -> None:
    """RW-AMB-27, RW-CONTENT-07: all see all there is, but no die that is not yet cast."""
    secret = 10**15 + seed
    state = GAME.new(with_options, secret)
    for at, _ in enumerate(playout(state, seed)):
        if at % 3:
            continue
        everybody = GAME.view(state, None)
        text = json.dumps(everybody)
        assert json.loads(text) == everybody
        streams = [player.reroll for player in state.players if player.reroll]
        for number in (secret, state.random, state.rerolls, *streams):
            assert str(number) not in text
        asked = GAME.pending(state)
        for seat in range(len(state.players)):
            own = GAME.view(state, seat)
            assert ("asked" in own) == (seat in asked)
            assert dict(own) | {"asked": None} == dict(everybody) | {"asked": None}
        for player in everybody["players"]:
            assert set(player["pool"]) == set(GOODS)
            assert player["actions"] >= 0


@given(options(), SEEDS)
@examples(12)
def test_a_sample_keeps_all_that_is_visible(with_options: dict[str, Any], seed: int) -> None:
    """The dice to come are others, and nothing of the real ones shows in a sample."""
    state = GAME.new(with_options, seed)
    for at, (seat, _) in enumerate(playout(state, seed)):
        if at % 4:
            continue
        before = GAME.hash(state)
        sample = GAME.sample(state, seat, seeded(at))
        for each in (None, *range(len(state.players))):
            assert GAME.view(sample, each) == GAME.view(state, each)
        for each in GAME.pending(state):
            assert GAME.legal(sample, each) == GAME.legal(state, each)
        other = state.copy()
        other.random, other.rerolls = step(state.random), step(state.rerolls)
        for player in other.players:
            player.reroll = step(player.reroll) if player.reroll else 0
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.hash(GAME.sample(other, seat, seeded(at))) == GAME.hash(sample)
        assert GAME.hash(GAME.sample(sample, seat, seeded(7))) == GAME.hash(
            GAME.sample(state, seat, seeded(7))
        )
        assert GAME.hash(state) == before


@given(options(), SEEDS)
@examples(10)
def test_a_sample_can_be_played_to_its_end(with_options: dict[str, Any], seed: int) -> None:
    state = GAME.new(with_options, seed)
    for at, (seat, _) in enumerate(playout(state, seed)):
        if at % 25 == 0:
            sample = GAME.sample(state, seat, seeded(at))
            for _ in playout(sample, at):
                pass
            check(sample)
            assert GAME.outcome(sample) is not None


def test_samples_differ() -> None:
    """The next roll is another in another sample, and so are rerolls."""
    state = GAME.new({"sheets": ["twin-altars"]}, 3)
    rolls, rerolls = set(), set()
    for number in range(40):
        sample = GAME.sample(state, 0, seeded(number))
        for line in ("take", "reroll 1 with horn-altar", "ready"):
            made = next(
                made for made in GAME.legal(sample, 0) if GAME.text(sample, 0, made) >= line
            )
            GAME.apply(sample, 0, made)
            if line.startswith("reroll"):
                rerolls.add(sample.players[0].face(0))
        rolls.add(sample.dice)
    assert len(rolls) > 15
    assert rerolls == {0, 1, 2, 3}


# Nobody waits for anybody


def alone(state: State, seat: int, seed: str) -> list[Move]:
    """What a seat does in this phase if it is left to itself."""
    trial, random, made = state.copy(), seeded(seed), []
    while trial.phase == state.phase and seat in GAME.pending(trial):
        random = step(random)
        made.append(chosen(GAME.legal(trial, seat), random))
        GAME.apply(trial, seat, made[-1])
    return made


def mixed(state: State, moves: list[list[Move]], seed: str) -> State:
    """The phase with all seats' moves in a random order, each seat's own order kept."""
    table, random = state.copy(), seeded(seed)
    rest = [list(own) for own in moves]
    while any(rest):
        random = step(random)
        seat = below(random, len(rest))
        if rest[seat]:
            GAME.apply(table, seat, rest[seat].pop(0))
    return table


@given(options(least=2), SEEDS)
@examples(30)
def test_order_never_matters(with_options: dict[str, Any], seed: int) -> None:
    """RW-ROUND-06, RW-ROUND-20, RW-ADV-18, RW-AMB-30, RH-MODEL-09: in whatever order the moves of
    different players arrive, rerolls included, the same state comes of it."""
    state = GAME.new(with_options, seed)
    while pending := GAME.pending(state):
        if state.phase == FAVOR:
            seat = GAME.asked(state)
            GAME.apply(state, seat, pending[seat].moves[below(seeded(state.round), 2)])
            continue
        phase = f"{seed} {state.round} {state.phase}"
        moves = [alone(state, seat, f"{phase} {seat}") for seat in range(len(state.players))]
        tables = [mixed(state, moves, f"{phase} {order}") for order in "abc"]
        assert len({GAME.hash(table) for table in tables}) == 1
        state = tables[0]
    assert state.phase == END


@given(SEEDS)
@examples(20)
def test_a_reroll_is_the_same_whoever_rolled_before(seed: int) -> None:
    """RH-MODEL-09, RW-AMB-12: each seat has a stream of its own in each round."""
    state = GAME.new({"sheets": ["twin-altars"] * 4}, seed)
    for _ in range(4):
        GAME.apply(state, GAME.asked(state), GAME.legal(state, GAME.asked(state))[0])
    line = "reroll 1 with horn-altar"
    found = []
    for order in ((0, 1, 2, 3), (3, 1, 2, 0), (2, 3, 0, 1)):
        table = state.copy()
        for seat in order:
            GAME.apply(table, seat, GAME.parse(table, seat, line)[0])
        assert table.dice == state.dice
        found.append([player.dice for player in table.players])
    assert found[0] == found[1] == found[2]
