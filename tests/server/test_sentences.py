"""Sentences travel in pieces: whoever says them marks what can be drawn, and no word is lost."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from osada import LANGUAGES
from osada.kernel.face import Face
from osada.kernel.game import Refusal
from osada.kernel.match import Match
from osada.rollwrite import RollWrite
from osada.rollwrite.face import RollWriteFace
from osada.rollwrite.text import ability_text
from osada.server.sentences import prose, sentence
from osada.server.wire import Piece, Sentence
from osada.settlers import Settlers, spots
from osada.settlers.effects.text import card_text
from osada.settlers.face import SettlersFace
from osada.speech import in_pieces
from tests.server.sentences import plain

SETTLERS, ROLLWRITE = Settlers(), RollWrite()
NAMES = {0: "Ola", 1: "Jan"}
NO_ICON = {
    "en": ("1 worker die", "exchange 1 wood, stone or food"),
    "pl": ("jeszcze 1 ", "wymienić 1 drewno, kamień lub jadło"),
    "cs": ("ještě 1 ", "vyměnit 1 dřevo, kámen nebo jídlo"),
}
"""Where a number and a good stand side by side and do not mean so many of it, or one of several."""


def drawn(text: Sentence) -> list[Piece]:
    """The clauses and goods of a sentence; who raises a number does not matter here."""
    parts = [] if isinstance(text, str) else [part for part in text if isinstance(part, Piece)]
    found = [part for part in parts if part.clause or part.good]
    return [Piece(part.text, part.clause, part.good, part.beside) for part in found]


def check(say: Callable[[], str], language: str) -> Sentence:
    """What is said in pieces has the words that are said without, and all that is to be drawn."""
    text = say()
    with in_pieces():
        said = sentence(say())
    assert plain(said) == text
    if not any(part in text for part in NO_ICON[language]):
        assert drawn(said) == drawn(prose(text, language)), text
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_cards_and_buildings(language: str) -> None:
    for entry in SETTLERS.cards.entries:
        for at in range(len(card_text(entry.ability, language))):
            check(lambda: card_text(entry.ability, language)[at], language)  # noqa: B023
    for building in ROLLWRITE.villages.buildings.values():
        said = check(lambda: ability_text(building.ability, language), language)  # noqa: B023
        raised = [part for part in said if isinstance(part, Piece) and part.raised]
        assert bool(raised) == building.ability.underlined


def refusals(match: Match[Any]) -> Iterator[Refusal]:
    """Why the cards that lie about cannot be used."""
    state, numbers = match.state, SETTLERS.cards.numbers
    for seat in match.pending:
        hand = [spots.Spot("hand", seat, numbers[card]) for card in state.players[seat].hand]
        built = [
            spots.Spot("empire", at, numbers[location.card])
            for at, player in enumerate(state.players)
            for location in player.empire
        ]
        for spot in (*hand, *built):
            yield from (why for _, why in spots.refusals(SETTLERS, state, seat, spot))


@pytest.mark.parametrize(
    ("face", "options"),
    [
        (SettlersFace(SETTLERS), {"factions": ["rome", "japan"]}),
        (SettlersFace(SETTLERS), {"factions": ["egypt", "barbarians"], "lookout": "alternative"}),
        (RollWriteFace(ROLLWRITE), {"mode": "advanced", "players": 2}),
    ],
    ids=["settlers", "secret", "rollwrite"],
)
def test_all_that_a_game_says(face: Face, options: dict[str, object]) -> None:
    game = ROLLWRITE if isinstance(face, RollWriteFace) else SETTLERS
    match: Match[Any] = Match(game, options, "pieces")
    chance = random.Random(5)
    told: set[tuple[str, str]] = set()
    while match.pending:
        seat = chance.choice(list(match.pending))
        language = chance.choice(LANGUAGES)
        state, moves = match.state, match.pending[seat].moves
        check(lambda: face.question(state, seat, language), language)  # noqa: B023
        for move in chance.sample(moves, min(3, len(moves))):
            check(lambda: face.label(state, seat, move, language, NAMES), language)  # noqa: B023
        for why in refusals(match) if game is SETTLERS and match.moves % 9 == 0 else ():
            if (why.reason, language) not in told:
                told.add((why.reason, language))
                said = check(lambda: face.refusal(state, why, language, NAMES), language)  # noqa: B023
                assert any(piece.clause for piece in drawn(said))
        match.submit(seat, match.game.text(match.state, seat, chance.choice(moves)))
    for language in LANGUAGES:
        for viewer in (0, None):
            lines = face.entries(match.state, match.log, viewer, NAMES, language)
            with in_pieces():
                marked = face.entries(match.state, match.log, viewer, NAMES, language)
            for line, other in zip(lines, marked, strict=True):
                texts = zip(
                    (line.text, line.did, *line.details),
                    (other.text, other.did, *other.details),
                    strict=True,
                )
                for both in texts:
                    spoken = iter(both)
                    check(lambda: next(spoken), language)  # noqa: B023


def test_prose_cites_its_clauses() -> None:
    assert prose("There is one set of each (SETUP-4).") == [
        "There is one set of each (",
        Piece("SETUP-4", clause=True),
        ").",
    ]
    assert prose("2 wood and nothing else") == "2 wood and nothing else"
    assert prose("draw 2 common cards", "en") == [
        "draw ",
        Piece("2 common cards", good="card", beside="2 common"),
    ]
