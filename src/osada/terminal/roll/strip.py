"""What is always in sight: dice, pool, actions, favor, and the way on."""

from collections.abc import Mapping
from typing import Final

from osada.rollwrite import words
from osada.rollwrite.viewtypes import Dice, Resource
from osada.terminal import glyphs as g
from osada.terminal.ink import Line
from osada.terminal.roll.drawing import Drawing, Pen
from osada.terminal.roll.sheets import ACTION, POSSIBLE, Sheets
from osada.terminal.words import say

_WAYS: Final = ("keep", "ready", "skip")


def strip(sheets: Sheets, tokens: list[tuple[str, str]], whose: Line) -> Drawing:
    """Two lines; `tokens` are those of the game, each with the name of who has it.

    `whose` stands in front, where the sheets have no frame with a name.
    """
    return _pool(sheets, whose).below(_favors(sheets, tokens))


def dice(faces: Dice) -> Line:
    """`[≡][■][¤] [4☻]`"""
    line: Line = []
    for face in faces["resources"]:
        line += [("[", "$ink-3"), (g.GOOD[face], f"bold {g.good_style(face)}"), ("]", "$ink-3")]
    worker = (f"{faces['worker']}{g.GOOD[ACTION]}", f"bold {g.good_style(ACTION)}")
    return [*line, (" [", "$ink-3"), worker, ("]", "$ink-3")]


def pool(goods: Mapping[Resource, int], actions: int) -> Line:
    """`≡2 ■1 ●0 ¤1 ☻3`"""
    line: Line = []
    for good, n in (*goods.items(), (ACTION, actions)):
        style = g.good_style(good) if n else "$ink-3"
        line += [(g.GOOD[good], style), (f"{n} ", "bold" if n else "$ink-3")]
    return line


def _pool(sheets: Sheets, whose: Line) -> Drawing:
    """The dice, what is left of what they gave, the score."""
    player, language = sheets.player, sheets.language
    pen = Pen().draw([*whose, ("  ", "")] if whose else [])
    pen.write(f"{say(language, 'roll-dice')} ", "$ink-3")
    mark = [POSSIBLE] if sheets.can("dice") else []
    pen.place("dice", [*mark, *dice(player["dice"])], sheets.pointed == "dice")
    pen.write(f"  {say(language, 'roll-pool')} ", "$ink-3")
    for good, n in player["pool"].items():
        style = g.good_style(good) if n else "$ink-3"
        pen.write(g.GOOD[good], style).write(f"{n} ", "bold" if n else "$ink-3")
    n = player["actions"]
    pen.write(f"  {say(language, 'roll-actions')} ", "$ink-3")
    pen.write(f"{n}", "bold" if n else "$ink-3")
    pen.write("" if whose or not n else f" {g.GOOD[ACTION] * n}", g.good_style(ACTION))
    return pen.write(f"   {g.GOOD['vp']} {player['score']}", "bold $g-vp").done()


def _favors(sheets: Sheets, tokens: list[tuple[str, str]]) -> Drawing:
    """The tokens to choose from, or your own one; and what ends the phase."""
    player, language = sheets.player, sheets.language
    pen = Pen().write(f"{say(language, 'roll-favor')} ", "$ink-3")
    if sheets.phase == "favor":
        for token, holder in tokens:
            place = f"token/{token}"
            mark = [POSSIBLE] if sheets.can(place) else []
            name = words.token_name(token, language)
            shown = f"{name}: {holder}" if holder else name
            line = [
                ("[", "$ink-3"),
                *mark,
                (shown, "$ink-3" if holder else "bold"),
                ("]", "$ink-3"),
            ]
            pen.place(place, line, sheets.pointed == place).write(" ")
    elif player["token"]:
        name = words.token_name(player["token"], language)
        state = say(language, "roll-favor-used" if player["favor_used"] else "roll-favor-open")
        mark = [POSSIBLE] if sheets.can("favor") else []
        style = "$ink-3" if player["favor_used"] else "bold"
        line = [("[", "$ink-3"), *mark, (name, style), ("]", "$ink-3")]
        pen.place("favor", line, sheets.pointed == "favor").write(f" {state}  ", "$ink-3")
    for way in _WAYS:
        if sheets.can(way):
            label = words.sentence(words.say(language, f"move-{way}"))
            line = [("[", "$ink-3"), (f"{g.FIRST} {label}", "bold $go"), ("]", "$ink-3")]
            pen.place(way, line, sheets.pointed == way).write(" ")
    return pen.done()
