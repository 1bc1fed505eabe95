"""What is said in words beside the cards: the top line, goods, scores, rivals' facts."""

from typing import Final

from osada.settlers import words
from osada.settlers.effects.text import good_name
from osada.settlers.goods import GOODS
from osada.settlers.state import PHASES
from osada.settlers.viewtypes import Player, View
from osada.terminal import glyphs as g
from osada.terminal.cards import part
from osada.terminal.cards.table import CardTable
from osada.terminal.formula import amount
from osada.terminal.ink import Line
from osada.terminal.theme import faction_style
from osada.terminal.widgets.bars import bars
from osada.terminal.words import say

_FEW_TOKENS: Final = 3
"""As many blessings are named where there is room; of more the shapes say enough."""


def top(table: CardTable, view: View, wide: bool) -> Line:
    """The game, the round, the phase, the first player."""
    language, course = table.language, table.state.options.course
    line: Line = [
        (f" {g.LOCATION} Osada ", "bold $give"),
        (f"  {say(language, 'round')} ", "$ink-3"),
    ]
    for number in range(1, course.rounds + 1):
        now = number == view["round"]
        line.append((f"[{number}]" if now else f" {number} ", "bold reverse" if now else "$ink-3"))
    line.append(("   ", ""))
    phases = [PHASES[phase] for phase in course.order] if wide else [view["phase"]]
    for phase in phases:
        now = phase == view["phase"]
        name = words.phase_name(phase, language)
        line.append((f" {name} ", "bold reverse" if now else "$ink-3"))
    if len(table.seats) > 1:
        name = table.seats[view["first"]].name
        line += [
            ("   ", ""),
            (g.FIRST, "$go"),
            (f" {say(language, 'first-player', name=name)}", "$ink-2"),
        ]
    return line


def goods(table: CardTable, player: Player, wide: bool) -> Line:
    """What lies in a supply: glyph, number and, where there is room, the name."""
    line: Line = []
    crowded = "tech" in player["goods"]
    for good, n in player["goods"].items():
        style = g.good_style(good) if n else "$ink-3"
        line += [(f" {g.GOOD[good]}", style), (f"{n}", "bold" if n else "$ink-3")]
        if wide and (n or not crowded):
            name = good_name(GOODS.index(good), table.language, n)
            line.append((f" {name}", "" if n else "$ink-3"))
        line.append((" ", ""))
    return line + blessings(table, player, wide)


def blessings(table: CardTable, player: Player, wide: bool = False) -> Line:
    """The blessings of a supply by the shapes of their colours; where there is room, by name."""
    held: list[str] = player.get("blessings", [])
    if not held:
        return []
    line: Line = [(f" {g.GOOD['blessing']}", g.good_style("blessing"))]
    for token in held:
        line.append((g.COLOUR[token], f"bold {g.token_style(token)}"))
    if wide and len(held) <= _FEW_TOKENS:
        line.append((f" {words.tokens_text(held, table.language)}", ""))
    return [*line, (" ", "")]


def facts(table: CardTable, view: View, at: int) -> Line:
    """A player's public facts in one line."""
    player = view["players"][at]
    line: Line = [(f"{g.GOOD['vp']}{player['score']} ", "bold $g-vp")]
    for good, n in player["goods"].items():
        if n:
            line += [(g.GOOD[good], g.good_style(good)), (f"{n} ", "")]
    line += blessings(table, player)
    line += [(g.GOOD["card"], g.good_style("card")), (f"{player['hand_size']} ", "")]
    if player["deals"]:
        line.append((g.DEAL, "$ink-3"))
        line += [amount(deal["good"], 1) for deal in player["deals"]]
        line.append((" ", ""))
    if player["foundations"]:
        line.append((f"{g.FOUNDATION}{len(player['foundations'])} ", "$g-base"))
    return line + part.glyphs(player)


def virtual_facts(table: CardTable, view: View) -> Line:
    """The virtual player's attack line, collection and what they are compared with."""
    virtual = view["virtual"]
    language = table.language
    line: Line = [(f"{say(language, 'attack-line')} ", "$ink-3")]
    for good in virtual["line"]:
        line += [amount(good, 1), (" ", "")]
    n = len(virtual["collection"])
    line.append((f"  {say(language, 'collection', n=n)}", "bold $no"))
    own = virtual["faction_locations"]
    line.append((f"  {say(language, 'faction-locations', n=own)}", "bold $go"))
    return line


def state_of(table: CardTable, view: View, at: int) -> str:
    """Whether a player passed, thinks, or waits."""
    if view["players"][at]["passed"]:
        return say(table.language, "passed")
    if at in view["turn"]:
        return say(table.language, "deciding")
    return ""


def title(table: CardTable, view: View, at: int) -> Line:
    """Name and faction of a player, in the colour of the faction."""
    faction = view["players"][at]["faction"]
    name = words.faction_name(table.cards, faction, table.language)
    line: Line = [(table.seats[at].name, f"bold {faction_style(faction)}"), (f" {name}", "$ink-2")]
    state = state_of(table, view, at)
    if state:
        line.append((f" · {state}", "$ink-3"))
    return line


def scores(table: CardTable, view: View, cells: int) -> list[Line]:
    """Who has how many points, best first, as bars."""
    return bars(table, {player["seat"]: int(player["score"]) for player in view["players"]}, cells)
