"""From a state to the observation of one seat: only what `osada.settlers.view` lists for it."""

from collections.abc import Sequence
from typing import Final

from osada.gym.fields import ME
from osada.gym.layout import QUESTIONS, Layout
from osada.gym.printings import Printings
from osada.gym.table import Observer
from osada.settlers import frames as f
from osada.settlers.catalogue import Catalogue
from osada.settlers.goods import NO_GOODS
from osada.settlers.phases.lookout import choosing
from osada.settlers.phases.scoring import faction_locations
from osada.settlers.setup import LOOKOUTS
from osada.settlers.state import ACTION, HIDDEN, NOBODY, OF, Player, State

MOST: Final = 255
"""Numbers above it are shown as it."""

_CODES: Final = max(f.KINDS) + 1
_QUESTION: Final[list[int]] = [
    QUESTIONS.index(f.KINDS[code]) if code in f.KINDS else 0 for code in range(_CODES)
]
_CARD_OF: Final = {
    f.SACRIFICE: 2, f.PAY: 3, f.COST_CARD: 2, f.COST_DEAL: 2, f.TARGET: 3, f.HAND: 3, f.DEAL: 3,
    f.RIVAL: 3, f.EITHER: 2, f.ANY_OF: 2, f.LOOT: 2, f.OFFER: 2, f.UNDER: 2, f.PUT: 2, f.CHAPEL: 2,
}  # fmt: skip
_CARD_AT: Final[list[int]] = [_CARD_OF.get(code, 0) for code in range(_CODES)]
"""Where in a question's frame the asking card stands; 0: no card asks."""


def _limits(cards: Catalogue) -> list[int]:
    """How often each card can be activated, or answers with its feature, in a round."""
    limits: list[int] = []
    for card in range(len(cards.numbers)):
        action = cards.action[card]
        if action is not None:
            limits.append(action.limit)
        else:
            limits.append(max([0, *(trigger.limit for trigger in cards.triggers[card])]))
    return limits


