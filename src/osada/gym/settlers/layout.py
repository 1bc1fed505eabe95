"""The fields of an observation of the card game."""

from dataclasses import dataclass
from typing import Final

from osada.gym.fields import FLAG, NUMBER, SEAT, Field, Fields, Row, seats
from osada.gym.settlers.printings import Printings
from osada.settlers.blessings import PLACE
from osada.settlers.catalogue import Catalogue
from osada.settlers.effects.colours import COLOURS
from osada.settlers.goods import GOODS, PAID, RAZE, RESOURCES, SUPPLY, TOKENS
from osada.settlers.part import BONUSES, CATEGORIES, ERAS
from osada.settlers.part import TOKENS as TOKENS_OF_PROGRESS
from osada.settlers.setup import LOOKOUTS
from osada.settlers.state import PHASES
from osada.settlers.virtual import VIRTUAL

QUESTIONS: Final = (
    "turn", "draft", "deck", "discard", "pay", "card", "deal", "location", "player", "good",
    "give", "send", "under", "put", "keep", "random",
)  # fmt: skip

OF_STORAGES: Final = ("store",)
OF_PRAYERS: Final = ("blessing", "prayer", "colour", "stored", "tricolour", "spend")
OF_BOXES: Final = (*OF_STORAGES, *OF_PRAYERS)
"""Questions that only cards of some boxes ask: observations have a place for them with those."""

OF_CAMPAIGNS: Final = ("goal",)
"""Those of a campaign's game."""

CARD: Final = "printing"

_TABLE: Final = (
    ("round", NUMBER, "the round, 1 to 5"),
    ("phase", "phase", "the phase, one of them 1"),
    ("players", NUMBER, "people at the table"),
    ("lookout", "lookout", "the lookout procedure, one of them 1"),
    ("peaceful", FLAG, "the peaceful variant"),
    ("peaceful_drafts", NUMBER, "drafts of the peaceful variant, 1 or 2"),
    ("robbers_cut_routes", FLAG, "robbers may end deals with locations"),
    ("first", "seat", "who has the first player marker, one of them 1"),
    ("deciding", "seat", "who must decide now; several while picks are secret"),
    ("acted", FLAG, "the turn's action is taken, free moves are left"),
    ("question", "question", "what is asked now, one of them 1; none when the game is over"),
    ("question_card", CARD, "the card that asks, or that is about to be built or dealt"),
    ("question_number", NUMBER, "cards still to draw, when a deck is asked for"),
    ("question_good", "good", "the good that may be kept, one of them 1"),
    ("rewards", "good", "rewards announced so far for workers sent"),
    ("offer", CARD, "cards on offer to everybody"),
    ("common_deck", NUMBER, "cards in the common deck"),
    ("common_discard", CARD, "the common discard pile"),
    ("razed", CARD, "cards being razed, on their way to a pile"),
    ("collection", CARD, "solo: what the virtual player has collected"),
    ("attack_line", "attack", "solo: targets of revealed attack cards, newest first; a good's "
     "place plus 1, 0 where the line ends"),
    ("attack_deck", NUMBER, "solo: attack cards not yet revealed"),
    ("faction_locations", NUMBER, "solo: own faction locations, which must outnumber the "
     "collection"),
    ("hand", CARD, "own hand"),
    ("draw", CARD, "own cards to pick from in secret"),
    ("pick", CARD, "own secret pick, until all have picked"),
    ("under", CARD, "hidden cards under own locations"),
)  # fmt: skip
_SEAT: Final = (
    ("present", FLAG, "somebody sits here; all zero otherwise"),
    ("virtual", FLAG, "it is the virtual player of a solo game"),
    ("faction", "faction", "the faction, one of them 1"),
    ("supply", "supply", "goods in the supply"),
    ("score", NUMBER, "points on the track; what stands in the empire counts at the end"),
    ("passed", FLAG, "has passed in this round"),
    ("hand_size", NUMBER, "cards in hand"),
    ("hand_common", NUMBER, "common cards among them, as their backs show"),
    ("deck_size", NUMBER, "cards in the faction deck"),
    ("draw_size", NUMBER, "cards to pick from in secret"),
    ("under_size", NUMBER, "hidden cards under its locations"),
    ("hidden_common", NUMBER, "foundations laid from hand with a common back"),
    ("hidden_faction", NUMBER, "foundations laid from hand with a faction back"),
    ("laid", "laid", "goods lying on the locations: payments, and resources on a Shrine"),
    ("built", CARD, "locations in the empire"),
    ("left", CARD, "activations (or answers of a limited feature) they have left this round"),
    ("protected", CARD, "of them with a defense token or a samurai"),
    ("blocked", CARD, "of them blocked for this round"),
    ("taken", CARD, "of them taken over from another seat until the round ends"),
    ("routed", CARD, "of them with somebody's deal on them"),
    ("deals", CARD, "deals made with cards"),
    ("routes", CARD, "deals with locations of others"),
    ("foundations", CARD, "foundations whose card the observer knows"),
    ("discard", CARD, "the faction discard pile"),
)


@dataclass(frozen=True, slots=True)
class AttackLine(Field):
    """The line of revealed attack cards: goods in order."""

    def told(self, part: list[int]) -> list[str]:
        """The goods that they aim at, newest first."""
        return [GOODS[n - 1] for n in part if n]


