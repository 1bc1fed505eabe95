"""A box from outside the package: found through its entry point, and played everywhere."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from osada.arena import BadPlan, Plan, play_game
from osada.bots import ask, bot
from osada.cli import main
from osada.kernel import journal
from osada.kernel.game import BadOptions, Refused
from osada.kernel.match import Match
from osada.kernel.random import below, step
from osada.scenario.run import run_file
from osada.server import lobby
from osada.server.games import hosted
from osada.server.library import library
from osada.server.unfit import Unfit
from osada.server.wire import AnyView, SeatWish, TableWish
from osada.settlers import Settlers, State
from osada.settlers.catalogue import Catalogue, base, boxes, catalogue
from osada.settlers.catalogue.boxes import box
from osada.settlers.catalogue.reader import CatalogueError
from osada.settlers.face import SettlersFace
from osada.settlers.game import plain

GAME = Settlers()
BOX = {"boxes": ["hansa"]}
FIVE = ["rome", "hansa", "egypt", "japan", "barbarians"]


def install(place: Path, name: str, package: str) -> None:
    """A package whose box is behind the entry point."""
    about = place / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[osada.boxes]\n{name} = {package}\n")


@pytest.fixture
def hansa(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    install(tmp_path, "hansa", "tests.outside.hansa")
    monkeypatch.syspath_prepend(str(tmp_path))
    boxes.outside.cache_clear()
    yield catalogue(("hansa",))
    boxes.outside.cache_clear()


def played(options: dict[str, Any], code: str, seed: int) -> Match[State]:
    """A whole game of bots."""
    match: Match[State] = Match(GAME, options, seed)
    player, random = bot(code, "settlers"), seed + 1
    while match.pending:
        seat = next(iter(match.pending))
        random = step(random)
        match.play(seat, ask(player, GAME, match.state, seat, random))
    return match


def test_no_number_of_the_base_game_moves(hansa: Catalogue) -> None:
    known, first = base(), len(base().numbers)
    assert hansa.numbers[:first] == known.numbers
    assert hansa.printing[:first] == known.printing
    assert (hansa.attacks, hansa.factions[:4]) == (known.attacks, known.factions)
    assert len(set(hansa.printing)) == len(set(known.printing)) + 2 + 2 + 7
    assert hansa.with_boxes([]) is known
    assert known.with_boxes(["hansa"]) is hansa
    state = GAME.new({"factions": ["rome", "egypt"]}, 7)
    same = GAME.new({"factions": ["rome", "egypt"], "boxes": []}, 7)
    assert plain(same) == plain(state)
    assert GAME.view(same, 0)["options"] == GAME.view(state, 0)["options"]
    alone = GAME.new({"factions": ["rome"], **BOX, "format": "standard"}, 7)
    assert plain(alone) == plain(GAME.new({"factions": ["rome"]}, 7))


def test_traits_marks_and_clauses_stand_in_the_files(hansa: Catalogue) -> None:
    assert [
        f.slug for f, board in zip(hansa.factions, hansa.boards, strict=True) if board.samurai
    ] == [
        "japan",
        "hansa",
    ]
    marks = {entry.slug: entry.mark for entry in hansa.entries if entry.box == "hansa"}
    assert marks["salt-works"] == marks["rome/counting-house"] == "hansa"
    assert (marks["hansa/cog"], marks["hansa/guest-quarter"]) == ("base", "visitors")
    assert hansa.entry[hansa.of_number["rom903"]].clauses == ("ROME-1",)
    assert [box("hansa").name(language) for language in ("en", "pl", "cs")] == [
        "Merchants of the Hansa",
        "Kupcy Hanzy",
        "Hanzovní kupci",
    ]


@pytest.mark.parametrize(
    ("format", "common", "rome", "own"),
    [("introductory", 87, 33, 13), ("standard", 84, 30, 13), ("open", 87, 33, 13)],
)
def test_a_format_says_what_is_in_decks(
    hansa: Catalogue, format: str, common: int, rome: int, own: int
) -> None:
    state = GAME.new({"factions": ["rome", "hansa"], **BOX, "format": format}, 1)
    decks = [len(player.deck) for player in state.players]
    assert (len(state.common_deck), *decks) == (common, rome, own)
    assert (
        GAME.view(state, 0)["options"] | BOX | {"format": format} == GAME.view(state, 0)["options"]
    )


GUESTS = """
faction: rome

