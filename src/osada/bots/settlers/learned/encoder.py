"""From a position to features, as a seat sees it: nothing that is hidden from it is looked at."""

from functools import lru_cache
from typing import Final

from osada.bots.settlers.learned.layout import (
    ACTIVATIONS,
    AFTER,
    AT,
    BEFORE,
    CARDS_FROM,
    DEALS,
    DEALS_MOST,
    EMPIRE,
    FIELDS,
    GUARDED_ON,
    HELD,
    HELD_MOST,
    LAID,
    OFFER,
    READY,
    RIVAL_ACTIVATIONS,
    RIVAL_SAMURAI,
    RIVALS,
    SAMURAI_ON,
    Layout,
)
from osada.bots.settlers.yields import Counted, count_of, counted
from osada.settlers.catalogue import Catalogue
from osada.settlers.coded import deal_card, laid_card
from osada.settlers.effects.colours import COLOURS
from osada.settlers.frames import NO_CARD
from osada.settlers.goods import GOODS, TOKENS, VP, of_token
from osada.settlers.phases.scoring import faction_locations
from osada.settlers.state import (
    ACTION,
    BLOCKED,
    GUARDED,
    NOBODY,
    SAMURAI,
    Player,
    State,
)

_MOST: Final = {name: most for name, _, most in FIELDS}
_STEP: Final = 4  # points of a step of the score
_LEVEL: Final = 10  # the step at which nobody is ahead


class Known:
    """What the encoder looks up about cards."""

    def __init__(self, cards: Catalogue) -> None:
        self.layout = Layout(cards)
        everything = range(len(cards.card))
        self.limit: list[int] = []
        for action in cards.action:
            self.limit.append(action.limit if action is not None else 0)
        self.count: list[Counted | None] = [count_of(cards.production[card]) for card in everything]
        self.bonus: list[Counted | None] = [count_of(cards.bonus[card]) for card in everything]
        self.ending: list[Counted | None] = [count_of(cards.card[card].end) for card in everything]
        self.odd: list[bool] = []
        """Whether a location counts or holds something."""
        for card in everything:
            fact = cards.card[card]
            counts = self.count[card] is not None or self.ending[card] is not None
            self.odd.append(bool(counts or fact.holders or cards.keeps[card]))
        self.grows: list[bool] = []
        for card in everything:
            self.grows.append(self.count[card] is not None or self.bonus[card] is not None)


@lru_cache(maxsize=8)
def known(cards: Catalogue) -> Known:
    """What is known of the cards of a game, reckoned once."""
    return Known(cards)


