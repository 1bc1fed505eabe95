"""The steps of a scenario: moves with their answers, and whole phases."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from osada.kernel.game import BadNotation, Move, Refusal, Refused, move
from osada.kernel.random import below, step
from osada.scenario.expect import accepted, refused
from osada.scenario.reading import ScenarioError, brief, known, listed, mapping, number
from osada.scenario.settlers.given import tokens
from osada.settlers import flow, notation, refusals
from osada.settlers import frames as f
from osada.settlers import verbs as w
from osada.settlers.blessings import CHOICES, PLACE, TOKENS
from osada.settlers.coded import deal_card
from osada.settlers.effects.praying import ChooseSpent, ChooseStored
from osada.settlers.effects.storages import Store, StoreBlessings
from osada.settlers.effects.verbs.repeat_deal import RepeatDeal
from osada.settlers.effects.verbs.store_drawn import ChoosePlaced
from osada.settlers.goods import BLESSING, GOOD, GOODS, PAID
from osada.settlers.phases import lookout
from osada.settlers.state import END, PHASES, SETUP, Cards, State

KINDS: Final = (
    "deck", "pay", "discard", "card", "location", "deal", "player", "good", "give", "keep",
    "under", "put", "store", "accept", "random", "blessing", "prayer", "colour", "stored",
    "tricolour", "spend", "goal",
)  # fmt: skip
_WHOLE: Final = ("give", "under", "keep", "put", "store", "stored", "spend")
_RUNS: Final = {"setup": SETUP, "scoring": END} | {
    name: at
    for at, name in enumerate(PHASES)
    if name in ("lookout", "production", "cleanup", "attack")
}


_LEFT_OVER: Final = {
    "put": ("JAPAN-33", "GOODS-2", "AMB-11"),
    "under": ("JAPAN-32", "AMB-65", "AMB-X-8", "AMB-X-6"),
    "store": ("FRIENDS-14", "AMB-X-6", "AMB-X-9", "STORAGE-4"),
    "give": ("BARB-6", "AMB-35"),
    "stored": ("AMB-X-20", "AMB-A5"),
    "spend": ("AMB-X-23", "AZT-CARD-2"),
}
"""The clauses against things that could not be put, laid under or given up."""


_NOT_KEPT: Final = ("STORAGE-1", "STORAGE-4", "CLEANUP-3", "ROME-7", "AMB-11", "BLESS-10")
"""The clauses against keeping what no storage takes."""


Kinds = frozenset[str]
_NONE: Final[Kinds] = frozenset()

Compare = Callable[[State, Any], list[str]]
"""Every difference between a table and what is expected of it."""


class Unanswered(ScenarioError):
    """A question that no answer of the step fits."""


class Unasked(ScenarioError):
    """Answers that no question asks for."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__(f"nothing asks for the answer to: {', '.join(kinds)}")
        self.kinds = kinds


class Answers:
    """The answers a step gives ahead, by seat and kind."""

    def __init__(self, found: Any, seats: int, by: int | None, sparing: Kinds) -> None:
        self.sparing = sparing
        """Kinds of which none is spent on a question with one possible answer."""
        self.left: dict[tuple[int | None, str], list[Any]] = {}
        self.passed_by: dict[str, Refusal] = {}
        self.spent: tuple[Cards, int, int] | None = None
        """Cards, tri-colour token and good of the last question what a prayer takes."""
        for key, value in mapping(found or {}, "choose").items():
            if isinstance(key, int) and not isinstance(key, bool):
                if not 0 <= key < seats:
                    raise ScenarioError(f"choose: there is no seat {key}")
                for kind, answer in mapping(value, f"choose of seat {key}").items():
                    self._add(key, kind, answer)
            else:
                self._add(by, key, value)

    def _add(self, seat: int | None, kind: Any, answer: Any) -> None:
        if kind not in KINDS:
            raise ScenarioError(f'choose: there is no kind of question "{kind}"')
        several = isinstance(answer, list) and (
            kind not in _WHOLE
            or (kind == "stored" and any(isinstance(one, list) for one in answer))
            or (kind == "spend")
        )
        self.left[(seat, kind)] = list(answer) if several else [answer]

    def peek(self, seat: int, kind: str) -> list[Any] | None:
        """The answers left of a kind for a seat."""
        for key in ((seat, kind), (None, kind)):
            if self.left.get(key):
                return self.left[key]
        return None

    def unused(self) -> list[str]:
        """Kinds that were answered but never asked."""
        return [kind for (_, kind), left in self.left.items() if left]


