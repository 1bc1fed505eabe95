"""A place of the sheets in words: what it costs, what it brings, what a building does."""

from osada.rollwrite import spots, words
from osada.rollwrite.empire import AREAS, COSTS, SECTIONS, TRACKS, VALUES
from osada.rollwrite.state import BASIC, TOKENS
from osada.rollwrite.text import ability_text, harvest_text, price_text
from osada.rollwrite.viewtypes import Dice
from osada.terminal.ink import Line
from osada.terminal.origin import ours
from osada.terminal.roll.table import RollTable
from osada.terminal.roll.village import picture, says, title
from osada.terminal.words import say

_LETTERS = "ab"


def detail(table: RollTable, seat: int, place: str) -> list[Line]:
    """What is to be said of a place on a player's sheets; nothing for one without a meaning."""
    kind, _, rest = place.partition("/")
    match kind:
        case "track":
            return _section(table, rest)
        case "cell":
            return [[(words.cell_name(rest, table.language), "bold")]]
        case "building":
            return building_lines(table, seat, rest.partition("/")[0])
        case "harvest":
            return _harvest(table, rest)
        case "token":
            return _token(table, rest)
        case "favor":
            token = table.players[seat].token
            return _token(table, TOKENS[token]) if token >= 0 else []
        case "dice":
            return [[(dice_text(table, table.view(None)["players"][seat]["dice"]), "")]]
        case _:
            return []


def dice_text(table: RollTable, dice: Dice) -> str:
    """`Dice: wood, gold, stone; worker die 4.`"""
    names = [words.good_name(face, table.language) for face in dice["resources"]]
    return say(table.language, "plain-dice", faces=", ".join(names), worker=dice["worker"])


def _section(table: RollTable, rest: str) -> list[Line]:
    language = table.language
    track, _, place = rest.partition("/")
    row, section = TRACKS.index(track), int(place[0])
    areas = COSTS[row][section - 1]
    name = words.section_name(track, place, language)
    lines: list[Line] = [[(name, "bold")]]
    if section == SECTIONS:
        lines.append([(say(language, "roll-imperial"), "$ink-2")])
    letter = _LETTERS.find(place[1:]) if len(place) > 1 else 0
    lines.append([(say(language, "roll-price", price=price_text(areas[letter], language)), "")])
    worth = words.points(VALUES[row][section], language)
    lines.append([(say(language, "roll-worth", points=worth), "")])
    return lines


def _harvest(table: RollTable, area: str) -> list[Line]:
    language = table.language
    yields = harvest_text(AREAS.index(area), language)
    return [[(area, "bold")], [(say(language, "roll-yields", goods=yields), "")]]


def _token(table: RollTable, token: str) -> list[Line]:
    language = table.language
    return [
        [(words.token_name(token, language), "bold")],
        [(words.token_text(token, language), "")],
    ]


def building_lines(table: RollTable, seat: int, slug: str) -> list[Line]:
    """All that stands on a building, and how it stands."""
    language, state = table.language, table.match.state
    player = table.players[seat]
    slot = player.village.slot(slug)
    building = player.village.buildings[slot]
    lines: list[Line] = [[(title(building, language), "bold")]]
    lines.append(says(building, player.value(slot), language))
    lines.append([(words.sentence(spots.standing(state, seat, slot, language)), "$ink-2")])
    if building.areas:
        prices = "; ".join(price_text(price, language) for price in building.areas)
        lines.append([(say(language, "roll-areas", prices=prices), "")])
    if building.plan is not None and state.options.mode != BASIC:
        lines += [[(f"  {row}", "$pick")] for row in picture(building.plan)]
    if own := ours(building.source, language):
        lines.append([(words.sentence(own), "$ink-3")])
    return lines


def building_text(table: RollTable, seat: int, slot: int) -> str:
    """What a building does now, the underlined number in brackets."""
    player = table.players[seat]
    building = player.village.buildings[slot]
    return ability_text(building.ability, table.language, player.value(slot), ("[", "]"))
