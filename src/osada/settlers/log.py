"""What happened: as much of it as a seat may know, and how a player reads it.

An event is a tuple: its kind, the seat it is about, and what it needs. The engine appends events
to `State.log`; whoever shows them to a seat asks `seen` or `entries` first.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from osada.kernel import face
from osada.kernel.game import Move
from osada.settlers import verbs as w
from osada.settlers import words
from osada.settlers.aims import done
from osada.settlers.blessings import NAMES, kind_of
from osada.settlers.catalogue import Catalogue
from osada.settlers.frames import NO_CARD
from osada.settlers.goods import GOODS, WORKER
from osada.settlers.labels import FULL, said
from osada.settlers.losses import Loss, losses
from osada.settlers.moves.send import PAIR
from osada.settlers.notation import named_seat
from osada.settlers.part import CATEGORIES, TOKENS
from osada.settlers.prayers import account
from osada.settlers.state import END, NOBODY, PHASES
from osada.settlers.supply import BY_TRADE

if TYPE_CHECKING:
    from osada.settlers import viewtypes as v

Event = tuple[Any, ...]

_ALL: Final = 1 << 10
_SHOWN: Final = {
    "phase": 4,
    "reveal": 3,
    "drafted": 3,
    "swept": _ALL,
    "picked": 2,
    "area": 3,
    "draw": 3,
    "reshuffle": 2,
    "gain": 6,
    "built": 3,
    "dealt": 3,
    "undealt": 4,
    "razed": 5,
    "sent": 4,
    "samurai": 3,
    "target": 5,
    "laid": 2,
    "under": 3,
    "put": 4,
    "blessed": 4,
    "unblessed": 3,
    "prayed": 4,
    "answered": _ALL,
    "tokens": 3,
    "colour": 4,
    "also-used": 3,
    "laid-open": 4,
    "statue": 4,
    "discard": 3,
    "sacrifice": 4,
    "stolen": 4,
    "given": 4,
    "attack-card": 3,
    "attacked": 3,
    "forced-pass": 2,
    "visited": 4,
    "played": 3,
    "stored": 5,
    "unstored": 4,
    "samurai-paid": 3,
    "founded": 2,
    "began-with": 4,
    "upkeep": 4,
    "token": 4,
    "token-back": 4,
    "bribed": 3,
    "stepped": 3,
    "achieved": 4,
}
"""How much of an event everybody may see, kind and seat included; its own seat sees the rest."""

_FROM_HAND: Final = (w.BUILD, w.DEAL, w.RAZE, w.PLAY, w.CHOOSE_CARD, w.UPKEEP_CARD)
"""Moves whose notation depends on what else is in the hand: the slug, or a copy's number."""


def seen(event: Event, seat: int | None) -> Event | None:
    """What a seat, or a spectator, may know of an event; an unknown card is -1."""
    kind, about = event[0], event[1]
    if kind == "move":
        return _seen_move(event, seat)
    shown = _SHOWN.get(kind, 0)
    if not shown:
        return None
    if about == seat:
        return event
    return (*event[:shown], *(NO_CARD for _ in event[shown:]))


def _seen_move(event: Event, seat: int | None) -> Event:
    """A move: others do not see a secret one, nor the notation that tells about a hand."""
    _, about, made, text, secret = event
    if about == seat:
        return "move", about, made, text, secret
    if secret:
        return "move", about, None, "", True
    return "move", about, made, "" if made.kind in _FROM_HAND else text, False