class Encoder:
    """Lists the features of positions as a seat sees them."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.known: Known = known(state.cards)
        self.n: int = self.known.layout.cards
        own = state.players[seat]
        self.seen: list[bool] = [False] * self.n
        """Cards that the seat knows; what it draws in imagination counts only by its back."""
        for card in own.hand:
            self.seen[card] = True
        for card in own.offer:
            self.seen[card] = True
        for card in state.offer:
            self.seen[card] = True
        for frame in state.stack:
            for card in frame.shown():
                self.seen[card] = True
        for deal in own.deals:
            self.seen[deal_card(deal)] = True
        for player in state.players:
            for location in player.empire:
                self.seen[location.card] = True

    def features(self, state: State, live: bool) -> list[int]:
        """All features of a position; not `live`: as if the seat had passed."""
        found: list[int] = []
        self.rivals(state, found)
        self.empire(state, found)
        self.rest(state, live, found)
        return found

    def rivals(self, state: State, out: list[int]) -> None:
        """What others have."""
        seat = self.seat
        base = CARDS_FROM + RIVALS * self.n
        held = [0] * HELD
        after = [0] * HELD
        deals = [0] * DEALS
        samurai = guarded = blocked = stones = hand_common = hand_faction = blessings = 0
        common = faction = ending = laid = passed = 0
        leader = NOBODY
        for at in range(state.seats):
            if at == seat:
                continue
            rival = state.players[at]
            if leader == NOBODY or rival.score > state.players[leader].score:
                leader = at
            stopped = rival.passed or state.phase > ACTION
            passed += rival.passed
            add_held(rival, after if stopped else held)
            self._deals(state, rival, deals)
            stones += len(rival.foundations)
            blessings += rival.blessings.bit_count()
            for card in rival.hand:
                if state.cards.faction[card] < 0:
                    hand_common += 1
                else:
                    hand_faction += 1
            for location in rival.empire:
                card = location.card
                out.append(base + card)
                if state.cards.faction[card] < 0:
                    common += 1
                else:
                    faction += 1
                left = self.known.limit[card] - location.uses
                if left > 0 and not stopped and not location.marks & BLOCKED:
                    for _ in range(left):
                        out.append(CARDS_FROM + RIVAL_ACTIVATIONS * self.n + card)
                if location.marks & SAMURAI:
                    samurai += 1
                    out.append(CARDS_FROM + RIVAL_SAMURAI * self.n + card)
                guarded += location.marks & GUARDED
                blocked += 1 if location.marks & BLOCKED else 0
                if self.known.odd[card]:
                    end = self.known.ending[card]
                    if end is not None:
                        ending += counted(state, rival, end, NO_CARD)
                    for holder in state.cards.card[card].holders:
                        laid += holder.each * holder.held(location)
            for at_, n in self.known.layout.boards[max(rival.faction, 0)]:
                tell(out, "rivals' board", at_, n)
        for good in range(HELD):
            tell(out, "rivals' held", good, held[good])
            tell(out, "rivals' held after", good, after[good])
        for good in range(DEALS):
            tell(out, "rivals' deals", good, deals[good])
        tell(out, "foundations", 1, stones)
        tell(out, "common locations", 1, common)
        tell(out, "faction locations", 1, faction)
        tell(out, "rivals' hand", 0, hand_common)
        tell(out, "rivals' hand", 1, hand_faction)
        tell(out, "blessings", 1, blessings)
        tell(out, "samurai", 1, samurai)
        tell(out, "guarded", 1, guarded)
        tell(out, "blocked", 1, blocked)
        tell(out, "ending", 1, ending)
        tell(out, "laid", 1, laid)
        tell(out, "passed", 0, passed)
        if state.seats > 2 and leader != NOBODY:
            first = state.players[leader]
            held = [0] * HELD
            add_held(first, held)
            for good in range(HELD):
                tell(out, "leader's held", good, held[good])
            tell(out, "leader's locations", 0, len(first.empire))
            others = 0
            for at in range(state.seats):
                if at != seat:
                    others += state.players[at].score
            tell(out, "leader's lead", 0, (first.score - others // (state.seats - 1)) // _STEP)
        if state.seats == 1:
            virtual = state.players[1]
            tell(out, "collection", 0, len(state.collection))
            tell(out, "virtual empire", 0, len(virtual.empire))
            for location in virtual.empire:
                out.append(base + location.card)
            attack = [0] * DEALS
            for card in virtual.deals:
                good = state.cards.deal[card]
                if 0 <= good < DEALS:
                    attack[good] += 1
            for good in range(DEALS):
                tell(out, "attack", good, attack[good])

    def empire(self, state: State, out: list[int]) -> None:
        """What stands in the seat's own empire, with all that lies on it."""
        known = self.known
        cards = state.cards
        player = state.players[self.seat]
        base = CARDS_FROM + EMPIRE * self.n
        colours = [0] * len(COLOURS)
        growing = [0] * len(GOODS)
        samurai = guarded = blocked = ending = laid = stored = common = faction = given = 0
        for location in player.empire:
            card = location.card
            fact = cards.card[card]
            out.append(base + card)
            if cards.faction[card] < 0:
                common += 1
            else:
                faction += 1
            for colour in fact.colour_places:
                colours[colour] += 1
            marks = location.marks
            if marks:
                if marks & SAMURAI:
                    samurai += 1
                    out.append(CARDS_FROM + SAMURAI_ON * self.n + card)
                if marks & GUARDED:
                    guarded += 1
                    out.append(CARDS_FROM + GUARDED_ON * self.n + card)
                if marks & BLOCKED:
                    blocked += 1
            if location.owner != NOBODY:
                given += 1
            stored += len(location.stored)
            if known.odd[card]:
                count = known.count[card]
                if count is not None:
                    growing[count.good] += counted(state, player, count, NO_CARD)
                end = known.ending[card]
                if end is not None:
                    ending += counted(state, player, end, NO_CARD)
                for holder in fact.holders:
                    laid += holder.each * holder.held(location)
        for colour in range(len(COLOURS)):
            tell(out, "colours", colour, colours[colour])
        for good in range(len(GOODS)):
            tell(out, "growing", good, growing[good])
        tell(out, "common locations", 0, common)
        tell(out, "faction locations", 0, faction)
        tell(out, "samurai", 0, samurai)
        tell(out, "guarded", 0, guarded)
        tell(out, "blocked", 0, blocked)
        tell(out, "ending", 0, ending)
        tell(out, "laid", 0, laid)
        tell(out, "stored", 0, stored)
        tell(out, "gave goods", 0, given)

    def rest(self, state: State, live: bool, out: list[int]) -> None:
        """Supply, hand and table: what most moves change."""
        known = self.known
        cards = state.cards
        seat = self.seat
        player = state.players[seat]
        mode = 1
        if state.phase < ACTION or state.phase > 5:
            mode = 0
        elif not live or player.passed or state.phase > ACTION:
            mode = 2
        held = [0] * HELD
        add_held(player, held)
        first = _HELD_AT + mode * HELD * HELD_MOST
        for good in range(HELD):
            n = held[good]
            if n > 0:
                out.append(first + good * HELD_MOST + (n if n < HELD_MOST else HELD_MOST) - 1)
        deals = [0] * DEALS
        self._deals(state, player, deals)
        for good in range(DEALS):
            n = deals[good]
            if n > 0:
                n = n if n < DEALS_MOST else DEALS_MOST
                out.append(_DEALS_AT + good * DEALS_MOST + n - 1)
        if mode == 1:
            base = CARDS_FROM + ACTIVATIONS * self.n
            for location in player.empire:
                left = known.limit[location.card] - location.uses
                while left > 0 and not location.marks & BLOCKED:
                    out.append(base + location.card)
                    left -= 1
        unbuilt = not player.foundations and not player.empire
        base = CARDS_FROM + (BEFORE if mode == 0 else AFTER) * self.n
        common = faction = unseen = unseen_own = grows = 0
        for card in player.hand:
            if cards.faction[card] < 0:
                common += 1
            else:
                faction += 1
            if not self.seen[card]:
                if cards.faction[card] < 0:
                    unseen += 1
                else:
                    unseen_own += 1
                continue
            if known.grows[card]:
                count = known.bonus[card]
                if count is not None and count.good == VP:
                    grows += counted(state, player, count, card)
                count = known.count[card]
                if count is not None and count.good == VP:
                    grows += counted(state, player, count, card)
            if mode != 1:
                out.append(base + card)
                continue
            fact = cards.card[card]
            short = fact.gold - player.gold
            if fact.wood > player.wood:
                short += fact.wood - player.wood
            if fact.stone > player.stone:
                short += fact.stone - player.stone
            if fact.food > player.food:
                short += fact.food - player.food
            if short < 0:
                short = 0
            if unbuilt and fact.location:
                short += 1
            out.append(CARDS_FROM + (READY + (short if short < 3 else 3)) * self.n + card)
        tell(out, "common in hand", 0 if mode == 1 else 1, common)
        tell(out, "faction in hand", 0 if mode == 1 else 1, faction)
        tell(out, "unseen in hand", 0, unseen)
        tell(out, "unseen in hand", 1, unseen_own)
        tell(out, "hand grows", 0, grows)
        tell(out, "foundations", 0, len(player.foundations))
        for foundation in player.foundations:
            out.append(CARDS_FROM + LAID * self.n + laid_card(foundation))
        if player.blessings:
            tell(out, "blessings", 0, player.blessings.bit_count())
        base = CARDS_FROM + OFFER * self.n
        for card in state.offer:
            if self.seen[card]:
                out.append(base + card)
        for card in player.offer:
            if self.seen[card]:
                out.append(base + card)
        tell(out, "ahead", 0, _LEVEL + ahead(state, seat) // _STEP)
        tell(out, "phase", mode, 1 + (1 if state.begun else 0) + (state.phase if mode == 0 else 0))
        tell(out, "seats", 0, state.seats - 1)
        tell(out, "rounds left", 0, state.options.course.rounds - state.round)
        if state.first == seat:
            tell(out, "first", 0, 1)
        if mode == 1 and state.turn == seat:
            tell(out, "to move", 1 if state.acted else 0, 1)
        if state.options.peaceful:
            tell(out, "peaceful", 0, 1)
        tell(out, "common deck", 0, (len(state.common_deck) - state.common_drawn) // 6)
        tell(out, "own deck", 0, (len(player.deck) - player.drawn) // 3)
        tell(out, "common pile", 0, state.piled // 6)
        tell(out, "own pile", 0, len(player.discard) // 2)
        for at, n in known.layout.boards[max(player.faction, 0)]:
            tell(out, "own board", at, n)

    def _deals(self, state: State, player: Player, deals: list[int]) -> None:
        goods = state.cards.deal
        for deal in player.deals:
            good = goods[deal_card(deal)]
            if 0 <= good < DEALS:
                deals[good] += 1


_HELD_AT: Final[int] = AT["held before"]
_DEALS_AT: Final[int] = AT["deals"]


def add_held(player: Player, held: list[int]) -> None:
    """The goods of a supply."""
    held[0] += player.wood
    held[1] += player.stone
    held[2] += player.food
    held[3] += player.gold
    held[4] += player.worker
    held[5] += player.raze
    held[6] += player.defense
    if player.tokens:
        for good in TOKENS:
            held[7] += of_token(player.tokens, good)


def tell(out: list[int], field: str, which: int, n: int) -> None:
    """The feature of a count; none where there is nothing to count."""
    if n > 0:
        most = _MOST[field]
        out.append(AT[field] + which * most + (n if n < most else most) - 1)


def ahead(state: State, seat: int) -> int:
    """Points that a seat is ahead of its strongest rival; alone: those it has made."""
    own = state.players[seat].score
    if state.seats == 1:
        taken = len(state.collection) + len(state.players[1].empire)
        return own // 4 + 3 * (faction_locations(state) - taken)
    best = -1000
    for at in range(state.seats):
        if at != seat and state.players[at].score > best:
            best = state.players[at].score
    return own - best
