"""What a game of a campaign has besides, in sentences: Goals, upkeep, tokens, Inventions."""

from typing import Any

from osada.campaign.words import era_name
from osada.settlers import words
from osada.settlers.effects.text import card_text
from osada.settlers.goods import GOOD
from osada.terminal.cards.table import CardTable
from osada.terminal.words import say


def goals(table: CardTable, view: dict[str, Any], wordy: bool = False) -> list[str]:
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


def progress(table: CardTable, goal: dict[str, Any]) -> list[str]:
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


def upkeep(table: CardTable, player: dict[str, Any]) -> str:
    """What is due and what was laid down; "" where there is no upkeep."""
    part = player.get("part")
    if part is None or not (part["due"] or part["laid"]):
        return ""
    due, laid = goods_text(part["due"], table.language), goods_text(part["laid"], table.language)
    return say(table.language, "plain-upkeep", due=due, laid=laid)


def tokens(table: CardTable, player: dict[str, Any]) -> str:
    """The progress tokens of a supply; "" for none."""
    part = player.get("part")
    if part is None or not part["tokens"]:
        return ""
    listed = token_names(part["tokens"], table.language)
    return say(table.language, "plain-progress-tokens", tokens=listed)


def token_names(held: dict[str, int], language: str) -> str:
    """`Dove, 2 Wall`."""
    names = ((words.progress_name(token, language), n) for token, n in held.items() if n)
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in names)


def brief(table: CardTable, player: dict[str, Any]) -> list[str]:
    """Upkeep and tokens in a line, if there are any."""
    said = [line for line in (upkeep(table, player), tokens(table, player)) if line]
    return [" ".join(said)] if said else []


def sheet(table: CardTable, player: dict[str, Any]) -> list[str]:
    """All of a player's part of a campaign."""
    part = player.get("part")
    if part is None:
        return []
    language = table.language
    spaces = ", ".join(
        f"{words.category_name(category, language)} {n}" for category, n in part["tracks"].items()
    )
    lines = [say(language, "plain-tracks", era=era_name(part["era"], language), tracks=spaces)]
    lines += brief(table, player)
    if part["inventions"]:
        names = [_invention(table, one) for one in part["inventions"]]
        lines.append(say(language, "plain-inventions", n=len(names), cards=", ".join(names)))
    return lines


def _invention(table: CardTable, invention: dict[str, Any]) -> str:
    name = words.card_name(table.cards, invention["card"], table.language)
    if not invention["uses"]:
        return name
    return f"{name} ({say(table.language, 'used-times', n=invention['uses'])})"


def goods_text(goods: dict[str, int], language: str) -> str:
    """`1 wood and 2 workers`; `nothing`."""
    return words.goods({GOOD[good]: n for good, n in goods.items()}, language)