@dataclass(frozen=True, slots=True)
class _Reader:
    """For whom events are told."""

    cards: Catalogue
    names: Mapping[int, str]
    language: str

    def who(self, seat: int) -> str:
        return words.seat_name(seat, self.language, self.names)

    def whose(self, seat: int) -> str:
        return words.seat_name(seat, self.language, self.names, "gen")

    def card(self, card: int) -> str:
        return words.card_name(self.cards, card, self.language) if card >= 0 else ""

    def goods(self, counts: Mapping[int, int]) -> str:
        return words.goods(counts, self.language, "acc")

    def label(self, seat: int, made: Move) -> str:
        named = named_seat(seat, made)
        return said(self.cards, made, FULL, named, self.names.get(named, ""), self.language)

    def say(self, message: str, seat: int = NOBODY, card: int = NO_CARD, **more: Any) -> str:
        """A message about a seat and a card; without a card, about an unknown one."""
        values: dict[str, Any] = {
            "who": self.who(seat),
            "card": self.card(card),
            "known": "yes" if card >= 0 else "no",
        }
        return words.sentence(words.say(self.language, message, **(values | more)))


def _phase(reader: _Reader, event: Event) -> str:
    if event[3] == END:
        return reader.say("log-over")
    phase = words.phase_name(PHASES[event[3]], reader.language)
    return reader.say("log-phase", round=event[2], phase=phase)


def _swept(reader: _Reader, event: Event) -> str:
    return reader.say("log-swept", cards=words.card_names(reader.cards, event[2:], reader.language))


def _razed(reader: _Reader, event: Event) -> str:
    _, seat, card, holder, place = event
    return _raze(reader, seat, card, holder if place else NOBODY)


def _raze(reader: _Reader, seat: int, card: int, holder: int) -> str:
    where = "hand" if holder < 0 else "own" if holder == seat else "rival"
    return reader.say("log-razed", seat, card, where=where, owner=reader.whose(holder))


def _sent(reader: _Reader, event: Event) -> str:
    return reader.say(
        "log-sent",
        event[1],
        workers=reader.goods({WORKER: event[3]}),
        goods=reader.goods(words.tally(event[2])),
    )


def _target(reader: _Reader, event: Event) -> str:
    _, seat, source, card, holder = event
    return reader.say(
        "log-target",
        seat,
        card,
        source=reader.card(source),
        done=done(reader.cards, source, holder == seat),
        known="no" if holder == seat else "yes",
        owner=reader.whose(holder),
    )


def _sacrifice(reader: _Reader, event: Event) -> str:
    return reader.say("log-sacrifice", event[1], event[2], known="yes" if event[3] else "no")


def _stolen(reader: _Reader, event: Event) -> str:
    _, seat, good, rival = event
    return reader.say("log-stolen", seat, goods=reader.goods({good: 1}), owner=reader.whose(rival))


def _given(reader: _Reader, event: Event) -> str:
    _, seat, what, is_card = event
    if is_card:
        return reader.say("log-discard", seat, what)
    return reader.say("log-given", seat, goods=reader.goods({what: 1}))


def _attack_card(reader: _Reader, event: Event) -> str:
    good = GOODS[reader.cards.deal[event[2]]]
    name = words.say(reader.language, f"good-{good}", n=1, case="nom")
    return reader.say("log-attack-card", good=name)


def _under(reader: _Reader, event: Event) -> str:
    return reader.say("log-under", event[1], event[3], over=reader.card(event[2]))


def _put(reader: _Reader, event: Event) -> str:
    _, seat, over, good = event
    return reader.say("log-put", seat, goods=reader.goods({good: 1}), over=reader.card(over))


def _blessed(reader: _Reader, event: Event) -> str:
    colour = words.token_name(event[2], reader.language)
    tricolour = "yes" if NAMES[event[2]] == "tricolour" else "no"
    return reader.say(f"log-{event[0]}", event[1], colour=colour, tricolour=tricolour)


def _prayed(reader: _Reader, event: Event) -> str:
    _, seat, card, drawn = event
    return reader.say(
        "log-prayed", seat, card, cards=words.card_names(reader.cards, drawn, reader.language)
    )


def _colour(reader: _Reader, event: Event) -> str:
    _, seat, card, place = event
    return reader.say("log-colour", seat, card, colour=words.token_name(place, reader.language))


