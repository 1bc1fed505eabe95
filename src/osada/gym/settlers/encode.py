"""From a state to the observation of one seat: only what `osada.settlers.view` lists for it."""

from librt.strings import BytesWriter

from osada.gym.fields import ME
from osada.gym.numbered import MOST, Observer, add, more
from osada.gym.settlers.layout import (
    OF_PART,
    Layout,
    has_blessings,
    questions,
    virtual_factions,
)
from osada.gym.settlers.printings import Printings
from osada.settlers import frames as f
from osada.settlers.blessings import PLACE, kind_of, stored_tokens
from osada.settlers.catalogue import Catalogue
from osada.settlers.coded import deal_card, is_hidden, is_route, laid_card
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.praying import PaySpent, Praying, Step
from osada.settlers.goods import GOODS, NO_GOODS, SUPPLY, TOKENS, of_token
from osada.settlers.happenings import counted
from osada.settlers.part import BONUSES, Part
from osada.settlers.part import TOKENS as PROGRESS
from osada.settlers.phases.goals import OF_BUILDING, OF_RAZING, in_series, is_turned, progress
from osada.settlers.phases.lookout import choosing
from osada.settlers.phases.scoring import faction_locations
from osada.settlers.setup import LOOKOUTS
from osada.settlers.state import ACTION, NOBODY, Cards, Player, State


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
        super().__init__(layout.size)
        self.place: list[int] = Printings(cards).place
        self.limit: list[int] = _limits(cards)
        self.faction: list[int] = cards.faction
        self.hides: list[bool] = [card.hides_under for card in cards.card]
        at = layout.offset
        self.questions: dict[str, int] = {kind: i for i, kind in enumerate(questions(cards))}
        self.lookouts: dict[str, int] = {name: i for i, name in enumerate(LOOKOUTS)}
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
        self.visits: int = at[f"{ME}.visits"] - self.seat if cards.has_visits else -1
        blessed = has_blessings(cards)
        kinds = [good for good in TOKENS if good in cards.goods] if blessed else []
        self.brought: list[int] = kinds
        self.held: list[int] = [at[f"{ME}.{GOODS[good]}"] - self.seat for good in kinds]
        self.paid: list[int] = [at[f"{ME}.{GOODS[good]}_laid"] - self.seat for good in kinds]
        self.blessings: int = at[f"{ME}.blessings"] - self.seat if blessed else -1
        self.statues: int = at[f"{ME}.statues"] - self.seat if blessed else -1
        self.under_open: int = at[f"{ME}.under_open"] - self.seat if blessed else -1
        self.shown: int = at["shown"] if blessed else -1
        self.prayer_colours: int = at["prayer_colours"] if blessed else -1
        self.prayer_tokens: int = at["prayer_tokens"] if blessed else -1
        self.prayer_spent: int = at["prayer_spent"] if blessed else -1
        self.visit_passed: int = at["visit_passed"] if cards.has_visits else -1
        names = virtual_factions(cards)
        self.virtuals: dict[str, int] = {
            name: at["virtual_faction"] + i for i, name in enumerate(names)
        }
        self.tokens: list[int] = list(PLACE.values())
        self.kinds: dict[int, int] = {good: i for i, good in enumerate((*SUPPLY, *cards.extras))}
        self.stored: int = at[f"{ME}.stored"] - self.seat if cards.has_storages else -1
        self.campaign: bool = bool(cards.sheets)
        self.goals: int = at["goals"] if cards.sheets else -1
        self.turned: int = at["turned"] if cards.sheets else -1
        self.upkeep_gold: int = at["upkeep_gold"] if cards.sheets else -1
        self.part: dict[str, int] = {}
        """The fields of a seat's part of a campaign."""
        if cards.sheets:
            self.part = {name: at[f"{ME}.{name}"] - self.seat for name in OF_PART}
        both = blessed and cards.has_storages
        self.stored_blessings: int = at[f"{ME}.stored_blessings"] - self.seat if both else -1

    def write(self, out: BytesWriter, state: State, seat: int) -> int:
        """What a seat may know, in the places of the layout; where the last seat ends."""
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
                if player.part is not None:
                    self._part(out, base, state, at, player.part)
            self._lying(out, base, player, at == seat)
            self._empire(out, base, player, at, seat)
            base += self.stride
        own = state.players[seat]
        self._count(out, self.hand, own.hand)
        self._count(out, self.draw, own.offer)
        if own.pick >= 0:
            out[self.pick + self.place[own.pick]] = 1
        return base

    def _count(self, out: BytesWriter, base: int, cards: list[int] | Cards) -> None:
        place = self.place
        if isinstance(cards, list):  # so that either loop is compiled for what it reads
            for card in cards:
                more(out, base + place[card])
        else:
            for card in cards:
                more(out, base + place[card])

    def _table(self, out: BytesWriter, state: State, seat: int) -> None:
        options = state.options
        out[self.round] = state.round
        out[self.phase + state.phase] = 1
        out[self.players] = state.seats
        out[self.lookout + self.lookouts[options.lookout]] = 1
        if options.peaceful:
            out[self.peaceful] = 1
        if self.campaign:
            self._middle(out, state)
        out[self.peaceful_drafts] = options.peaceful_drafts
        if options.robbers_cut_routes:
            out[self.robbers] = 1
        if self.visit_passed >= 0 and options.visit_passed:
            out[self.visit_passed] = 1
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
            if options.virtual_faction in self.virtuals:
                out[self.virtuals[options.virtual_faction]] = 1
            out[self.faction_locations] = faction_locations(state)

    def _middle(self, out: BytesWriter, state: State) -> None:
        """The Goals in the middle."""
        for at, card in enumerate(state.options.goals):
            out[self.goals + self.place[card]] = 1
            if is_turned(state, at):
                out[self.turned + self.place[card]] = 1
        if state.options.upkeep_gold:
            out[self.upkeep_gold] = 1

    def _part(self, out: BytesWriter, base: int, state: State, seat: int, part: Part) -> None:
        """A seat's part of a campaign: its sheet, Inventions, Goals and tokens."""
        fields = self.part
        sheet = part.sheet
        out[base + fields["era"] + sheet.era] = 1
        for category, crossed in enumerate(part.tracks):
            out[base + fields["tracks"] + category] = crossed
        for at, bonus in enumerate(BONUSES):
            out[base + fields["bonuses"] + at] = sheet.bonuses.get(bonus, 0)
        for at, n in enumerate(part.still_due()):
            out[base + fields["due"] + at] = max(0, min(n, MOST))
        for token, n in enumerate(part.tokens):
            out[base + fields["tokens"] + token] = min(n, MOST)
        for invention in part.inventions:
            out[base + fields["inventions"] + self.place[invention.card]] = 1
            out[base + fields["invention_uses"] + self.place[invention.card]] = min(
                invention.uses, MOST
            )
        for at, card in enumerate(state.options.goals):
            place = base + self.place[card]
            if part.achieved & 1 << at:
                out[place + fields["achieved"]] = 1
            if part.first & 1 << at:
                out[place + fields["achieved_first"]] = 1
            out[place + fields["marker"]] = min(progress(state, seat, at), MOST)
        for of, name in ((OF_BUILDING, "built_series"), (OF_RAZING, "razed_series")):
            series = counted(state, seat, of)
            for colour in range(len(COLOURS)):
                out[base + fields[name] + colour] = in_series(series, colour)
        for location in state.players[seat].empire:
            for token, name in enumerate(PROGRESS):
                if location.progress & 1 << token:
                    more(out, base + fields[name] + self.place[location.card])

    def _question(self, out: BytesWriter, state: State, seat: int) -> None:
        stack = state.stack
        if not stack:
            if state.phase == ACTION and state.begun:
                out[self.deciding + (state.turn - seat) % state.seats] = 1
                out[self.question] = 1
            return
        for frame in stack:
            if self.shown >= 0:
                self._count(out, self.shown, frame.shown())
            if frame.code == f.RAZED or frame.code == f.PLAYED:
                more(out, self.razed + self.place[frame.card])
        question = stack[-1]
        assert isinstance(question, f.Question)
        out[self.question + self.questions[question.kind()]] = 1
        if question.code == f.SECRET:
            for other in choosing(state):
                out[self.deciding + (other - seat) % state.seats] = 1
            return
        out[self.deciding + (question.seat - seat) % state.seats] = 1
        if question.card >= 0:
            out[self.question_card + self.place[question.card]] = 1
        if isinstance(question, Step | PaySpent):
            self._prayer(out, question.praying)
        n = question.number()
        if n:
            out[self.question_number] = min(n, MOST)
        kept = question.good()
        if kept >= 0:
            out[self.question_good + kept] = 1
        for good in question.rewards():
            more(out, self.rewards + good)

    def _prayer(self, out: BytesWriter, praying: Praying) -> None:
        """What is decided of a prayer: all have heard it."""
        for colour in range(len(COLOURS)):
            if praying.required & 1 << colour:
                out[self.prayer_colours + colour] = 1
        if praying.tokens:
            out[self.prayer_tokens] = 1
        for good, n in enumerate(praying.spent):
            out[self.prayer_spent + good] = min(n, MOST)

    def _tokens(self, out: BytesWriter, at: int, blessings: int) -> None:
        for token, place in enumerate(self.tokens):
            if blessings & 1 << place:
                out[at + token] = 1

    def _person(self, out: BytesWriter, base: int, player: Player) -> None:
        out[base + self.of_faction + player.faction] = 1
        at = base + self.supply
        out[at] = min(player.wood, MOST)
        out[at + 1] = min(player.stone, MOST)
        out[at + 2] = min(player.food, MOST)
        out[at + 3] = min(player.gold, MOST)
        out[at + 4] = min(player.worker, MOST)
        out[at + 5] = min(player.raze, MOST)
        out[at + 6] = min(player.defense, MOST)
        if self.blessings >= 0:
            for supply, good in zip(self.held, self.brought, strict=True):
                out[base + supply] = min(of_token(player.tokens, good), MOST)
            self._tokens(out, base + self.blessings, player.blessings)
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

    def _lying(self, out: BytesWriter, base: int, player: Player, own: bool) -> None:
        """Deals, foundations and the discard pile."""
        place = self.place
        for deal in player.deals:
            if not is_route(deal):
                more(out, base + self.deals + place[deal])
            else:
                more(out, base + self.routes + place[deal_card(deal)])
        for card in player.foundations:
            if is_hidden(card):
                card = laid_card(card)
                back = self.hidden_common if self.faction[card] < 0 else self.hidden_faction
                more(out, base + back)
                if not own:
                    continue
            more(out, base + self.foundations + place[card])
        self._count(out, base + self.discard, player.discard)

    def _empire(self, out: BytesWriter, base: int, player: Player, holder: int, seat: int) -> None:
        built = base + self.built
        place, limit = self.place, self.limit
        for location in player.empire:
            card = location.card
            at = place[card]
            more(out, built + at)
            left = limit[card] - location.uses
            if left > 0:
                add(out, base + self.left + at, left)
            if location.guarded or location.samurai:
                more(out, base + self.protected + at)
            if location.blocked:
                more(out, base + self.blocked + at)
            owner = location.owner
            if owner != NOBODY:
                more(out, base + self.taken + at)
            else:
                owner = holder
            if location.route != NOBODY:
                more(out, base + self.routed + at)
            if location.goods != NO_GOODS:
                for good, n in enumerate(location.goods):
                    add(out, base + self.laid + good, n)
            if location.visits:
                add(out, base + self.visits + at, location.visits)
            for piece in location.stored:
                more(out, base + self.stored + self.kinds[kind_of(piece)])
            if location.stored and self.stored_blessings >= 0:
                tokens = stored_tokens(location.stored)
                self._tokens(out, base + self.stored_blessings, tokens)
            if location.statues:
                add(out, base + self.statues + at, location.statues)
            if location.tokens:
                for laid, good in zip(self.paid, self.brought, strict=True):
                    add(out, base + laid, of_token(location.tokens, good))
            if location.under and self.under_open >= 0 and not self.hides[card]:
                self._count(out, base + self.under_open, location.under)
            elif location.under:
                add(out, base + self.under_size, len(location.under))
                if owner == seat:
                    self._count(out, self.under, location.under)
