"""From a seat's view to the cards that lie on the screen, each with what can be done with it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from osada.kernel.game import Decision, Move
from osada.settlers import verbs as w
from osada.settlers.backs import PROVINCE
from osada.settlers.goods import GOODS
from osada.settlers.moves.visit import MOST as MOST_VISITS
from osada.settlers.spots import DEALS, EMPIRE, FOUNDATIONS, HAND, OFFER, Spot, moves_of
from osada.settlers.viewtypes import Goods, Location, Player, View
from osada.terminal import glyphs as g
from osada.terminal.cards.cardface import POSSIBLE, Face
from osada.terminal.cards.table import CardTable
from osada.terminal.formula import amount
from osada.terminal.ink import Line, Piece
from osada.terminal.words import say

Item = tuple[Spot, Face]

_VERBS: Final = {
    w.BUILD: g.LOCATION,
    w.DEAL: g.DEAL,
    w.RAZE: g.GOOD["raze"],
    w.RAZE_OF: g.GOOD["raze"],
    w.USE: g.KIND[2],
    w.GUARD: g.GOOD["defense"],
    w.SAMURAI: g.SAMURAI,
    w.VISIT: g.VISIT,
    w.PLAY: g.YES,
}
"""The glyphs of what can be done with a card in a turn."""

_LANES: Final = 3
INVENTIONS: Final = "inventions"
SHOWN: Final = "shown"
"""Where cards lie open for a prayer."""


@dataclass
class Faces:
    """All cards of the table, as one seat sees them."""

    hand: list[Item]
    offer: list[Item]
    lanes: list[list[list[Item]]]
    """Of each seat (and the virtual player): production, feature, action."""
    deals: list[list[Item]]
    """Of each seat: deals, then foundations."""
    collection: list[Item]
    inventions: list[list[Item]]
    """Of each seat, in a campaign."""


def faces(table: CardTable, view: View, seat: int | None, decision: Decision | None) -> Faces:
    """The cards of a view; those that the decision is about say what can be done."""
    players: list[Player] = view["players"]
    own = players[seat] if seat is not None else None
    held = own.get("hand", []) if own is not None else []
    hand = [_card(table, HAND, seat or 0, number) for number in held]
    offered = (own.get("offer") if own is not None else None) or view["offer"]
    offer = [_card(table, OFFER, -1, number) for number in offered]
    offer += [_card(table, SHOWN, -1, number) for number in view.get("shown", ())]
    lanes = [_lanes(table, at, player["empire"]) for at, player in enumerate(players)]
    deals = [_deals(table, at, player) for at, player in enumerate(players)]
    collection: list[Item] = []
    if "virtual" in view:
        lanes.append(_lanes(table, 1, view["virtual"]["area"]))
        collection = [
            _card(table, "collection", 1, number) for number in view["virtual"]["collection"]
        ]
    inventions = [_inventions(table, at, player) for at, player in enumerate(players)]
    found = Faces(hand, offer, lanes, deals, collection, inventions)
    if seat is not None and own is not None and decision is not None:
        _mark(table, seat, decision, own, found)
    return found


def _card(table: CardTable, zone: str, holder: int, number: str) -> Item:
    return Spot(zone, holder, number), Face(table.cards.of_number[number])


def _lanes(table: CardTable, holder: int, empire: list[Location]) -> list[list[Item]]:
    """An empire in its three rows; in each the faction cards first."""
    cards = table.cards
    lanes: list[list[Item]] = [[] for _ in range(_LANES)]
    for location in empire:
        card = cards.of_number[location["card"]]
        spot = Spot(EMPIRE, holder, location["card"])
        lanes[cards.kind[card]].append((spot, Face(card, tuple(marks(table, location, card)))))
    for lane in lanes:
        lane.sort(key=lambda item: cards.faction[item[1].card] < 0)
    return lanes


def marks(table: CardTable, location: Location, card: int) -> list[Piece]:
    """What lies on a location: tokens, goods, uses."""
    found: list[Piece] = []
    if table.cards.faction[card] == PROVINCE:
        found.append((g.PROVINCE, "bold $give"))
    for token in location.get("tokens", ()):
        found.append((g.PROGRESS[token], "bold $pick"))
    if location["guarded"]:
        found.append((g.GOOD["defense"], "bold $g-defense"))
    if location["samurai"]:
        found.append((g.SAMURAI, "bold $g-samurai"))
    if location["blocked"]:
        found.append((g.BLOCKED, "bold $no"))
    if location["owner"] is not None:
        found.append(("↔", "bold $give"))
    if location["route"] is not None:
        found.append((g.DEAL, "bold $give"))
    if location["under"]:
        found.append((f"{location['under']}{g.GOOD['card']}", "$g-card"))
    found += [amount(good, n) for good, n in location["goods"].items()]
    if "visits" in location:
        left = MOST_VISITS - location["visits"]
        found.append((g.VISIT * location["visits"] + g.OPEN * left, "$ink-2"))
    if location.get("stored"):
        found.append((g.STORE, "$ink-3"))
        found += [amount(good, n) for good, n in location["stored"].items() if good != "blessing"]
    for colour in location.get("stored_blessings", ()):
        found.append((g.COLOUR[colour], f"bold {g.token_style(colour)}"))
    if location.get("statues"):
        found.append((g.STATUE * location["statues"], "bold"))
    action = table.cards.action[card]
    if action is not None and (action.limit > 1 or location["uses"]):
        left = max(action.limit - location["uses"], 0)
        found.append((g.USED * location["uses"] + g.OPEN * left, "$ink-2"))
    return found


def _inventions(table: CardTable, at: int, player: Player) -> list[Item]:
    """Inventions, with how often they have answered this round."""
    found: list[Item] = []
    for one in player.get("part", {}).get("inventions", ()):
        used = ((g.USED * one["uses"], "$ink-2"),) if one["uses"] else ()
        face = Face(table.cards.of_number[one["card"]], used)
        found.append((Spot(INVENTIONS, at, one["card"]), face))
    return found


def _deals(table: CardTable, at: int, player: Player) -> list[Item]:
    """Deals with their goods, and foundations face down."""
    cards = table.cards
    found: list[Item] = []
    for deal in player["deals"]:
        card = cards.of_number[deal["card"]]
        face = Face(card, ((g.DEAL, "$ink-3"), amount(deal["good"], 1)))
        found.append((Spot(DEALS, at, deal["card"]), face))
    for foundation in player["foundations"]:
        number = foundation["card"] or ""
        name = say(table.language, "foundation")
        if number:
            name = f"{name} ({cards.entry[cards.of_number[number]].name(table.language)})"
        found.append((Spot(FOUNDATIONS, at, number), Face(-1, back=name)))
    return found


def _mark(table: CardTable, seat: int, decision: Decision, own: Player, found: Faces) -> None:
    """Say on each card what can be done with it."""
    possible = moves_of(table.state, seat, decision.moves)
    lanes = [lane for seats in found.lanes for lane in seats]
    for row in [found.hand, found.offer, *lanes, *found.deals]:
        for at, (spot, face) in enumerate(row):
            moves = possible.get(spot, [])
            verb = _verb(table, decision, moves)
            if spot.zone == HAND and decision.kind == "turn" and not _builds(moves):
                verb += _missing(table, own["goods"], face.card)
            if moves:
                row[at] = (spot, replace(face, state=POSSIBLE, verb=tuple(verb)))
            elif verb:
                row[at] = (spot, replace(face, verb=tuple(verb)))


def _builds(moves: Sequence[Move]) -> bool:
    return any(one.kind in (w.BUILD, w.PLAY) for one in moves)


def _verb(table: CardTable, decision: Decision, moves: Sequence[Move]) -> Line:
    if not moves:
        return []
    if decision.kind == "turn":
        found: Line = []
        for kind in dict.fromkeys(one.kind for one in moves):
            found.append((_VERBS.get(kind, g.YES), "bold $go"))
        return found
    return [(f"{g.YES} {say(table.language, f'pick-{decision.kind}')}", "bold $go")]


def _missing(table: CardTable, goods: Goods, card: int) -> Line:
    """The goods that a card in hand is short of, with all gold spent on others."""
    cards = table.cards
    gold = goods["gold"] - cards.gold[card]
    short: list[tuple[str, int]] = []
    there = (goods["wood"], goods["stone"], goods["food"])
    costs = (cards.wood[card], cards.stone[card], cards.food[card])
    for good, held, cost in zip(GOODS[:3], there, costs, strict=True):
        if cost > held:
            short.append((good, cost - held))
    if gold < 0:
        short.append(("gold", -gold))
    found: Line = []
    for good, n in short:
        covered = min(n, max(gold, 0)) if good != "gold" else 0
        gold -= covered
        if n > covered:
            found.append(amount(good, n - covered))
    return [("−", "bold $no"), *found] if found else []