def _moves(state: State) -> Sequence[Move]:
    return state.moves or ()


def _given(state: State, question: f.Question, answers: Answers) -> Move | None:
    """The step's answer to the question on top, None if it gives none."""
    seat, takes = question.seat, question.takes()
    either = question.code == f.CHAPEL
    kinds = ("location", "card") if either else (question.kind(),)
    for kind in kinds:
        left = answers.peek(seat, kind)
        if left is None:
            continue
        if question.code == f.KEEP_BLESSINGS:
            return _keep_blessings(state, seat, left)
        if kind == "keep":
            return _keep(question, left)
        if kind == "stored":
            return _stored(state, question, left)
        if kind == "spend":
            return _spend(question, answers, left)
        if question.code == f.STORE_BLESSINGS:
            return _store_blessings(state, question, left)
        if kind == "store":
            return _store(state, question, left)
        if kind in _WHOLE:
            return _one_of(state, seat, takes, kind, left)
        if question.code == f.PLACED:
            return _placed(state, question, left)
        answer = left.pop(0)
        if question.code == f.FREE_DEAL and answer in (None, "none"):
            return w.DONE
        if isinstance(question, ChoosePlaced) and len(question.drawn) <= question.n:
            named = notation.read_answer(state, seat, takes, str(answer).lower())
            laid = [card for at in state.players[seat].empire for card in at.under]
            return _moves(state)[0] if named.what in (*question.drawn, *laid) else named
        if either and kind == "location" and " of " not in str(answer):
            return notation.read_answer(state, seat, (w.CHOOSE_LOCATION,), str(answer))
        if kind == "pay":
            return move(w.CHOOSE_PAY, _paid(answer))
        return notation.read_answer(state, seat, takes, str(answer).lower())
    return None


def _paid(answer: Any) -> int:
    counts = [0] * len(PAID)
    for name, n in mapping(answer, "pay").items():
        if name not in GOOD or GOOD[name] not in PAID:
            raise ScenarioError(f'nobody pays with "{name}"')
        counts[GOOD[name]] = min(number(n, "pay"), 255)
    return w.packed(*counts)


def _keep(question: f.Question, left: list[Any]) -> Move:
    """How many of the good asked for are kept: what is not listed is not kept."""
    kept = left[0]
    n = 0
    for name in list(mapping(kept, "keep")):
        if name not in GOOD:
            raise ScenarioError(f'keep: there is no good "{name}"')
        if GOOD[name] == question.good():
            n = number(kept[name], "keep")
            left[0] = {key: value for key, value in kept.items() if key != name}
    return move(w.CHOOSE_KEEP, question.good(), n)


def _keep_blessings(state: State, seat: int, left: list[Any]) -> Move:
    """The next token that is not kept: what is not listed is given up."""
    kept = mapping(left[0], "keep")
    listed_ = listed(kept.get(GOODS[BLESSING]))
    wanted = tokens(listed_)
    held = state.players[seat].blessings
    for at, name in enumerate(TOKENS):
        if name and held & ~wanted & 1 << at:
            return CHOICES[at]
    missing = [name for name in listed_ if not held & 1 << PLACE[name]]
    left[0] = {key: value for key, value in kept.items() if key != GOODS[BLESSING]}
    if missing:
        left[0][GOODS[BLESSING]] = missing
    return w.DONE


def _stored(state: State, question: f.Question, left: list[Any]) -> Move:
    """The next stored card of a prayer; then enough."""
    assert isinstance(question, ChooseStored)
    things = listed(left[0])
    if not things and not question.praying.stored and len(left) > 1:
        left.pop(0)  # the prayer before has used all that could be
        things = listed(left[0])
    if not things:
        left.pop(0)
        return w.DONE
    left[0] = things[1:]
    return notation.read_answer(state, question.seat, question.takes(), str(things[0]).lower())


