"""Prayers as bots see them: what a match is worth, which colours are likely, how they answer.

All of it follows from the form of a prayer: its clauses, how many cards it draws, whether it names
a colour; and from what is known: the cards still unseen, tokens, stored cards.
"""

from collections.abc import Sequence
from typing import Final

from osada.kernel.game import Move
from osada.settlers import frames as f
from osada.settlers.blessings import THREE, TRICOLOUR
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.colours import COLOURS, GOOD_OF
from osada.settlers.effects.effect import Effects
from osada.settlers.effects.praying import Praying, Step
from osada.settlers.effects.storing import FOR_GAME, FOR_ROUND
from osada.settlers.effects.verbs.prayer import CHOSEN, ODDS, Prayer
from osada.settlers.frames import Question
from osada.settlers.goods import BLESSING
from osada.settlers.state import Player, State
from osada.settlers.supply import amount
from osada.settlers.verbs import TOKENS

_COLOURS: Final = len(COLOURS)
_A_POINT: Final = 1.0
_KINDS: Final = 6  # of goods that deals bring


def _none(prayer: Prayer, draws: float) -> float:
    """How likely no card of a usual draw has a colour that a prayer rewards."""
    none = 1.0
    for at, odds in enumerate(ODDS):
        if prayer.allowed & 1 << at:
            none -= odds
    return none**draws if none > 0.0 else 0.0


class Rite:
    """The prayers of one card: what a match of each colour brings, by round."""

    def __init__(self, prayer: Prayer, by_action: bool, often: float, usual: int) -> None:
        self.prayer = prayer
        self.named = prayer.names_colour()
        self.by_action = by_action
        self.often = often
        """How often it comes in a round."""
        self.usual = usual
        """The tokens that its table takes for granted."""
        draws = prayer.n * (CHOSEN if prayer.chooses else 1.0)
        odds = [1 / _KINDS] * _COLOURS if prayer.hears() else list(ODDS)
        self.drawn: list[float] = [draws * each for each in odds]
        """Cards of each colour in a usual draw."""
        self.some: list[float] = [1 - (1 - each) ** draws for each in odds]
        """How likely there is one of a colour."""
        self.any = self.some[0] if prayer.hears() else 1.0 - _none(prayer, draws)
        """How likely there is one of those that it rewards."""
        self.now: list[list[float]] = []
        """By round, by colour."""
        self.later: list[list[float]] = []
        """In this and all later rounds."""

    def fill(self, good: list[list[float]], goods: list[list[float]]) -> None:
        """Reckon both from what goods are worth in a round, and in it and every later one."""
        for round_ in range(len(good)):
            places = range(_COLOURS)
            self.now.append([self.prayer.hit(good[round_], colour) for colour in places])
            self.later.append([self.prayer.hit(goods[round_], colour) for colour in places])

    def tokens(self, row: list[float], tokens: int) -> float:
        """What tokens add to one prayer, beside what its table takes for usual."""
        return self._by(row, tokens) - self._by(row, self.usual)

    def _by(self, row: list[float], tokens: int) -> float:
        """What one prayer brings with some tokens, be it by cards or in their place."""
        tricolour = tokens & TRICOLOUR != 0
        cards = best = 0.0
        total = three = 0.0
        for colour in range(_COLOURS):
            each = row[colour]
            if each <= 0.0:
                continue
            held = each if tokens & 1 << colour else 0.0
            if tricolour and THREE & 1 << colour:
                if each > three:
                    three = each
                if self.named:
                    held += each
            drawn = each * self.drawn[colour]
            if self.named:
                found = drawn + self.some[colour] * held
                if held > found:
                    found = held
                if found > best:
                    best = found
            else:
                cards += drawn
                total += held
        if self.named:
            return best
        total += three
        cards += self.any * total
        return cards if cards > total else total


def rite(cards: Catalogue, card: int, often: dict[str, float]) -> Rite | None:
    """The prayers of a card, if it has any; features pray as often as their event comes."""
    fact = cards.card[card]
    usual = TRICOLOUR if often["tricolour"] else 0
    action = fact.action
    if action is not None:
        found = _first(action.ops)
        if found is not None:
            return Rite(found, True, float(action.limit), usual)
    found = _first(fact.production)
    if found is not None:
        return Rite(found, False, 1.0, usual)
    for trigger in fact.triggers:
        found = _first(trigger.ops)
        if found is not None:
            return Rite(found, False, often.get(trigger.event.weight, 0.0), usual)
    return None


def prayer_of(cards: Catalogue, card: int) -> Prayer | None:
    """The first prayer of a card."""
    fact = cards.card[card]
    action = fact.action
    found = _first(action.ops) if action is not None else None
    if found is None:
        found = _first(fact.production)
    for trigger in fact.triggers:
        if found is None:
            found = _first(trigger.ops)
    return found


