"""How the findings of the lab are printed: a verdict and tables, or one object."""

from typing import TYPE_CHECKING, Any, Final

from osada.cli.columns import show_figures
from osada.cli.say import show_json
from osada.cli.trial import origin

if TYPE_CHECKING:
    from osada.arena.report.settlers.cards import CardFacts
    from osada.arena.settlers.lab import Changes, Estimate, Findings, Row, Trial, Use

PERCENT: Final = 100
VARIANT: Final[tuple[str, ...]] = ("boxes", "format", "decks", "bans")
"""Options of a trial."""


def show_findings(planned: "Trial", changed: "Changes", found: "Findings", *, json: bool) -> None:
    """Print what a trial found."""
    if json:
        show_json(_document(planned, changed, found))
        return
    plan = planned.with_cards
    print(f"{planned.faction}, {found.games:,} games of {plan.players[0]} from seed {plan.seed}")
    print()
    print(found.verdict)
    for sentence in (said for use in found.uses for said in use.said()):
        print(sentence)
    for sentence in _notes(planned, changed):
        print(f"({sentence})")
    print()
    _compared(planned, found)
    if changed.cards:
        _used(changed, found.cards)


def _notes(planned: "Trial", changed: "Changes") -> list[str]:
    """What has to be known to read the figures."""
    said = [
        f"the {whose} deck has {after} cards instead of {before}, so each comes up "
        f"{'less' if after > before else 'more'} often"
        for whose, before, after in changed.decks
    ]
    said += [f"the board of {whose} is changed" for whose in changed.boards]
    if planned.without is None:
        said.append(f"{planned.faction} is new: its win share is compared with 50 %")
    elif not changed.touch(planned.faction):
        said.append(
            f"none of the cards is common or for {planned.faction}: only its opponents have them"
        )
    if not planned.with_cards.repeatable:
        said.append("not repeatable: the bot is limited by time")
    return said


def _compared(planned: "Trial", found: "Findings") -> None:
    old = planned.without is not None
    columns = ("Without", "With", "Difference") if old else ("With", "Difference")
    made: list[list[str]] = []
    rows = [("win share, %", found.win_share, PERCENT)]
    rows += [(f"  against {rival}", row, PERCENT) for rival, row in found.against.items()]
    rows += [("score", found.score, 1), ("opponents' score", found.rivals_score, 1)]
    for name, row, scale in rows:
        figures = [row.without, row.with_cards] if old else [row.with_cards]
        means = [f"{scale * each.mean:.1f}" if each else "" for each in figures]
        made.append([name, *means, _difference(row.difference, scale)])
    show_figures((planned.faction, *columns), made)


def _difference(found: "Estimate | None", scale: float) -> str:
    return f"{scale * found.mean:+.1f} +- {scale * found.half:.1f}" if found else ""


def _used(changed: "Changes", used: "tuple[CardFacts, ...]") -> None:
    from osada.arena.stats import wilson

    facts = {card.slug: card for card in used}
    made: list[list[str]] = []
    for card in changed.cards:
        seen = facts.get(card.slug)
        row = [card.slug, card.what, str(card.copies), "", "", "", "", ""]
        if seen is not None:
            row[3:6] = [f"{n:.1f}" for n in (seen.built, seen.dealt, seen.razed)]
            if seen.builders:
                low, high = (PERCENT * end for end in wilson(seen.wins, seen.builders))
                row[6:] = [f"{PERCENT * seen.wins / seen.builders:.1f} %", f"{low:.1f}-{high:.1f}"]
        made.append(row)
    headings = ("Card", "What", "Copies", "Built", "Dealt", "Razed", "Won when built", "95 %")
    show_figures(headings, made, words=2, spare=("Copies", "What", "95 %"))
    print("Built, dealt, razed: for 100 seats that could have the card, in the games with it.")


def _document(planned: "Trial", changed: "Changes", found: "Findings") -> dict[str, Any]:
    from osada.arena.settlers.lab import MATTERS, TOO_MUCH

    settings = planned.with_cards.settings()
    facts = {card.slug: card for card in found.cards}
    uses = {use.slug: use for use in found.uses}
    options: dict[str, Any] = {name: settings[name] for name in VARIANT if name in settings}
    return {
        "verdict": found.verdict,
        "faction": planned.faction,
        "games": found.games,
        "pairs": found.win_share.pairs,
        "new_faction": planned.without is None,
        "alike": found.alike,
        "win_share": _row(found.win_share, 4),
        "score": _row(found.score, 2),
        "rivals_score": _row(found.rivals_score, 2),
        "against": {rival: _row(row, 4) for rival, row in found.against.items()},
        "cards": [
            {
                "slug": card.slug,
                "name": card.name,
                "what": card.what,
                "copies": card.copies,
                **_use(facts.get(card.slug)),
                **_visits(uses.get(card.slug)),
            }
            for card in changed.cards
        ],
        "notes": _notes(planned, changed),
        "too_much": TOO_MUCH,
        "matters": MATTERS,
        **options,
        **origin(planned),
    }


def _row(row: "Row", digits: int) -> dict[str, Any]:
    return {
        "with": _estimate(row.with_cards, digits),
        "without": _estimate(row.without, digits),
        "difference": _estimate(row.difference, digits),
    }


def _estimate(found: "Estimate | None", digits: int) -> dict[str, float] | None:
    if found is None:
        return None
    return {
        "mean": round(found.mean, digits),
        "low": round(found.low, digits),
        "high": round(found.high, digits),
    }


def _use(card: "CardFacts | None") -> dict[str, Any]:
    if card is None:
        return {"seats": 0}
    return {
        "seats": card.seats,
        "built_per_100": round(card.built, 2),
        "dealt_per_100": round(card.dealt, 2),
        "razed_per_100": round(card.razed, 2),
        "builders": card.builders,
        "win_share_when_built": round(card.wins / card.builders, 4) if card.builders else None,
    }


def _visits(use: "Use | None") -> dict[str, Any]:
    """What is said of open productions and prayers alone."""
    said: dict[str, Any] = {}
    if use is not None and use.visits is not None:
        said |= {"visits": use.visits, "guests": round(use.guests, 2)}
    if use is not None and use.prayers is not None:
        said |= {"prayers": use.prayers, "prayers_by_tokens": use.by_tokens}
        said["matches"] = round(use.matches, 2)
    return said
