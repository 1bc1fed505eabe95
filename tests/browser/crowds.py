"""Tables more crowded than play makes them: views of a real game, filled up on their way."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from osada.settlers.catalogue import base

ROWS = ("production", "feature", "action")
GOODS = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
FACTIONS = ("rome", "barbarians", "egypt", "japan", "rome", "egypt")
LONG = "Wilhelmina the Third"

Places = dict[str, list[str]]


def by_row() -> Places:
    """The numbers of all cards by the row they are built in, long names first."""
    cards = base()
    names = ("production", "feature", "action")
    found: Places = {row: [] for row in ROWS}
    order = sorted(range(len(cards.numbers)), key=lambda card: -len(cards.slugs[card]))
    for card in order:
        if cards.numbers[card][:3] in ("com", "rom", "bar", "egy", "jap"):
            found[names[cards.kind[card]]].append(cards.numbers[card])
    return found


def location(card: str, row: str, nth: int) -> dict[str, Any]:
    """A location with as much on it as there may be."""
    return {
        "card": card,
        "row": row,
        "uses": nth % 3,
        "goods": {"worker": 1, "wood": 2} if nth % 2 else {},
        "guarded": nth % 4 == 0,
        "samurai": nth % 5 == 1,
        "blocked": False,
        "owner": None,
        "route": None,
        "under": 0,
    }


class Crowd:
    """Fills up every view that comes: so many rivals, so many locations in each row."""

    def __init__(self, rivals: int, lane: int, deals: int = 18) -> None:
        self.rivals, self.lane, self.deals = rivals, lane, deals
        self.cards = by_row()

    def empire(self, seat: int) -> list[dict[str, Any]]:
        """A full empire; each seat has others of the cards."""
        found = []
        for row in ROWS:
            cards = self.cards[row]
            for nth in range(self.lane):
                found.append(location(cards[(seat * self.lane + nth) % len(cards)], row, nth))
        return found

    def fill(self, message: dict[str, Any], seat: int) -> dict[str, Any]:
        """A message from the server as this crowd would have it."""
        if message["type"] == "view":
            self._view(message["view"], seat)
            return message
        table = message.get("table")
        if table is not None:
            while len(table["seats"]) < self.rivals + 1:
                table["seats"].append({**table["seats"][-1]})
            for at, one in enumerate(table["seats"]):
                one["name"] = LONG if at % 2 else f"Player {at}"
        return message

    def _view(self, view: dict[str, Any], seat: int) -> None:
        players = view["players"]
        while len(players) < self.rivals + 1:
            more = {**players[1 - seat], "seat": len(players)}
            more["faction"] = FACTIONS[len(players)]
            players.append(more)
        for player in players:
            player["empire"] = self.empire(player["seat"])
            player["goods"] = dict.fromkeys(GOODS, 9)
            player["score"] = 88
            player["foundations"] = [{"card": None, "back": "common"}] * 2
            cards = self.cards["production"]
            player["deals"] = [
                {"card": cards[nth], "good": GOODS[nth % 5], "of": None}
                for nth in range(self.deals)
            ]

    def meet(self, page: Page) -> None:
        """Stand between the page and the server."""

        def between(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            seat = int(line.url.partition("/seats/")[2].partition("/")[0])

            def on_message(text: str | bytes) -> None:
                line.send(json.dumps(self.fill(json.loads(text), seat)))

            server.on_message(on_message)

        page.route_web_socket("**/socket*", between)


HAND = 20
PROVINCES = ("rote001", "rote004", "rote007", "rote010", "rote013")


class Empires(Crowd):
    """The same in a game of a campaign: Provinces beside the rows, a hand of 20, high scores."""

    def _view(self, view: dict[str, Any], seat: int) -> None:
        table = view["table"]
        while len(view["players"]) < self.rivals + 1:
            view["players"].append({**view["players"][1], "seat": len(view["players"])})
            view["seated"].append(len(view["seated"]))
            for goal in table["goals"]:
                goal["progress"].append({**goal["progress"][1]})
        super()._view(table, seat)
        hand = [card for row in ROWS for card in self.cards[row]][:HAND]
        for player in table["players"]:
            player["score"] = 138
            player["empire"] += [location(card, "production", 2) for card in PROVINCES]
            player["part"]["due"] = {**player["part"]["due"], "worker": 7, "food": 3, "gold": 2}
            player["part"]["tokens"] = {"dove": 2, "bee": 1, "wall": 1, "bribe": 1}
        table["players"][seat] |= {"hand": hand, "hand_size": HAND}
