"""Boards and physical cards as the engine reads them, a card with the moves made on it."""

from typing import Final

from osada.kernel.game import Move, move
from osada.settlers.backs import COMMON
from osada.settlers.catalogue.reader import Entry, Faction, Field
from osada.settlers.effects.allowances import Allowance
from osada.settlers.effects.colours import COLOURS
from osada.settlers.effects.effect import Effects
from osada.settlers.effects.holders import Holder
from osada.settlers.effects.prices import NOTHING
from osada.settlers.effects.traits import PRINTED_DEFENSE
from osada.settlers.effects.vocabulary import ACTION, FEATURE, PRODUCTION, Activation, Trigger
from osada.settlers.goal import Goal
from osada.settlers.goods import BLESSING
from osada.settlers.part import CATEGORIES, ERAS
from osada.settlers.state import MOST_SEATS
from osada.settlers.verbs import (
    BUILD,
    CHOOSE_CARD,
    CHOOSE_LOCATION,
    DEAL,
    DRAFT,
    GUARD,
    PLAY,
    RAZE,
    RAZE_OF,
    SAMURAI,
    USE,
    VISIT,
)

_ATTACKED: Final = (PRODUCTION, FEATURE, ACTION)
"""Kinds of location, the one that is attacked first last."""


class Board:
    """A faction's board."""

    __slots__ = ("blesses", "keeps", "samurai", "tricolour", "yields")

    def __init__(self, faction: Faction) -> None:
        self.yields: Field = faction.board
        self.keeps = faction.keeps
        self.samurai = faction.samurai
        self.tricolour = faction.tricolour
        self.blesses: bool = faction.tricolour or BLESSING in dict(faction.board)
        """Whether it yields blessings."""


