"""Setting up a game from options and a seed (SETUP, SOLO-5 to SOLO-7)."""

from collections.abc import Mapping
from typing import Any, Final

from osada.kernel.random import below, dealing, seeded, shuffle, step
from osada.settlers.catalogue import ATTACK, Catalogue, boxes
from osada.settlers.catalogue.reader import BASE
from osada.settlers.frames import NO_CARD
from osada.settlers.part import Part, Sheet
from osada.settlers.phases.standard import ROUNDS, course
from osada.settlers.state import SETUP, Options, Player, State
from osada.settlers.unplayable import Unplayable
from osada.settlers.virtual import VIRTUAL
from osada.titles import checked, near
from osada.titles.settlers import SETTLERS

LOOKOUTS: Final[tuple[str, ...]] = SETTLERS.option("lookout").values
_USUAL_SEATS: Final = 4
INTRODUCTORY: Final = "introductory"
OPEN: Final = "open"
RULES: Final = 2
"""The version of the rules, see `game.VERSION`.

1: whatever the seed, cards come from the quick generator; the oldest foundation is given up.
2: a text keys a stream; foundations that differ are chosen.
"""


def options(cards: Catalogue, given: Mapping[str, Any], rules: int = RULES) -> Options:
    """Checked options; `BadOptions` says in one sentence what is wrong."""
    if not given.get("sheets") and not given.get("goals"):
        return by_itself(cards, given, rules)
    chosen = checked(SETTLERS.options, given)
    if not chosen["sheets"]:
        message = "Goals belong to a campaign, but there are no sheets (CSETUP-14)"
        raise Unplayable("goals", message)
    rest = {name: value for name, value in given.items() if name not in _OF_SHEETS}
    found = by_itself(cards, rest, rules)
    if len(found.factions) > _USUAL_SEATS:
        message = "a campaign is for 1 to 4 players (CAMP-CONTENT-15)"
        raise Unplayable("campaign-seats", message)
    if found.peaceful:
        message = "a campaign cannot use the peaceful variant (AMB-C66)"
        raise Unplayable("campaign-peaceful", message)
    from osada.settlers import sheets  # only who plays a campaign loads it

    cards = found.cards.with_campaign()
    read = sheets.read(cards, chosen["sheets"], len(found.factions))
    found.upkeep_gold = chosen["upkeep_gold"]
    return with_sheets(found, read, sheets.goals(cards, chosen["goals"]), list(chosen["goals"]))


def with_sheets(
    found: Options, read: tuple[Sheet, ...], goals: tuple[int, ...], named: list[str]
) -> Options:
    """The same options with sheets and Goals, also as they are written: a game of a campaign."""
    from osada.settlers import sheets  # only who plays a campaign loads them
    from osada.settlers.phases import campaign

    agreed = found.agreed
    after: dict[str, Any] = {name: agreed.pop(name) for name in _WRITTEN_AFTER if name in agreed}
    cards = found.cards = found.cards.with_campaign()
    agreed["sheets"] = [sheets.told(cards, sheet) for sheet in read]
    agreed["goals"] = named
    if not found.upkeep_gold:
        agreed["upkeep_gold"] = False
    agreed.update(after)
    found.sheets, found.goals = read, goals
    found.asked = [goal for card in goals if (goal := cards.card[card].goal) is not None]
    rounds = agreed.get("rounds", campaign.ROUNDS)
    found.course = campaign.course(cards, len(found.factions) == 1, rounds, found.asked)
    return found


_OF_SHEETS: Final = ("sheets", "goals", "upkeep_gold")
"""Options that only a game of a campaign has."""
_WRITTEN_AFTER: Final = ("boxes", "format", "bans", "decks")
"""What journals write after them."""
_KNOWN: Final[dict[tuple[Catalogue, int, str], Options]] = {}
_MOST_KNOWN: Final = 256


def by_itself(cards: Catalogue, given: Mapping[str, Any], rules: int) -> Options:
    """The options of a game by itself: what was checked before is not checked again."""
    key = (cards, rules, repr(given))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _checked(cards, given, rules)
    return found.copy()


def _checked(cards: Catalogue, given: Mapping[str, Any], rules: int) -> Options:
    chosen = checked(SETTLERS.options, given)
    cards = cards.with_boxes(chosen["boxes"])
    factions = chosen["factions"]
    most = _most_seats(cards, chosen)
    if not 1 <= len(factions) <= most:
        raise too_many(len(factions), most)
    if len(factions) > _USUAL_SEATS and chosen["lookout"] == "advanced":
        message = "five players cannot use the advanced lookout (AZT-FACTION-8)"
        raise Unplayable("five-advanced", message)
    known = tuple(faction.slug for faction in cards.factions)
    for faction in factions:
        if faction not in known:
            raise _unknown(cards, str(faction), known)
        if list(factions).count(faction) > 1:
            message = f'two players cannot both play "{faction}": there is one set of each'
            raise Unplayable("same-faction", f"{message} (SETUP-4)", word=faction)
    if len(factions) == 1 and (chosen["lookout"] != "standard" or chosen["peaceful"]):
        message = "the solo game has no lookout variant and no peaceful variant (AMB-30)"
        raise Unplayable("solo", message)
    agreed = {**chosen, "factions": list(factions)}
    if not agreed["five_players"]:
        del agreed["five_players"]
    for name in _OF_SHEETS:
        del agreed[name]
    if agreed["rounds"] is None:
        del agreed["rounds"]
    format = _format(agreed)
    _check_virtual(cards, agreed)
    bans = _bans(cards, agreed)
    decks = _brought(cards, agreed, format, bans)
    by = course(cards, len(factions) == 1, agreed.get("rounds", ROUNDS))
    found = Options(cards, agreed, format, decks, rules, by)
    found.bans = bans
    return found


