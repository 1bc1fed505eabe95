"""The bot that learned: legal, repeatable, blind to what is hidden, and sound about its weights."""

import re
from pathlib import Path
from typing import Any

import pytest

from osada.bots import UnknownBot, ask, bot, canonical, quick, timed
from osada.bots.settlers.learned import net as nets
from osada.bots.settlers.learned.encoder import Encoder
from osada.bots.settlers.learned.facts import of_card
from osada.bots.settlers.learned.layout import CARDS_FROM, INPUTS, NAMED, Layout
from osada.bots.settlers.learned.player import Judge
from osada.kernel.random import seeded, step
from osada.settlers.catalogue import catalogue, joined
from osada.settlers.game import Settlers
from osada.settlers.state import State
from tests.own_cards import OWN

GAME = Settlers()
BOXES = {"boxes": ["friends", "aztecs"], "format": "open"}
TABLES: dict[str, dict[str, Any]] = {
    "solo": {"factions": ["egypt"]},
    "two": {"factions": ["rome", "japan"]},
    "three": {"factions": ["rome", "japan", "barbarians"], "lookout": "alternative"},
    "four": {"factions": ["rome", "japan", "barbarians", "egypt"], "lookout": "advanced"},
    "five": {
        "factions": ["rome", "japan", "barbarians", "egypt", "aztecs"], "five_players": True,
        **BOXES,
    },
    "solo with boxes": {"factions": ["aztecs"], **BOXES},
}  # fmt: skip


def play(game: Settlers, seed: int, **options: Any) -> tuple[State, list[str]]:
    """A whole game of the bot against itself; the last state and all moves."""
    learned = bot("learned")
    state = game.new(options, seed)
    random = seeded(f"learned {seed}")
    moves: list[str] = []
    while pending := game.pending(state):
        seat = min(pending)
        random = step(random)
        chosen = ask(learned, game, state, seat, random)
        assert chosen in pending[seat].moves
        moves.append(f"{seat} {game.text(state, seat, chosen)}")
        game.apply(state, seat, chosen)
    return state, moves


@pytest.mark.parametrize("table", TABLES)
def test_whole_games(table: str) -> None:
    state, _ = play(GAME, 3, **TABLES[table])
    assert GAME.outcome(state) is not None


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(GAME, 11, **TABLES["two"])[1] == play(GAME, 11, **TABLES["two"])[1]


def test_cards_of_ones_own() -> None:
    game = Settlers(joined([("mine/common.cards", OWN)]))
    mine = game.cards.of_slug["grain-exchange"]
    assert of_card(game.cards.card[mine[0]]) == of_card(game.cards.card[mine[1]])
    state, _ = play(game, 8, factions=["rome", "egypt"])
    assert game.outcome(state) is not None


def positions(table: str, seed: int) -> list[tuple[State, int]]:
    """Positions of a game by chance, and who decides there."""
    state = GAME.new(TABLES[table], seed)
    random = seeded(f"positions {seed}")
    chance = bot("random:kind")
    found: list[tuple[State, int]] = []
    while pending := GAME.pending(state):
        seat = min(pending)
        random = step(random)
        found.append((GAME.copy(state), seat))
        GAME.apply(state, seat, ask(chance, GAME, state, seat, random))
    return found[::5]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_from_a_seat_makes_no_difference(table: str) -> None:
    """Two likenesses of one position differ in what the seat cannot see, and in nothing else."""
    for state, seat in positions(table, 4):
        one, other = (GAME.sample(state, seat, seeded(n)) for n in (1, 2))
        for live in (True, False):
            told = Encoder(one, seat).features(one, live)
            assert sorted(told) == sorted(Encoder(other, seat).features(other, live))
            assert sorted(told) == sorted(Encoder(state, seat).features(state, live))


@pytest.mark.parametrize("table", ["two", "five"])
def test_kept_sums_are_those_of_all_features(table: str) -> None:
    """One judge looks at all that the moves of a decision lead to, and back in between."""
    for state, seat in positions(table, 5):
        judge = bot("learned").judge(state, seat)  # type: ignore[attr-defined]
        assert isinstance(judge, Judge)
        for move in GAME.pending(state)[seat].moves[:8]:
            after = GAME.copy(state)
            GAME.apply(after, seat, move)
            for position in (state, after):
                if GAME.outcome(position) is not None:
                    continue
                for live in (True, False):
                    total = judge.rows.sum(judge.encoder.features(position, live))
                    left = position.options.course.rounds - position.round
                    value = judge.rows.value(total, left)
                    assert judge.correction(position, live) == value
                    greedy = judge.eye.value(position, live)
                    assert judge.value(position, live) == greedy + value


def test_features_have_their_places() -> None:
    """A feature is listed once for each thing that it tells of, and has inputs of its own."""
    layout = Layout(GAME.cards)
    told = [tuple(layout.inputs(feature)) for feature in range(0, layout.size, 7)]
    assert all(inputs for inputs in told)
    assert max(at for inputs in told for at, _ in inputs) < INPUTS


