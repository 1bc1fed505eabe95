"""Moves as text and back: `build armorer`, `raze mill of 1`, `choose 1 gold, 1 stone`."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from osada.kernel.game import AmbiguousNotation, BadNotation, Move, move, move_said
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.blessings import CHOICES, NAMES
from osada.settlers.catalogue.spelling import nearest
from osada.settlers.coded import deal_card, deal_owner, is_hidden, is_route, laid_card, route
from osada.settlers.goods import CARD, GOOD, GOODS, PAID, listed
from osada.settlers.moves.build import foundations
from osada.settlers.moves.send import workers
from osada.settlers.part import TOKENS
from osada.settlers.state import NOBODY, State

ASK_DECK: Final = move(w.CHOOSE_DECK, 0)
"""Stands in a line for a card whose deck is not named: the deck is asked for."""

Place = Sequence[tuple[int, object]]
"""Cards that lie somewhere, each with all that tells it from a copy alike in print."""

_TIMES: Final = {1: "", 2: " twice", 3: " three times", 4: " four times"}
_VERBS: Final = (
    "draft", "build", "deal", "raze", "use", "send", "guard", "samurai", "visit", "play",
    "upkeep", "place", "end", "pass", "choose",
)  # fmt: skip
_WITH_CARD: Final = {
    "draft": w.DRAFT,
    "build": w.BUILD,
    "deal": w.DEAL,
    "guard": w.GUARD,
    "samurai": w.SAMURAI,
    "play": w.PLAY,
}
_CARD_VERBS: Final = {kind: verb for verb, kind in _WITH_CARD.items()} | {
    w.RAZE: "raze", w.RAZE_OF: "raze", w.VISIT: "visit", w.USE: "use",
    w.UPKEEP_CARD: "upkeep card",
}  # fmt: skip
"""The verbs of moves that are made on a card."""
_OWN_HAND: Final = (w.BUILD, w.DEAL, w.RAZE, w.PLAY, w.CHOOSE_CARD, w.UPKEEP_CARD)
_OWN_EMPIRE: Final = (w.USE, w.GUARD, w.SAMURAI, w.PLACE)
_ANY_EMPIRE: Final = (w.RAZE_OF, w.VISIT, w.CHOOSE_LOCATION)
_OF_EXPANSIONS: Final = {
    "visit": w.VISIT, "play": w.PLAY, "upkeep": w.UPKEEP, "place": w.PLACE,
}  # fmt: skip
_EXAMPLES: Final = {
    "deal": "deal rome/legion",
    "samurai": "samurai japan/dojo",
    "send": "send wood",
    "choose": "choose stone",
    "visit": "visit shared-coppice of 1",
    "play": "play volcano",
    "upkeep": "upkeep wood",
    "place": "place wall on mill",
}


def _example(verb: str) -> str:
    return _EXAMPLES.get(verb, f"{verb} mill")


def _question(state: State, seat: int) -> f.Question | None:
    if state.stack:
        top = state.stack[-1]
        if isinstance(top, f.Question) and (top.seat == seat or top.code == f.SECRET):
            return top
    return None


def is_asked(state: State, seat: int) -> bool:
    """Whether a seat answers a question, and does not begin something."""
    return _question(state, seat) is not None


def _hand(state: State, seat: int) -> Place:
    """Where the cards lie that a seat may pick from: hand, own draw, or what chance picks of."""
    question = _question(state, seat)
    cards: Sequence[int] = state.players[seat].hand
    if question is not None and w.CHOOSE_CARD in question.takes():
        cards = question.pile(state)
    return [(card, None) for card in cards]


def _offer(state: State, seat: int) -> Place:
    question = _question(state, seat)
    secret = question is not None and question.code == f.SECRET
    cards: Sequence[int] = state.players[seat].offer if secret else state.offer
    return [(card, None) for card in cards]


def _empire(state: State, seat: int) -> Place:
    return [(at.card, at.standing()) for at in state.players[seat].empire]


def _deals(state: State, seat: int) -> Place:
    """Deals; attack cards in their line are never alike, for their order matters."""
    line = seat >= state.seats
    return [(deal, deal if line else None) for deal in state.players[seat].deals]


def _differ(state: State, place: Place, card: int) -> bool:
    """Whether copies of a card that lie there are not alike."""
    cards = state.cards
    slug = cards.slugs[deal_card(card)]
    first: object = None
    for other, standing in place:
        if cards.slugs[deal_card(other)] == slug:
            key = (cards.printing[deal_card(other)], deal_owner(other), standing)
            if first is not None and key != first:
                return True
            first = key
    return False


def _lying(state: State, seat: int, made: Move) -> Place:
    """Where the card of a move lies, with all that lies beside it; nothing for other moves."""
    kind = made.kind
    if kind in _OWN_HAND:
        return _hand(state, seat)
    if kind in _OWN_EMPIRE:
        return _empire(state, seat)
    if kind in _ANY_EMPIRE:
        return _empire(state, made.arg)
    if kind == w.DRAFT:
        return _offer(state, seat)
    if kind == w.CHOOSE_DEAL:
        return _deals(state, made.arg)
    return _foundations(state, seat) if kind == w.CHOOSE_FOUNDATION else ()


def copies_differ(state: State, seat: int, made: Move) -> bool:
    """Whether the card of a move needs its number, because copies beside it are not alike."""
    place = _lying(state, seat, made)
    return len(place) > 1 and _differ(state, place, made.what)


def _name(state: State, seat: int, made: Move) -> str:
    """The slug where all copies there are alike, else the printed number."""
    cards = state.cards
    names = cards.numbers if copies_differ(state, seat, made) else cards.slugs
    return names[deal_card(made.what)]


def seat_name(state: State, seat: int) -> str:
    """How a seat is called: its number, or `virtual`."""
    return str(seat) if seat < state.seats else "virtual"


def named_seat(seat: int, made: Move) -> int:
    """The seat that a move of this seat names: an owner, or who is chosen; -1: nobody."""
    kind = made.kind
    if kind in (w.RAZE_OF, w.VISIT):
        return made.arg
    if kind == w.CHOOSE_PLAYER:
        return made.what
    if kind == w.CHOOSE_DEAL and made.arg == seat and is_route(made.what):
        return deal_owner(made.what)
    if kind in (w.CHOOSE_LOCATION, w.CHOOSE_DEAL) and made.arg != seat:
        return made.arg
    return NOBODY


def _of(state: State, seat: int, made: Move) -> str:
    named = named_seat(seat, made)
    return "" if named == NOBODY else f" of {seat_name(state, named)}"


def _foundations(state: State, seat: int) -> Place:
    """Foundations; those laid from hand are never alike, for others must not learn it."""
    lying = state.players[seat].foundations
    return [(laid_card(one), one if is_hidden(one) else None) for one in lying]


def foundations_differ(state: State, seat: int) -> bool:
    """Whether it matters which foundation is meant."""
    return len(foundations(state, state.players[seat])) > 1


def pay_text(pay: int) -> str:
    """`1 gold, 1 stone`; `nothing`."""
    counts = {GOODS[good]: n for good, n in zip(PAID, w.unpacked(pay), strict=True)}
    return listed(counts)


def text(state: State, seat: int, made: Move) -> str:
    """The canonical notation of a move in this state."""
    kind = made.kind
    if kind in _CARD_VERBS:
        times = _TIMES.get(made.arg, f" {made.arg} times") if kind == w.USE else ""
        name = _name(state, seat, made)
        return f"{_CARD_VERBS[kind]} {name}{_of(state, seat, made)}{times}"
    if kind == w.UPKEEP:
        return f"upkeep {GOODS[made.what]}"
    if kind == w.UPKEEP_GOLD:
        return f"upkeep gold for {GOODS[made.what]}"
    if kind == w.PLACE:
        return f"place {TOKENS[made.arg]} on {_name(state, seat, made)}"
    if kind == w.SEND and not is_asked(state, seat):
        more = state.players[seat].worker >= workers(state, seat, 2)
        return f"send {GOODS[made.what]}, ..." if more else f"send {GOODS[made.what]}"
    if kind == w.END:
        return "end"
    if kind == w.PASS:
        return "pass"
    return f"choose {answer_text(state, seat, made)}"


def answer_text(state: State, seat: int, made: Move) -> str:
    """The text of an answer, without the word `choose`."""
    kind, what, arg = made.kind, made.what, made.arg
    if kind == w.CHOOSE_DECK:
        return {w.COMMON: "common", w.FACTION: "faction"}.get(what, "card")
    if kind == w.CHOOSE_PAY:
        return pay_text(what)
    if kind in (w.CHOOSE_CARD, w.CHOOSE_LOCATION, w.CHOOSE_DEAL):
        return _name(state, seat, made) + _of(state, seat, made)
    if kind == w.CHOOSE_FOUNDATION:
        named = foundations_differ(state, seat)
        return f"foundation {_name(state, seat, made)}" if named else "foundation"
    if kind == w.CHOOSE_PLAYER:
        return seat_name(state, what)
    if kind == w.CHOOSE_GOOD:
        return GOODS[what]
    if kind in (w.CHOOSE_KEEP, w.CHOOSE_SPEND):
        return f"{arg} {GOODS[what]}"
    if kind == w.CHOOSE_COLOUR:
        return NAMES[what]
    if kind == w.CHOOSE_PRAYER:
        return "draw" if made is w.DRAW else "tokens"
    if kind == w.SEND:
        return GOODS[what]
    if kind == w.CHOOSE_GOAL:
        return state.cards.slugs[what]
    return "done"


def _shown(word: str) -> str:
    """A word as an error quotes it."""
    return word if len(word) <= 60 else word[:57] + "..."


def _about(word: str, near: Sequence[str]) -> dict[str, str | int]:
    """The facts of an error: the word, and the nearest one that is known, if any."""
    return {"word": word, "near": near[0]} if near else {"word": word}


def _known(state: State, word: str) -> list[int]:
    """All copies of a card by slug, or the one with a number."""
    cards = state.cards
    if word in cards.of_number:
        return [cards.of_number[word]]
    if word in cards.of_slug and (state.seats == 1 or word not in GOOD):  # attack cards: solo only
        return cards.of_slug[word]
    word = _shown(word)
    near = nearest(cards, word)
    hint = f'; did you mean "{near}"?' if near else "; `osada cards` lists them all"
    about = _about(word, [near] if near else [])
    raise BadNotation(f'there is no card "{word}"{hint}', "no-such-card", about)


def _card(state: State, place: Place, word: str) -> int:
    """The card meant by a word where it lies; not there: any copy, so that a rule can say so."""
    copies = _known(state, word)
    cards = state.cards
    there = [(card, standing) for card, standing in place if deal_card(card) in copies]
    if not there:
        return copies[0]
    keys: list[object] = []
    for card, standing in there:
        key = (cards.printing[deal_card(card)], deal_owner(card), standing)
        if key not in keys:
            keys.append(key)
    if len(keys) > 1:
        numbers = ", ".join(sorted({cards.numbers[deal_card(card)] for card, _ in there}))
        raise AmbiguousNotation(
            f'"{word}" is ambiguous here: the copies {numbers} differ; name one by its number',
            "several-copies",
            {"word": word, "numbers": numbers},
        )
    return there[0][0]


def _seat(state: State, word: str) -> int:
    word = re.sub(r"^(seat|player)\s+", "", word.strip())
    if word == "virtual" and state.seats == 1:
        return 1
    if not re.fullmatch(r"\d", word) or int(word) >= state.seats:
        seats = "0 or virtual" if state.seats == 1 else f"0 to {state.seats - 1}"
        raise BadNotation(
            f'there is no seat "{_shown(word)}"; seats here are {seats}',
            "no-such-seat",
            {"word": _shown(word), "last": state.seats - 1},
        )
    return int(word)


def _split_of(state: State, words: str) -> tuple[str, int | None]:
    name, of, seat = words.partition(" of ")
    return name.strip(), _seat(state, seat) if of else None


def parse(state: State, seat: int, line: str) -> list[Move]:
    """The moves of a line: the first, and the steps that it answers ahead."""
    if not 0 <= seat < state.seats:
        raise BadNotation(f"there is no seat {seat} at this table", "not-seated", {"seat": seat})
    words = " ".join(line.strip().split())
    verb, _, rest = words.partition(" ")
    verb = verb.lower()[:60]
    if verb not in _VERBS:
        near = get_close_matches(verb, _VERBS, n=1, cutoff=0.5)
        verbs = ", ".join(_VERBS)
        hint = f'did you mean "{near[0]}"?' if near else f"a move begins with {verbs}"
        raise BadNotation(
            f'"{words[:60]}" is not a move; {hint}',
            "no-move",
            {**_about(words[:60], near), "verbs": verbs},
        )
    rest = rest.lower()
    if verb in ("end", "pass"):
        if rest:
            raise BadNotation(
                f'"{verb}" is a move by itself; leave out "{rest[:60]}"',
                "stands-alone",
                {"verb": verb, "rest": rest[:60]},
            )
        return [w.END_TURN if verb == "end" else w.PASS_ROUND]
    if verb in _OF_EXPANSIONS and state.options.course.by_kind[_OF_EXPANSIONS[verb]] is None:
        raise BadNotation(
            f'"{verb}" belongs to an expansion that is not part of this game',
            "expansion",
            {"verb": verb},
        )
    if not rest:
        raise BadNotation(
            f'"{verb}" needs to say what, as in "{_example(verb)}"',
            "only-verb",
            {"verb": verb, "example": _example(verb)},
        )
    if verb == "send":
        return _send(rest)
    if verb == "choose":
        return [_answer(state, seat, rest)]
    if verb == "use":
        return [_use(state, seat, rest)]
    if verb == "raze":
        return [_raze(state, seat, rest)]
    if verb == "visit":
        return [_visit(state, seat, rest)]
    if verb == "upkeep":
        return _upkeep(state, seat, rest)
    if verb == "place":
        return [_placed(state, seat, rest)]
    place = {"draft": _offer, "guard": _empire, "samurai": _empire}.get(verb, _hand)
    return [move_said(_WITH_CARD[verb], _card(state, place(state, seat), rest))]


def _use(state: State, seat: int, rest: str) -> Move:
    times = 1
    if match := re.fullmatch(r"(.+?) (once|twice|three times|four times|(\d) times)", rest):
        rest = match[1]
        times = int(match[3]) if match[3] else 1
        for n, name in _TIMES.items():
            if name.strip() == match[2]:
                times = n
    return move_said(w.USE, _card(state, _empire(state, seat), rest), times)


def _raze(state: State, seat: int, rest: str) -> Move:
    name, holder = _split_of(state, rest)
    if holder is None:
        return move_said(w.RAZE, _card(state, _hand(state, seat), name))
    return move_said(w.RAZE_OF, _card(state, _standing(state, holder, name), name), holder)


def _visit(state: State, seat: int, rest: str) -> Move:
    """`X of 1`; without a seat an own location, or the only one of that name at the table."""
    name, holder = _split_of(state, rest)
    if holder is None:
        copies = _known(state, name)
        holders = [
            other
            for other in range(len(state.players))
            if any(card in copies for card, _ in _empire(state, other))
        ]
        holder = holders[0] if len(holders) == 1 else seat
    return move_said(w.VISIT, _card(state, _standing(state, holder, name), name), holder)


def _upkeep(state: State, seat: int, rest: str) -> list[Move]:
    """`wood, 2 food`, `gold for stone`, `card mill`: a move for each good."""
    moves: list[Move] = []
    for part in rest.split(","):
        words = part.strip()
        if match := re.fullmatch(r"card (\S+)", words):
            moves.append(move_said(w.UPKEEP_CARD, _card(state, _hand(state, seat), match[1])))
            continue
        match = re.fullmatch(r"(?:(\d{1,2}) )?(\S+)(?: for (\S+))?", words)
        if match is None or match[1] == "0":
            raise BadNotation(
                f'"{_shown(words)}" cannot be laid down; write it as "2 food" or "gold for stone"',
                "no-upkeep",
                {"word": _shown(words)},
            )
        n, good = int(match[1] or 1), _good(match[2])
        kind = w.UPKEEP
        if match[3]:
            if GOODS[good] != "gold":
                raise BadNotation(
                    f"only gold can replace {match[3]}, not {match[2]}",
                    "no-upkeep",
                    {"word": _shown(words)},
                )
            kind, good = w.UPKEEP_GOLD, _good(match[3])
        moves += [move_said(kind, good)] * n
    return moves


def _placed(state: State, seat: int, rest: str) -> Move:
    """`wall on castle`; `castle of 1` is a rival's, and refused as such; so is a `foundation`."""
    word, on, name = rest.partition(" on ")
    if not on or word not in TOKENS:
        tokens = ", ".join(TOKENS)
        raise BadNotation(
            f'"{_shown(rest)}" cannot be placed; write it as "wall on mill" (tokens are {tokens})',
            "no-such-token",
            {"word": _shown(rest), "tokens": tokens},
        )
    name, holder = _split_of(state, name.strip())
    if name == "foundation":
        return move_said(w.PLACE, f.NO_CARD, TOKENS.index(word))
    place = _standing(state, seat if holder is None else holder, name)
    return move_said(w.PLACE, _card(state, place, name), TOKENS.index(word))