def _placed(state: State, question: f.Question, left: list[Any]) -> Move:
    """The next card that is placed; in which order they are named does not matter."""
    read = [
        notation.read_answer(state, question.seat, question.takes(), str(answer).lower())
        for answer in left
    ]
    at = next((at for at, chosen in enumerate(read) if chosen in _moves(state)), 0)
    left.pop(at)
    return read[at]


def _spend(question: f.Question, answers: Answers, left: list[Any]) -> Move:
    """How many of the resource asked for are spent: what is not listed is not."""
    assert isinstance(question, ChooseSpent)
    praying = question.praying
    now, before = (praying.drawn, praying.tricolour, question.good()), answers.spent
    if before is not None and (now[:2] != before[:2] or now[2] <= before[2]) and len(left) > 1:
        left.pop(0)  # another prayer
    answers.spent = now
    spent = mapping(left[0], "spend")
    for name in spent:
        if name not in GOOD:
            raise ScenarioError(f'spend: there is no good "{name}"')
    name = GOODS[question.good()]
    left[0] = {key: value for key, value in spent.items() if key != name}
    return move(w.CHOOSE_SPEND, question.good(), number(spent.get(name, 0), "spend"))


def _store_blessings(state: State, question: f.Question, left: list[Any]) -> Move:
    """The next token that is not stored; what is not listed is not."""
    assert isinstance(question, StoreBlessings)
    answer = {
        name: dict(mapping(goods, "store")) for name, goods in mapping(left[0], "store").items()
    }
    names = (state.cards.numbers[question.card], state.cards.slugs[question.card])
    name = next((name for name in names if GOODS[BLESSING] in answer.get(name, {})), "")
    wanted = listed(answer[name][GOODS[BLESSING]]) if name else []
    held = state.players[question.seat].blessings & question.tokens
    for at in PLACE.values():
        if held & ~tokens(wanted) & 1 << at:
            return CHOICES[at]
    if name:
        missing = [token for token in wanted if not held & 1 << PLACE[token]]
        answer[name][GOODS[BLESSING]] = missing
        left[0] = {key: goods for key, goods in answer.items() if any(goods.values())}
    return w.DONE


def _store(state: State, question: f.Question, left: list[Any]) -> Move:
    """How many of the good asked for go on the location: what is not listed is not stored.

    Of several copies that one name stands for the oldest takes what fits.
    """
    cards, good = state.cards, question.good()
    answer = {
        name: dict(mapping(goods, "store")) for name, goods in mapping(left[0], "store").items()
    }
    names = (cards.numbers[question.card], cards.slugs[question.card])
    name = next((name for name in names if GOODS[good] in answer.get(name, {})), None)
    n = 0
    if name is not None:
        n = number(answer[name].pop(GOODS[good]), "store")
        later = [frame for frame in state.stack[:-1] if frame.code == f.STORE]
        others = [frame for frame in later if cards.slugs[frame.card] == name]
        if any(isinstance(other, Store) and other.kept == good for other in others):
            fits = min(n, max(legal.arg for legal in _moves(state)))
            if n > fits:
                answer[name][GOODS[good]] = n - fits
            n = fits
    left[0] = {name: goods for name, goods in answer.items() if any(goods.values())}
    return move(w.CHOOSE_KEEP, good, n)


def _one_of(state: State, seat: int, takes: tuple[int, ...], kind: str, left: list[Any]) -> Move:
    """The next of the things given, put or laid under; then enough."""
    if kind == "put":
        counts = mapping(left[0], "put")
        left[0] = things = (
            [name for name, n in counts.items() for _ in range(number(n, f"put: {name}"))]
            if isinstance(left[0], dict)
            else left[0]
        )
    else:
        things = listed(left[0])
    if not things:
        left.clear()
        return w.DONE
    left[0] = things[1:]
    if kind == "put":
        left[0] = {name: things[1:].count(name) for name in things[1:]}
    return notation.read_answer(state, seat, takes, str(things[0]).lower())