def _first(ops: Effects) -> Prayer | None:
    for op in ops:
        if isinstance(op, Prayer):
            return op
    return None


def devotion(cards: Catalogue, faction: int) -> float:
    """How much of a faction's own cards pray."""
    if faction < 0 or not cards.prays:
        return 0.0
    own = cards.decks[faction]
    return sum([prayer_of(cards, card) is not None for card in own]) / max(1, len(own))


class Devout:
    """What tokens and stored cards of a seat are worth by the prayers that its empire has."""

    def __init__(
        self,
        rites: list[Rite | None],
        limits: list[int],
        weights: dict[str, float],
        last: int,
    ) -> None:
        self.rites = rites
        self.limits = limits
        self.last = last
        self.token_now = weights["token now"]
        self.token_later = weights["token later"]
        self.stored_card = weights["stored card"]
        self.now = 0.0
        """What was judged last, while the seat goes on."""
        self.later = 0.0
        """What is kept of it if the seat stops there."""

    def judge(self, state: State, player: Player, keeps: bool) -> None:
        """Reckon both; `keeps` says whether cleanup leaves the tokens."""
        self.now = 0.0
        self.later = 0.0
        cards = state.cards.card
        stored = False
        tokens = player.blessings
        here = 0.0
        ahead = 0.0
        for location in player.empire:
            if location.under and cards[location.card].stores:
                stored = True
            found = self.rites[location.card]
            if found is None or tokens == found.usual:
                continue
            if found.by_action:
                left = self.limits[location.card] - location.uses
                if left > 0:
                    here += left * found.tokens(found.now[state.round], tokens)
            if keeps:
                ahead += found.often * found.tokens(found.later[state.round + 1], tokens)
        self.later = self.token_later * ahead
        self.now = self.token_now * here + self.later
        if stored:
            self._stored(state, player)

    def _stored(self, state: State, player: Player) -> None:
        """Cards that lie ready for prayers, each by the best one that is left."""
        cards = state.cards.card
        here = self.hits(state, player, False)
        ahead = self.hits(state, player, True)
        for location in player.empire:
            span = cards[location.card].stores
            for card in location.under if span else ():
                soon = _of(here, cards[card].colours)
                late = _of(ahead, cards[card].colours) if span == FOR_GAME else 0.0
                self.now += self.stored_card * max(soon, late)
                self.later += self.stored_card * late

    def hits(self, state: State, player: Player, later: bool) -> list[float]:
        """The most that a match of each colour brings in a prayer of this round, or the next."""
        found = [0.0] * _COLOURS
        for location in player.empire:
            known = self.rites[location.card]
            if known is None:
                continue
            if not later and (not known.by_action or location.uses >= self.limits[location.card]):
                continue
            row = known.now[state.round + 1 if later else state.round]
            for colour in range(_COLOURS):
                if row[colour] > found[colour]:
                    found[colour] = row[colour]
        return found

    def wishes(self, state: State, player: Player, keeps: bool) -> list[float]:
        """What one more token of each colour would be worth."""
        found = [0.0] * _COLOURS
        for location in player.empire:
            known = self.rites[location.card]
            if known is None:
                continue
            left = self.limits[location.card] - location.uses if known.by_action else 0
            for colour in range(_COLOURS):
                each = left * known.now[state.round][colour] if left > 0 else 0.0
                if keeps:
                    each += known.often * known.later[state.round + 1][colour]
                found[colour] += each
        return found


def _of(row: list[float], colours: int) -> float:
    """The best of some colours."""
    most = 0.0
    for colour in range(_COLOURS):
        if colours & 1 << colour and row[colour] > most:
            most = row[colour]
    return most


def unseen(state: State) -> list[float]:
    """How likely the next card of the common deck has each colour."""
    counts = [0] * _COLOURS
    cards = state.cards.card
    deck = state.common_deck
    for at in range(state.common_drawn, len(deck)):
        colours = cards[deck[at]].colours
        for colour in range(_COLOURS):
            if colours & 1 << colour:
                counts[colour] += 1
    left = max(1, len(deck) - state.common_drawn)
    return [n / left for n in counts]