def _goal(state: State, word: str) -> Move:
    """A Goal in the middle."""
    for card in state.options.goals:
        if word in (state.cards.slugs[card], state.cards.numbers[card]):
            return move_said(w.CHOOSE_GOAL, card)
    word = _shown(word)
    goals = [state.cards.slugs[card] for card in state.options.goals]
    near = get_close_matches(word, goals, n=1, cutoff=0.5)
    hint = f'did you mean "{near[0]}"?' if near else f"Goals here are {', '.join(goals)}"
    raise BadNotation(
        f'there is no Goal "{word}" in the middle; {hint}', "no-such-goal", _about(word, near)
    )


def _send(rest: str) -> list[Move]:
    """`wood, card, card common`: the rewards, the end of the list, and decks named ahead.

    `wood, ...` leaves the list open.
    """
    rewards: list[Move] = []
    decks: list[Move] = []
    listed_all = rest.rstrip(" .…,")
    for part in listed_all.split(","):
        words = part.strip()
        if words in ("card", "card common", "card faction"):
            rewards.append(move_said(w.SEND, CARD))
            deck = words.removeprefix("card").strip()
            decks.append({"common": w.TAKE_COMMON, "faction": w.TAKE_FACTION}.get(deck, ASK_DECK))
        elif match := re.fullmatch(r"(\d) (wood|stone|food)", words):
            rewards += [move_said(w.SEND, GOOD[match[2]])] * int(match[1])
        else:
            rewards.append(move_said(w.SEND, _good(words)))
    if listed_all != rest:
        return rewards
    return [*rewards, w.DONE, *decks]