def test_a_card_is_known_by_its_effects() -> None:
    """Copies of a card that differ in print differ; those that do not are the same."""
    cards = catalogue(("friends", "aztecs"))
    by_print: dict[int, list[tuple[int, int]]] = {}
    for card in cards.card:
        facts = by_print.setdefault(card.printing, of_card(card))
        assert facts == of_card(card)
    assert len({tuple(facts) for facts in by_print.values()}) > 0.9 * len(by_print)


def test_the_sum_is_that_of_ordinary_arithmetic(tmp_path: Path) -> None:
    """Lanes in whole numbers come to what the net says in floats, but for rounding."""
    net = nets.net()
    numbers = nets.read(nets.SHIPPED)
    table = nets.table(net, GAME.cards)
    layout = Layout(GAME.cards)
    state, seat = positions("two", 6)[9]
    features = Encoder(state, seat).features(state, True)
    wide, narrow, left = nets.WIDE, nets.NARROW, 2
    at = INPUTS * (wide + 1)
    sums = numbers[at : at + wide + 1]
    for feature in features:
        for place, n in layout.inputs(feature):
            row = numbers[place * (wide + 1) : (place + 1) * (wide + 1)]
            sums = [one + n * more for one, more in zip(sums, row, strict=True)]
    at += wide + 1
    second = numbers[at + left * wide * narrow : at + (left + 1) * wide * narrow]
    at += nets.HEADS * wide * narrow
    deep = numbers[at + left * narrow : at + (left + 1) * narrow]
    at += nets.HEADS * narrow
    third = numbers[at + left * narrow : at + (left + 1) * narrow]
    result = sums[wide] + numbers[at + nets.HEADS * narrow + left]
    for unit in range(narrow):
        into = sum(max(0.0, sums[i]) * second[i * narrow + unit] for i in range(wide))
        result += max(0.0, deep[unit] + into) * third[unit]
    assert table.value(table.sum(features), left) == pytest.approx(nets.POINTS * result, abs=0.1)


def test_weights_of_a_file(tmp_path: Path) -> None:
    mine = tmp_path / "Mine.bin"
    mine.write_bytes(nets.SHIPPED.read_bytes())
    code = f"learned:{mine}"
    assert canonical(f" Learned:{mine}") == code
    assert quick(code)
    assert not timed(code)
    state = GAME.new(TABLES["two"], 7)
    seat = min(GAME.pending(state))
    random = seeded(3)
    chosen = ask(bot(code), GAME, state, seat, random)
    assert chosen is ask(bot("learned"), GAME, state, seat, random)


def whole(data: bytes, numbers: bytes) -> bytes:
    """A file with other numbers, and the checksum of those."""
    body = data.split(b"\n", 2)[1] + b"\n" + numbers
    return nets._head(body) + body


def last(data: bytes, number: bytes) -> bytes:
    """A file with another number at its end."""
    return whole(data, data.split(b"\n", 2)[2][:-2] + number)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: None, "cannot be read: No such file or directory"),
        (lambda data: b"", "holds no weights of the bot learned"),
        (lambda data: b"[rome]\nname: Rome\n", "holds no weights of the bot learned"),
        (lambda data: data.replace(b"osada net 2", b"osada net 1"), "for another version"),
        (lambda data: data[:-2], "is damaged: its checksum is wrong"),
        (lambda data: whole(data, b"abc"), "holds no weights that the bot learned can read"),
        (lambda data: nets._head(b"[1]\n") + b"[1]\n", "holds no weights that the bot learned"),
        (lambda data: nets._head(b"{") + b"{", "holds no weights that the bot learned can read"),
        (lambda data: last(data, b"\x00\x7e"), "holds numbers that no training comes to"),
        (lambda data: last(data, b"\xff\x7b"), "holds numbers that no training comes to"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "is damaged: its checksum is wrong"),
    ],
)
def test_weights_that_do_not_fit(change: Any, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "w.bin"
    data = change(nets.SHIPPED.read_bytes())
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(UnknownBot, match=re.escape(sentence)):
        bot(f"learned:{path}")


def test_weights_that_know_less_than_the_game(tmp_path: Path, monkeypatch: Any) -> None:
    """A fact that came later counts nothing, and nothing else has moved."""
    usual = nets.read(nets.SHIPPED)
    wide = nets.WIDE + 1
    facts = len(NAMED["facts"])
    more = {**NAMED, "facts": [*NAMED["facts"], ["salt"]]}
    monkeypatch.setattr(nets, "NAMED", more)
    found = nets.read(nets.SHIPPED)
    assert len(found) == len(usual) + len(NAMED["places"]) * wide
    last = (CARDS_FROM + facts) * wide
    assert found[:last] == usual[:last]
    assert found[last : last + wide] == [0.0] * wide
    assert found[last + wide : last + 2 * wide] == usual[last : last + wide]


def test_the_weights_are_small() -> None:
    assert nets.SHIPPED.stat().st_size < 500_000