_VISITS: Final = (
    ("visits", CARD, "workers that rivals have sent to its open productions this round"),
)
_STORES: Final = (("stored", "stored", "goods kept on its storage locations"),)
_STORED_BLESSINGS: Final = (
    ("stored_blessings", "token", "blessings kept on its storage locations"),
)
_CAMPAIGN: Final = (
    ("goals", CARD, "Goals in the middle"),
    ("turned", CARD, "of them those whose first achiever has been found"),
    ("upkeep_gold", FLAG, "gold can replace wood, stone and food in upkeep"),
)
_PART: Final = (
    ("era", "era", "the era of its sheet, one of them 1"),
    ("tracks", "category", "spaces crossed off on its Progress tracks by now"),
    ("bonuses", "bonus", "bonuses that are active in this game"),
    ("due", "due", "what its upkeep still asks for"),
    ("tokens", "progress", "progress tokens in its supply"),
    ("inventions", CARD, "its Inventions"),
    ("invention_uses", CARD, "how often they have answered in this round"),
    ("achieved", CARD, "Goals that it has achieved"),
    ("achieved_first", CARD, "those of them that it was the first to achieve"),
    ("marker", CARD, "steps of its marker for each Goal"),
    ("built_series", "colour", "cards of a colour that it has built one after another"),
    ("razed_series", "colour", "cards of a colour that it has razed one after another"),
    *((name, CARD, f"its locations with a {name} token") for name in TOKENS_OF_PROGRESS),
)
OF_PART: Final = tuple(name for name, _, _ in _PART)
"""The fields of a seat's part of a campaign."""
_PASSED: Final = (("visit_passed", FLAG, "locations of players who have passed may be visited"),)
_VIRTUAL: Final = (
    ("virtual_faction", "virtual", "solo: the virtual player's faction, one of them 1, or none"),
)
_PRAYER: Final = (
    ("shown", CARD, "cards that lie open for a prayer"),
    ("prayer_colours", "colour", "the colours that match in the prayer that asks"),
    ("prayer_tokens", FLAG, "blessings are used in it in place of cards"),
    ("prayer_spent", "resource", "resources that are spent in it so far"),
)
_CALLED: Final = {"tech": "technology"}
_BLESSED: Final = (
    ("blessings", "token", "blessings in the supply"),
    ("statues", CARD, "statues standing on its locations"),
    ("under_open", CARD, "cards lying face up under its locations"),
)


def questions(cards: Catalogue) -> tuple[str, ...]:
    """The kinds of question that these cards can ask, in their order."""
    found = (*QUESTIONS, *OF_STORAGES) if cards.has_storages else QUESTIONS
    found = (*found, *OF_PRAYERS) if has_blessings(cards) else found
    return (*found, *OF_CAMPAIGNS) if cards.sheets else found


def has_blessings(cards: Catalogue) -> bool:
    """Whether there are blessings, technology or prayers."""
    return bool(cards.extras) or cards.prays


def _tokens(cards: Catalogue) -> list[Row]:
    """Goods that cards bring, in supplies and as payments."""
    found: list[Row] = []
    for good in TOKENS:
        if good in cards.goods:
            name = GOODS[good]
            called = _CALLED.get(name, name)
            found.append((name, NUMBER, f"{called} in the supply"))
            found.append((f"{name}_laid", NUMBER, f"{called} lying on the locations as payment"))
    return found


def virtual_factions(cards: Catalogue) -> list[str]:
    """The factions that the virtual player can have."""
    return [name for name, facts in VIRTUAL.items() if facts.box in cards.boxes]


def _more(cards: Catalogue) -> tuple[Row, ...]:
    """Fields of the table that some cards need."""
    return (
        *(_PASSED if cards.has_visits else ()),
        *(_VIRTUAL if virtual_factions(cards) else ()),
        *(_PRAYER if has_blessings(cards) else ()),
        *(_CAMPAIGN if cards.sheets else ()),
    )


def _more_of_a_seat(cards: Catalogue) -> tuple[Row, ...]:
    """Fields of every seat that some cards need."""
    blessed = has_blessings(cards)
    return (
        *(_VISITS if cards.has_visits else ()),
        *(_STORES if cards.has_storages else ()),
        *((*_tokens(cards), *_BLESSED) if blessed else ()),
        *(_STORED_BLESSINGS if blessed and cards.has_storages else ()),
        *(_PART if cards.sheets else ()),
    )


class Layout(Fields):
    """The fields of an observation for the cards of a game, in order."""

    def __init__(self, cards: Catalogue) -> None:
        labels: dict[str, tuple[str, ...]] = {
            CARD: tuple(Printings(cards).names),
            "phase": PHASES,
            "lookout": LOOKOUTS,
            "question": questions(cards),
            SEAT: seats(cards.seats),
            "good": tuple(GOODS[good] for good in cards.goods),
            "stored": tuple(GOODS[good] for good in (*SUPPLY, *cards.extras)),
            "token": tuple(PLACE),
            "colour": COLOURS,
            "resource": tuple(GOODS[good] for good in RESOURCES),
            "era": ERAS,
            "category": CATEGORIES,
            "bonus": BONUSES,
            "due": (*(GOODS[good] for good in range(RAZE + 1)), "card"),
            "progress": TOKENS_OF_PROGRESS,
            "virtual": tuple(virtual_factions(cards)),
            "supply": tuple(GOODS[good] for good in SUPPLY),
            "laid": tuple(GOODS[good] for good in PAID),
            "faction": tuple(faction.slug for faction in cards.factions),
            "attack": tuple(str(place) for place in range(1, len(cards.attacks) + 1)),
        }
        super().__init__((*_TABLE, *_more(cards)), (*_SEAT, *_more_of_a_seat(cards)), labels)

    def field(self, field: Field) -> Field:
        """The line of attack cards tells itself otherwise."""
        if field.kind != "attack":
            return field
        return AttackLine(
            field.name, field.offset, field.size, field.kind, field.meaning, field.labels
        )