def _good(word: str) -> int:
    if word not in GOOD:
        word = _shown(word)
        near = get_close_matches(word, GOODS, n=1, cutoff=0.5)
        goods = ", ".join(GOODS)
        hint = f'did you mean "{near[0]}"?' if near else f"goods are {goods}"
        raise BadNotation(
            f'there is no good "{word}"; {hint}',
            "no-such-good",
            {**_about(word, near), "goods": goods},
        )
    return GOOD[word]


def payment(rest: str) -> int:
    """`1 gold, 1 stone` -> packed amounts."""
    counts = [0] * len(PAID)
    if rest not in ("nothing", "none", "done"):
        for part in rest.split(","):
            match = re.fullmatch(r"(\d{1,2}) (\w+)", part.strip())
            if not match:
                raise BadNotation(
                    f'"{_shown(rest)}" is not a payment; write it as "1 gold, 1 stone"',
                    "no-payment",
                    {"word": _shown(rest)},
                )
            good = _good(match[2])
            if good not in PAID:
                raise BadNotation(
                    f"you cannot pay with {match[2]}", "not-to-pay-with", {"good": match[2]}
                )
            counts[good] += int(match[1])
    return w.packed(*counts)


def _location(state: State, seat: int, words: str) -> Move:
    name, holder = _split_of(state, words)
    if holder is None:
        holder = seat
        copies = _known(state, name)
        if not any(card in copies for card, _ in _empire(state, seat)):
            legal = [m for m in state.moves or () if m.kind == w.CHOOSE_LOCATION]
            there = [m for m in legal if m.what in copies]
            if len(there) == 1:  # no other location can be meant
                return there[0]
    return move_said(w.CHOOSE_LOCATION, _card(state, _standing(state, holder, name), name), holder)