def _check_virtual(cards: Catalogue, agreed: dict[str, Any]) -> None:
    """The virtual player's faction belongs to a box and to a game alone (AMB-X-14)."""
    chosen = agreed["virtual_faction"]
    if chosen == "none":
        del agreed["virtual_faction"]
    elif len(agreed["factions"]) > 1:
        message = "only a solo game has a virtual player with a faction (AMB-X-14)"
        raise Unplayable("virtual-company", message)
    elif VIRTUAL[chosen].box not in cards.boxes:
        box = VIRTUAL[chosen].box
        message = f'the virtual player\'s faction needs the box "{box}" (AMB-X-14)'
        raise Unplayable("virtual-box", message, box=box)
    if not agreed["visit_passed"]:
        del agreed["visit_passed"]


def _bans(cards: Catalogue, agreed: dict[str, Any]) -> list[int]:
    """The cards that nobody may use; of what was agreed they stay if there are any."""
    named = agreed.pop("bans")
    if not named:
        return []
    from osada.settlers import brought  # only who bans cards loads it

    agreed["bans"] = list(named)
    return brought.banned(cards, named)


def too_many(seats: int, most: int) -> Unplayable:
    """What is wrong with more players than can play, or none."""
    message = f"{seats} players cannot play: the game is for 1 to {most} (SETUP-1)"
    return Unplayable("seats", message, n=seats, most=most)


def _most_seats(cards: Catalogue, chosen: Mapping[str, Any]) -> int:
    """How many can play: some boxes let more play only if that was agreed (AMB-X-31)."""
    return max(
        box.seats
        for box in (boxes.box(name) for name in (BASE, *cards.boxes))
        if not box.asks or chosen[box.asks]
    )


def _unknown(cards: Catalogue, faction: str, known: tuple[str, ...]) -> Unplayable:
    """What is wrong with a faction that is not there: it may lie in a box beside the table."""
    for name in boxes.boxes():
        if name not in cards.boxes and cards.with_boxes((*cards.boxes, name)).index(faction) >= 0:
            message = f'unknown faction "{faction}"; it comes with the box "{name}" (AZT-FACTION-1)'
            return Unplayable("faction-box", message, word=faction, box=name)
    faction = faction[:40]
    message = f'unknown faction "{faction}"; {near(faction, known)}'
    return Unplayable("faction", message, word=faction, known=", ".join(known))


def check_decks(cards: Catalogue, agreed: Mapping[str, Any]) -> None:
    """`BadOptions` if one of the decks cannot be played, whoever is dealt its faction."""
    chosen = checked(SETTLERS.options, agreed)
    if chosen["decks"]:
        from osada.settlers import brought

        bans = _bans(cards, chosen)
        brought.decks(cards, chosen["decks"], _format(chosen), bans)


def _format(agreed: dict[str, Any]) -> str:
    """The format of decks; of what was agreed boxes and format stay where there is a choice."""
    boxes, format = agreed.pop("boxes"), agreed.pop("format")
    if boxes:
        agreed["boxes"] = list(boxes)
    if boxes or format is not None:
        agreed["format"] = format or INTRODUCTORY
    if format is None and agreed["decks"] and not boxes:
        return OPEN  # of the base game alone the introductory format has the printed decks only
    return format or INTRODUCTORY


def _brought(
    cards: Catalogue, agreed: dict[str, Any], format: str, bans: list[int]
) -> dict[str, list[int]]:
    """The decks that players have brought; of what was agreed they stay if there are any."""
    given = agreed.pop("decks")
    if not given:
        return {}
    from osada.settlers import brought  # only who brings decks loads it

    found = brought.decks(cards, given, format, bans)
    for name in found:
        if name != "common" and name not in agreed["factions"]:
            raise brought.idle(name)
    agreed["decks"] = brought.told(cards, found)
    return found


def deck(chosen: Options, faction: str) -> list[int]:
    """The cards of a deck: as brought, else the deck that the format gives it."""
    if faction in chosen.decks:
        return chosen.decks[faction][:]
    cards = chosen.cards
    if chosen.boxes or chosen.bans:
        from osada.settlers import decks  # only who plays with boxes loads it

        own = decks.own(cards, faction, chosen.format)
        return [card for card in own if card not in chosen.bans] if chosen.bans else own
    return cards.common[:] if faction == "common" else cards.decks[cards.index(faction)][:]


def new_player(faction: int, deck: list[int]) -> Player:
    """A seat with nothing but its deck (SETUP-7, SETUP-8)."""
    return Player(
        faction, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, NO_CARD, 0, deck, [], (), (), (), (), (), None
    )


def shuffled(chosen: Options, seed: int | str) -> State:
    """The shuffled decks and empty seats, before anything is dealt; first player at random."""
    cards = chosen.cards
    random = seeded(seed) if chosen.rules == 1 else dealing(seed)
    common = deck(chosen, "common")
    random = shuffle(random, common)
    players: list[Player] = []
    for name in chosen.factions:
        faction = cards.index(name)
        own = deck(chosen, name)
        random = shuffle(random, own)
        players.append(new_player(faction, own))
    for player, sheet in zip(players, chosen.sheets, strict=False):
        player.part = Part(sheet, sheet.tracks)
    seats = len(players)
    attacks: list[int] = []
    if seats == 1:
        attacks = cards.attacks[:]
        random = shuffle(random, attacks)
        players.append(new_player(ATTACK, []))
    random = step(random)
    first = below(random, seats)
    return State(
        cards, chosen, seats, players, 1, SETUP, False, first, first, False, 0, random, common, 0,
        [], 0, [], tuple(attacks), (), [], None, False, None,
        (0,) * (seats * len(chosen.course.counters)),
    )  # fmt: skip