class Expected:
    """What a prayer may bring that has not drawn yet: by cards, and by tokens."""

    def __init__(self, state: State, praying: Praying, goods: list[float]) -> None:
        self.state = state
        self.praying = praying
        effect = praying.effect
        self.hits: list[float] = [0.0] * _COLOURS
        for colour in range(_COLOURS):
            if praying.required & 1 << colour:
                self.hits[colour] = effect.hit(goods, colour)
        self.tokens = state.players[praying.seat].blessings
        self.stored: list[int] = [0] * _COLOURS
        cards = state.cards.card
        for location in state.players[praying.seat].empire:
            if location.under and cards[location.card].stores >= FOR_ROUND:
                for card in location.under:
                    for colour in range(_COLOURS):
                        if cards[card].colours & 1 << colour:
                            self.stored[colour] += 1

    def held(self, colour: int) -> int:
        """Tokens that count as a colour."""
        n = 1 if self.tokens & 1 << colour else 0
        if THREE & 1 << colour and self.tokens & TRICOLOUR:
            n += 1
        return n

    def by_tokens(self) -> float:
        """In place of cards."""
        best = 0.0
        total = 0.0
        for colour in range(_COLOURS):
            found = self.hits[colour] * self.held(colour)
            if found > best:
                best = found
            if self.tokens & 1 << colour:
                total += self.hits[colour]
        if self.praying.effect.names_colour():
            return best
        return total + (_of(self.hits, THREE) if self.tokens & TRICOLOUR else 0.0)

    def by_cards(self) -> float:
        """With the tokens that a match brings along, and stored cards."""
        odds = unseen(self.state)
        best = 0.0
        total = 0.0
        effect = self.praying.effect
        draws = (CHOSEN if effect.chooses else 1.0) * effect.n
        none = 1.0
        for colour in range(_COLOURS):
            found = self._drawn(colour, draws, odds[colour])
            total += self.hits[colour] * (draws * odds[colour] + self.stored[colour])
            if self.hits[colour] > 0.0:
                none -= odds[colour] if not self.stored[colour] else 1.0
            if found > best:
                best = found
        if effect.names_colour():
            return best
        return total + (1 - max(0.0, none) ** effect.n) * self.by_tokens()

    def _drawn(self, colour: int, draws: float, odds: float) -> float:
        """What so many cards bring by one colour, with its tokens if one of them matches."""
        stored = self.stored[colour]
        some = 1.0 if stored else 1 - (1 - odds) ** draws
        return self.hits[colour] * (draws * odds + stored + some * self.held(colour))

    def declared(self, colour: int, odds: list[float]) -> float:
        """What a colour may bring that is named before the draw."""
        return self._drawn(colour, float(self.praying.effect.n), odds[colour])

    def found(self, colour: int) -> float:
        """What a colour brings that is named when the cards lie there, or tokens in their place."""
        n = 0
        if not self.praying.tokens:
            for card in self.praying.drawn:
                if self.state.cards.card[card].colours & 1 << colour:
                    n += 1
            n += self.stored[colour]
        if n or self.praying.tokens:
            n += self.held(colour)
        return self.hits[colour] * n


def answer(
    state: State, question: Question, moves: Sequence[Move], goods: list[float], devout: Devout
) -> Move:
    """An answer to a question about prayers or tokens, without looking ahead."""
    code = question.code
    if code == f.BLESS or code == f.PLACED:
        return _wished(state, question, moves, devout)
    if not isinstance(question, Step) or code == f.STORED:
        return moves[0]
    praying = question.praying
    if code == f.SPEND:
        return _spent(praying, moves, goods)
    expected = Expected(state, praying, goods)
    if code == f.PRAYER:
        if moves[len(moves) - 1] is TOKENS and expected.by_tokens() > expected.by_cards():
            return TOKENS
        return moves[0]
    odds = unseen(state) if praying.effect.declares and not praying.tokens else []
    chosen, most = moves[0], -1.0
    for move in moves:
        if code == f.TRICOLOUR:
            found = _stood_for(state, expected, move.what)
        elif odds:
            found = expected.declared(move.what, odds)
        else:
            found = expected.found(move.what)
        if found > most:
            chosen, most = move, found
    return chosen


def _stood_for(state: State, expected: Expected, colour: int) -> float:
    """What the tri-colour token brings as a colour; where resources are spent one must be left."""
    praying = expected.praying
    if praying.effect.spends():
        player = state.players[praying.seat]
        if amount(player, GOOD_OF[colour]) <= praying.counts(state, 1 << colour):
            return 0.0
    return expected.hits[colour]


def _spent(praying: Praying, moves: Sequence[Move], goods: list[float]) -> Move:
    """All of a resource if a point is worth more, one if two points are, else none."""
    each = goods[moves[0].what]
    if each <= _A_POINT:
        return moves[0]
    return moves[len(moves) - 2] if each <= 2 * _A_POINT else moves[len(moves) - 1]


def _wished(state: State, question: Question, moves: Sequence[Move], devout: Devout) -> Move:
    """The token, or the card to store, that prayers to come can use best."""
    player = state.players[question.seat]
    cards = state.cards
    keeps = cards.boards[player.faction].keeps == BLESSING
    wishes = devout.wishes(state, player, keeps)
    chosen, most = moves[0], -1.0
    for move in moves:
        if question.code == f.BLESS:
            found = wishes[move.what]
        else:
            found = _of(wishes, cards.card[move.what].colours)
        if found > most:
            chosen, most = move, found
    return chosen
