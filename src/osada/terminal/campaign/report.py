"""A campaign between two games in plain sentences: sheets, shop, the end of a game, history."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.cells import cell_len, set_cell_size

from osada.campaign import words
from osada.campaign.viewtypes import (
    CampaignView,
    Chapter,
    EmpireSheet,
    GameRecord,
    ProgressTrack,
    Ruler,
    Wares,
)
from osada.settlers import words as card_words
from osada.settlers.effects.text import card_text, colour_name
from osada.settlers.effects.vocabulary import COLOUR
from osada.terminal.campaign.table import CampaignTable
from osada.terminal.cards.part import goods_text
from osada.terminal.words import say

_GAP: Final = "  "
_UPKEEP: Final = {"paid": "step-upkeep-paid", "missed": "step-upkeep-missed"}


def standing(table: CampaignTable, view: CampaignView) -> str:
    """`Game 3, Inventions.`"""
    stage = words.stage_name(view["stage"], table.language)
    return say(table.language, "plain-stage", n=view["number"], stage=stage)


def who(table: CampaignTable, seat: int, empire: str) -> str:
    """A player, with the name of the empire if it has one: `Roma (Ola)`."""
    name = table.seats[seat].name
    return f"{empire} ({name})" if empire else name


def named(table: CampaignTable, number: str) -> str:
    """A card by its name and by the word that moves use."""
    card = table.cards.of_number[number]
    name = card_words.card_name(table.cards, card, table.language)
    return f"{name} [{table.cards.slugs[card]}]"


def card_names(table: CampaignTable, numbers: Iterable[str]) -> str:
    """Cards by their names."""
    return ", ".join(card_words.card_name(table.cards, one, table.language) for one in numbers)


# Sheets


def sheet(table: CampaignTable, ruler: Ruler) -> list[str]:
    """An empire sheet: tracks and what they bring next, map, Provinces, Inventions, scores."""
    language, own = table.language, ruler["sheet"]
    facts = [
        card_words.faction_name(table.cards, own["faction"], language),
        words.era_name(own["era"], language),
        words.knowledge(own["knowledge"], language),
        *fate(table, ruler),
    ]
    lines = [f"{who(table, ruler['seat'], own['name'])}: {', '.join(facts)}."]
    lines += [f"  {track_line(table, track)}" for track in own["tracks"]]
    crossed = [str(space["number"]) for space in own["map"] if space["crossed"]]
    due = goods_text(own["due"], language)
    spaces = ", ".join(crossed) or say(language, "plain-none")
    lines.append(f"  {say(language, 'plain-map', spaces=spaces, due=due)}")
    for message, held in (
        ("plain-provinces", own["provinces"]),
        ("plain-inventions", own["inventions"]),
    ):
        cards = card_names(table, held) or say(language, "plain-none")
        lines.append(f"  {say(language, message, n=len(held), cards=cards)}")
    if own["bonuses"]:
        lines.append(f"  {say(language, 'plain-bonuses', bonuses=bonuses(own, language))}")
    if own["scores"]:
        scores = ", ".join(map(str, own["scores"]))
        lines.append(f"  {say(language, 'plain-scores', scores=scores)}")
    return lines


def fate(table: CampaignTable, ruler: Ruler) -> list[str]:
    """What has become of an empire, if it does not simply stand."""
    language = table.language
    if ruler["completed"]:
        return [say(language, "has-completed")]
    if ruler["retired"]:
        return [say(language, "has-retired")]
    if ruler["fallen"]:
        return [say(language, "has-fallen", why=words.fall_name(ruler["fallen"], language))]
    return []


def bonuses(own: EmpireSheet, language: str) -> str:
    """`Worker, 2 Gold`."""
    named = ((words.bonus_name(bonus, language), n) for bonus, n in own["bonuses"].items())
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in named)


def track_line(table: CampaignTable, track: ProgressTrack) -> str:
    """How far a track is, and what it brings next."""
    language = table.language
    line = say(
        language,
        "plain-crossed-of",
        track=card_words.sentence(words.track_name(track["category"], language)),
        n=track["crossed"],
        of=track["spaces"],
    )
    coming = track["next"]
    if coming is None:
        return f"{line}."
    bonus = words.bonus_name(coming["bonus"], language)
    return f"{line}; {say(language, 'plain-next-space', n=coming['space'], bonus=bonus)}."


def sheets(table: CampaignTable, view: CampaignView) -> list[str]:
    """The sheets of everybody."""
    return [line for ruler in view["players"] for line in sheet(table, ruler)]


# Map and shop


def map_lines(table: CampaignTable, ruler: Ruler) -> list[str]:
    """The spaces of a Province map with their upkeep."""
    language = table.language
    lines: list[str] = []
    for space in ruler["sheet"]["map"]:
        mark = "x" if space["crossed"] else " "
        lines.append(f"  [{mark}] {space['number']:>2}  {goods_text(space['goods'], language)}")
    return lines


def shop(table: CampaignTable, view: CampaignView) -> list[str]:
    """The Inventions of an era by colour: whose they are, what they cost and replace."""
    language, found = table.language, view["shop"]
    names = [table.seats[seat].name for seat in view["order"]]
    lines = [
        say(
            language,
            "plain-shop",
            era=words.era_name(found["era"], language),
            name=table.seats[found["seat"]].name,
            knowledge=words.knowledge(found["knowledge"], language),
            names=", ".join(names),
        )
    ]
    for colour, offers in by_colour(found["offers"]):
        lines.append(f"  {card_words.sentence(colour_names(colour, language))}:")
        for one in offers:
            lines.append(f"    {_wares(table, found['seat'], one)}")
            if one["affordable"]:
                ability = table.cards.entry[table.cards.of_number[one["card"]]].ability
                lines += [f"      {line}" for line in card_text(ability, language)]
    return lines


def by_colour(offers: Sequence[Wares]) -> list[tuple[tuple[str, ...], list[Any]]]:
    """Inventions of the same colours together, in the order of the first of them."""
    found: dict[tuple[str, ...], list[Any]] = {}
    for one in offers:
        found.setdefault(tuple(one["colours"]), []).append(one)
    return list(found.items())


def colour_names(colours: Iterable[str], language: str) -> str:
    """`brown and red`."""
    return colour_name(sum(COLOUR[name] for name in colours), language)


def _wares(table: CampaignTable, seat: int, wares: Wares) -> str:
    price = words.knowledge(wares["price"], table.language)
    facts = [price, *wares_facts(table, seat, wares)]
    return f"{named(table, wares['card'])}: {', '.join(facts)}"


def wares_facts(table: CampaignTable, seat: int, wares: Wares) -> list[str]:
    """Whose an Invention is, or whether it can be paid, what goes back, who else could pay."""
    language = table.language
    if wares["owner"] == seat:
        return [say(language, "wares-own")]
    if wares["owner"] is not None:
        return [say(language, "wares-of", name=table.seats[wares["owner"]].name)]
    if wares["set_aside"]:
        return [say(language, "wares-set-aside")]
    facts = [say(language, "wares-affordable" if wares["affordable"] else "wares-dear")]
    if wares["replaces"]:
        facts.append(say(language, "wares-replaces", cards=card_names(table, wares["replaces"])))
    if wares["wanted"]:
        names = ", ".join(table.seats[other].name for other in wares["wanted"])
        facts.append(say(language, "wares-wanted", names=names))
    return facts


# The end of a game, step by step


def settled(table: CampaignTable, record: GameRecord) -> list[str]:
    """What a game brought to everybody, as far as it has come: Goals, then the six steps."""
    language = table.language
    winners = [table.seats[seat].name for seat in record["winners"]]
    names = card_words.listed(winners, language) if winners else say(language, "nobody")
    lines = [say(language, "settled-game", n=record["number"], names=names)]
    spaces = {chapter["seat"]: chapter["goals"] for chapter in record["chapters"]}
    for goal in record["goals"]:
        by = [f"{table.seats[at].name} (+{spaces[at][goal['goal']]})" for at in goal["by"]]
        name = card_words.card_name(table.cards, goal["goal"], language)
        lines.append(f"  {name}: {', '.join(by) or say(language, 'nobody')}")
    for chapter in record["chapters"]:
        lines.append(f"{who(table, chapter['seat'], chapter['name'])}:")
        lines += [f"  {line}" for line in _steps(table, chapter)]
    return lines


def _steps(table: CampaignTable, chapter: Chapter) -> list[str]:
    """One player's way through the end of a game."""
    language = table.language
    points = [f"{words.how_name(how, language)} {n}" for how, n in chapter["points"].items() if n]
    score = say(language, "step-score", n=chapter["score"])
    steps = [f"{score} {'; '.join(points)}." if points else f"{score.removesuffix(':')}."]
    if chapter["upkeep"] in _UPKEEP:
        steps.append(say(language, _UPKEEP[chapter["upkeep"]]))
    if not chapter["written"]:
        steps.append(say(language, "step-not-written"))
    spaces = [
        f"{words.track_name(track, language)} {n}" for track, n in chapter["spaces"].items() if n
    ]
    if spaces:
        steps.append(say(language, "step-spaces", tracks=", ".join(spaces)))
    if chapter["new_era"]:
        steps.append(say(language, "step-era", era=words.era_name(chapter["new_era"], language)))
    if chapter["knowledge"]:
        gained = [
            f"{words.gained_name(source, language)} {n}"
            for source, n in chapter["knowledge"].items()
        ]
        sum_ = words.knowledge(sum(chapter["knowledge"].values()), language)
        steps.append(say(language, "step-knowledge", knowledge=sum_, sources="; ".join(gained)))
    for one in chapter["bought"]:
        bought = f"{card_names(table, [one['card']])} ({one['price']})"
        said = say(language, "step-bought", card=bought)
        if one["replaced"]:
            gone = say(language, "wares-replaces", cards=card_names(table, one["replaced"]))
            said = f"{said.removesuffix('.')}, {gone}."
        steps.append(said)
    if chapter["province"]:
        steps.append(say(language, "step-province", card=card_names(table, [chapter["province"]])))
    if chapter["crossed"]:
        steps.append(say(language, "step-crossed", n=chapter["crossed"]))
    return [*steps, *_fall(table, chapter)]


