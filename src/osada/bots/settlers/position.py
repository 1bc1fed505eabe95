"""The evaluator: what a position is worth to a seat, in points made and points likely to come."""

from typing import Final

from osada.bots.settlers.aims import Aims
from osada.bots.settlers.hand import Hand
from osada.bots.settlers.hunch import Hunch, hunches
from osada.bots.settlers.worth import Worth
from osada.bots.settlers.yields import SHIFT, Counted, counted, glut, lessening, stored_ahead
from osada.settlers.coded import deal_card
from osada.settlers.frames import NO_CARD
from osada.settlers.goods import (
    BLESSING,
    DEFENSE,
    FOOD,
    GOLD,
    RAZE,
    STONE,
    TOKENS,
    WOOD,
    WORKER,
    of_token,
)
from osada.settlers.moves.raze import price
from osada.settlers.phases.scoring import faction_locations
from osada.settlers.state import (
    ACTION,
    BLOCKED,
    NOBODY,
    PRODUCTION,
    Location,
    Player,
    State,
)
from osada.settlers.supply import amount

_MANY: Final = 4  # seats where it matters which of the rivals is hurt
_NOTHING: Final = -1e9
_SPARE: Final = 0.01  # tie-breaker: a good left over at the very end
_IDLE_TOKEN: Final = 0.3  # what technology is worth that no action of the round can use
_TYPICAL: Final = 2.0  # how many there are in the end of what a card counts


