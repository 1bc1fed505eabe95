"""How standings are printed: tables for people, one object for programs."""

from typing import TYPE_CHECKING, Any

from osada.cli.columns import show_figures
from osada.cli.say import show_json

if TYPE_CHECKING:
    from osada.arena.results import Header
    from osada.arena.standings import Standings


def show_standings(head: "Header", standings: "Standings", *, json: bool) -> None:
    """Print who stands where: in all, by faction and by seat."""
    found = standings.as_dict()
    if json:
        show_json(
            {
                "games": standings.games,
                "seed": head.plan.get("seed"),
                "repeatable": head.repeatable,
                "rules": head.rules,
                "osada": head.osada,
                "build": head.build,
                "settings": dict(head.plan),
                **found,
            }
        )
        return
    print(_title(head, standings.games))
    print()
    solo = head.plan["seats"] == 1
    _bots(found["players"], solo=solo)
    _parts("Faction", "faction", found["factions"])
    if not solo:
        _parts("Seat", "seat", found["seats"])


def _title(head: "Header", games: int) -> str:
    count = "1 game" if games == 1 else f"{games:,} games"
    said = f"{count} from seed {head.plan.get('seed')}, rules {head.rules}, {head.build}"
    if head.repeatable:
        return said
    return f"{said}; not repeatable: a bot is limited by time"


def _bots(rows: list[dict[str, Any]], *, solo: bool) -> None:
    last = ("Ranks",) if solo else ("Elo", "+-")
    headings = ("Bot", "Games", "Wins", "Share", "95 %", *last, "Score", "Spread", "ms a decision")
    show_figures(
        headings,
        [
            (
                row["code"],
                *_shares(row),
                *_strength(row, solo=solo),
                *_scores(row),
                _said(row, "ms_per_decision", 2),
            )
            for row in rows
        ],
        spare=("Spread", "Wins", "ms a decision", "Score", "Games"),
    )


def _strength(row: dict[str, Any], *, solo: bool) -> tuple[str, ...]:
    if solo:
        return (", ".join(f"{n} {rank}" for rank, n in row["ranks"].items()) or "-",)
    return f"{row['elo']:+.0f}", f"{(row['elo_high'] - row['elo_low']) / 2:.0f}"


def _parts(heading: str, key: str, rows: list[dict[str, Any]]) -> None:
    show_figures(
        ("Bot", heading, "Games", "Wins", "Share", "95 %", "Score", "Spread"),
        [
            (
                row["code"],
                str(row[key] + 1) if key == "seat" else row[key],
                *_shares(row),
                *_scores(row),
            )
            for row in rows
        ],
        words=2,
        spare=("Spread", "Wins", "Score", "Games"),
    )


def _shares(row: dict[str, Any]) -> tuple[str, str, str, str]:
    if row["win_share"] is None:
        return "0", "-", "-", "-"
    between = f"{100 * row['low']:.1f}-{100 * row['high']:.1f}"
    return f"{row['games']:,}", f"{row['wins']:,}", f"{100 * row['win_share']:.1f} %", between


def _scores(row: dict[str, Any]) -> tuple[str, str]:
    return _said(row, "score_mean", 1), _said(row, "score_sd", 1)


def _said(row: dict[str, Any], key: str, places: int) -> str:
    return "-" if row[key] is None else f"{row[key]:,.{places}f}"