def _standing(state: State, holder: int, name: str) -> Place:
    """An empire; if the card is not there, what else of that seat a player might mean."""
    place = _empire(state, holder)
    if any(card in _known(state, name) for card, _ in place):
        return place
    player = state.players[holder]
    lying = [card for card in player.foundations if not is_hidden(card)]
    return [
        (card, None) for card in (*lying, *(deal for deal in player.deals if not is_route(deal)))
    ]


def _deal(state: State, seat: int, words: str) -> Move:
    """An own deal, a rival's `X of 1`, or an own one with a rival's location `X of 1`."""
    name, named = _split_of(state, words)
    copies = _known(state, name)
    for legal in reversed(state.moves or []):
        line = legal.kind == w.CHOOSE_DEAL and legal.arg >= state.seats
        if line and legal.what in copies and named in (None, legal.arg):
            return legal  # an attack card by its target, the newest of them
    if named is None:
        holders = [i for i, p in enumerate(state.players) if any(d in copies for d in p.deals)]
        holder = seat if seat in holders or not holders else holders[0]
        return move_said(w.CHOOSE_DEAL, _card(state, _deals(state, holder), name), holder)
    routes = [route(card, named) for card in copies]
    mine = [(deal, None) for deal in state.players[seat].deals if deal in routes]
    theirs = [(deal, None) for deal in state.players[named].deals if deal_card(deal) in copies]
    if mine and not theirs:
        return move_said(w.CHOOSE_DEAL, _card(state, mine, name), seat)
    return move_said(w.CHOOSE_DEAL, _card(state, theirs, name), named)