def _fall(table: CampaignTable, chapter: Chapter) -> list[str]:
    language = table.language
    steps: list[str] = []
    if chapter["fell"]:
        steps.append(say(language, "step-fell", why=words.fall_name(chapter["fell"], language)))
    if chapter["founded"]:
        faction = card_words.faction_name(table.cards, chapter["founded"], language)
        steps.append(say(language, "step-founded", faction=faction))
    if chapter["retired"]:
        steps.append(f"{card_words.sentence(say(language, 'has-retired'))}.")
    return steps


# History


def history(table: CampaignTable, view: CampaignView) -> list[str]:
    """What every game brought to every empire, as a table."""
    rows = history_rows(table, view)
    return aligned(rows) if len(rows) > 1 else [say(table.language, "no-history")]


def history_rows(table: CampaignTable, view: CampaignView) -> list[list[str]]:
    """The heads of the table, then a row for every empire in every game."""
    heads = ("game", "history-empire", "history-era", "score", "history-spaces")
    more = ("history-knowledge", "history-bought", "history-province", "history-notes")
    rows = [[say(table.language, head) for head in (*heads, *more)]]
    for record in view["chronicle"]:
        rows += [_row(table, record, chapter) for chapter in record["chapters"]]
    return rows


def aligned(rows: list[list[str]]) -> list[str]:
    """Rows of cells in columns."""
    wide = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        _GAP.join(set_cell_size(cell, n) for cell, n in zip(row, wide, strict=True)).rstrip()
        for row in rows
    ]


def _row(table: CampaignTable, record: GameRecord, chapter: Chapter) -> list[str]:
    language = table.language
    notes = [say(language, "history-won")] if chapter["seat"] in record["winners"] else []
    if chapter["upkeep"] == "missed":
        notes.append(words.how_name("upkeep", language))
    if chapter["new_era"]:
        notes.append(words.era_name(chapter["new_era"], language))
    if chapter["fell"]:
        why = words.fall_name(chapter["fell"], language)
        notes.append(say(language, "has-fallen", why=why))
    if chapter["retired"]:
        notes.append(say(language, "has-retired"))
    return [
        str(record["number"]),
        who(table, chapter["seat"], chapter["name"]),
        words.era_name(chapter["era"], language),
        str(chapter["score"]),
        "/".join(str(n) for n in chapter["spaces"].values()),
        str(sum(chapter["knowledge"].values())),
        card_names(table, (one["card"] for one in chapter["bought"])),
        card_names(table, [chapter["province"]] if chapter["province"] else []),
        "; ".join(notes),
    ]