[rome/guest-house]
name: Guest House
numbers: rom951-952
cost: 1 wood, 1 location
deal: wood
production: 1 food
from: house
"""


@pytest.mark.parametrize(
    ("named", "format", "common", "rome", "own"),
    [
        (["hansa", "visitors"], "introductory", 87, 33, 13),
        (["visitors", "hansa"], "introductory", 84, 32, 14),
        (["visitors", "hansa"], "standard", 84, 30, 13),
        (["hansa", "visitors"], "open", 87, 35, 14),
    ],
)
def test_of_several_boxes_the_first_is_the_chosen_expansion(
    hansa: Catalogue,
    tmp_path: Path,
    named: list[str],
    format: str,
    common: int,
    rome: int,
    own: int,
) -> None:
    """DECK-2, DECK-3, DECK-12: a marked card counts as of the box that it is marked with."""
    package = tmp_path / "guests"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "about.box").write_text("name: Guests | Goście | Hosté\n", "utf-8")
    (package / "rome.cards").write_text(GUESTS, "utf-8")
    install(tmp_path, "visitors", "guests")
    boxes.outside.cache_clear()
    state = GAME.new({"factions": ["rome", "hansa"], "boxes": named, "format": format}, 1)
    decks = [len(player.deck) for player in state.players]
    assert (len(state.common_deck), *decks) == (common, rome, own)
    assert state.cards.numbers[:220] == base().numbers


def test_decks_take_cards_of_the_box(hansa: Catalogue) -> None:
    options = {"factions": ["rome", "hansa"], **BOX, "format": "open"}
    swap = {"in": ["hansa/guest-quarter"], "out": ["hansa/cog"]}
    state = GAME.new({**options, "decks": {"hansa": swap, "rome": ["2 rome/counting-house"]}}, 1)
    assert [len(player.deck) for player in state.players] == [2, 11]
    with pytest.raises(BadOptions, match=r"missing or incomplete: .* \(DECK-3"):
        GAME.new({**options, "format": "introductory", "decks": {"rome": ["rome/architect"]}}, 1)
    with pytest.raises(BadOptions, match="which is not on the table \\(AMB-X-15"):
        GAME.new({"factions": ["rome", "egypt"], "decks": {"rome": ["rome/counting-house"]}}, 1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"boxes": ["hanza"]}, 'unknown box "hanza"; did you mean "hansa"? (DECK-13)'),
        ({"boxes": "hansa"}, '"boxes" must be a list of names (DECK-13)'),
        ({"boxes": ["hansa", "hansa"]}, 'the box "hansa" is named twice; there is one (DECK-13)'),
        ({"boxes": ["base"]}, "the base game is always on the table"),
        ({**BOX, "format": "opn"}, 'unknown format "opn"; did you mean "open"? (DECK-1)'),
        ({"factions": ["hansa", "rome"]}, 'unknown faction "hansa"'),
        ({"factions": FIVE}, "5 players cannot play: the game is for 1 to 4 (SETUP-1)"),
    ],
)
def test_what_cannot_be_played_is_said(
    hansa: Catalogue, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(options, 1)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("code", ["random", "greedy"])
def test_bots_play_it_and_a_journal_keeps_it(hansa: Catalogue, code: str, tmp_path: Path) -> None:
    match = played({"factions": FIVE, **BOX}, code, 3)
    built = {
        hansa.entry[location.card].box
        for player in match.state.players
        for location in player.empire
    }
    assert code == "random" or built == {"base", "hansa"}
    journal.write(tmp_path / "x.osada", match)
    again: Match[State] = journal.replay(journal.read(tmp_path / "x.osada"), {"settlers": GAME})
    assert again.fingerprint == match.fingerprint
    assert again.state.cards is hansa


def test_it_is_spoken_of(hansa: Catalogue) -> None:
    state = GAME.new({"factions": ["hansa", "rome"], **BOX}, 5)
    face = SettlersFace(GAME)
    while state.stack or state.turn != 0:
        seat, decision = next(iter(GAME.pending(state).items()))
        GAME.apply(state, seat, decision.moves[0])
    state.players[0].hand = [hansa.of_number["han013"]]
    state.moves = None
    with pytest.raises(Refused) as refused:
        GAME.apply(state, 0, GAME.parse(state, 0, "build hansa/lighthouse")[0])
    why = refused.value.refusal
    assert "Lighthouse" in GAME.explain(why, state=state)
    assert "Latarnia morska" in face.refusal(state, why, "pl", {})
    deal = GAME.parse(state, 0, "deal hansa/lighthouse")[0]
    assert face.label(state, 0, deal, "cs", {}).count("Maják") == 1
    faces = {card.slug for card in library("en", hansa).cards}
    assert {"hansa/lighthouse", "salt-works", "rome/architect"} < faces


def test_commands_know_it(
    hansa: Catalogue, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "hansa.deck"
    assert main(["decks", "show", "hansa", "--boxes", "hansa"]) == 0
    deck.write_text(capsys.readouterr().out, "utf-8")
    assert main(["cards", "hansa/guild", "--boxes", "hansa"]) == 0
    assert "1 victory point" in capsys.readouterr().out
    words = "arena --players random --games 2 --factions hansa,rome --workers 1 --json"
    more = ["--boxes", "hansa", "--format", "open", "--decks", str(deck)]
    assert main([*words.split(), *more]) == 0
    settings = json.loads(capsys.readouterr().out)["settings"]
    assert (settings["boxes"], settings["format"]) == (["hansa"], "open")
    assert settings["decks"]["hansa"][0] == "3 hansa/cog"
    assert main(["cards", "--boxes", "hanza"]) == 2
    assert 'unknown box "hanza"; did you mean "hansa"?' in capsys.readouterr().err


SCENARIO = """
title: A box brings its cards and its faction
rule: [DECK-3]
given:
  options: {boxes: [hansa]}
  players:
    - {faction: hansa, hand: [hansa/guild], goods: {stone: 1, gold: 2}, empire: [salt-works]}
    - {faction: rome, empire: [mill]}