def _answer(state: State, seat: int, rest: str) -> Move:
    """An answer, read by what is asked of the seat."""
    question = _question(state, seat)
    if question is None:
        return w.DONE
    if rest in ("done", "none", "nothing", "no") and question.code != f.MAY_SPEND:
        return w.DONE
    return read_answer(state, seat, question.takes(), rest)


def read_answer(state: State, seat: int, kinds: Sequence[int], rest: str) -> Move:
    """An answer to a question that takes these kinds of move."""
    for legal in state.moves or []:
        if legal.kind in w.ANSWERS and answer_text(state, seat, legal) == rest:
            return legal
    if w.CHOOSE_FOUNDATION in kinds and rest.partition(" ")[0] == "foundation":
        return _foundation(state, seat, rest)
    if w.CHOOSE_CARD in kinds and len(kinds) > 1:
        if w.CHOOSE_GOOD in kinds and rest in GOOD:
            return move_said(w.CHOOSE_GOOD, GOOD[rest])
        if w.CHOOSE_LOCATION in kinds and " of " in rest:
            return _location(state, seat, rest)
        return _from_hand(state, seat, rest)
    return _READERS[kinds[-1]](state, seat, rest)


def _foundation(state: State, seat: int, words: str) -> Move:
    """`foundation mill`; without a name the oldest."""
    name, place = words.removeprefix("foundation").strip(), _foundations(state, seat)
    if name:
        return move_said(w.CHOOSE_FOUNDATION, _card(state, place, name))
    return move_said(w.CHOOSE_FOUNDATION, place[0][0] if place else 0)