def _default(state: State, question: f.Question) -> Move | None:
    """What a question without an answer means, if anything."""
    moves = _moves(state)
    code = question.code
    if len(moves) == 1 or code in (f.KEEP, f.STORE, f.STORE_BLESSINGS, f.PRAYER):
        return moves[0]
    if code in (f.UNDER, f.PUT, f.STORED, f.KEEP_BLESSINGS, f.FREE_DEAL):
        return w.DONE
    if code == f.SPEND:
        return moves[-1]
    if code == f.MAY_SPEND:
        return moves[-1]
    if code == f.CHANCE:
        state.random = step(state.random)
        return moves[below(state.random, len(moves))]
    if code == f.DEAL and question.aim() == RepeatDeal.aim:
        yielded = {state.cards.deal[deal_card(way.what)] for way in moves}
        return moves[0] if len(yielded) == 1 else None  # alike deals are one
    if all(way.kind == w.CHOOSE_FOUNDATION for way in moves):
        return moves[0]  # nothing but foundations, so the oldest
    if code == f.PAY:
        gold = [w.unpacked(way.what)[3] for way in moves]
        return moves[0] if gold.count(min(gold)) == 1 else None
    return None


def _answers_itself(state: State, answers: Answers) -> bool:
    """Whether a question has one possible answer and the one given is meant for a later one."""
    question = flow.question(state)
    assert question is not None
    kind = question.kind()
    left = answers.peek(question.seat, kind)
    if len(_moves(state)) > 1 or kind in _WHOLE or left is None:
        return False
    if kind in answers.sparing:
        return True
    kept = left[:]
    chosen = _given(state, question, answers)
    left[:] = kept
    refusal = refusals.why_not(state, question.seat, chosen) if chosen is not None else None
    if refusal is None or refusal.reason == "pay-build":  # it would pay this price
        return False
    answers.passed_by.setdefault(kind, refusal)
    return True


def _answer(state: State, seat: int, chosen: Move) -> None:
    refusal = refusals.why_not(state, seat, chosen)
    if refusal is not None:
        raise Refused(refusal)
    flow.resolve(state, seat, chosen)


def _ask_on(state: State, answers: Answers, line: list[Move], by: int | None, whole: bool) -> None:
    """Answer what is asked until a decision of its own kind comes up.

    `whole` stops where the phase ends, else the game runs on as in play.
    """
    while True:
        if whole:
            flow.run(state)
        else:
            flow.advance(state)
        question = flow.question(state)
        if question is None or question.code in (f.DRAFT, f.SECRET):
            return
        seat = question.seat
        chosen: Move | None = None
        if line and seat == by:
            if question.code == f.SEND:
                chosen = line.pop(0)
            elif question.code == f.DECK and line[0].kind == w.CHOOSE_DECK:
                ahead = line.pop(0)
                chosen = None if ahead is notation.ASK_DECK else ahead
        if chosen is None:
            chosen = (
                _given(state, question, answers) if not _answers_itself(state, answers) else None
            )
        if chosen is None:
            chosen = _default(state, question)
        if chosen is None:
            return
        _answer(state, seat, chosen)


def _finish(state: State, answers: Answers) -> None:
    """Answers to nothing: a wrong thing kept is refused, any other is an error of the file."""
    for (_, kind), left in answers.left.items():
        if kind == "keep" and left and any(mapping(left[0], "keep").values()):
            raise Refused(Refusal("wrong-answer", _NOT_KEPT))
        if kind in answers.passed_by:
            continue
        if kind == "card" and left in ([None], ["none"]):
            left.clear()  # a deal for nothing, and no card for it
        if kind in _LEFT_OVER and left and any(_counts(left[0])):
            raise Refused(Refusal("wrong-answer", _LEFT_OVER[kind], {"kind": kind}))
        nothing = bool(left) and not (left[0] and any(_counts(left[0])))
        if nothing and (kind in _WHOLE or (kind == "pay" and kind not in answers.sparing)):
            left.clear()
    unused = answers.unused()
    for kind in unused:
        if kind in answers.passed_by:
            raise Refused(answers.passed_by[kind])
    if unused:
        raise Unasked(unused)