def _answered(reader: _Reader, event: Event) -> str:
    (prayer,) = _prayers(reader.cards, [event])
    return reader.say("log-answered", event[1], event[2], n=prayer["matches"])


def _laid_open(reader: _Reader, event: Event) -> str:
    return reader.say("log-laid-open", event[1], event[3], over=reader.card(event[2]))


def _visited(reader: _Reader, event: Event) -> str:
    _, seat, card, host = event
    return reader.say("log-visited", seat, card, owner=reader.whose(host))


def _stored(reader: _Reader, event: Event) -> str:
    _, seat, over, good, n = event
    return reader.say("log-put", seat, goods=reader.goods({good: n}), over=reader.card(over))


def _unstored(reader: _Reader, event: Event) -> str:
    _, seat, over, goods = event
    taken = reader.goods(words.tally(kind_of(piece) for piece in goods))
    return reader.say("log-unstored", seat, goods=taken, over=reader.card(over))


def _began_with(reader: _Reader, event: Event) -> str:
    return reader.say("log-began-with", event[1], event[2], deal="yes" if event[3] else "no")


def _upkeep(reader: _Reader, event: Event) -> str:
    return reader.say("log-upkeep", event[1], goods=reader.goods({event[2]: event[3]}))


def _token(reader: _Reader, event: Event) -> str:
    kind, seat, card, token = event
    held = words.progress_name(TOKENS[token], reader.language, "acc")
    return reader.say(f"log-{kind}", seat, card, held=held)


def _stepped(reader: _Reader, event: Event) -> str:
    category = words.category_name(CATEGORIES[event[2]], reader.language)
    return reader.say("log-stepped", event[1], category=category)


def _move(reader: _Reader, event: Event) -> str:
    _, seat, made, _, secret = event
    if made is None:
        return reader.say("log-secret", seat)
    kind, what, arg = made.kind, made.what, made.arg
    if kind in _PLAIN_MOVES:
        return reader.say(_PLAIN_MOVES[kind], seat, what)
    if kind == w.DRAFT:
        return reader.say("log-picked" if secret else "log-drafted", seat, what)
    if kind in (w.RAZE, w.RAZE_OF):
        return _raze(reader, seat, what, arg if kind == w.RAZE_OF else NOBODY)
    if kind == w.USE:
        return reader.say("log-use", seat, what, n=arg)
    if kind == w.VISIT:
        return _visited(reader, ("visited", seat, what, arg))
    if kind in (w.UPKEEP, w.UPKEEP_GOLD):
        return _upkeep(reader, ("upkeep", seat, what, 1))
    if kind == w.PLACE:
        return _token(reader, ("token", seat, what, arg))
    if kind == w.SEND:
        return _sent(reader, ("sent", seat, (what,), PAIR))
    if kind == w.CHOOSE_PAY:
        paid = dict(enumerate(w.unpacked(what)))
        return reader.say("log-pay", seat, goods=reader.goods(paid), n=sum(paid.values()))
    if kind == w.CHOOSE_KEEP:
        return reader.say("log-keep", seat, goods=reader.goods({what: arg}), n=arg)
    if kind == w.CHOOSE_SPEND:
        return reader.say("log-spend", seat, goods=reader.goods({what: arg}), n=arg)
    return reader.say("log-choose", seat, answer=reader.label(seat, made))


_PLAIN_MOVES: Final = {
    w.BUILD: "log-built",
    w.DEAL: "log-dealt",
    w.GUARD: "log-guard",
    w.SAMURAI: "log-samurai",
    w.PLAY: "log-played",
    w.UPKEEP_CARD: "log-upkeep-card",
    w.END: "log-end-turn",
    w.PASS: "log-pass",
}


def _plain(message: str) -> Callable[[_Reader, Event], str]:
    """An event about a seat and a card, and no more."""
    return lambda reader, event: reader.say(message, event[1], *event[2:3])


