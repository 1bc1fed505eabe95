"""The log: what each seat may know of what happened, and how it reads."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import osada.settlers
from osada.kernel.face import in_lines
from osada.kernel.game import Move, move
from osada.kernel.random import below, seeded, step
from osada.settlers import flow, log
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.catalogue import base, catalogue
from osada.settlers.coded import deal_card, face_down
from osada.settlers.effects.aiming import AimHand
from osada.settlers.effects.verbs.lay_foundation import LayFoundation
from osada.settlers.effects.verbs.pick import Kept
from osada.settlers.effects.verbs.rival_discards import ChooseDiscard
from osada.settlers.frames import NO_CARD
from osada.settlers.game import Settlers
from osada.settlers.goods import FOOD, GOLD, STONE, VP, WOOD, WORKER
from osada.settlers.log import Event
from osada.settlers.losses import Loss, losses
from osada.settlers.state import (
    ACTION,
    ATTACK,
    CLEANUP,
    END,
    LOOKOUT,
    NOBODY,
    PRODUCTION,
    Location,
    State,
)
from osada.settlers.supply import (
    BY_BOARD,
    BY_FEATURE,
    BY_PRODUCTION,
    BY_RAZE,
    BY_TRADE,
)
from osada.settlers.words import VIRTUAL

GAME = Settlers()
CARDS = base()
LANGUAGES = ("en", "pl", "cs")
NAMES = {0: "Ola", 1: "Kuba"}
FACTIONS = ("barbarians", "japan", "egypt", "rome")


def lines(
    events: list[Event], viewer: int | None, names: Mapping[int, str], language: str
) -> list[str]:
    return in_lines(log.entries(CARDS, events, viewer, names, language))


def card(slug: str, copy: int = 0) -> int:
    return CARDS.of_slug[slug][copy]


MILL, QUARRY, CASTLE, FARM = card("mill"), card("quarry"), card("castle"), card("japan/farm")
GATE, SHRINE = card("japan/gate"), card("japan/shrine")


# Whom an event is shown to


def kinds() -> set[str]:
    """All kinds of event in the sources of the game."""
    folder = Path(osada.settlers.__file__).parent
    sources = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    return set(re.findall(r'\blog\.append\(\s*\(\s*"([^"]+)"', sources))


def test_it_is_said_of_every_event_who_may_see_it() -> None:
    assert kinds() == {*log._SHOWN, "move"}
    assert kinds() == {*log._LINES, "gain", "draw", "reveal"}


def test_an_unknown_event_is_shown_to_nobody() -> None:
    assert [log.seen(("whisper", 0, MILL), seat) for seat in (0, 1, None)] == [None] * 3


@pytest.mark.parametrize(
    ("event", "for_others"),
    [
        (("draw", 0, w.COMMON, MILL), ("draw", 0, w.COMMON, NO_CARD)),
        (("draw", 0, w.FACTION, FARM), ("draw", 0, w.FACTION, NO_CARD)),
        (("picked", 0, MILL), ("picked", 0, NO_CARD)),
        (("laid", 0, MILL), ("laid", 0, NO_CARD)),
        (("under", 0, GATE, MILL), ("under", 0, GATE, NO_CARD)),
        (
            ("move", 0, move(w.CHOOSE_CARD, MILL), "choose mill", True),
            ("move", 0, None, "", True),
        ),
        (
            ("move", 0, move(w.BUILD, CASTLE), "build com048", False),
            ("move", 0, move(w.BUILD, CASTLE), "", False),
        ),
    ],
)
def test_only_its_owner_knows_a_hidden_card(event: Event, for_others: Event) -> None:
    assert log.seen(event, 0) == event
    assert log.seen(event, 1) == log.seen(event, None) == for_others


@pytest.mark.parametrize(
    "event",
    [
        ("reveal", NOBODY, MILL),
        ("drafted", 0, MILL),
        ("swept", NOBODY, MILL, CASTLE, QUARRY),
        ("gain", 0, WOOD, 1, MILL, BY_PRODUCTION),
        ("razed", 0, QUARRY, 1, 1),
        ("put", 0, SHRINE, WOOD),
        ("discard", 0, MILL),
        ("sacrifice", 0, MILL, True),
        ("move", 0, move(w.RAZE_OF, QUARRY, 1), "raze quarry of 1", False),
        ("move", 0, w.PASS_ROUND, "pass", False),
    ],
)
def test_what_is_public_is_shown_to_all(event: Event) -> None:
    assert [log.seen(event, seat) for seat in (0, 1, None)] == [event] * 3


def test_more_than_was_agreed_is_never_shown() -> None:
    assert log.seen(("built", 0, MILL, CASTLE), 1) == ("built", 0, MILL, NO_CARD)


# Which moves the engine calls secret


def table(phase: int, *factions: str) -> State:
    """A quiet table at the start of a phase, with nothing in hand and nothing built."""
    state = GAME.new({"factions": factions or ("japan", "egypt")}, 1)
    state.log = []
    state.stack = []
    state.offer = []
    state.moves = None
    state.phase, state.begun, state.turn, state.first = phase, False, 0, 0
    for player in state.players:
        player.hand = []
    return state


def secrets(state: State, seat: int, moves: list[Move]) -> list[bool]:
    assert state.log is not None
    for made in moves:
        GAME.apply(state, seat, made)
    return [event[4] for event in state.log if event[0] == "move"]


def test_a_card_under_a_gate_is_secret() -> None:
    state = table(CLEANUP)
    state.players[0].empire = (Location(GATE, 0),)
    state.players[0].hand = sorted((MILL, CASTLE))
    flow.advance(state)
    assert secrets(state, 0, [move(w.CHOOSE_CARD, MILL), w.DONE]) == [True, False]
    told = lines(state.log or [], 1, NAMES, "en")
    assert "  Ola puts a card from their hand under Gate" in told
    assert "Mill" not in " ".join(told)
    own = lines(state.log or [], 0, NAMES, "en")
    assert "  Ola puts Mill under Gate" in own


def test_a_foundation_from_hand_is_secret() -> None:
    state = table(ACTION)
    state.players[0].hand = sorted((MILL, CASTLE))
    state.begun = True
    state.stack = [AimHand(f.HAND, 0, LayFoundation(), card("egypt/sanctuary"))]
    flow.advance(state)
    assert secrets(state, 0, [move(w.CHOOSE_CARD, MILL)]) == [True]
    assert state.players[0].foundations == (face_down(MILL),)
    assert lines(state.log or [], None, NAMES, "en") == [
        "Ola lays a card from their hand as a foundation"
    ]
    assert lines(state.log or [], 0, NAMES, "en") == ["Ola lays Mill as a foundation"]


def test_the_card_that_is_kept_of_two_is_secret_the_other_is_discarded_openly() -> None:
    state = table(ACTION)
    player = state.players[0]
    player.offer = tuple(sorted((FARM, GATE)))
    state.begun = True
    state.stack = [Kept(0, 1)]
    flow.advance(state)
    assert secrets(state, 0, [move(w.CHOOSE_CARD, GATE)]) == [True]
    assert lines(state.log or [], 1, NAMES, "en") == [
        "Ola draws 1 faction card",
        "Ola discards Farm",
    ]


def test_a_card_that_goes_to_the_discard_pile_is_no_secret() -> None:
    state = table(ACTION)
    state.players[1].hand = sorted((MILL, CASTLE))
    state.begun = True
    state.stack = [ChooseDiscard(1)]
    flow.advance(state)
    assert secrets(state, 1, [move(w.CHOOSE_CARD, MILL)]) == [False]
    assert lines(state.log or [], 0, NAMES, "en") == ["Kuba discards Mill"]


def test_picks_of_the_alternative_lookout_are_secret() -> None:
    state = GAME.new({"factions": ("japan", "egypt"), "lookout": "alternative"}, 1)
    state.log = []
    picked = {seat: GAME.legal(state, seat)[0] for seat in (0, 1)}
    for seat, made in picked.items():
        GAME.apply(state, seat, made)
    shown = [log.seen(event, 1) for event in state.log if event[0] in ("move", "picked")]
    assert ("move", 0, None, "", True) in shown
    assert ("picked", 0, NO_CARD) in shown
    assert ("picked", 1, picked[1].what) in shown


# In play: nobody learns of a card that is hidden

HOLDS: dict[str, tuple[int, ...]] = {
    "reveal": (2,),
    "drafted": (2,),
    "picked": (2,),
    "area": (2,),
    "draw": (3,),
    "gain": (4,),
    "built": (2,),
    "dealt": (2,),
    "undealt": (2,),
    "razed": (2,),
    "samurai": (2,),
    "target": (2, 3),
    "laid": (2,),
    "under": (2, 3),
    "put": (2,),
    "discard": (2,),
    "sacrifice": (2,),
    "attack-card": (2,),
    "attacked": (2,),
    "played": (2,),
    "visited": (2,),
    "blessed": (3,),
    "tokens": (2,),
    "colour": (2,),
    "answered": (2,),
    "also-used": (2,),
    "laid-open": (2, 3),
    "statue": (2,),
    "stored": (2,),
    "unstored": (2,),
    "samurai-paid": (2,),
}
"""Where in an event cards are named."""
NAMING = (
    w.DRAFT,
    w.BUILD,
    w.DEAL,
    w.RAZE,
    w.RAZE_OF,
    w.USE,
    w.GUARD,
    w.SAMURAI,
    w.CHOOSE_CARD,
    w.CHOOSE_LOCATION,
    w.CHOOSE_DEAL,
    w.VISIT,
    w.PLAY,
)
"""Moves that name a card."""
EVERY = catalogue(("aztecs", "friends"))
"""The cards of the boxes too; those of the base game have the same numbers."""


def cards_in(event: Event) -> set[int]:
    """The cards that an event names, in its text too."""
    if event[0] == "swept":
        return set(event[2:])
    if event[0] == "prayed":
        return {event[2], *event[3]}
    if event[0] == "given":
        return {event[2]} if event[3] else set()
    if event[0] != "move":
        return {event[at] for at in HOLDS.get(event[0], ()) if event[at] >= 0}
    _, _, made, text, _ = event
    if made is None:
        assert text == ""
        return set()
    named = {deal_card(made.what)} if made.kind in NAMING else set()
    for word in text.split():
        if word in EVERY.of_number:
            named.add(EVERY.of_number[word])
        elif "/" in word or (word in EVERY.of_slug and made.kind in NAMING):
            assert word in {EVERY.slugs[card] for card in named}
    return named


def known(view: Any) -> set[int]:
    """All cards that a view names."""
    if isinstance(view, str):
        return {EVERY.of_number[view]} if view in EVERY.of_number else set()
    if isinstance(view, dict):
        view = view.values()
    elif not isinstance(view, list):
        return set()
    found: set[int] = set()
    for part in view:
        if isinstance(part, (str, dict, list)):
            found |= known(part)
    return found


def open_cards(state: State) -> set[int]:
    """Cards just razed, which lie open on the table until their goods are taken."""
    return {frame.card for frame in state.stack if frame.code == f.RAZED}


PLAIN = 40
"""Games of the base game; those after them have both boxes."""


def game_options(number: int) -> dict[str, Any]:
    """Forty games: every number of players, every variant; then some with boxes."""
    seats = number % 4 + 1
    factions = [FACTIONS[(number // 4 + at) % 4] for at in range(seats)]
    options: dict[str, Any] = {"factions": factions}
    if seats > 1:
        options["lookout"] = ("standard", "alternative", "advanced")[number // 4 % 3]
        options["peaceful"] = number % 5 == 0 and options["lookout"] == "standard"
        options["robbers_cut_routes"] = number % 3 == 0
    if number >= PLAIN:
        options |= {"boxes": ["aztecs", "friends"], "format": "open"}
        options["factions"] = ["aztecs", *factions[: seats - 1]]
    return options


def decisions(number: int) -> Iterator[tuple[State, int, Move]]:
    """A random game, stopped before each move."""
    state = GAME.new(game_options(number), number)
    state.log = []
    random = seeded(number)
    while pending := GAME.pending(state):
        random = step(random)
        seat = sorted(pending)[below(random, len(pending))]
        random = step(random)
        moves = pending[seat].moves
        made = moves[below(random, len(moves))]
        yield state, seat, made
        GAME.apply(state, seat, made)
    yield state, NOBODY, w.DONE


@cache
def events_of(number: int) -> list[Event]:
    """All events of a game."""
    *_, (state, _, _) = decisions(number)
    return state.log or []


@pytest.mark.parametrize("number", range(PLAIN + 8))
def test_the_log_names_only_cards_that_the_seat_can_see(number: int) -> None:
    before: dict[int | None, set[int]] = {}
    done = 0
    for state, _, _ in decisions(number):
        assert state.log is not None
        new = state.log[done:]
        done = len(state.log)
        turned_up = {event[2] for event in new if event[0] in ("reveal", "attack-card")}
        turned_up.update(card for event in new if event[0] == "prayed" for card in event[3])
        shuffled = any(event[0] == "reshuffle" for event in new)
        for viewer in (*range(state.seats), None):
            now = known(GAME.view(state, viewer)) | open_cards(state)
            visible = before.get(viewer, now) | now | turned_up
            for event in new:
                seen = log.seen(event, viewer)
                assert seen is not None
                hidden = cards_in(seen) - visible
                assert not hidden or (shuffled and seen[0] in ("discard", "razed")), seen
            before[viewer] = now


BY_CHANCE = ("reveal", "area", "attack-card", "reshuffle", "phase", "discard", "prayed")
"""From the first of these on two games may differ: a deck, or a hand, shows itself."""


def told(events: list[Event] | None, viewer: int | None) -> list[Event | None]:
    """What a seat sees of a move, up to what chance shows."""
    seen = [log.seen(event, viewer) for event in events or []]
    made = seen[0][2] if seen and seen[0] else None
    for at, event in enumerate(seen):
        assert event is not None
        shows_hand = event[0] in ("built", "razed") and made is not None and event[2] != made.what
        if event[0] in BY_CHANCE or shows_hand:
            return seen[:at]
    return seen


ANNOUNCED = (f.SACRIFICE, f.PAY, f.GIVE)
"""Questions about a card that is still in the hand but known to all, so it cannot be swapped."""


def hides(state: State) -> bool:
    """Whether the question is about a card that stays hidden."""
    asked = flow.question(state)
    if isinstance(asked, AimHand):
        return isinstance(asked.effect, LayFoundation)
    return asked is not None and asked.code in (f.SECRET, f.PICK, f.UNDER)


def swapped(number: int) -> Iterator[tuple[str, list[Event | None], list[Event | None]]]:
    """Moves in a game and in one where all that a viewer cannot see is dealt anew."""
    random = seeded(f"swap {number}")
    for state, seat, made in decisions(number):
        random = step(random)
        viewer = below(random, state.seats)
        if seat in (NOBODY, viewer) or any(frame.code in ANNOUNCED for frame in state.stack):
            continue
        one, other = state.copy(), GAME.sample(state, viewer, random)
        one.log, other.log, other.moves = [], [], None
        there = [legal for legal in GAME.legal(other, seat) if legal.kind == made.kind]
        if made in there:
            there = [made]
        elif not hides(state) or not there:
            continue
        random = step(random)
        GAME.apply(one, seat, made)
        GAME.apply(other, seat, there[below(random, len(there))])
        yield one.log[0][3], told(one.log, viewer), told(other.log, viewer)


@pytest.mark.parametrize("number", range(PLAIN + 8))
def test_swapping_what_a_seat_cannot_see_changes_nothing_in_its_log(number: int) -> None:
    for text, one, other in swapped(number):
        assert one == other, text


def test_the_games_show_every_way_to_hide_a_card() -> None:
    shown: Counter[str] = Counter()
    for number in range(40):
        events = events_of(number)
        shown.update(event[0] for event in events)
        shown["secret"] += sum(event[4] for event in events if event[0] == "move")
    assert all(shown[kind] for kind in ("draw", "picked", "under", "secret"))


# How the log reads

HARBOUR = {0: "Ola", 1: "Kuba"}
SOLO = {0: "Ola", 1: VIRTUAL}

LINES: list[tuple[Event, str, str, str]] = [
    (
        ("phase", NOBODY, 2, PRODUCTION),
        "Round 2: production",
        "Runda 2: produkcja",
        "Kolo 2: produkce",
    ),
    (("phase", NOBODY, 5, END), "The game is over", "Koniec gry", "Konec hry"),
    (
        ("razed", 0, QUARRY, 1, 1),
        "Ola razes Kuba's Quarry",
        "Ola plądruje lokację Kamieniołom gracza Kuba",
        "Ola boří lokaci Lom hráče Kuba",
    ),
    (
        ("razed", 2, QUARRY, 2, 0),
        "Player 2 razes Quarry from their hand",
        "Gracz 2 plądruje z ręki kartę Kamieniołom",
        "Hráč 2 boří z ruky kartu Lom",
    ),
    (
        ("razed", 0, QUARRY, 0, 1),
        "Ola razes Quarry in their own empire",
        "Ola plądruje własną lokację Kamieniołom",
        "Ola boří vlastní lokaci Lom",
    ),
    (
        ("gain", 1, WORKER, 1, MILL, BY_PRODUCTION),
        "Kuba gains 1 worker (Mill)",
        "Kuba otrzymuje 1 robotnika (Młyn)",
        "Kuba získává 1 osadníka (Větrný mlýn)",
    ),
    (
        ("gain", 1, VP, 5, NO_CARD, BY_BOARD),
        "Kuba gains 5 victory points",
        "Kuba otrzymuje 5 punktów zwycięstwa",
        "Kuba získává 5 vítězných bodů",
    ),
    (
        ("draw", 0, w.COMMON, NO_CARD),
        "Ola draws 1 common card",
        "Ola dobiera 1 kartę zwykłą",
        "Ola si dobírá 1 běžnou kartu",
    ),
    (
        ("draw", 0, w.COMMON, MILL),
        "Ola draws Mill",
        "Ola dobiera: Młyn",
        "Ola si dobírá: Větrný mlýn",
    ),
    (
        ("picked", 0, NO_CARD),
        "Ola takes a card in secret",
        "Ola bierze kartę w tajemnicy",
        "Ola si tajně bere kartu",
    ),
    (
        ("sent", 0, (WOOD, 8, 8), 6),
        "Ola sends 6 workers for 1 wood and 2 cards",
        "Ola wydaje 6 robotników na 1 drewno i 2 karty",
        "Ola vysílá 6 osadníků pro 1 dřevo a 2 karty",
    ),
    (
        ("sent", 0, (FOOD,), 2),
        "Ola sends 2 workers for 1 food",
        "Ola wydaje 2 robotników na 1 jadło",
        "Ola vysílá 2 osadníky pro 1 jídlo",
    ),
    (
        ("target", 0, card("japan/garrison"), MILL, 1),
        "Ola discards Kuba's Mill (Garrison)",
        "Ola odrzuca lokację Młyn gracza Kuba (Garnizon)",
        "Ola zahazuje lokaci Větrný mlýn hráče Kuba (Pevnost)",
    ),
    (
        ("target", 0, card("egypt/temple-of-ra"), MILL, 1),
        "Ola takes over Kuba's Mill (Temple of Ra)",
        "Ola przejmuje lokację Młyn gracza Kuba (Świątynia Ra)",
        "Ola přebírá lokaci Větrný mlýn hráče Kuba (Chrám boha Ra)",
    ),
    (
        ("target", 0, card("acting-troupe"), MILL, 0),
        "Ola can use Mill again (Acting Troupe)",
        "Ola może znów użyć lokacji Młyn (Trupa aktorska)",
        "Ola může znovu použít lokaci Větrný mlýn (Potulní kejklíři)",
    ),
    (
        ("stolen", 0, STONE, 1),
        "Ola takes 1 stone from Kuba",
        "Ola zabiera 1 kamień z puli gracza Kuba",
        "Ola si bere 1 kámen ze zásoby hráče Kuba",
    ),
    (
        ("given", 0, WORKER, False),
        "Ola turns 1 worker into points",
        "Ola odrzuca 1 robotnika",
        "Ola zahazuje 1 osadníka",
    ),
    (
        ("given", 0, MILL, True),
        "Ola discards Mill",
        "Ola odrzuca kartę Młyn",
        "Ola zahazuje kartu Větrný mlýn",
    ),
    (
        ("undealt", 0, FARM, 1),
        "Kuba loses the deal Farm",
        "Kuba traci umowę z kartą Farma",
        "Kuba ztrácí dohodu s kartou Farma",
    ),
    (
        ("sacrifice", 0, MILL, True),
        "Ola discards a foundation (Mill)",
        "Ola odrzuca fundament (Młyn)",
        "Ola zahazuje základy (Větrný mlýn)",
    ),
    (
        ("put", 1, SHRINE, WOOD),
        "Kuba puts 1 wood on Shrine",
        "Kuba kładzie 1 drewno na lokacji Kapliczka",
        "Kuba pokládá 1 dřevo na lokaci Svatyně",
    ),
    (
        ("attack-card", 1, card("wood")),
        "The virtual player turns up an attack card (symbol: wood)",
        "Wirtualny gracz odkrywa kartę ataku (symbol: drewno)",
        "Virtuální hráč odkrývá útočnou kartu (symbol: dřevo)",
    ),
    (
        ("attacked", 0, MILL),
        "Ola loses Mill to the attack",
        "Ola traci w ataku lokację Młyn",
        "Ola při útoku ztrácí lokaci Větrný mlýn",
    ),
    (
        ("forced-pass", 1),
        "Kuba has taken too many turns and passes",
        "Kuba wyczerpuje limit tur i pasuje",
        "Kuba má za sebou příliš mnoho tahů a pasuje",
    ),
    (
        ("move", 0, move(w.USE, CASTLE, 2), "use castle twice", False),
        "Ola uses Castle twice",
        "Ola dwa razy używa lokacji Zamek",
        "Ola dvakrát používá lokaci Hrad",
    ),
    (
        ("upkeep", 0, FOOD, 2),
        "Ola lays 2 food on the Province map",
        "Ola kładzie 2 jadła na Mapie Prowincji",
        "Ola pokládá 2 jídla na mapu provincií",
    ),
    (
        ("token", 0, MILL, 1),
        "Ola places a Worker Bee on Mill",
        "Ola kładzie Pracusia na lokacji Młyn",
        "Ola pokládá Pilnou včelu na lokaci Větrný mlýn",
    ),
    (
        ("token-back", 0, MILL, 3),
        "Ola takes the Bribe back from Mill",
        "Ola zabiera Łapówkę z lokacji Młyn",
        "Ola bere Úplatek zpět z lokace Větrný mlýn",
    ),
    (
        ("stepped", 0, 0),
        "Ola moves a Goal marker (Military and Diplomatic)",
        "Ola przesuwa znacznik Celów (Militarny i Dyplomatyczny)",
        "Ola posouvá ukazatel cíle (vojenský a diplomatický)",
    ),
    (
        ("achieved", 0, MILL, 3),
        "Ola achieves Mill and crosses off 3 spaces",
        "Ola osiąga Młyn i wykreśla 3 pola",
        "Ola dosahuje cíle Větrný mlýn a škrtá 3 pole",
    ),
    (
        ("bribed", 0, MILL),
        "Mill has produced twice and leaves Ola's empire",
        "Młyn: daje Produkcję dwa razy i opuszcza imperium gracza Ola",
        "Větrný mlýn: dvakrát dala produkci a opouští impérium hráče Ola",
    ),
    (
        ("move", 0, move(w.CHOOSE_KEEP, FOOD, 0), "choose 0 food", False),
        "Ola keeps nothing",
        "Ola nic nie przechowuje",
        "Ola si nic nenechává",
    ),
    (
        ("move", 0, move(w.CHOOSE_PAY, w.packed(1, 0, 0, 2)), "choose 1 wood, 2 gold", False),
        "Ola pays 1 wood and 2 gold",
        "Ola płaci 1 drewno i 2 złota",
        "Ola platí 1 dřevo a 2 zlaté mince",
    ),
    (
        ("move", 0, None, "", True),
        "Ola chooses in secret",
        "Ola wybiera w tajemnicy",
        "Ola tajně volí",
    ),
    (
        ("move", 0, move(w.CHOOSE_CARD, MILL), "", False),
        "Ola chooses Mill",
        "Ola wybiera: Młyn",
        "Ola volí: Větrný mlýn",
    ),
    (
        ("move", 0, w.TAKE_COMMON, "choose common", False),
        "Ola chooses Common deck",
        "Ola wybiera: Talia zwykła",
        "Ola volí: Společný balíček",
    ),
]


@pytest.mark.parametrize(("event", "en", "pl", "cs"), LINES)
def test_an_event_reads_well(event: Event, en: str, pl: str, cs: str) -> None:
    read = [log.line(CARDS, event, HARBOUR, language) for language in LANGUAGES]
    assert read == [en, pl, cs]


def test_a_raze_and_what_it_brings() -> None:
    events: list[Event] = [
        ("move", 0, move(w.RAZE_OF, QUARRY, 1), "raze quarry of 1", False),
        ("razed", 0, QUARRY, 1, 1),
        ("gain", 1, WOOD, 1, QUARRY, BY_RAZE),
        ("gain", 0, STONE, 2, QUARRY, BY_RAZE),
        ("gain", 0, VP, 1, card("gallows"), BY_FEATURE),
        ("move", 1, w.PASS_ROUND, "pass", False),
    ]
    assert lines(events, 0, HARBOUR, "en") == [
        "Ola razes Kuba's Quarry: 2 stone",
        "  Kuba gains 1 wood (Quarry)",
        "  Ola gains 1 victory point (Gallows)",
        "Kuba passes",
    ]
    assert lines(events, 0, HARBOUR, "pl")[:2] == [
        "Ola plądruje lokację Kamieniołom gracza Kuba: 2 kamienie",
        "  Kuba otrzymuje 1 drewno (Kamieniołom)",
    ]
    assert lines(events, 0, SOLO, "cs")[0] == ("Ola boří lokaci Lom virtuálního hráče: 2 kameny")


def test_production_is_one_line_for_each_player() -> None:
    events: list[Event] = [
        ("phase", NOBODY, 1, PRODUCTION),
        ("gain", 0, WORKER, 4, NO_CARD, BY_BOARD),
        ("gain", 0, WOOD, 1, NO_CARD, BY_BOARD),
        ("draw", 0, w.COMMON, MILL),
        ("gain", 0, WOOD, 1, MILL, BY_PRODUCTION),
        ("move", 0, w.TAKE_FACTION, "choose faction", False),
        ("draw", 0, w.FACTION, FARM),
        ("draw", 0, w.FACTION, GATE),
        ("gain", 1, GOLD, 1, MILL, BY_PRODUCTION),
        ("gain", 1, FOOD, 0, CASTLE, BY_PRODUCTION),
    ]
    assert lines(events, 0, HARBOUR, "en") == [
        "Round 1: production",
        "  Ola gains 4 workers and 2 wood",
        "  Ola draws Mill, Farm and Gate",
        "  Kuba gains 1 gold (Mill)",
    ]
    assert lines(events, None, HARBOUR, "pl")[2] == (
        "  Ola dobiera 1 kartę zwykłą i 2 karty frakcyjne"
    )


def test_the_offer_is_one_line_and_every_pick_another() -> None:
    events: list[Event] = [
        ("phase", NOBODY, 3, LOOKOUT),
        ("reveal", NOBODY, MILL),
        ("reveal", NOBODY, CASTLE),
        ("reveal", NOBODY, QUARRY),
        ("move", 0, move(w.DRAFT, MILL), "draft mill", False),
        ("drafted", 0, MILL),
        ("drafted", 1, CASTLE),
        ("swept", NOBODY, QUARRY),
        ("reveal", NOBODY, FARM),
    ]
    assert lines(events, 1, HARBOUR, "en") == [
        "Round 3: lookout",
        "  On offer: Mill, Castle and Quarry",
        "Ola takes Mill",
        "Kuba takes Castle",
        "  Nobody takes Quarry",
        "  On offer: Farm",
    ]


def test_a_build_tells_what_was_given_up_and_paid() -> None:
    chapel = card("barbarians/dark-chapel")
    events: list[Event] = [
        ("move", 0, move(w.BUILD, chapel), "build barbarians/dark-chapel", False),
        ("move", 0, move(w.CHOOSE_LOCATION, MILL, 0), "choose mill", False),
        ("sacrifice", 0, MILL, False),
        ("move", 0, move(w.CHOOSE_PAY, w.packed(1, 1, 0, 1)), "choose 1 wood", False),
        ("built", 0, chapel),
        ("gain", 0, VP, 1, card("carpenters-workshop"), BY_FEATURE),
        ("move", 0, w.END_TURN, "end", False),
    ]
    assert lines(events, 1, HARBOUR, "en") == [
        "Ola builds Dark Chapel",
        "  Ola discards Mill",
        "  Ola pays 1 wood, 1 stone and 1 gold",
        "  Ola gains 1 victory point (Carpenter's Workshop)",
    ]


def test_a_target_is_not_told_twice() -> None:
    ninjas, builder = card("japan/ninjas"), card("egypt/chariot-builder")
    events: list[Event] = [
        ("move", 1, move(w.BUILD, ninjas), "build japan/ninjas", False),
        ("built", 1, ninjas),
        ("target", 1, ninjas, FARM, 1),
        ("samurai", 1, FARM),
        ("move", 0, move(w.USE, builder, 1), "use egypt/chariot-builder", False),
        ("target", 0, builder, FARM, 1),
        ("razed", 0, FARM, 1, 1),
        ("gain", 0, VP, 1, FARM, BY_RAZE),
    ]
    assert lines(events, 0, HARBOUR, "en") == [
        "Kuba builds Ninjas",
        "  Kuba places a samurai on Farm",
        "Ola uses Chariot Builder",
        "  Ola razes Kuba's Farm",
        "  Ola gains 1 victory point (Farm)",
    ]


def test_workers_sent_are_one_line() -> None:
    events: list[Event] = [
        ("move", 0, move(w.SEND, WOOD), "send wood, ...", False),
        ("move", 0, move(w.SEND, 8), "choose card", False),
        ("move", 0, w.DONE, "choose done", False),
        ("sent", 0, (WOOD, 8), 4),
        ("gain", 1, GOLD, 2, card("egypt/oasis"), BY_FEATURE),
        ("gain", 0, WOOD, 1, NO_CARD, BY_TRADE),
        ("move", 0, w.TAKE_COMMON, "choose common", False),
        ("draw", 0, w.COMMON, MILL),
    ]
    assert lines(events, 1, HARBOUR, "en") == [
        "Ola sends 4 workers for 1 wood and 1 card",
        "  Kuba gains 2 gold (Oasis)",
        "  Ola draws 1 common card",
    ]


def test_what_is_kept_is_told_of_every_good() -> None:
    events: list[Event] = [
        ("phase", NOBODY, 1, CLEANUP),
        ("move", 0, move(w.CHOOSE_KEEP, WOOD, 1), "choose 1 wood", False),
        ("move", 0, move(w.CHOOSE_KEEP, FOOD, 0), "choose 0 food", False),
        ("phase", NOBODY, 1, ATTACK),
    ]
    assert lines(events, 0, HARBOUR, "en") == [
        "Round 1: cleanup",
        "  Ola keeps 1 wood",
        "Round 1: attack",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(0, 40, 3))
def test_the_log_of_a_whole_game_can_be_read(number: int, language: str) -> None:
    events = events_of(number)
    for viewer in (0, None):
        single = [
            log.line(CARDS, seen, {}, language) for e in events if (seen := log.seen(e, viewer))
        ]
        for text in single + lines(events, viewer, {}, language):
            assert re.match(r" {0,2}\w", text), text
            assert not re.search(r"[{}$]|None|\S\s\s|\s[,;.:]|\.\.|,,|-1", text), text


# Line by line


def entries(events: list[Event], viewer: int | None, first: int = 0) -> list[log.Told]:
    """The lines told from an event on, with their places among all events."""
    told = log.entries(CARDS, events[first:], viewer, HARBOUR, "en")
    return [replace(one, first=one.first + first) for one in told]


def test_a_line_knows_whose_it_is_and_its_moves() -> None:
    events: list[Event] = [
        ("drafted", 0, MILL),
        ("drafted", 1, CASTLE),
        ("phase", NOBODY, 1, ACTION),
        ("move", 0, move(w.BUILD, CASTLE), "build com048", False),
        ("move", 0, move(w.CHOOSE_PAY, w.packed(1, 0, 0, 1)), "choose 1 wood, 1 gold", False),
        ("built", 0, CASTLE),
        ("gain", 0, VP, 1, CASTLE, BY_FEATURE),
        ("move", 0, w.END_TURN, "end", False),
        ("move", 1, move(w.SEND, WOOD), "send wood, ...", False),
        ("move", 1, w.DONE, "choose done", False),
        ("sent", 1, (WOOD,), 2),
    ]
    built = "Ola builds Castle: 1 victory point"
    paid = ["Ola pays 1 wood and 1 gold"]
    sent = "Kuba sends 2 workers for 1 wood"
    assert entries(events, 0) == [
        log.Told(0, 0, 0, "Ola takes Mill", [], [], "draft", "takes Mill", card=MILL),
        log.Told(1, 0, 1, "Kuba takes Castle", [], [], "draft", "takes Castle", card=CASTLE),
        log.Told(2, 0, None, "Round 1: actions", [], []),
        log.Told(
            3,
            3,
            0,
            built,
            paid,
            ["build com048", "choose 1 wood, 1 gold", "end"],
            "build",
            "builds Castle",
            card=CASTLE,
        ),
        log.Told(
            8,
            2,
            1,
            sent,
            [],
            ["send wood, ...", "choose done"],
            "send",
            "sends 2 workers for 1 wood",
        ),
    ]
    assert entries(events, 1)[3].notations[0] == "build castle"  # not what else is in the hand


RAZED: list[Event] = [
    ("move", 0, move(w.RAZE_OF, QUARRY, 1), "raze quarry of 1", False),
    ("razed", 0, QUARRY, 1, 1),
    ("gain", 1, WOOD, 1, QUARRY, BY_RAZE),
    ("gain", 0, STONE, 2, QUARRY, BY_RAZE),
]


def test_what_others_lose_is_told_as_facts() -> None:
    theft: list[Event] = [
        ("move", 0, move(w.USE, card("barbarians/saboteurs"), 1), "use saboteurs", False),
        ("stolen", 0, WOOD, 1),
        ("stolen", 0, FOOD, 1),
        ("target", 0, card("rome/engineers"), CASTLE, 1),
        ("undealt", 0, FARM, 1),
        ("attacked", 1, FARM),
    ]
    (razed,) = entries(RAZED, 1)[0].losses
    assert razed == Loss(
        1, 0, "razed", QUARRY, yields={STONE: 1}, points=1, got={WOOD: 1}, foundation=True
    )
    assert entries(RAZED, None)[0].losses == (razed,)
    stolen, *rest = entries(theft, 1)[0].losses
    assert stolen == Loss(1, 0, "stolen", goods={WOOD: 1, FOOD: 1})
    assert [(loss.how, loss.card, loss.points) for loss in rest] == [
        ("discarded", CASTLE, 1),
        ("undealt", FARM, 0),
        ("attacked", FARM, 2),
    ]


def test_nothing_is_lost_by_what_one_does_oneself() -> None:
    own: list[Event] = [
        ("move", 0, move(w.RAZE, MILL), "raze mill", False),
        ("razed", 0, MILL, 0, 0),
        ("gain", 0, WOOD, 1, MILL, BY_RAZE),
        ("razed", 0, QUARRY, 0, 1),
        ("undealt", 0, FARM, 0),
        ("target", 0, card("egypt/chariot-builder"), FARM, 1),
    ]
    assert entries(own, 0)[0].losses == ()


@pytest.mark.parametrize("number", range(0, 40, 3))
def test_whoever_is_said_to_lose_a_location_has_it_no_more(number: int) -> None:
    before: list[list[int]] = []
    known = 0
    for state, _, _ in decisions(number):
        now = [[at.card for at in player.empire] for player in state.players]
        events = (state.log or [])[known:]
        known += len(events)
        for loss in losses(CARDS, events):
            if loss.how in ("razed", "discarded", "taken", "attacked"):
                assert loss.card in before[loss.seat]
                assert loss.card not in now[loss.seat]
        before = now


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_can_be_said_without_the_name(language: str) -> None:
    names = {0: "Ola", 1: "Kuba", 2: "Eva", 3: "Petr"}
    for number in (1, 6, 11):
        for told in log.entries(CARDS, events_of(number), None, names, language):
            assert bool(told.verb) == bool(told.did) == (told.seat is not None)
            if told.seat is not None:
                assert told.text.startswith(f"{names[told.seat]} {told.did}")


def test_secret_moves_belong_to_what_follows_them() -> None:
    events: list[Event] = [
        ("move", 0, move(w.DRAFT, MILL), "draft mill", True),
        ("move", 1, move(w.DRAFT, CASTLE), "draft castle", True),
        ("phase", NOBODY, 1, PRODUCTION),
    ]
    assert entries(events[:2], None) == []
    assert entries(events, None) == [log.Told(0, 2, None, "Round 1: production", [], [])]


@pytest.mark.parametrize("number", range(0, 40, 4))
def test_a_log_that_grows_changes_only_its_last_line(number: int) -> None:
    events = events_of(number)
    for viewer in (0, None):
        whole = entries(events, viewer)
        moves = sum(event[0] == "move" for event in events)
        assert sum(told.moves for told in whole) == moves
        random = seeded(number)
        for _ in range(20):
            random = step(random)
            before = entries(events[: 1 + below(random, len(events))], viewer)
            if before:
                again = entries(events, viewer, before[-1].first)
                assert before[:-1] + again == whole


def test_the_words_are_shipped() -> None:
    assert all(
        files("osada.settlers").joinpath("messages", f"{one}.ftl").is_file() for one in LANGUAGES
    )
