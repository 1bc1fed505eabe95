"""The end of a game: scores, the winner's space, eras and knowledge (CEND-1 to CEND-13)."""

from typing import Final

from osada.campaign.stages.falling import fall, give_up, is_twilight
from osada.campaign.stages.stage import Stage, nearest, note
from osada.campaign.state import (
    INVENTIONS,
    MODERN,
    NO_GOALS,
    NO_SPACES,
    NOBODY,
    OVER,
    STANDS,
    TWILIGHT,
    Chapter,
    Empire,
    Record,
    State,
    Tracks,
)
from osada.campaign.verbs import ADVANCE
from osada.kernel.game import Move, Outcome, Refusal, move
from osada.settlers.catalogue import COMMON, PROVINCE
from osada.settlers.part import CATEGORIES
from osada.settlers.phases import scoring
from osada.settlers.phases.goals import FIRST_SPACES, LATER_SPACES
from osada.settlers.state import State as Table

LEAST_GOALS: Final = 2
"""That one player alone must achieve (CSOLO-5)."""
WINNERS_SPACES: Final = 1
TRIUMPH: Final = "triumph"
LORES: Final = ("faction-lore", "common-lore", "province-lore")
ADVANCES: Final[list[Move]] = [move(ADVANCE, category) for category in range(len(CATEGORIES))]


class Ending(Stage):
    """Steps 1 to 4; winners choose the spaces of step 2."""

    def begin(self, state: State) -> None:
        """The final scores are written; fallen empires leave (CEND-1 to CEND-4, CEND-20)."""
        table = state.table
        assert table is not None
        result = scoring.outcome(table)
        assert result is not None
        book = state.book
        book.order = order(book.playing, result, table.first)
        won = [book.playing[place] for place in result.winners]
        winners = tuple(seat for seat in book.order if seat in won)
        chapters = [_chapter(state, table, result, place) for place in range(len(book.playing))]
        book.chronicle = (
            *book.chronicle,
            Record(book.number, chapters, _goals(state, table), winners),
        )
        note(state, "game-over", NOBODY, book.number, winners)
        for chapter in chapters:
            self._write(state, chapter)
        book.at = 0
        book.left = self._granted(state, winners[0]) if winners else 0

    def _write(self, state: State, chapter: Chapter) -> None:
        """Step 1 of one player, with the target of one who plays alone (CSOLO-15) before it."""
        book, seat = state.book, chapter.seat
        empire = book.empires[seat]
        if book.options.seats == 1 and len(chapter.goals) < LEAST_GOALS:
            note(state, "final", seat, chapter.score, False)
            fall(state, seat, NO_GOALS)
            return
        empire.scores = (*empire.scores, chapter.score)
        chapter.written = True
        note(state, "final", seat, chapter.score, True)
        if is_twilight(empire.scores) and not self._might_complete(state, seat):
            fall(state, seat, TWILIGHT)

    def _might_complete(self, state: State, seat: int) -> bool:
        """Whether steps 2 and 3 can still lead an empire to the Modern Era (AMB-C49)."""
        book = state.book
        empire = book.empires[seat]
        if empire.era + 1 != MODERN:
            return False
        more = self._granted(state, seat) if seat in book.chronicle[-1].winners else 0
        lengths = (book.options.box.length(empire.era, track) for track in range(len(CATEGORIES)))
        return any(
            crossed + more >= length for crossed, length in zip(empire.tracks, lengths, strict=True)
        )

    def _granted(self, state: State, seat: int) -> int:
        """The winner's spaces: one, and one for each active `triumph` (CEND-5, BONUS-27)."""
        if not state.book.empires[seat].stands:
            return 0
        return WINNERS_SPACES + active(state, seat).get(TRIUMPH, 0)

    def go_on(self, state: State) -> int:
        """The next winner with a space to cross off, and a track that is not full (AMB-C51)."""
        book = state.book
        winners = book.chronicle[-1].winners
        while book.at < len(winners):
            if book.left and self.options_of(state, winners[book.at]):
                return winners[book.at]
            book.at += 1
            book.left = self._granted(state, winners[book.at]) if book.at < len(winners) else 0
        return NOBODY

    def kind(self, state: State) -> str:
        """A track."""
        return "track"

    def options(self, state: State) -> list[Move]:
        """Tracks of the winner that are not full."""
        return self.options_of(state, state.book.asked)

    def options_of(self, state: State, seat: int) -> list[Move]:
        """Tracks of a seat that are not full."""
        box, empire = state.book.options.box, state.book.empires[seat]
        return [
            advance
            for track, advance in enumerate(ADVANCES)
            if empire.tracks[track] < box.length(empire.era, track)
        ]

    def do(self, state: State, seat: int, chosen: Move) -> None:
        """Cross off a space."""
        book = state.book
        empire, chapter = book.empires[seat], book.chapter(seat)
        empire.tracks = _more(empire.tracks, chosen.what)
        chapter.spaces = _more(chapter.spaces, chosen.what)
        chapter.advanced = (*chapter.advanced, chosen.what)
        book.left -= 1
        note(state, "advanced", seat, chosen.what, empire.tracks[chosen.what])

    def end(self, state: State) -> int:
        """Steps 3 and 4: eras change, or the campaign is completed; knowledge is written."""
        book = state.book
        arrived = [seat for seat in book.order if book.empires[seat].stands and _turn(state, seat)]
        for seat in book.order:
            empire = book.empires[seat]
            if empire.stands and is_twilight(empire.scores):
                fall(state, seat, TWILIGHT)
        if arrived and not book.champions:
            book.champions = champions(book.empires, arrived)
        left = [empire for empire in book.empires if empire.takes_part]
        if arrived and (not book.options.play_on or len(left) < 2):
            book.why = "completed"
            return OVER
        if book.options.seats == 1 and book.empires[0].fallen != STANDS:
            book.why = "fallen"
            return OVER
        for seat in book.order:
            if book.empires[seat].stands:
                _learn(state, seat)
        return INVENTIONS

    def refusal(self, state: State, seat: int, tried: Move) -> Refusal:
        """The track is full, or it is not a track at all."""
        if tried.kind == ADVANCE and 0 <= tried.what < len(CATEGORIES):
            track = CATEGORIES[tried.what]
            return nearest(("AMB-C51", "SHEET-15"), "track-full", track=track)
        return nearest(("CEND-5",), "choose-track")