class Eye:
    """Evaluates positions as a seat sees them: the cards it knows, and its rivals as they stood."""

    def __init__(self, state: State, seat: int, worths: list[Worth]) -> None:
        self.seat = seat
        self.worths: list[Worth] = []
        for player in state.players:
            self.worths.append(worths[max(player.faction, 0)])
        self.worth = self.worths[seat]
        self.last = self.worth.last
        self.hunch: Hunch = hunches(state.cards, self.last)[max(state.players[seat].faction, 0)]
        w = self.worth.weights
        self.idle_use = w["idle use"]
        self.idle_worker = w["idle worker"]
        self.glut = w["glut"]
        self.used_now = w["used now"]
        self.feature_now = w["feature now"]
        self.foundation = w["foundation"]
        self.taken_over = w["taken over"]
        self.supplied = w["supply"]
        self.stored = w["stored"]
        self.threat_weight = w["threat"]
        self.margin = w["margin"]
        self.share = w["share 2"] if state.seats == 2 else w["share 3"]
        self.leader = 0.0
        """What counts of the rival who is best off, beside the share of all."""
        if state.seats >= _MANY:
            self.share = w["share 4"]
            self.leader = w["leader"]
        self.place = w["place"] * w["share 3"]
        self.token_crowd = w["token crowd"]
        self.tech_idle = w["tech idle"]
        self.rival_worker = w["rival worker"]
        self.counts_hands = state.cards.has_visits
        """Whether a worker more is judged by what is left for it to do."""
        self.denies = state.cards.has_visits and state.seats > 2
        """Whether a worker at a host's keeps other guests away."""
        self.virtual = state.seats == 1
        self.round = state.round
        self.phase = state.phase
        self.tokens = 0
        if not state.options.peaceful:
            for at in range(state.seats):
                rival = state.players[at]
                if at != seat and not rival.passed and rival.raze > self.tokens:
                    self.tokens = rival.raze
        self.now = 0.0
        self.lost = 0.0
        self.stores = False
        """Whether something in the empire that was judged last keeps goods in cleanup."""
        self.live = 0.0
        """What the position judged last is worth while the seat goes on."""
        self.left = 0.0
        """What it is worth if the seat stops there: cleanup takes its goods."""
        self.hand = Hand(state, seat, self.worth)
        part = state.players[seat].part
        self.aims: Aims | None = None
        """What the seat wants of a game of a campaign."""
        if part is not None:
            self.aims = Aims(state, seat, self.worth, part)
        self.back: list[float] = [0.0] * len(state.players)
        """What locations that others have taken over are worth to their owners."""
        self.rivals: list[Player] = []
        self.stood: list[float] = []
        self.lent: list[float] = []
        for at, player in enumerate(state.players):
            self.rivals.append(player)
            self.back[seat] = 0.0
            self.stood.append(self.rival(state, at) if at != seat else 0.0)
            self.lent.append(self.back[seat])

    def value(self, state: State, live: bool) -> float:
        """The position's worth; goods that cleanup takes away count only while `live`."""
        self.judge(state)
        return self.live if live else self.left

    def judge(self, state: State) -> None:
        """Reckon what a position is worth while the seat goes on, and if it stops here."""
        seat = self.seat
        player = state.players[seat]
        back = self.back
        for at in range(len(back)):
            back[at] = 0.0
        acting = not player.passed and state.phase <= ACTION
        self.hand.judge(state, player, acting)
        left = self.standing(state, seat) + self.stock(state, seat) + self.hand.left
        live = left
        if acting:
            live = self.now + self.supply(state, seat) + self.hand.live
        aims = self.aims
        if aims is not None:
            aims.judge(state)
            live += aims.live if acting else aims.left
            left += aims.left
        if self.virtual:
            n = len(state.collection) + len(state.players[1].empire)
            more = self.margin * (faction_locations(state) - n)
            self.live = live + more
            self.left = left + more
            return
        if acting and self.tokens >= 2:
            live -= self.threat(state, player)
        theirs = 0.0
        most = _NOTHING
        mine = 0.0
        same = state.phase == self.phase and state.round == self.round
        for at in range(len(state.players)):
            if at == seat:
                continue
            rival = state.players[at]
            before = self.rivals[at]
            if (
                same
                and rival.score == before.score
                and rival.deals is before.deals
                and rival.passed == before.passed
                and rival.wood == before.wood
                and rival.stone == before.stone
                and rival.food == before.food
                and len(rival.hand) == len(before.hand)
                and rival.empire is before.empire
            ):
                each = self.stood[at] + back[at]
                mine += self.lent[at]
            else:
                each = self.rival(state, at) + back[at]
            theirs += each
            if each > most:
                most = each
        if self.denies:
            mine += self._denied(state)
        mine += back[seat] - self.share * theirs
        if self.leader:
            mine -= self.leader * most
        self.live = live + mine
        self.left = left + mine

    def rival(self, state: State, at: int) -> float:
        """What a rival has, as far as everybody sees it."""
        player = state.players[at]
        if at >= state.seats:
            return 0.0
        found = self.standing(state, at)
        if player.passed or state.phase > ACTION:
            found += self.stock(state, at)
            return found + len(player.hand) * self.worths[at].common[state.round + 1]
        found = self.now + self.supply(state, at)
        return found + len(player.hand) * self.worths[at].common[state.round]

    def standing(self, state: State, at: int) -> float:
        """Points, empire, deals and foundations of a seat, for the rounds to come.

        The same while the round goes on for the seat is found in `now` afterwards; `stores` says
        whether `stock` has to look at the empire.
        """
        worth = self.worths[at]
        player = state.players[at]
        cards = state.cards
        now = state.round
        ahead = now if state.phase <= PRODUCTION else now + 1
        far = worth.judged[ahead]
        near = worth.judged[now]
        goods = worth.goods[ahead]
        found = float(player.score)
        uses = 0.0
        features = 0.0
        idle = worth.board
        surplus = 0
        stores = False
        blessed = 0
        made = 0
        asked = 0
        for location in player.empire:
            card = location.card
            judged = far[card]
            if location.owner != NOBODY:
                self.back[location.owner] += judged.standing
                uses += self.taken_over
                stores = stores or judged.stores
                continue
            found += judged.standing
            idle += judged.hires
            surplus += judged.yields
            if judged.special:
                count = worth.count[card]
                if count is not None:
                    found += counted(state, player, count, NO_CARD) * goods[count.good]
                if judged.stores:
                    stores = True
                    for holder in cards.card[card].holders:
                        found += holder.each * holder.held(location)
                ending = worth.ending[card]
                if ending is not None:
                    found += self._ending(state, player, card, ending)
                if worth.statues[card]:
                    more = self._statues(worth, location, now, ahead)
                    uses += more
                    found += self.lost
                features += near[card].feature
                blessed += worth.blesses[card]
                made += worth.makes[card]
                asked += worth.asks[card]
            if judged.limit > location.uses and not location.marks & BLOCKED:
                uses += near[card].use * (judged.limit - location.uses)
        for deal in player.deals:
            good = cards.deal[deal_card(deal)]
            found += goods[good]
            if good == WORKER:
                idle += 1
            elif good <= FOOD:
                surplus += 1 << good * SHIFT
        if ahead <= self.last:
            if idle > 0:
                found -= self.idle_worker * idle * (self.last + 1 - ahead)
            else:
                found += self.idle_use * idle * (self.last + 1 - ahead)
            found -= self.glut * glut(surplus) * (self.last + 1 - ahead)
            if blessed:
                found -= self._too_blessed(player, worth, goods[BLESSING], blessed, ahead)
            if made > asked:
                found -= (1 - self.tech_idle) * goods[TOKENS[0]] * (made - asked)
        self.stores = stores
        n = len(player.foundations)
        founded = self.foundation * (n if n < 2 else 2)
        if state.phase == ACTION:
            self.now = found + uses * self.used_now + features * self.feature_now + founded
        else:
            self.now = found + founded
        return found + founded if now < self.last else found

    def _ending(self, state: State, player: Player, card: int, ending: Counted) -> float:
        """What a card will have counted at the end, beside what its table takes for usual."""
        n = ending.count.here(state, player, card)
        left = (self.last - state.round) / self.last
        n_then = n if n > _TYPICAL else n + (_TYPICAL - n) * left
        points = ending.n * n_then
        if ending.cap and points > ending.cap:
            points = ending.cap
        return points - _TYPICAL * ending.n

    def _too_blessed(
        self, player: Player, worth: Worth, each: float, blessed: int, ahead: int
    ) -> float:
        """What blessings to come are worth less, as there are more and more of them."""
        if not worth.hoards:
            return each * lessening(0, blessed, self.token_crowd)
        rounds = self.last + 1 - ahead
        lost = lessening(player.blessings.bit_count(), blessed * rounds, self.token_crowd)
        return each * lost / rounds

    def _statues(self, worth: Worth, location: Location, now: int, ahead: int) -> float:
        """How the next statue differs from the usual one; `lost` is what stands already."""
        card = location.card
        points = worth.statues[card]
        placed = location.statues
        usual = sum(points) / len(points)
        later = worth.weights["used"] * worth.use[ahead][card] * (self.last + 1 - ahead)
        self.lost = -later * placed / len(points)
        if location.uses >= worth.limit[card] or location.marks & BLOCKED:
            return 0.0
        if placed >= len(points):
            return -worth.use[now][card]
        return points[placed] - usual

    def _devout(self, state: State, at: int) -> None:
        """Judge the tokens and stored cards of a seat."""
        player = state.players[at]
        keeps = state.cards.boards[player.faction].keeps == BLESSING
        self.worths[at].devout.judge(state, player, keeps)

    def _tokens(self, state: State, at: int) -> float:
        """Tokens such as technology, most of them for what actions can use."""
        player = state.players[at]
        needed = 0
        for location in player.empire:
            action = state.cards.action[location.card]
            if action is not None and action.price.tokens:
                needed += action.price.tokens * (action.limit - location.uses)
        good = self.worths[at].good[state.round]
        found = 0.0
        for kind in TOKENS:
            n = of_token(player.tokens, kind)
            usable = min(n, of_token(needed, kind))
            found += good[kind] * (usable + _IDLE_TOKEN * (n - usable))
        return found

    def _denied(self, state: State) -> float:
        """What workers on hosts' locations keep from other guests."""
        found = 0.0
        for at, host in enumerate(state.players):
            if at == self.seat:
                continue
            for location in host.empire:
                if location.visits:
                    found += location.visits
        return self.place * found

    def supply(self, state: State, at: int) -> float:
        """The goods in a supply that can be spent."""
        player = state.players[at]
        good = self.worths[at].good[state.round]
        more = self._tokens(state, at) if player.tokens else 0.0
        workers = float(player.worker)
        if self.counts_hands:
            workers = self.worths[at].hands.worth(state, player, player.worker)
            if at != self.seat:
                workers *= self.rival_worker
        if state.cards.prays:
            self._devout(state, at)
            more += self.worths[at].devout.now
        return self.supplied * (
            more
            + good[WOOD] * player.wood
            + good[STONE] * player.stone
            + good[FOOD] * player.food
            + good[GOLD] * player.gold
            + good[WORKER] * workers
            + good[RAZE] * player.raze
            + good[DEFENSE] * player.defense
        )

    def stock(self, state: State, at: int) -> float:
        """The goods in a supply that cleanup leaves there, or that go on a Shrine."""
        player = state.players[at]
        if state.round >= self.last:
            return _SPARE * (player.wood + player.stone + player.food + player.worker)
        good = self.worths[at].good[state.round + 1]
        cards = state.cards
        own = cards.boards[player.faction].keeps
        if cards.prays:
            self._devout(state, at)
            found = self.worths[at].devout.later
            if own != BLESSING:
                found += self.stored * good[own] * amount(player, own)
        else:
            found = self.stored * good[own] * amount(player, own)
        if not self.stores:
            return found
        for location in player.empire:
            card = location.card
            if not self.worth.stores[card]:
                continue
            for kind in cards.keeps[card]:
                if kind != own:
                    found += self.stored * good[kind] * amount(player, kind)
            if cards.card[card].holders:
                found += stored_ahead(cards.card[card], player, good, self.stored)
        return found

    def draft(self, state: State, card: int) -> float:
        """What a card on offer would bring to its own hand."""
        found = self.hand.draft(state, state.players[self.seat], card)
        return found if self.aims is None else found + self.aims.offered(state, card)

    def held(self, state: State, card: int) -> float:
        """What a card is worth in its own hand from one round to the next."""
        return self.hand.held(state, state.players[self.seat], card)

    def threat(self, state: State, player: Player) -> float:
        """What rivals with raze tokens are likely to take."""
        row = self.worth.standing[state.round + 1]
        razes = state.cards.raze
        most = 0.0
        for location in player.empire:
            worth = row[location.card]
            if worth > most and razes[location.card]:
                tokens = price(state, self.seat, self.seat, location)
                if tokens <= self.tokens:
                    most = worth
        return self.threat_weight * most
