"""What cards in hand are worth: what they would bring, the likelier the nearer they are."""

from typing import Final

from osada.bots.settlers.worth import Worth
from osada.bots.settlers.yields import counted
from osada.settlers.coded import deal_card
from osada.settlers.state import Player, State

_FEW: Final = 5  # cards beyond these get into each other's way
_TWIN: Final = 0.2  # how much less a card is worth on offer for each like it in hand


class Hand:
    """Judges the hand of one seat, which knows some cards and others only by their back."""

    def __init__(self, state: State, seat: int, worth: Worth) -> None:
        w = worth.weights
        self.worth = worth
        self.crowd = w["crowd"]
        self.hope = w["hope"]
        self.ready: list[float] = [w["ready 0"], w["ready 1"], w["ready 2"], w["ready 3"]]
        self.last = worth.last
        self.kept: list[float] = worth.held
        self.live = 0.0
        """What the hand judged last is worth while the seat goes on."""
        self.left = 0.0
        """What it is worth if the seat stops there."""
        self.seen: list[bool] = [False] * len(state.cards.numbers)
        own = state.players[seat]
        for card in own.hand:
            self.seen[card] = True
        for card in own.offer:
            self.seen[card] = True
        for card in state.offer:
            self.seen[card] = True
        for deal in own.deals:
            self.seen[deal_card(deal)] = True
        for location in own.empire:
            self.seen[location.card] = True

    def judge(self, state: State, player: Player, acting: bool) -> None:
        """Reckon both; while `acting` a card counts by how few goods are missing for it."""
        worth = self.worth
        cards = state.cards
        now = state.round
        later = now + 1
        held = self.kept[self.last - now]
        least = 0.0
        if worth.gates and now < self.last:
            for location in player.empire:
                for holder in cards.card[location.card].holders:
                    if holder.takes_cards() and holder.each > least:
                        least = float(holder.each)
        unbuilt = not player.foundations and not player.empire
        seen = self.seen
        soon = worth.judged[now]
        ready = self.ready
        gold, wood, stone, food = player.gold, player.wood, player.stone, player.food
        live = 0.0
        left = 0.0
        for card in player.hand:
            if not seen[card]:
                table = worth.common if cards.faction[card] < 0 else worth.faction
                gain = table[later] if now < self.last else self.hope
                live += table[now]
                left += gain if gain > least else least
                continue
            judged = soon[card]
            more = 0.0
            if judged.growing:
                bonus = worth.bonus[card]
                if bonus is not None:
                    more = counted(state, player, bonus, card) * worth.good[now][bonus.good]
                count = worth.count[card]
                if count is not None:
                    more += counted(state, player, count, card) * worth.goods[now][count.good]
            gain = held * (judged.later + more)
            if gain < least:
                gain = least
            left += gain
            if acting:
                short = judged.gold - gold
                if judged.wood > wood:
                    short += judged.wood - wood
                if judged.stone > stone:
                    short += judged.stone - stone
                if judged.food > food:
                    short += judged.food - food
                if short < 0:
                    short = 0
                if unbuilt and judged.location:
                    short += 1
                if short < 4:
                    near = ready[short] * (judged.potential + more)
                    if near > gain:
                        gain = near
                live += gain
        crowd = len(player.hand) - _FEW
        if crowd > 0 and now < self.last:
            live -= self.crowd * crowd
            left -= self.crowd * crowd
        self.live = live
        self.left = left

    def draft(self, state: State, player: Player, card: int) -> float:
        """What a card on offer would bring to the hand."""
        worth = self.worth
        now = state.round
        gain = worth.potential[now][card]
        bonus = worth.bonus[card]
        if bonus is not None:
            gain += counted(state, player, bonus, card) * worth.good[now][bonus.good]
        count = worth.count[card]
        if count is not None:
            gain += counted(state, player, count, card) * worth.goods[now][count.good]
        slugs = state.cards.slugs
        for other in player.hand:
            if slugs[other] == slugs[card]:
                gain -= _TWIN
        return gain

    def held(self, state: State, player: Player, card: int) -> float:
        """What a card is worth in hand from one round to the next."""
        rounds = self.last - state.round
        gain = self.kept[rounds] * self.worth.potential[state.round + 1][card]
        return gain * 0.5 if len(player.hand) > rounds * 3 else gain
