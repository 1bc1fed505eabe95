"""A position in a few lines of text, for those who follow a recorded game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from osada.settlers.catalogue import Catalogue


def lines(
    view: Mapping[str, Any], cards: "Catalogue", language: str, notes: Mapping[str, str]
) -> list[str]:
    """What a view shows, a line for each thing that is there."""
    from osada.settlers.effects.text import goods_text
    from osada.settlers.goods import GOOD

    def names(numbers: list[str]) -> str:
        return ", ".join(cards.entry[cards.of_number[each]].name(language) for each in numbers)

    def place(location: Mapping[str, Any]) -> str:
        marks = [mark for mark in ("guarded", "samurai", "blocked") if location[mark]]
        if location["uses"]:
            marks.append(f"used {location['uses']}")
        return names([location["card"]]) + (f" ({', '.join(marks)})" if marks else "")

    found = [f"round {view['round']}, {view['phase']} phase"]
    if view["offer"]:
        found.append(f"on offer: {names(view['offer'])}")
    for player in view["players"]:
        who = notes.get(f"seat {player['seat']}", f"seat {player['seat']}")
        passed = ", passed" if player["passed"] else ""
        found.append(f"{who}, {player['faction']}: {player['score']} VP{passed}")
        goods = {GOOD[good]: n for good, n in player["goods"].items()}
        found.append(f"  goods: {goods_text(goods, language)}")
        hand = names(player["hand"]) if player.get("hand") else f"{player['hand_size']} cards"
        found.append(f"  hand: {hand}")
        if player["deals"]:
            found.append(f"  deals: {names([deal['card'] for deal in player['deals']])}")
        if player["empire"]:
            found.append(f"  empire: {', '.join(map(place, player['empire']))}")
        if player["foundations"]:
            found.append(f"  foundations: {len(player['foundations'])}")
    if "virtual" in view:
        virtual = view["virtual"]
        area = ", ".join(map(place, virtual["area"])) or "nothing"
        found.append(f"virtual player: {area}; {len(virtual['collection'])} cards collected")
        found.append(f"  attack line: {', '.join(virtual['line'])}")
    if view.get("outcome"):
        outcome = view["outcome"]
        winners = ", ".join(
            notes.get(f"seat {seat}", f"seat {seat}") for seat in outcome["winners"]
        )
        scores = " : ".join(map(str, outcome["scores"]))
        found.append(f"the game is over, {scores}, won by {winners or 'nobody'}")
    return found