def order(playing: tuple[int, ...], result: Outcome, first: int) -> tuple[int, ...]:
    """By final score, unused workers and resources, hand cards, turn order (AMB-C33)."""
    seats = len(playing)
    places = sorted(
        range(seats),
        key=lambda place: (*(-n for n in result.ties[place]), (place - first) % seats),
    )
    return tuple(playing[place] for place in places)


def active(state: State, seat: int) -> dict[str, int]:
    """The bonuses that were active in the game that has just ended (BONUS-1, ERA-8)."""
    book, table = state.book, state.table
    assert table is not None
    if book.chapter(seat).new_era != NOBODY:
        return {}
    part = table.players[book.playing.index(seat)].part
    assert part is not None
    return part.sheet.bonuses


def champions(empires: list[Empire], arrived: list[int]) -> tuple[int, ...]:
    """Of those who complete it together the one with most crossed-off spaces (ERA-16, ERA-20)."""
    most = max(sum(empires[seat].tracks) for seat in arrived)
    return tuple(sorted(seat for seat in arrived if sum(empires[seat].tracks) == most))


def _more(tracks: Tracks, track: int) -> Tracks:
    military, economy, culture = tracks
    return military + (track == 0), economy + (track == 1), culture + (track == 2)


def _chapter(state: State, table: Table, result: Outcome, place: int) -> Chapter:
    """What the game itself brought, before anything is written on the sheet."""
    book = state.book
    seat = book.playing[place]
    empire = book.empires[seat]
    part = table.players[place].part
    assert part is not None
    chapter = Chapter(seat, empire.empires, empire.faction, empire.name, empire.era)
    points: dict[str, int] = {}
    for source in result.sources[place]:
        points[source.how] = points.get(source.how, 0) + source.points
    chapter.points = tuple(points.items())
    chapter.score = result.scores[place]
    chapter.upkeep = "missed" if part.missed else "paid" if part.sheet.map else "none"
    chapter.spared = part.spared
    chapter.goals = tuple(
        (goal, FIRST_SPACES if part.first >> at & 1 else LATER_SPACES)
        for at, goal in enumerate(table.options.goals)
        if part.achieved >> at & 1
    )
    before, after = empire.tracks, part.tracks
    chapter.spaces = (after[0] - before[0], after[1] - before[1], after[2] - before[2])
    empire.tracks = after
    return chapter


def _goals(state: State, table: Table) -> tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]:
    """The Goals of the game, each with those who achieved it and those who were first."""
    playing = state.book.playing
    found: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    for at, goal in enumerate(table.options.goals):
        by: list[int] = []
        first: list[int] = []
        for place, seat in enumerate(playing):
            part = table.players[place].part
            assert part is not None
            if part.achieved >> at & 1:
                by.append(seat)
                if part.first >> at & 1:
                    first.append(seat)
        found.append((goal, tuple(by), tuple(first)))
    return tuple(found)


def _turn(state: State, seat: int) -> bool:
    """Change the era of an empire with a full track; whether it is the Modern Era (ERA)."""
    book = state.book
    box, empire, chapter = book.options.box, book.empires[seat], book.chapter(seat)
    full = [
        track
        for track in range(len(CATEGORIES))
        if empire.tracks[track] >= box.length(empire.era, track)
    ]
    if not full:
        return False
    chapter.new_era = empire.era + 1
    if chapter.new_era == MODERN:
        empire.completed = True
        note(state, "completed", seat)
        return True
    empire.era = chapter.new_era
    empire.tracks = NO_SPACES
    chapter.given_up = give_up(state, empire)
    note(state, "era", seat, empire.era)
    return False


def _learn(state: State, seat: int) -> None:
    """Knowledge from the final score and the lores (CEND-11 to CEND-13, ERA-10)."""
    book, table = state.book, state.table
    assert table is not None
    empire, chapter = book.empires[seat], book.chapter(seat)
    gained = [("score", max(0, chapter.score))]
    bonuses = active(state, seat)
    if bonuses:
        backs = [
            table.cards.faction[location.card]
            for location in table.players[book.playing.index(seat)].empire
        ]
        counts = (
            sum(back >= 0 for back in backs),
            backs.count(COMMON),
            backs.count(PROVINCE),
        )
        for lore, n in zip(LORES, counts, strict=True):
            if lore in bonuses:
                gained.append((lore, bonuses[lore] * n))
    chapter.knowledge = tuple(gained)
    empire.knowledge += sum(n for _, n in gained)
    note(state, "learnt", seat, chapter.knowledge, empire.knowledge)
