"""What is said in words beside the sheets: the top line, rivals, scores."""

from osada.rollwrite import scoring, words
from osada.rollwrite.empire import CELLS, ROUNDS, rank
from osada.rollwrite.state import BASIC, PHASES
from osada.rollwrite.viewtypes import RollView, Sheets
from osada.terminal import glyphs as g
from osada.terminal.ink import Line
from osada.terminal.origin import ours
from osada.terminal.roll.strip import pool
from osada.terminal.roll.table import RollTable
from osada.terminal.widgets.bars import bars
from osada.terminal.words import say


def top(table: RollTable, view: RollView, wide: bool) -> Line:
    """The game, the round, the phase, who rolls."""
    language = table.language
    line: Line = [
        (f" {g.LOCATION} Osada ", "bold $give"),
        (f" {say(language, 'round')} ", "$ink-3"),
    ]
    for number in range(1, ROUNDS + 1):
        now = number == view["round"]
        past = "$ink-3 strike" if number < view["round"] else "$ink-3"
        line.append((f"[{number}]" if now else f" {number}", "bold reverse" if now else past))
        line.append((" ", ""))
    line.append((" ", ""))
    phases = [phase for phase in PHASES[:3] if phase != "settlements" or not _is_basic(table)]
    phases = phases if wide else [view["phase"]]
    for phase in phases:
        now = phase == view["phase"]
        name = words.phase_name(phase, language)
        line.append((f" {name} ", "bold reverse" if now else "$ink-3"))
    if len(table.seats) > 1:
        name = table.seats[view["active"]].name
        line += [("  ", ""), (g.FIRST, "$go"), (f" {say(language, 'roll-rolls', name=name)}", "")]
    return line


def _is_basic(table: RollTable) -> bool:
    return table.match.state.options.mode == BASIC


def title(table: RollTable, view: RollView, seat: int) -> Line:
    """Name and sheet of a player, and whether they are ready."""
    player = view["players"][seat]
    line: Line = [(table.seats[seat].name, f"bold {table.style(seat)}")]
    if table.is_adventure:
        line.append((f" {sheet_title(table, seat)}", "$ink-2"))
    state = state_of(table, view, player)
    if state:
        line.append((f" · {state}", "$ink-3"))
    return line


def sheet_title(table: RollTable, seat: int) -> str:
    """`Upper Eastmere (17, own design)`"""
    village = table.village(seat)
    own = ours(village.source, table.language)
    return f"{village.name(table.language)} ({village.slug}{', ' if own else ''}{own})"


def state_of(table: RollTable, view: RollView, player: Sheets) -> str:
    """Whether a player is ready, or still decides."""
    if player["seat"] in view["turn"]:
        return say(table.language, "deciding")
    if view["phase"] == "develop" and player["ready"]:
        return words.verb_name("ready", table.language)
    return ""


def rival(table: RollTable, view: RollView, seat: int) -> Line:
    """A player in one line: score, tracks, token, pool."""
    player = view["players"][seat]
    line: Line = [*title(table, view, seat), (f"  {g.GOOD['vp']}{player['score']}", "bold $g-vp")]
    line.append(("  ", ""))
    for code, done in zip(CELLS, player["tracks"].values(), strict=True):
        line += [(code, "$ink-3"), (f"{done} ", "bold")]
    complete = sum(
        bool(one["complete"] and building.areas)
        for one, building in zip(player["buildings"], table.village(seat).buildings, strict=True)
    )
    line += [(f" {g.KIND[0]}", "$ink-3"), (f"{complete}", "bold")]
    if player["settlements"]:
        line.append((f" {g.LOCATION}{player['settlements']}", "bold $pick"))
    if player["token"]:
        used = "$ink-3 strike" if player["favor_used"] else "$ink-2"
        line += [("  ", ""), (words.token_name(player["token"], table.language), used)]
    left = {good: n for good, n in player["pool"].items() if n}
    return [*line, ("  ", ""), *pool(left, player["actions"])]


def scores(table: RollTable, view: RollView, seat: int, cells: int) -> list[Line]:
    """Everybody's points as bars; alone, where they come from."""
    if len(table.seats) > 1:
        return bars(table, {one["seat"]: one["score"] for one in view["players"]}, cells)
    return boxes(table, seat, cells)


def boxes(table: RollTable, seat: int, cells: int) -> list[Line]:
    """The boxes of the sheet: tracks, settlements, what was earned, the total and its rank."""
    language, player = table.language, table.players[seat]
    slots = range(len(player.village.buildings))
    plans = sum(scoring.plan_points(player, slot) for slot in slots)
    stars = sum(scoring.star_points(player, slot) for slot in slots)
    total = scoring.score(player)
    parts = [(say(language, "roll-tracks"), scoring.tracks(player))]
    parts.append((words.sentence(words.how_name("settlement", language)), plans))
    parts.append((say(language, "roll-earned"), player.vp))
    parts.append((words.sentence(words.how_name("star", language)), stars))
    lines: list[Line] = [_box(name, n, cells, "") for name, n in parts]
    name = say(language, "total")
    if table.is_adventure:
        name = f"{name}: {words.rank_name(rank(total), language)}"
    lines.append(_box(name, total, cells, "bold"))
    record = table.record(seat)
    if record is not None:
        lines.append(
            _box(say(language, "roll-record", name=record.name), record.score, cells, "$ink-3")
        )
    return lines


def _box(name: str, n: int, cells: int, style: str) -> Line:
    room = max(cells - 4, 1)
    return [(f"{name[:room]:<{room}}", style), (f"{n:>4}", style or "bold")]