def _from_hand(state: State, seat: int, word: str) -> Move:
    return move_said(w.CHOOSE_CARD, _card(state, _hand(state, seat), word))


def _deck(word: str) -> Move:
    found = {"common": w.TAKE_COMMON, "faction": w.TAKE_FACTION}.get(word)
    if found is None:
        raise BadNotation(
            f'there is no deck "{_shown(word)}"; draw from common or faction',
            "no-such-deck",
            {"word": _shown(word)},
        )
    return found


def _colour(word: str) -> Move:
    if word not in NAMES:
        word = _shown(word)
        near = get_close_matches(word, NAMES, n=1, cutoff=0.5)
        colours = ", ".join(NAMES)
        hint = f'did you mean "{near[0]}"?' if near else f"colours are {colours}"
        raise BadNotation(
            f'there is no colour "{word}"; {hint}',
            "no-such-colour",
            {**_about(word, near), "colours": colours},
        )
    return CHOICES[NAMES.index(word)]


def _prayer(word: str) -> Move:
    found = {"draw": w.DRAW, "tokens": w.TOKENS}.get(word)
    if found is None:
        raise BadNotation(
            f'"{_shown(word)}" is not a way to pray; write "draw" or "tokens"',
            "no-such-prayer",
            {"word": _shown(word)},
        )
    return found