class Card:
    """Copies of a card differ in cost, deal and raze field (CARD-23), so each has its facts."""

    __slots__ = (
        "act_gold",
        "act_more",
        "act_parts",
        "act_raze",
        "act_worker",
        "action",
        "allowances",
        "attacked",
        "bonus",
        "build_move",
        "choose_move",
        "colour_places",
        "colours",
        "cost_bit",
        "deal",
        "deal_move",
        "draft_move",
        "end",
        "entry",
        "era",
        "faction",
        "food",
        "goal",
        "gold",
        "guard_move",
        "has_deal",
        "has_raze",
        "hides_under",
        "holders",
        "instant",
        "is_open",
        "is_single",
        "keeps",
        "keeps_some",
        "kept",
        "kind",
        "kinds",
        "limit",
        "location",
        "location_moves",
        "needs_target",
        "number",
        "penalty",
        "place",
        "play_move",
        "price",
        "printed",
        "printing",
        "production",
        "production_asks",
        "raze",
        "raze_move",
        "raze_moves",
        "reacts",
        "samurai_move",
        "slug",
        "stone",
        "stores",
        "surcharge",
        "takes_guard",
        "traits",
        "triggers",
        "use_move",
        "visit_moves",
        "wood",
    )

    def __init__(
        self, place: int, entry: Entry, copy: int, number: str, faction: int, printing: int
    ) -> None:
        cost, ability = entry.costs[copy], entry.ability
        self.place = place
        self.entry = entry
        self.number = number
        self.slug = entry.slug
        self.printing = printing
        self.is_single = False
        """Whether no other card is alike in print."""
        self.faction = faction
        self.kind = ability.kind
        self.kinds: tuple[int, ...] = ability.kinds()
        self.colours = entry.colours
        self.colour_places: list[int] = [
            at for at in range(len(COLOURS)) if entry.colours & 1 << at
        ]
        """The same as places in the list of colours."""
        self.wood = cost.wood
        self.stone = cost.stone
        self.food = cost.food
        self.gold = cost.gold
        self.location = cost.location
        self.cost_bit = 0
        """The bit of its building cost among all that there are."""
        self.deal = entry.deals[copy]
        self.has_deal = self.deal >= 0
        self.raze: Field = entry.razes[copy]
        self.has_raze = bool(self.raze)
        self.production: Effects = ability.production
        self.production_asks = any(op.asks for op in ability.production)
        self.bonus: Effects = ability.bonus
        self.action: Activation | None = ability.action
        self.needs_target = False
        self.limit = 0
        price = NOTHING
        if ability.action is not None:
            self.needs_target = any(op.needs_target for op in ability.action.ops)
            self.limit = ability.action.limit
            price = ability.action.price
        self.act_worker = price.worker
        self.act_raze = price.raze
        self.act_gold = price.gold
        more = price.wood + price.stone + price.food + price.resource
        self.act_parts = price.asks_more()
        """Whether the price has parts that are not goods."""
        self.act_more = more + price.tokens > 0 or self.act_parts
        """Whether the price has more to it than workers, raze tokens and gold."""
        self.triggers: tuple[Trigger, ...] = ability.triggers
        self.reacts = sum({1 << trigger.event.when for trigger in ability.triggers})
        """The events that its features answer, a bit each."""
        self.keeps = ability.keeps
        self.kept = sum(1 << good for good in set(ability.keeps))
        """Goods that it lets keep without limit in cleanup, a bit each."""
        self.keeps_some: tuple[tuple[int, int], ...] = ability.keeps_some
        """Goods that it lets keep up to a number in cleanup."""
        self.surcharge = ability.raze_surcharge
        self.holders: tuple[Holder, ...] = ability.holders
        self.traits = ability.traits
        self.printed = 1 if ability.traits & PRINTED_DEFENSE else 0
        """Defence tokens that are printed on it (AMB-X-17)."""
        self.takes_guard = faction == COMMON and not self.printed
        """Whether a defence token can be placed on it (DEFENSE-2, DEFENSE-3)."""
        self.is_open = ability.is_open
        self.instant: tuple[Activation, ...] = ability.instant
        self.end: Effects = ability.end
        self.attacked = max(self.kinds, key=_ATTACKED.index)
        """Of its kinds the one that is attacked first (SOLO-34, AMB-X-5)."""
        self.stores = max([0, *(op.stores() for op in ability.ops())])
        """How long cards under it are stored for prayers, 0 where they are not."""
        self.hides_under = any(holder.takes_cards() for holder in ability.holders)
        """Whether cards under it lie face down."""
        self.draft_move: Move = move(DRAFT, place)
        self.build_move: Move = move(BUILD, place)
        self.deal_move: Move = move(DEAL, place)
        self.raze_move: Move = move(RAZE, place)
        self.use_move: Move = move(USE, place, 1)
        self.guard_move: Move = move(GUARD, place)
        self.samurai_move: Move = move(SAMURAI, place)
        self.choose_move: Move = move(CHOOSE_CARD, place)
        seats = range(MOST_SEATS)
        self.location_moves: list[Move] = [move(CHOOSE_LOCATION, place, seat) for seat in seats]
        self.raze_moves: list[Move] = []
        """Of a card that can be razed."""
        if self.has_raze:
            self.raze_moves = [move(RAZE_OF, place, seat) for seat in seats]
        self.visit_moves: list[Move] = []
        """Of an open production."""
        if self.is_open:
            self.visit_moves = [move(VISIT, place, seat) for seat in seats]
        self.play_move: Move = move(PLAY, place)
        self._read_campaign(entry)

    def _read_campaign(self, entry: Entry) -> None:
        """What cards of a campaign have besides."""
        ability = entry.ability
        self.era = ERAS.index(entry.era) if entry.era else -1
        self.price = entry.knowledge
        """Knowledge that an Invention costs (INVENT-8)."""
        self.penalty = ability.penalty
        """Points that a Province costs at the end (PROV-9)."""
        self.goal: Goal | None = None
        if ability.goal is not None:
            self.goal = Goal(CATEGORIES.index(entry.category), ability.goal)
        self.allowances: tuple[Allowance, ...] = ability.allowances
        """What an Invention allows so often a round, see `moves.allowances`."""
