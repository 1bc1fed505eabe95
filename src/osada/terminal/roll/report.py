"""The sheets in plain sentences, for scripts and screen readers."""

from osada.rollwrite import spots, words
from osada.rollwrite.empire import (
    AREAS,
    BRIDGE_ENDS,
    CELLS,
    COSTS,
    FIELDS,
    SECTIONS,
    TRACKS,
    VALUES,
)
from osada.rollwrite.goods import GOODS
from osada.rollwrite.plans import Plan
from osada.rollwrite.state import BASIC
from osada.rollwrite.text import ability_text, harvest_text, price_text
from osada.rollwrite.viewtypes import RollView, Sheets
from osada.rollwrite.village import Building
from osada.terminal.origin import ours
from osada.terminal.roll.detail import building_text, dice_text
from osada.terminal.roll.panes import sheet_title, state_of
from osada.terminal.roll.table import RollTable
from osada.terminal.roll.village import title
from osada.terminal.words import say


def brief(table: RollTable, seat: int) -> list[str]:
    """What a player needs for the next move: where the game stands, dice, pool, favor."""
    view = table.view(seat)
    player = view["players"][seat]
    lines = [f"{_standing(table, view)} {_score(table, player)}", dice_text(table, player["dice"])]
    lines.append(_tokens(table, view) if view["phase"] == "favor" else _pool(table, player))
    return lines


def whole(table: RollTable, seat: int | None) -> list[str]:
    """A player's sheets and a line for each rival; for a spectator everybody's sheets."""
    view = table.view(seat)
    lines = [_standing(table, view), dice_text(table, view["dice"]), _tokens(table, view)]
    for player in view["players"]:
        if seat in (None, player["seat"]):
            lines += ["", *sheets(table, player["seat"])]
    if seat is not None:
        lines.append("")
        lines += [_rival(table, one) for one in view["players"] if one["seat"] != seat]
    return lines


def sheets(table: RollTable, seat: int) -> list[str]:
    """Both sheets of one player."""
    view = table.view(seat)
    player = view["players"][seat]
    heading = _score(table, player)
    heading = f"{heading} {sheet_title(table, seat)}."
    state = state_of(table, view, player)
    lines = [f"{heading} ({state})" if state else heading, f"  {_pool(table, player)}"]
    lines += [f"  {_track(table, player, track)}" for track in range(len(TRACKS))]
    lines += [f"  {_field(table, player, field)}" for field in range(len(FIELDS))]
    lines += [f"  {_building(table, seat, slot)}" for slot in range(len(player["buildings"]))]
    for number, one in enumerate(player["placed"], 1):
        name = words.building_name(table.villages, one["building"], table.language)
        cells = words.listed(one["cells"], table.language)
        lines.append(f"  {say(table.language, 'plain-settlement', n=number, name=name, at=cells)}")
    return lines


def _standing(table: RollTable, view: RollView) -> str:
    """`Round 2, Develop the empire.`"""
    phase = words.phase_name(view["phase"], table.language)
    return say(table.language, "plain-round", round=view["round"], phase=phase)


def _score(table: RollTable, player: Sheets) -> str:
    """`Ola: 12 points.`"""
    points = words.points(player["score"], table.language)
    return f"{table.seats[player['seat']].name}: {points}."


def _tokens(table: RollTable, view: RollView) -> str:
    """The tokens of the game, and who has which."""
    holders = {player["token"]: player["seat"] for player in view["players"] if player["token"]}
    shown = []
    for token in view["tokens"]:
        name = f"{words.token_name(token, table.language)} [{token}]"
        held = f" ({table.seats[holders[token]].name})" if token in holders else ""
        shown.append(f"{name}{held}")
    return say(table.language, "plain-tokens", tokens=", ".join(shown))


def _pool(table: RollTable, player: Sheets) -> str:
    """`Pool: 1 wood and 2 gold; 4 actions; favor: Ally, not used.`"""
    language = table.language
    counts = [player["pool"][good] for good in GOODS]
    actions = words.counted("action", player["actions"], language)
    text = say(language, "plain-pool", goods=words.goods(counts, language), actions=actions)
    if player["token"] is None:
        return text
    used = say(language, "roll-favor-used" if player["favor_used"] else "roll-favor-open")
    token = words.token_name(player["token"], language)
    return f"{text} {say(language, 'roll-favor')}: {token}, {used}."


