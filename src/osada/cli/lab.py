"""`osada lab`: what somebody's cards do to winning and to scores."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from osada.cli import trial
from osada.cli.arena import Workers
from osada.cli.flags import read_lists
from osada.cli.say import Json, Refusals, Stop, catalogue, one_of, refusal
from osada.kernel.seeds import read_seed
from osada.titles import FIRST, title

if TYPE_CHECKING:
    from osada.arena.settlers.lab import Changes, Trial
    from osada.settlers.catalogue import Catalogue


def lab(
    *,
    add: Annotated[
        Path, Parameter(help="A folder with card files of your own, or one file: what is tried.")
    ],
    faction: Annotated[
        str | None,
        Parameter(help="Whose win share is measured; by default that of the cards' faction."),
    ] = None,
    games: Annotated[
        int, Parameter(help="Games in all, half of them without the cards; rounded up.")
    ] = 2000,
    bot: trial.Bot = "greedy",
    boxes: Annotated[
        str | None, Parameter(help="Boxes on the table in all games, such as `friends,aztecs`.")
    ] = None,
    format: Annotated[
        str | None, Parameter(help="The format of decks: `introductory`, `standard` or `open`.")
    ] = None,
    decks: Annotated[
        list[Path] | None, Parameter(help="A deck file of your own; again for each further deck.")
    ] = None,
    bans: Annotated[str | None, Parameter(help="Cards that nobody may use.")] = None,
    seed: trial.Seed = "1",
    workers: Workers = None,
    out: trial.Out = None,
    resume: trial.Resume = False,
    json: Json = False,
    language: Refusals = "en",
) -> int:
    """Try cards: the same deals with and without them, the faction against every other.

    For example `osada lab --add my-cards/ --faction rome --games 2000`. Cards may be new or replace
    cards of the base game or of the boxes on the table; a new faction is measured against theirs.
    """
    from osada.arena.settlers.lab import changes
    from osada.cli.findings import show_findings
    from osada.settlers.setup import INTRODUCTORY

    trial.check(games, workers, out, resume=resume)
    before = catalogue(None, boxes or "", language)
    known = catalogue(add, boxes or "", language)
    variant = _variant(known, language, boxes=boxes, format=format, decks=decks, bans=bans)
    changed = changes(before, known, variant.get("format") or INTRODUCTORY)
    if not changed.cards and not changed.boards:
        raise Stop(f'"{add}" changes nothing: it holds no card')
    factions = [each.slug for each in known.factions]
    tried = one_of(faction, "faction", factions) if faction else _of_the_cards(changed)
    planned = _trial(tried, add, bot, games, read_seed(seed), variant, language)
    slugs = [card.slug for card in changed.cards]
    found, code = trial.found(planned, games, workers, out, resume=resume, cards=slugs)
    if found is not None:
        show_findings(planned, changed, found, json=json)
    return code


def _of_the_cards(changed: "Changes") -> str:
    """The one faction that the cards are for."""
    whose = {card.faction for card in changed.cards} | set(changed.boards)
    if len(whose) != 1 or whose == {"common"}:
        raise Stop("say whose win share to measure, such as --faction rome")
    return whose.pop()


def _variant(known: "Catalogue", language: str, **said: Any) -> dict[str, Any]:
    """The options of the games, as a plan takes them; decks are read with the cards in play."""
    from osada.settlers import Settlers

    given = {name: value for name, value in said.items() if value is not None}
    return read_lists(title(FIRST), Settlers(known), given, language)


def _trial(
    faction: str,
    add: Path,
    bot: str,
    games: int,
    seed: int | str,
    variant: dict[str, Any],
    language: str,
) -> "Trial":
    from osada.arena.settlers import lab
    from osada.arena.settlers.cardfiles import packed
    from osada.arena.settlers.plan import BadPlan
    from osada.bots import UnknownBot, canonical

    try:
        return lab.trial(faction, packed(add), canonical(bot), games, seed, **variant)
    except (BadPlan, UnknownBot) as error:
        raise Stop(refusal(error, language)) from error