def _counts(answer: Any) -> list[Any]:
    return list(answer.values()) if isinstance(answer, dict) else listed(answer)


def _begin(state: State, found: dict[Any, Any], sparing: Kinds) -> tuple[State, Answers]:
    """The state with its phase begun, as the first step of a phase does, and the step's answers.

    A refused step changes nothing of the begun phase.
    """
    by = found.get("by")
    answers = Answers(
        found.get("choose"), state.seats, by if isinstance(by, int) else None, sparing
    )
    if not state.begun and not state.stack:
        state = state.copy()
        _ask_on(state, answers, [], None, whole=False)
    return state, answers


def take(state: State, found: dict[Any, Any], answers: Answers) -> None:
    """A move with its answers, in place."""
    known(found, ("by", "move", "choose", "refused", "then"), "a step")
    if "by" not in found or "move" not in found:
        raise ScenarioError('a step needs "by" and "move", or "run"')
    seat, text = found["by"], found["move"]
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.seats:
        raise ScenarioError(f"there is no seat {brief(seat)} to move")
    if not isinstance(text, str):
        raise ScenarioError(f"a move is a line of text, not {brief(text)}")
    first, *line = notation.parse(state, seat, text)
    _answer(state, seat, first)
    while line and line[0].kind in w.UPKEEPS:
        _ask_on(state, answers, [], seat, whole=False)
        _answer(state, seat, line.pop(0))
    _ask_on(state, answers, line, seat, whole=False)
    if [left for left in line if left not in (w.DONE, notation.ASK_DECK) and left.kind == w.SEND]:
        raise ScenarioError(f'the line "{text}" was not played to its end')
    _finish(state, answers)


def _run(state: State, found: dict[Any, Any], sparing: Kinds) -> None:
    known(found, ("run", "choose", "refused", "then"), "a step")
    name = found["run"]
    if not isinstance(name, str) or name not in _RUNS:
        raise ScenarioError(f'"{name}" cannot be run; choose one of {", ".join(_RUNS)}')
    if name == "attack" and state.seats > 1:
        raise ScenarioError("only a game of one player has an attack (SOLO-9)")
    answers = Answers(found.get("choose"), state.seats, None, sparing)
    if not (state.phase == _RUNS[name] and state.begun):
        state.phase = _RUNS[name]
        state.stack.clear()
        flow.begin(state)
    _ask_on(state, answers, [], None, whole=True)
    _unanswered(state, stop_at_draft=True)
    _finish(state, answers)


def _unanswered(state: State, stop_at_draft: bool) -> None:
    question = flow.question(state)
    if question is None or (stop_at_draft and question.code in (f.DRAFT, f.SECRET)):
        return
    texts = ", ".join(notation.answer_text(state, question.seat, m) for m in _moves(state)[:12])
    kind = question.kind()
    raise Unanswered(f"seat {question.seat} is asked for {kind} and no answer is given ({texts})")


def steps(state: State, when: list[Any], compare: Compare) -> tuple[State, list[str]]:
    """All steps in turn; the state afterwards, and what was not as the steps expect."""
    wrong: list[str] = []
    for at, found in enumerate(when):
        where = f"step {at + 1}"
        try:
            state = step_of(state, mapping(found, "a step"))
            wrong += [f"{where}: {one}" for one in compare(state, found.get("then"))]
        except ScenarioError as error:
            raise ScenarioError(f"{where}: {error}") from error
    finish(state)
    return state, wrong


def finish(state: State) -> None:
    """After the last step nothing is left to be answered but picks."""
    _forced_drafts(state, {})
    _unanswered(state, stop_at_draft=True)


def begin(state: State, choose: Any) -> State:
    """A new game up to its first decision, with answers to what its setup asks."""
    state = state.copy()
    answers = Answers(choose, state.seats, None, _NONE)
    _ask_on(state, answers, [], None, whole=False)
    _finish(state, answers)
    return state