when:
  - {by: 0, move: build hansa/guild}
then:
  players:
    0: {score: 1, hand: [], only_goods: {gold: 2}}
"""


def test_scenarios_name_it(hansa: Catalogue, tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(SCENARIO, "utf-8")
    assert run_file(file).wrong == ()
    file.write_text(SCENARIO.replace("options: {boxes: [hansa]}", "options: {}"), "utf-8")
    assert 'unknown faction "hansa"' in str(run_file(file).wrong)


def test_the_arena_plays_it(hansa: Catalogue) -> None:
    plan = Plan(("random",), 20, 1, seats=5, boxes=("hansa",))
    assert len(plan.tables) == 120
    assert plan.settings()["boxes"] == ["hansa"]
    assert play_game(plan, 7).table == plan.tables[7]
    assert "boxes" not in Plan(("random",), 2, 1).settings()
    with pytest.raises(BadPlan, match='unknown box "hanza"'):
        Plan(("random",), 2, 1, boxes=("hanza",))
    with pytest.raises(BadPlan, match="5 seats are not possible: a table has 1 to 4"):
        Plan(("random",), 2, 1, seats=5)


def test_the_server_hosts_it(hansa: Catalogue) -> None:
    host = hosted("settlers")
    wish = TableWish([SeatWish(None, "hansa"), SeatWish("easy", None)], boxes=["hansa"])
    agreed = lobby.terms(wish)
    assert agreed.options | {"boxes": ["hansa"], "format": "introductory"} == agreed.options
    host.check(agreed)
    dealt = host.dealt(agreed, ["hansa", None])
    match: Match[State] = Match(host.game, host.options(agreed, dealt), 3)
    assert match.state.cards is hansa
    assert host.terms(match, {1: "easy"}).options["boxes"] == ["hansa"]
    view: Any = msgspec.json.decode(msgspec.json.encode(match.view(0)), type=AnyView)
    assert view.options.boxes == ["hansa"]
    with pytest.raises(Unfit, match="unplayable"):
        host.check(lobby.terms(TableWish([SeatWish()], boxes=["hanza"])))
    with pytest.raises(Unfit, match="no-such-faction"):
        host.check_choice(lobby.terms(TableWish([SeatWish()])), "hansa", ())
    assert "boxes" not in lobby.terms(TableWish([SeatWish()])).options


def test_environments_show_it(hansa: Catalogue) -> None:
    gym = pytest.importorskip("osada.gym")
    env = gym.settlers.raw_env(players=5, boxes=["hansa"])
    layout, numbering = gym.settlers.layout(hansa), gym.settlers.numbering(hansa)
    assert env.observation_space("player_0")["observation"].shape == (layout.size,)
    assert layout.seats[-1] == "rival4"
    assert "build hansa/guild" in numbering.meanings
    random = 1
    env.reset(seed=4)
    for _ in range(2000):
        observation, _, done, cut, _ = env.last()
        if done or cut:
            break
        legal = [at for at, ok in enumerate(observation["action_mask"]) if ok]
        random = step(random)
        env.step(legal[below(random, len(legal))])
    assert env.terminations["player_0"]
    with pytest.raises(BadOptions, match="make an environment"):
        gym.settlers.raw_env(boxes=["hansa"], factions=["rome", "egypt"]).reset(
            seed=4, options={"boxes": []}
        )
    assert gym.settlers.layout().size == gym.settlers.layout(base()).size < layout.size


CLASH = "faction: rome\n\n[rome/architect]\nname: A\nnumbers: rom950\nfeature: none\nfrom: house\n"


@pytest.mark.parametrize(
    ("about", "cards", "sentence"),
    [
        ("name: Odd\n", "", "a box has a name: English | Polski | Čeština"),
        ("name: A | B | C\nseats: 9\n", "", "9 cannot play; a table has at most 5 seats"),
        ("name: A | B | C\nfiles: rome\n", "", "files and folder differ: odd.cards, rome.cards"),
        ("name: A | B | C\nplayers: 5\n", "", 'unknown word "players"'),
        ("name: A | B | C\n", CLASH, "[rome/architect] is already a card of rome.cards"),
        ("name: A | B | C\n", CLASH.replace("from", "replaces: yes\nfrom"), "replaces nothing"),
    ],
)
def test_a_box_that_is_not_right_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, about: str, cards: str, sentence: str
) -> None:
    name = f"odd{abs(hash((about, cards)))}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / "about.box").write_text(about, "utf-8")
    (tmp_path / name / "odd.cards").write_text(cards or "faction: rome\n", "utf-8")
    install(tmp_path, name, name)
    monkeypatch.syspath_prepend(str(tmp_path))
    boxes.outside.cache_clear()
    with pytest.raises(CatalogueError) as refused:
        catalogue((name,))
    boxes.outside.cache_clear()
    assert sentence in str(refused.value.problems[0])
    assert str(refused.value.problems[0]).startswith(f"{name}/")