class Encoder(Observer):
    """Writes observations for the cards of a game."""

    def __init__(self, cards: Catalogue, layout: Layout) -> None:
        self.place: list[int] = Printings(cards).place
        self.limit: list[int] = _limits(cards)
        self.faction: list[int] = cards.faction
        at = layout.offset
        self.size: int = layout.size
        self.round: int = at["round"]
        self.phase: int = at["phase"]
        self.players: int = at["players"]
        self.lookout: int = at["lookout"]
        self.peaceful: int = at["peaceful"]
        self.peaceful_drafts: int = at["peaceful_drafts"]
        self.robbers: int = at["robbers_cut_routes"]
        self.first: int = at["first"]
        self.deciding: int = at["deciding"]
        self.acted: int = at["acted"]
        self.question: int = at["question"]
        self.question_card: int = at["question_card"]
        self.question_number: int = at["question_number"]
        self.question_good: int = at["question_good"]
        self.rewards: int = at["rewards"]
        self.offer: int = at["offer"]
        self.common_deck: int = at["common_deck"]
        self.common_discard: int = at["common_discard"]
        self.razed: int = at["razed"]
        self.collection: int = at["collection"]
        self.attack_line: int = at["attack_line"]
        self.attack_deck: int = at["attack_deck"]
        self.faction_locations: int = at["faction_locations"]
        self.hand: int = at["hand"]
        self.draw: int = at["draw"]
        self.pick: int = at["pick"]
        self.under: int = at["under"]
        # The fields of every seat stand in the same order: places from its first one on.
        self.seat: int = at[f"{ME}.present"]
        self.stride: int = layout.stride
        self.virtual: int = at[f"{ME}.virtual"] - self.seat
        self.of_faction: int = at[f"{ME}.faction"] - self.seat
        self.supply: int = at[f"{ME}.supply"] - self.seat
        self.score: int = at[f"{ME}.score"] - self.seat
        self.passed: int = at[f"{ME}.passed"] - self.seat
        self.hand_size: int = at[f"{ME}.hand_size"] - self.seat
        self.hand_common: int = at[f"{ME}.hand_common"] - self.seat
        self.deck_size: int = at[f"{ME}.deck_size"] - self.seat
        self.draw_size: int = at[f"{ME}.draw_size"] - self.seat
        self.under_size: int = at[f"{ME}.under_size"] - self.seat
        self.hidden_common: int = at[f"{ME}.hidden_common"] - self.seat
        self.hidden_faction: int = at[f"{ME}.hidden_faction"] - self.seat
        self.laid: int = at[f"{ME}.laid"] - self.seat
        self.built: int = at[f"{ME}.built"] - self.seat
        self.left: int = at[f"{ME}.left"] - self.seat
        self.protected: int = at[f"{ME}.protected"] - self.seat
        self.blocked: int = at[f"{ME}.blocked"] - self.seat
        self.taken: int = at[f"{ME}.taken"] - self.seat
        self.routed: int = at[f"{ME}.routed"] - self.seat
        self.deals: int = at[f"{ME}.deals"] - self.seat
        self.routes: int = at[f"{ME}.routes"] - self.seat
        self.foundations: int = at[f"{ME}.foundations"] - self.seat
        self.discard: int = at[f"{ME}.discard"] - self.seat

    def observe(self, state: State, seat: int) -> bytearray:
        """What a seat may know, in the places of the layout."""
        out = bytearray(self.size)
        self._table(out, state, seat)
        self._question(out, state, seat)
        places = len(state.players)
        base = self.seat
        for n in range(places):
            at = (seat + n) % places
            player = state.players[at]
            out[base] = 1
            if at >= state.seats:
                out[base + self.virtual] = 1
            else:
                self._person(out, base, player)
            self._lying(out, base, player, at == seat)
            self._empire(out, base, player, at, seat)
            base += self.stride
        own = state.players[seat]
        self._count(out, self.hand, own.hand)
        self._count(out, self.draw, own.offer)
        if own.pick >= 0:
            out[self.pick + self.place[own.pick]] = 1
        return out

    def _count(self, out: bytearray, base: int, cards: Sequence[int]) -> None:
        place = self.place
        for card in cards:
            out[base + place[card]] += 1

    def _table(self, out: bytearray, state: State, seat: int) -> None:
        options = state.options
        out[self.round] = state.round
        out[self.phase + state.phase] = 1
        out[self.players] = state.seats
        out[self.lookout + LOOKOUTS.index(options.lookout)] = 1
        if options.peaceful:
            out[self.peaceful] = 1
        out[self.peaceful_drafts] = options.peaceful_drafts
        if options.robbers_cut_routes:
            out[self.robbers] = 1
        out[self.first + (state.first - seat) % state.seats] = 1
        if state.acted:
            out[self.acted] = 1
        self._count(out, self.offer, state.offer)
        out[self.common_deck] = len(state.common_deck) - state.common_drawn
        self._count(out, self.common_discard, state.common_discard)
        if state.seats == 1:
            self._count(out, self.collection, state.collection)
            good_of = state.cards.deal
            line = state.players[1].deals
            at = self.attack_line + len(line)
            for card in line:
                at -= 1
                out[at] = good_of[card] + 1
            out[self.attack_deck] = len(state.attack_deck)
            out[self.faction_locations] = faction_locations(state)

    def _question(self, out: bytearray, state: State, seat: int) -> None:
        stack = state.stack
        if not stack:
            if state.phase == ACTION and state.begun:
                out[self.deciding + (state.turn - seat) % state.seats] = 1
                out[self.question] = 1
            return
        for frame in stack:
            if frame[0] == f.RAZED:
                out[self.razed + self.place[frame[2]]] += 1
        frame = stack[-1]
        code = frame[0]
        out[self.question + _QUESTION[code]] = 1
        if code == f.SECRET:
            for other in choosing(state):
                out[self.deciding + (other - seat) % state.seats] = 1
            return
        out[self.deciding + (frame[1] - seat) % state.seats] = 1
        at = _CARD_AT[code]
        if at > 0 and frame[at] >= 0:
            out[self.question_card + self.place[frame[at]]] = 1
        if code == f.DECK:
            out[self.question_number] = min(frame[2], MOST)
        elif code == f.KEEP:
            out[self.question_good + frame[2]] = 1
        elif code == f.SEND:
            for good in frame[2:]:
                out[self.rewards + good] += 1

    def _person(self, out: bytearray, base: int, player: Player) -> None:
        out[base + self.of_faction + player.faction] = 1
        at = base + self.supply
        out[at] = min(player.wood, MOST)
        out[at + 1] = min(player.stone, MOST)
        out[at + 2] = min(player.food, MOST)
        out[at + 3] = min(player.gold, MOST)
        out[at + 4] = min(player.worker, MOST)
        out[at + 5] = min(player.raze, MOST)
        out[at + 6] = min(player.defense, MOST)
        out[base + self.score] = min(player.score, MOST)
        if player.passed:
            out[base + self.passed] = 1
        out[base + self.hand_size] = len(player.hand)
        common = 0
        faction = self.faction
        for card in player.hand:
            if faction[card] < 0:
                common += 1
        out[base + self.hand_common] = common
        out[base + self.deck_size] = len(player.deck) - player.drawn
        out[base + self.draw_size] = len(player.offer)

    def _lying(self, out: bytearray, base: int, player: Player, own: bool) -> None:
        """Deals, foundations and the discard pile."""
        place = self.place
        for deal in player.deals:
            if deal < OF:
                out[base + self.deals + place[deal]] += 1
            else:
                out[base + self.routes + place[deal % OF]] += 1
        for card in player.foundations:
            if card >= HIDDEN:
                card -= HIDDEN
                back = self.hidden_common if self.faction[card] < 0 else self.hidden_faction
                out[base + back] += 1
                if not own:
                    continue
            out[base + self.foundations + place[card]] += 1
        self._count(out, base + self.discard, player.discard)

    def _empire(self, out: bytearray, base: int, player: Player, holder: int, seat: int) -> None:
        built = base + self.built
        place, limit = self.place, self.limit
        for location in player.empire:
            card = location.card
            at = place[card]
            out[built + at] += 1
            left = limit[card] - location.uses
            if left > 0:
                out[base + self.left + at] += left
            if location.guarded or location.samurai:
                out[base + self.protected + at] += 1
            if location.blocked:
                out[base + self.blocked + at] += 1
            owner = location.owner
            if owner != NOBODY:
                out[base + self.taken + at] += 1
            else:
                owner = holder
            if location.route != NOBODY:
                out[base + self.routed + at] += 1
            if location.goods != NO_GOODS:
                for good, n in enumerate(location.goods):
                    where = base + self.laid + good
                    out[where] = min(out[where] + n, MOST)
            if location.under:
                out[base + self.under_size] += len(location.under)
                if owner == seat:
                    self._count(out, self.under, location.under)