def _rival(table: RollTable, player: Sheets) -> str:
    """A rival in one line."""
    tracks = ", ".join(
        f"{words.track_name(track, table.language)} {player['tracks'][track]}" for track in TRACKS
    )
    return f"{_score(table, player)} {tracks}. {_pool(table, player)}"


def _track(table: RollTable, player: Sheets, track: int) -> str:
    """How far a track is, and what its next section costs."""
    language, name = table.language, TRACKS[track]
    progress = list(player["tracks"].values())[track]
    values = VALUES[track]
    text = say(
        language,
        "plain-track",
        track=words.track_name(name, language),
        n=progress,
        points=words.points(values[progress], language),
    )
    if progress == SECTIONS:
        return text
    areas = COSTS[track][progress]
    prices = [
        say(language, "plain-crossed")
        if len(areas) > 1 and area in player["half"]
        else price_text(price, language)
        for area, price in enumerate(areas)
    ]
    more = say(
        language,
        "plain-next",
        place=f"{CELLS[track]}{progress + 1}",
        price="; ".join(prices),
        points=words.points(values[progress + 1], language),
    )
    return f"{text} {more}"


def _field(table: RollTable, player: Sheets, field: int) -> str:
    """Whether a field is accessible, and its areas."""
    language = table.language
    is_open = player["tracks"]["bridges"] >= BRIDGE_ENDS[field]
    areas = [
        f"{area} {say(language, 'plain-crossed')}"
        if area in player["harvested"]
        else f"{area} {harvest_text(AREAS.index(area), language)}"
        for area in AREAS[3 * field : 3 * field + 3]
    ]
    return say(
        language,
        "plain-field-open" if is_open else "plain-field-closed",
        field=words.sentence(words.field_name(FIELDS[field], language)),
        areas="; ".join(areas),
        n=BRIDGE_ENDS[field],
    )


def _building(table: RollTable, seat: int, slot: int) -> str:
    """A building with its areas, its text and how it stands."""
    player, language = table.players[seat], table.language
    building = player.village.buildings[slot]
    crossed = player.crossed >> 4 * slot
    parts = [f"{building_text(table, seat, slot)}."]
    prices = [
        say(language, "plain-crossed") if crossed >> area & 1 else price_text(price, language)
        for area, price in enumerate(building.areas)
    ]
    if prices:
        parts.append(f"{say(language, 'roll-areas', prices='; '.join(prices))}")
    parts.append(f"{words.sentence(spots.standing(table.match.state, seat, slot, language))}.")
    if building.plan is not None and table.match.state.options.mode != BASIC:
        parts.append(plan_text(building.plan, language))
    return f"{title(building, language)} [{building.slug}]: {' '.join(parts)}"


def possible(one: spots.PossibleMove, language: str) -> str:
    """`Build Walls 4; costs 1 action and 2 stone; brings 2 points`"""
    parts = [one.label]
    if one.pays:
        parts.append(say(language, "plain-costs", goods=_amounts(one.pays, language)))
    if one.brings:
        parts.append(say(language, "plain-brings", goods=_amounts(one.brings, language)))
    return "; ".join(parts)


def _amounts(counts: dict[str, int], language: str) -> str:
    nouns = {"actions": "action", "vp": "point", **{good: f"good-{good}" for good in GOODS}}
    amounts = (words.counted(nouns[kind], n, language, "acc") for kind, n in counts.items())
    return words.listed(amounts, language)


def plan_text(plan: Plan, language: str) -> str:
    """A plan as a picture, and in words: the columns of each row."""
    rows = "; ".join(
        " ".join(str(at) for at, sign in enumerate(row, 1) if sign == "#") for row in plan.rows
    )
    return say(language, "plain-plan", plan="/".join(plan.rows), rows=rows)


def printed(building: Building, language: str) -> list[str]:
    """A building as it is printed, for somebody who asks by name."""
    text = ability_text(building.ability, language, underline=("[", "]"))
    lines = [f"{title(building, language)} [{building.slug}]", f"{text}."]
    if building.areas:
        prices = "; ".join(price_text(price, language) for price in building.areas)
        lines.append(say(language, "roll-areas", prices=prices))
    if building.plan is not None:
        lines.append(plan_text(building.plan, language))
    if own := ours(building.source, language):
        lines.append(f"{words.sentence(own)}.")
    return lines
