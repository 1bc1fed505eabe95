"""What happened, as a player reads it; everything on the table is open (RW-AMB-27).

An event is a tuple: its kind, the seat it is about, and what it needs. The engine appends events
to `State.log`; a match keeps them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from osada.kernel.face import Told
from osada.kernel.game import Move
from osada.rollwrite import verbs as w
from osada.rollwrite import words
from osada.rollwrite.empire import AREAS, FIELDS, GRANARIES, TRACKS, VALUES, WORKER
from osada.rollwrite.goods import BASIC, GOODS
from osada.rollwrite.state import CROPS, END, EXPORT, PHASES, TOKENS
from osada.rollwrite.village import Village

Event = tuple[Any, ...]

_HEADS: Final = ("move", "round", "phase")
"""Events that begin a new line."""
_GAINS: Final = ("gain", "actions", "vp")
"""Events that end with the building that brought something, or -1."""


@dataclass(slots=True)
class _Entry:
    """A line and what belongs to it."""

    first: int
    head: Event
    came: list[Event] = field(default_factory=list)
    """What the line itself tells: the roll, the goods that a move brings."""
    details: list[list[Event]] = field(default_factory=list)


def entries(
    sheets: Sequence[Village],
    events: Iterable[Event],
    viewer: int | None,
    seat_names: Mapping[int, str],
    language: str,
) -> list[Told]:
    """The log line by line; `sheets` are the Village sheets by seat.

    Every viewer, a seat or a spectator (None), reads the same. Together the lines hold all events.
    Told again from the first event of its last line on, a log that has grown gives that line and
    all new ones: the lines before it stay as they are.
    """
    found: list[_Entry] = []
    for at, event in enumerate(events):
        if event[0] in _HEADS or not found:
            found.append(_Entry(at, event))
        else:
            _detail(found[-1], event)
    reader = _Reader(sheets, seat_names, language)
    return [_line(reader, entry) for entry in found]


def _detail(entry: _Entry, event: Event) -> None:
    """An event beside its line, beneath it with others of its kind, or on its own."""
    kind, seat = event[0], event[1]
    if kind == "settled":
        return  # the move has said it
    if kind in ("roll", "reroll") or (kind in _GAINS and _is_own(entry.head, event)):
        entry.came.append(event)
        return
    for others in entry.details:
        if kind in _GAINS and others[0][0] in _GAINS and others[0][1] == seat:
            others.append(event)
            return
    entry.details.append([event])


def _is_own(head: Event, event: Event) -> bool:
    """Whether a move itself brings this, and not another building."""
    if head[0] != "move":
        return False
    made: Move = head[2]
    return event[-1] < 0 or (made.kind == w.USE and event[-1] == made.what)


@dataclass(frozen=True, slots=True)
class _Reader:
    """For whom events are told."""

    sheets: Sequence[Village]
    names: Mapping[int, str]
    language: str

    def say(self, message: str, **values: str | int) -> str:
        return words.say(self.language, message, **values)

    def who(self, seat: int) -> str:
        return words.seat_name(seat, self.language, self.names)

    def building(self, seat: int, slot: int) -> str:
        return self.sheets[seat].buildings[slot].name(self.language)

    def face(self, dice: int, die: int) -> str:
        """What a die shows: `wood`, `4`."""
        if die == WORKER:
            return str(dice >> 2 * WORKER)
        return words.good_name(GOODS[dice >> 2 * die & 3], self.language)


def _line(reader: _Reader, entry: _Entry) -> Told:
    head = entry.head
    details = [words.sentence(_told(reader, events)) for events in entry.details]
    if head[0] == "round":
        text = _round(reader, head, entry.came)
    else:
        text = words.sentence(_told(reader, [head]))
        if came := _came(reader, entry.came):
            text = f"{text}: {words.listed(came, reader.language)}"
    if head[0] != "move":
        return Told(entry.first, 0, None, text, details, [])
    _, seat, _, notation = head
    did = text.removeprefix(words.sentence(reader.who(seat))).lstrip()
    verb = notation.partition(" ")[0]
    return Told(entry.first, 1, seat, text, details, [notation], verb, did)


def _round(reader: _Reader, head: Event, came: list[Event]) -> str:
    """A new round with what was rolled for everybody."""
    dice = came[0][2]
    faces = [reader.face(dice, die) for die in range(WORKER)]
    actions = words.counted("action", dice >> 2 * WORKER, reader.language, "acc")
    return reader.say(
        "log-round",
        round=head[2],
        who=reader.who(head[3]),
        dice=words.listed([*faces, actions], reader.language),
    )


def _came(reader: _Reader, events: list[Event]) -> list[str]:
    """What the move of a line brought: goods, actions, points, other faces."""
    faces = [
        f"{reader.face(before, die)} → {reader.face(after, die)}"
        for kind, _, these, before, after in (one for one in events if one[0] == "reroll")
        for die in range(WORKER + 1)
        if these >> die & 1
    ]
    return faces + _amounts(reader, [one for one in events if one[0] in _GAINS], "nom")


def _amounts(reader: _Reader, gains: list[Event], case: str) -> list[str]:
    """`2 wood`, `1 action`: each kind once."""
    totals: dict[str, int] = {}
    for event in gains:
        kind, n = event[0], event[-2]
        noun = f"good-{GOODS[event[2]]}" if kind == "gain" else _NOUNS[kind]
        totals[noun] = totals.get(noun, 0) + n
    return [words.counted(noun, n, reader.language, case) for noun, n in totals.items()]


_NOUNS: Final = {"actions": "action", "vp": "point"}


def _told(reader: _Reader, events: list[Event]) -> str:
    """An event, or several gains of one seat, in words."""
    event = events[0]
    match event[0]:
        case "move":
            return _move(reader, event)
        case "phase":
            if event[2] == END:
                return reader.say("log-over")
            return words.phase_name(PHASES[event[2]], reader.language)
        case "section":
            _, _, track, progress = event
            return reader.say(
                "log-section",
                track=words.track_name(TRACKS[track], reader.language),
                points=words.points(VALUES[track][progress], reader.language),
            )
        case "bridge":
            return reader.say("log-bridge", field=FIELDS[event[2]])
        case "built":
            return reader.say("log-built", building=reader.building(event[1], event[2]))
        case _:
            return _gains(reader, events)


def _gains(reader: _Reader, events: list[Event]) -> str:
    """All that buildings gave a seat, building by building."""
    seat = events[0][1]
    parts = []
    for slot in dict.fromkeys(event[-1] for event in events):
        amounts = _amounts(reader, [event for event in events if event[-1] == slot], "acc")
        given = words.listed(amounts, reader.language)
        parts.append(f"{given} ({reader.building(seat, slot)})" if slot >= 0 else given)
    return reader.say("log-gain", who=reader.who(seat), goods=words.listed(parts, reader.language))


def _move(reader: _Reader, event: Event) -> str:
    _, seat, made, _ = event
    kind, what, arg = made.kind, made.what, made.arg
    who = reader.who(seat)
    match kind:
        case w.TAKE:
            token = words.token_name(TOKENS[what], reader.language)
            return reader.say("log-take", who=who, token=token)
        case w.REROLL:
            return f"{reader.say('log-reroll', who=who)} ({reader.building(seat, what)})"
        case w.KEEP:
            return reader.say("log-keep", who=who)
        case w.BUILD | w.RAISE:
            text = _build(reader, seat, made)
            counts = w.saved(arg)
            return words.saved(text, counts, reader.language) if any(counts) else text
        case w.HARVEST:
            text = reader.say("log-harvest", who=who, area=AREAS[what])
            return f"{text} ({reader.building(seat, arg - 1)})" if arg else text
        case w.USE:
            return reader.say("log-use", who=who, building=reader.building(seat, what))
        case w.FAVOR:
            return _favor(reader, seat, made)
        case w.SETTLE:
            return _settle(reader, seat, made)
        case _:
            return reader.say("log-ready" if kind == w.READY else "log-skip", who=who)


def _build(reader: _Reader, seat: int, made: Move) -> str:
    who = reader.who(seat)
    if made.kind == w.RAISE:
        building, place = reader.building(seat, made.what), (made.arg & 7) + 1
        return reader.say("log-raise", who=who, building=building, place=str(place))
    track, section = made.what // w.TRACK, made.what % w.TRACK
    letter = "ab"[made.arg & 1] if track == GRANARIES else ""
    name = words.section_name(TRACKS[track], f"{section}{letter}", reader.language)
    return reader.say("log-build", who=who, section=name)


def _favor(reader: _Reader, seat: int, made: Move) -> str:
    """A use of a token, with the area of Crops and the goods of Export."""
    token = words.token_name(TOKENS[made.what], reader.language)
    text = reader.say("log-favor", who=reader.who(seat), token=token)
    if made.what == CROPS:
        return f"{text} ({AREAS[made.arg]})"
    if made.what == EXPORT:
        sold = [made.arg >> good & 1 for good in BASIC]
        return f"{text} ({words.goods(sold, reader.language)})"
    return text


def _settle(reader: _Reader, seat: int, made: Move) -> str:
    plan = reader.sheets[seat].plans[made.what]
    assert plan is not None
    cells = words.sites(words.plan_cells(plan, made.arg), reader.language)
    building = reader.building(seat, made.what)
    text = reader.say("log-settle", who=reader.who(seat), building=building)
    return f"{text} ({cells})"