def _keep(rest: str, kind: int = w.CHOOSE_KEEP) -> Move:
    match = re.fullmatch(r"(\d{1,6}) (\w+)", rest)
    if not match:
        raise BadNotation(
            f'"{_shown(rest)}" is not an amount; write it as "2 food"',
            "no-amount",
            {"word": _shown(rest)},
        )
    return move_said(kind, _good(match[2]), int(match[1]))


_READERS: Final[dict[int, Callable[[State, int, str], Move]]] = {
    w.DRAFT: lambda state, seat, rest: move_said(w.DRAFT, _card(state, _offer(state, seat), rest)),
    w.SEND: lambda state, seat, rest: move_said(w.SEND, _good(rest)),
    w.CHOOSE_DECK: lambda state, seat, rest: _deck(rest),
    w.CHOOSE_PAY: lambda state, seat, rest: move_said(w.CHOOSE_PAY, payment(rest)),
    w.CHOOSE_CARD: _from_hand,
    w.CHOOSE_LOCATION: _location,
    w.CHOOSE_DEAL: _deal,
    w.CHOOSE_PLAYER: lambda state, seat, rest: move_said(w.CHOOSE_PLAYER, _seat(state, rest)),
    w.CHOOSE_GOOD: lambda state, seat, rest: move_said(w.CHOOSE_GOOD, _good(rest)),
    w.CHOOSE_KEEP: lambda state, seat, rest: _keep(rest),
    w.CHOOSE_SPEND: lambda state, seat, rest: _keep(rest, w.CHOOSE_SPEND),
    w.CHOOSE_COLOUR: lambda state, seat, rest: _colour(rest),
    w.CHOOSE_PRAYER: lambda state, seat, rest: _prayer(rest),
    w.CHOOSE_GOAL: lambda state, seat, rest: _goal(state, rest),
}
"""How an answer of each kind is read."""
