"""What a game of a campaign has besides: Goals, upkeep, tokens, Inventions."""

from typing import Final

from osada.campaign.words import era_name, track_name
from osada.settlers import words
from osada.settlers.effects.text import card_text
from osada.settlers.goods import GOOD
from osada.settlers.viewtypes import Goal, GoalProgress, Goods, Invention, Player, Progress, View
from osada.terminal import glyphs as g
from osada.terminal import ink
from osada.terminal.cards.table import CardTable
from osada.terminal.formula import amount
from osada.terminal.ink import Line
from osada.terminal.words import say

_NARROWEST: Final = 20
"""Cells that a Goal of the strip needs at least."""


def goals(table: CardTable, view: View, wordy: bool = False) -> list[str]:
    """The Goals in the middle with everybody's progress; wordy: with what they ask for."""
    lines: list[str] = []
    for goal in view.get("goals", ()):
        card = table.cards.of_number[goal["card"]]
        lines.append(
            say(
                table.language,
                "plain-goal",
                goal=words.card_name(table.cards, card, table.language),
                category=words.category_name(goal["category"], table.language),
                progress="; ".join(progress(table, goal)),
            )
        )
        if wordy:
            ability = table.cards.entry[card].ability
            lines += [f"  {line}" for line in card_text(ability, table.language)]
    return lines


def progress(table: CardTable, goal: Goal) -> list[str]:
    """How far everybody is with a Goal: `Ola 2 of 4`."""
    found: list[str] = []
    for place, has in enumerate(goal["progress"]):
        name = table.seats[place].name
        if has["achieved"]:
            found.append(say(table.language, "goal-achieved", name=name))
        else:
            found.append(
                say(table.language, "goal-progress", name=name, n=has["has"], of=goal["count"])
            )
    return found


def upkeep(table: CardTable, player: Player) -> str:
    """What is due and what was laid down; "" where there is no upkeep."""
    part = player.get("part")
    if part is None or not (part["due"] or part["laid"]):
        return ""
    due, laid = goods_text(part["due"], table.language), goods_text(part["laid"], table.language)
    return say(table.language, "plain-upkeep", due=due, laid=laid)


def tokens(table: CardTable, player: Player) -> str:
    """The progress tokens of a supply; "" for none."""
    part = player.get("part")
    if part is None or not part["tokens"]:
        return ""
    listed = token_names(part["tokens"], table.language)
    return say(table.language, "plain-progress-tokens", tokens=listed)


def token_names(held: dict[Progress, int], language: str) -> str:
    """`Dove, Wall ×2`."""
    names = ((words.progress_name(token, language), n) for token, n in held.items() if n)
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in names)


def brief(table: CardTable, player: Player) -> list[str]:
    """Upkeep and tokens in a line, if there are any."""
    said = [line for line in (upkeep(table, player), tokens(table, player)) if line]
    return [" ".join(said)] if said else []


def sheet(table: CardTable, player: Player) -> list[str]:
    """All of a player's part of a campaign."""
    part = player.get("part")
    if part is None:
        return []
    language = table.language
    spaces = ", ".join(
        f"{track_name(category, language)} {n}" for category, n in part["tracks"].items()
    )
    lines = [say(language, "plain-tracks", era=era_name(part["era"], language), tracks=spaces)]
    lines += brief(table, player)
    if part["inventions"]:
        names = [_invention(table, one) for one in part["inventions"]]
        lines.append(say(language, "plain-inventions", n=len(names), cards=", ".join(names)))
    return lines


def _invention(table: CardTable, invention: Invention) -> str:
    name = words.card_name(table.cards, invention["card"], table.language)
    if not invention["uses"]:
        return name
    return f"{name} ({say(table.language, 'used-times', n=invention['uses'])})"


def goods_text(goods: Goods, language: str) -> str:
    """`1 wood and 2 workers`; `nothing`."""
    return words.goods({GOOD[good]: n for good, n in goods.items()}, language)


# On a screen


def strip(table: CardTable, view: View, cells: int) -> list[Line]:
    """The Goals side by side: name, and below it how far everybody is."""
    goals: list[Goal] = view["goals"]
    column = max(cells // max(len(goals), 1), _NARROWEST)
    rows: list[Line] = [[], []]
    for goal in goals:
        for row, line in zip(rows, goal_lines(table, goal), strict=True):
            row += ink.fit(line, column - 1)
            row.append((" ", ""))
    return rows


def goal_lines(table: CardTable, goal: Goal) -> tuple[Line, Line]:
    """A Goal with the spaces it brings next, and how far everybody is."""
    name = words.card_name(table.cards, goal["card"], table.language)
    head: Line = [
        (f"{g.CATEGORY[goal['category']]} ", f"bold {g.category_style(goal['category'])}"),
        (f"{_brings(goal)} ", "$ink-3" if goal["turned"] else "bold $go"),
        (name, "bold"),
    ]
    line: Line = []
    for place, has in enumerate(goal["progress"]):
        seat = table.seats[place].name
        line.append((f"{'  ' if line else ''}{seat} ", table.style(place)))
        line.append(_far(goal, has))
    return head, line


def _brings(goal: Goal) -> str:
    """How many spaces a Goal brings whoever achieves it next (GOAL-13)."""
    return "+1" if goal["turned"] else "+3"


def _far(goal: Goal, has: GoalProgress) -> tuple[str, str]:
    if has["achieved"]:
        return g.YES, "bold $go"
    return f"{has['has']}/{goal['count']}", ""


def short(view: View, place: int) -> Line:
    """All Goals in a few cells, as far as one player is."""
    line: Line = []
    for goal in view.get("goals", ()):
        category = goal["category"]
        line.append((f" {g.CATEGORY[category]}", f"bold {g.category_style(category)}"))
        line.append(_far(goal, goal["progress"][place]))
    return [*line, ("  ", "")] if line else []


def facts(table: CardTable, player: Player, wide: bool) -> Line:
    """Upkeep and tokens of a player, in words where there is room."""
    part = player.get("part")
    if part is None:
        return []
    if not wide:
        return glyphs(player)
    language = table.language
    line: Line = []
    if part["due"] or part["laid"]:
        line += [(f" {say(language, 'upkeep-due')} ", "$ink-3"), *_amounts(part["due"])]
        line += [(f"  {say(language, 'upkeep-laid')} ", "$ink-3"), *_amounts(part["laid"])]
    if part["tokens"]:
        line.append((f"  {say(language, 'progress-tokens')} ", "$ink-3"))
        for token, n in part["tokens"].items():
            name = words.progress_name(token, language)
            line.append((f"{g.PROGRESS[token] * n} ", "bold $pick"))
            line.append((f"{name} ", ""))
    return line


def _amounts(goods: Goods) -> Line:
    return [amount(good, n) for good, n in goods.items() if n] or [("–", "$ink-3")]


def glyphs(player: Player) -> Line:
    """What is still due, tokens and the number of Inventions, as signs."""
    part = player.get("part")
    if part is None:
        return []
    line: Line = []
    if part["due"]:
        line += [(g.UPKEEP, "bold $give"), *_amounts(part["due"]), (" ", "")]
    for token, n in part["tokens"].items():
        line.append((g.PROGRESS[token] * n, "bold $pick"))
    if part["tokens"]:
        line.append((" ", ""))
    if part["inventions"]:
        line.append((f"{g.INVENTION}{len(part['inventions'])} ", "$ink-2"))
    return line
