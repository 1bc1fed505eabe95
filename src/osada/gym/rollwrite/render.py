"""The table in plain text, and what the seat that is asked can do."""

from typing import Any

from osada.gym.numbered import OVER, NumberedGame


def text(table: NumberedGame) -> str:
    """What everybody sees, and the moves of the seat that is asked."""
    game, state, seat = table.game, table.state, table.seat
    seen = game.view(state, None if seat == OVER else seat)
    dice = seen["dice"]
    faces = ", ".join(dice["resources"])
    lines = [
        f"round {seen['round']}, {seen['phase']}",
        f"  rolled: {faces}, {dice['worker']} actions; tokens: {', '.join(seen['tokens'])}",
    ]
    for player in seen["players"]:
        lines += _player(player)
    if "outcome" in seen:
        scores = ", ".join(map(str, seen["outcome"]["scores"]))
        winners = ", ".join(map(str, seen["outcome"]["winners"]))
        alone = len(seen["players"]) == 1
        lines.append(f"over: {scores}" + ("" if alone else f"; won by {winners}"))
    elif seat != OVER:
        moves = [game.text(state, seat, move) for move in table.moves]
        lines.append(f"seat {seat} can: {' | '.join(moves)}")
    return "\n".join(lines) + "\n"


def _player(player: dict[str, Any]) -> list[str]:
    tracks = ", ".join(f"{name} {n}" for name, n in player["tracks"].items())
    goods = ", ".join(f"{n} {good}" for good, n in player["pool"].items() if n) or "nothing"
    token = f", holds {player['token']}" if player["token"] else ""
    village = ", ".join(_building(building) for building in player["buildings"])
    return [
        f"  seat {player['seat']} (sheet {player['sheet']}): {player['score']} vp, "
        f"{player['actions']} actions, {goods}{token}",
        f"    empire: {tracks}; harvested {', '.join(player['harvested']) or 'nothing'}",
        f"    village: {village}",
    ]


def _building(building: dict[str, Any]) -> str:
    marks = "" if building["complete"] else f" ({len(building['crossed'])} crossed)"
    return f"{building['slug']} {building['value']}{marks}"