_LINES: Final[dict[str, Callable[[_Reader, Event], str]]] = {
    "phase": _phase,
    "drafted": _plain("log-drafted"),
    "swept": _swept,
    "picked": _plain("log-picked"),
    "area": _plain("log-area"),
    "reshuffle": _plain("log-reshuffle"),
    "built": _plain("log-built"),
    "dealt": _plain("log-dealt"),
    "undealt": lambda reader, event: reader.say("log-undealt", event[3], event[2]),
    "razed": _razed,
    "sent": _sent,
    "samurai": _plain("log-samurai"),
    "target": _target,
    "laid": _plain("log-laid"),
    "under": _under,
    "put": _put,
    "blessed": _blessed,
    "unblessed": _blessed,
    "prayed": _prayed,
    "tokens": _plain("log-tokens"),
    "colour": _colour,
    "answered": _answered,
    "also-used": _plain("log-also-used"),
    "laid-open": _laid_open,
    "statue": _plain("log-statue"),
    "discard": _plain("log-discard"),
    "sacrifice": _sacrifice,
    "stolen": _stolen,
    "given": _given,
    "attack-card": _attack_card,
    "attacked": _plain("log-attacked"),
    "forced-pass": _plain("log-forced-pass"),
    "visited": _visited,
    "played": _plain("log-played"),
    "stored": _stored,
    "unstored": _unstored,
    "samurai-paid": _plain("log-samurai-paid"),
    "founded": _plain("log-founded"),
    "began-with": _began_with,
    "upkeep": _upkeep,
    "token": _token,
    "token-back": _token,
    "bribed": lambda reader, event: reader.say(
        "log-bribed", event[1], event[2], owner=reader.whose(event[1])
    ),
    "stepped": _stepped,
    "achieved": lambda reader, event: reader.say("log-achieved", event[1], event[2], n=event[3]),
    "move": _move,
}


def _gains(reader: _Reader, events: list[Event]) -> str:
    """All that a seat gained; with the card, if one card gave it all."""
    counts = _sum(events)
    cards = {event[4] for event in events}
    card = cards.pop() if len(cards) == 1 else NO_CARD
    return reader.say("log-gain", events[0][1], card, goods=reader.goods(counts))


