"""The table in plain text, as one seat sees it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from osada.gym.numbered import OVER, NumberedGame


def text(table: NumberedGame) -> str:
    """What the seat that is asked sees, and what it can do; what everybody sees at the end."""
    game, state, seat = table.game, table.state, table.seat
    seen = game.view(state, None if seat == OVER else seat)
    slug = {number: state.cards.slugs[card] for number, card in state.cards.of_number.items()}
    lines = [f"round {seen['round']}, {seen['phase']}"]
    if seen["offer"]:
        lines.append(f"  on offer: {_listed(slug[card] for card in seen['offer'])}")
    for player in seen["players"]:
        lines += _player(player, slug, player["seat"] == seat)
    if "virtual" in seen:
        virtual = seen["virtual"]
        area = _listed(slug[at["card"]] for at in virtual["area"])
        lines.append(f"  virtual player: {area}; {len(virtual['collection'])} collected")
    if "outcome" in seen:
        scores = ", ".join(map(str, seen["outcome"]["scores"]))
        winners = ", ".join(map(str, seen["outcome"]["winners"])) or "nobody"
        lines.append(f"over: {scores}; won by {winners}")
    elif seat != OVER:
        moves = [game.text(state, seat, move) for move in table.moves]
        lines.append(f"seat {seat} can: {' | '.join(moves)}")
    return "\n".join(lines) + "\n"


def _player(player: dict[str, Any], slug: dict[str, str], own: bool) -> list[str]:
    goods = ", ".join(f"{n} {good}" for good, n in player["goods"].items() if n) or "nothing"
    passed = ", passed" if player["passed"] else ""
    lines = [
        f"  seat {player['seat']} ({player['faction']}): {player['score']} vp, {goods}, "
        f"{player['hand_size']} in hand{passed}",
        f"    empire: {_listed(slug[at['card']] for at in player['empire'])}",
    ]
    if player["deals"]:
        lines.append(f"    deals: {_listed(slug[deal['card']] for deal in player['deals'])}")
    if own:
        lines.append(f"    hand: {_listed(slug[card] for card in player['hand'])}")
        if player["offer"]:
            lines.append(f"    to pick from: {_listed(slug[card] for card in player['offer'])}")
    return lines


def _listed(slugs: Iterable[str]) -> str:
    counted = Counter(slugs)
    return ", ".join(s if n == 1 else f"{n} {s}" for s, n in counted.items()) or "nothing"