def step_of(state: State, found: dict[Any, Any]) -> State:
    """The state after one step; after a refused one, that of the begun phase."""
    state, is_refused = tried(state, found)
    if not is_refused:
        accepted(found.get("refused"))
    return state


def tried(state: State, found: dict[Any, Any]) -> tuple[State, bool]:
    """The state after one step, and whether it was refused as it should be."""
    expected = found.get("refused")
    _forced_drafts(state, found)
    try:
        played = _sparingly(state, found)
        if played is not None:
            trial = played
        elif "run" in found:
            trial = state.copy()
            _run(trial, found, _NONE)
        else:
            state, answers = _begin(state, found, _NONE)
            trial = state.copy()
            _must_answer(trial, found)
            take(trial, found, answers)
    except Refused as error:
        refused(error.refusal, expected)
        return state, True
    except BadNotation as error:
        if expected is True:
            return state, True
        raise ScenarioError(str(error)) from error
    return trial, False


def _sparingly(state: State, found: dict[Any, Any]) -> State | None:
    """The state after a step whose answers are meant for questions with a choice.

    Kinds that no such question asks for are only possible answers that are written out. None where
    that does not work out: then all kinds may be.
    """
    sparing = frozenset(KINDS) if found.get("choose") else _NONE
    while sparing:
        try:
            return _spared(state, found, sparing)
        except Unasked as error:
            written = sparing.intersection(error.kinds)
            sparing = sparing - written if written else _NONE
        except (Refused, BadNotation, ScenarioError):
            return None
    return None


def _spared(state: State, found: dict[Any, Any], sparing: Kinds) -> State:
    """The state after a step that spares its answers of some kinds for a choice."""
    if "run" in found:
        trial = state.copy()
        _run(trial, found, sparing)
        return trial
    begun, answers = _begin(state, found, sparing)
    trial = begun.copy()
    _must_answer(trial, found)
    take(trial, found, answers)
    _unanswered(trial, stop_at_draft=True)
    return trial


def _forced_drafts(state: State, found: dict[Any, Any]) -> None:
    """A pick without a choice makes itself, unless the next step writes it out."""
    drafts = str(found.get("move", "")).strip().startswith("draft")
    while (question := flow.question(state)) is not None and question.code in (f.DRAFT, f.SECRET):
        seats = lookout.choosing(state) if question.code == f.SECRET else [question.seat]
        if drafts and found.get("by") in seats:
            return
        for seat in seats:
            moves = (
                lookout.secret_options(state, seat) if question.code == f.SECRET else _moves(state)
            )
            if len(moves) > 1:
                return
        for seat in seats:
            moves = (
                lookout.secret_options(state, seat) if question.code == f.SECRET else _moves(state)
            )
            flow.resolve(state, seat, moves[0])
        flow.advance(state)


def _must_answer(state: State, found: dict[Any, Any]) -> None:
    """A question left open is answered by a step of its own, `choose ...`."""
    question = flow.question(state)
    if question is None or question.code in (f.DRAFT, f.SECRET) or "run" in found:
        return
    if (
        not str(found.get("move", "")).strip().startswith(("choose", "send"))
        and "refused" not in found
    ):
        _unanswered(state, stop_at_draft=False)


def try_line(state: State, seat: int, text: str) -> Refusal | None:
    """Whether a line can be played here by a seat; the refusal if not."""
    trial = state.copy()
    trial.explicit = True
    try:
        first, *line = notation.parse(trial, seat, text)
        _answer(trial, seat, first)
        flow.advance(trial)
        for chosen in line:
            question = flow.question(trial)
            if (
                chosen.kind in w.UPKEEPS
                or chosen.kind == w.SEND
                or (chosen is w.DONE and question and question.code == f.SEND)
            ):
                _answer(trial, seat, chosen)
                flow.advance(trial)
    except Refused as error:
        return error.refusal
    return None


def deciding(state: State) -> tuple[State, list[int]]:
    """The state in which somebody decides next, and who."""
    if not state.begun and not state.stack:
        state = state.copy()
        state.explicit = False
        flow.advance(state)
    return state, flow.deciding(state)