def _sum(events: Iterable[Event]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for _, _, good, n, _, _ in events:
        counts[good] = counts.get(good, 0) + n
    return counts


_DECKS: Final = {w.COMMON: "common-card", w.FACTION: "faction-card"}


def _draws(reader: _Reader, events: list[Event]) -> str:
    """The cards that a seat drew; those who may not know them learn the decks."""
    language = reader.language
    drawn = [event[3] for event in events]
    if min(drawn) >= 0:
        cards = words.card_names(reader.cards, drawn, language)
        return reader.say("log-draw", events[0][1], cards=cards, known="yes")
    counts = words.tally(event[2] for event in events)
    backs = (words.counted(_DECKS[deck], n, language, "acc") for deck, n in counts.items())
    return reader.say("log-draw", events[0][1], cards=words.listed(backs, language))


def _told(reader: _Reader, events: list[Event]) -> str:
    """Events of one kind and seat in one line."""
    kind = events[0][0]
    if kind == "gain":
        return _gains(reader, events)
    if kind == "draw":
        return _draws(reader, events)
    if kind == "reveal":
        cards = [event[2] for event in events]
        return reader.say(
            "log-reveal", cards=words.card_names(reader.cards, cards, reader.language)
        )
    return _LINES[kind](reader, events[0])


def line(cards: Catalogue, event: Event, seat_names: Mapping[int, str], language: str) -> str:
    """One event, as far as it was seen, in one line: `Ola razes Quarry of Kuba`."""
    return _told(_Reader(cards, seat_names, language), [event])


# The log as a player reads it: a line for a move or a phase, with what came of it beneath


_SAME: Final = {
    w.BUILD: "built",
    w.DEAL: "dealt",
    w.RAZE: "razed",
    w.RAZE_OF: "razed",
    w.SAMURAI: "samurai",
    w.VISIT: "visited",
    w.PLAY: "played",
    w.PLACE: "token",
    w.UPKEEP: "upkeep",
    w.UPKEEP_GOLD: "upkeep",
}
"""Events that say once more what a move has said."""
_AIMED: Final = ("razed", "samurai", "dealt")
"""Events that say more about a target just chosen."""


_VERBS: Final = {
    w.BUILD: "build",
    w.DEAL: "deal",
    w.RAZE: "raze",
    w.RAZE_OF: "raze",
    w.USE: "use",
    w.GUARD: "guard",
    w.SAMURAI: "samurai",
    w.VISIT: "visit",
    w.PLAY: "play",
    w.UPKEEP: "upkeep",
    w.UPKEEP_GOLD: "upkeep",
    w.UPKEEP_CARD: "upkeep",
    w.PLACE: "place",
    w.PASS: "pass",
}
"""Moves that begin a new line."""
_PICKS: Final = {"drafted": "draft", "picked": "draft"}
"""Events of the lookout that begin a new line."""


_SENDING: Final = (w.SEND, w.CHOOSE_DONE)
"""Moves that announce what workers are sent for, before the line that tells of it."""


@dataclass(frozen=True, slots=True)
class Told(face.Told):
    """A line of the log with what came of it."""

    card: int = NO_CARD
    losses: tuple[Loss, ...] = ()
    """What others lost by it."""
    prayers: "tuple[v.Prayer, ...]" = ()
    """Prayers that were answered in it."""


@dataclass(slots=True)
class _Entry:
    """A line and what belongs to it."""

    first: int
    head: list[Event]
    card: int = NO_CARD
    gained: list[Event] = field(default_factory=list)
    details: list[list[Event]] = field(default_factory=list)
    made: list[tuple[int, Event]] = field(default_factory=list)
    """Its moves with their places."""
    known: list[Event] = field(default_factory=list)
    """All its events, as the reader may know them."""


def entries(
    cards: Catalogue,
    events: Iterable[Event],
    viewer: int | None,
    seat_names: Mapping[int, str],
    language: str,
) -> list[Told]:
    """The log of a seat, or of a spectator (None), line by line.

    Together the lines hold all events. Told again from the first event of its last line on, a log
    that has grown gives that line and all new ones: the lines before it stay as they are.
    """
    reader = _Reader(cards, seat_names, language)
    found = [_Entry(0, [])]
    for at, event in enumerate(events):
        known = seen(event, viewer)
        if known is not None:
            _enter(found, known, at)
            found[-1].known.append(known)
    first, *rest = found
    if first.details:
        rest.insert(0, first)
    elif rest:  # moves that nobody may know of belong to what follows them
        rest[0].first, rest[0].made = 0, first.made + rest[0].made
    return [_line(reader, entry) for entry in rest]


def _enter(found: list[_Entry], event: Event, at: int) -> None:
    kind = event[0]
    if kind == "move":
        _enter_move(found, event, at)
    elif kind == "phase":
        found.append(_Entry(at, [event]))
    elif kind == "sent":
        sending = _sending(found[-1])
        found.append(_Entry(sending[0][0] if sending else at, [event], made=sending))
    elif kind in _PICKS:
        taking = _taking(found[-1], event)
        found.append(_Entry(taking[0][0] if taking else at, [event], event[2], made=taking))
    elif not (kind == "gain" and (event[3] == 0 or event[5] == BY_TRADE)):
        _detail(found[-1], event)


def _enter_move(found: list[_Entry], event: Event, at: int) -> None:
    made: Move | None = event[2]
    if made is not None and made.kind in _VERBS:
        found.append(_Entry(at, [event], made.what))
    found[-1].made.append((at, event))
    if made is not None and (
        (made.kind == w.CHOOSE_PAY and made.what)
        or (made.kind in (w.CHOOSE_KEEP, w.CHOOSE_SPEND) and made.arg)
    ):
        found[-1].details.append([event])  # no event tells of these


def _sending(entry: _Entry) -> list[tuple[int, Event]]:
    """The moves that have announced what workers go for; they leave the line before."""
    made = entry.made
    start = len(made)
    while start:
        _, (_, _, move, text, _) = made[start - 1]
        if move is None or move.kind not in _SENDING:
            break
        start -= 1
        if text.startswith("send"):
            break
    sending = made[start:]
    del made[start:]
    return sending


def _taking(entry: _Entry, event: Event) -> list[tuple[int, Event]]:
    """The move that took a card on offer; it leaves the line before."""
    if not entry.made:
        return []
    _, (_, seat, move, _, _) = entry.made[-1]
    if seat != event[1] or move is None or move.kind != w.DRAFT:
        return []
    return [entry.made.pop()]


def _detail(entry: _Entry, event: Event) -> None:
    """An event beneath a line: beside others of its kind, or on its own."""
    kind, seat = event[0], event[1]
    head = entry.head[0] if entry.head else None
    details = entry.details
    if head is not None and head[0] == "move":
        same = _SAME.get(head[2].kind)
        if kind == same and seat == head[1] and event[2] == entry.card:
            return
        if kind == "gain" and seat == head[1] and event[4] == entry.card:
            entry.gained.append(event)
            return
    if kind == "stored" and details and details[-1][0][0] == "move":
        details.pop()  # where it lies says what was kept
    if kind in _AIMED and details and details[-1][0][0] == "target":
        aimed = details[-1][0]
        if aimed[1] == seat and aimed[3] == event[2]:
            details.pop()
    if kind in ("gain", "draw", "reveal"):
        in_turn = head is not None and head[0] != "phase"
        for other in details[-1:] if kind == "reveal" else details:
            first = other[0]
            if first[:2] == event[:2] and not (kind == "gain" and in_turn and first[4] != event[4]):
                other.append(event)
                return
    details.append([event])


def _line(reader: _Reader, entry: _Entry) -> Told:
    details = [_told(reader, events) for events in entry.details]
    notations = [text for _, made in entry.made if (text := _notation(reader.cards, made))]
    first, moves = entry.first, len(entry.made)
    if not entry.head:
        return Told(first, moves, None, details[0], details[1:], notations, bare=True)
    text = line = _told(reader, entry.head)
    if entry.gained:
        goods = words.goods(_sum(entry.gained), reader.language)
        text = words.say(reader.language, "log-with", line=line, goods=goods)
    lost = tuple(losses(reader.cards, entry.known))
    prayed = tuple(_prayers(reader.cards, entry.known))
    kind, about = entry.head[0][:2]
    if kind == "phase":
        return Told(first, moves, None, text, details, notations, losses=lost, prayers=prayed)
    verb = _VERBS[entry.head[0][2].kind] if kind == "move" else _PICKS.get(kind, "send")
    did = line.removeprefix(words.sentence(reader.who(about))).lstrip()
    return Told(
        first, moves, about, text, details, notations, verb, did,
        card=entry.card, losses=lost, prayers=prayed,
    )  # fmt: skip


def _prayers(cards: Catalogue, events: Iterable[Event]) -> "Iterator[v.Prayer]":
    """The prayers among events, in facts."""
    for event in events:
        if event[0] == "answered":
            _, _, _, praying, blessings, goods = event
            yield account(cards, praying, blessings, goods)


def _notation(cards: Catalogue, event: Event) -> str:
    """A move as far as it was seen; where the notation would tell of a hand, by the card's slug."""
    _, _, made, text, _ = event
    if made is None or text:
        return str(text)
    return f"{_BY_SLUG[made.kind]} {cards.slugs[made.what]}"


_BY_SLUG: Final = {
    w.BUILD: "build", w.DEAL: "deal", w.RAZE: "raze", w.PLAY: "play", w.CHOOSE_CARD: "choose",
    w.UPKEEP_CARD: "upkeep card",
}  # fmt: skip
