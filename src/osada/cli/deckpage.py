"""How a deck is printed: its cards, the check, what it costs and brings; and two compared."""

from typing import TYPE_CHECKING, Any, Final

from osada.cli.columns import show_figures
from osada.cli.say import show, show_json, table
from osada.cli.trial import origin

if TYPE_CHECKING:
    from osada.arena.settlers.lab import Estimate, Findings, Trial
    from osada.settlers.deckbuilding import Building

_WIDEST: Final = 24
"""Cells of the longest bar."""


def document(building: "Building", language: str) -> dict[str, Any]:
    """All that is known of a deck, as one object."""
    from osada.settlers.deckcheck import check
    from osada.settlers.deckglance import glance
    from osada.settlers.decklist import lines

    cards = building.cards
    seen = glance(cards, building.numbers)
    rules = check(cards, building.faction, building.numbers, building.format, building.bans)
    return {
        "faction": building.faction,
        "format": building.format,
        "lines": lines(cards, building.numbers),
        "cards": [
            {
                "slug": entry.slug,
                "name": entry.name(language),
                "copies": copies,
                "of": len(entry.numbers),
                "mark": entry.mark,
            }
            for entry, copies in building.entries()
        ],
        "rules": [
            {
                "rule": rule.name,
                "clause": rule.clause,
                "kept": not rule.problems,
                "problems": [str(problem) for problem in rule.problems],
            }
            for rule in rules
        ],
        "costs": {str(pieces): n for pieces, n in sorted(seen.costs.items())},
        "prices": dict(seen.prices),
        "goods": dict(seen.goods),
        "colours": dict(seen.colours),
        "kinds": dict(seen.kinds),
        "scoring": seen.scoring,
        "worth": seen.worth,
    }


def show_glance(building: "Building", language: str) -> None:
    """A deck as tables: cards by number of copies, rules, figures with bars."""
    from osada.settlers.deckcheck import check
    from osada.settlers.deckglance import glance
    from osada.settlers.deckwords import box_name, rule_figure, rule_name, told
    from osada.settlers.effects.text import card_text, price_text

    cards = building.cards
    made = table("Copies", "Card", "Box", "Cost", "What it does")
    for entry, copies in building.entries():
        of = len(entry.numbers)
        made.add_row(
            str(copies) if copies == of else f"{copies} of {of}",
            entry.name(language),
            "" if entry.mark == "base" else box_name(entry.mark, language),
            price_text(entry.costs[0], language),
            " ".join(card_text(entry.ability, language)),
        )
    show(made)
    rules = table("", f"{building.format}", "", "Clause")
    for rule in check(cards, building.faction, building.numbers, building.format, building.bans):
        kept = "no" if rule.problems else "yes"
        name = rule_name(cards, rule, language)
        rules.add_row(kept, name, rule_figure(rule, language), rule.clause)
        for problem in rule.problems:
            rules.add_row("", f"  {told(cards, problem, language)}", "", "")
    show(rules)
    seen = glance(cards, building.numbers)
    _bars("Pieces to pay", {str(n): cost for n, cost in sorted(seen.costs.items())})
    _bars("Cards that bring", dict(seen.goods.most_common()))
    _bars("Colours", dict(seen.colours.most_common()))
    _bars("Kinds", dict(seen.kinds.most_common()))
    print(
        f"{seen.scoring} of {seen.cards} cards bring points in play; all built are worth", end=" "
    )
    print(f"{seen.worth} at the end.")


def _bars(title: str, counts: dict[str, int]) -> None:
    most = max(counts.values(), default=1)
    rows = [
        [name, str(n), "#" * max(1, round(_WIDEST * n / most))] for name, n in counts.items() if n
    ]
    made = table(title, "Cards", "")
    for row in rows:
        made.add_row(*row)
    show(made)


# Two decks


def show_duel(names: tuple[str, str], planned: "Trial", found: "Findings", *, json: bool) -> None:
    """Which of two decks wins more, in words and figures."""
    first, second = names
    said = _verdict(first, second, planned, found)
    if json:
        show_json(_document(names, planned, found, said))
        return
    plan = planned.with_cards
    print(f"{found.games:,} games of {plan.players[0]} from seed {plan.seed}, {plan.format} format")
    print()
    print(said)
    print()
    if planned.without is None:
        share = found.win_share.with_cards
        rows = [[first, *_share(share)], [second, *_share(share, other=True)]]
        show_figures(("Deck", "Wins, %", "95 %"), rows)
        return
    rows = []
    shown = [("win share, %", found.win_share, 100.0)]
    shown += [(f"  against {rival}", row, 100.0) for rival, row in found.against.items()]
    shown += [("score", found.score, 1.0)]
    for name, row, scale in shown:
        assert row.without is not None
        assert row.difference is not None
        apart = f"{scale * row.difference.mean:+.1f} +- {scale * row.difference.half:.1f}"
        means = [f"{scale * each.mean:.1f}" for each in (row.without, row.with_cards)]
        rows.append([name, *means, apart])
    show_figures((planned.faction, first, second, "Difference"), rows)


def _share(found: "Estimate", *, other: bool = False) -> list[str]:
    mean, low, high = found.mean, found.low, found.high
    if other:
        mean, low, high = 1 - mean, 1 - high, 1 - low
    return [f"{100 * mean:.1f}", f"{100 * low:.1f}-{100 * high:.1f}"]


def _verdict(first: str, second: str, planned: "Trial", found: "Findings") -> str:
    """Which deck is better, and how certain that is."""
    apart = found.win_share.difference
    assert apart is not None
    if found.alike:
        return f"No difference at all: all {found.win_share.pairs:,} pairs of games went the same."
    if planned.without is None:
        share = found.win_share.with_cards
        told = f"{first} won {100 * share.mean:.1f} % of the games against {second}"
        sure = f"(95 % interval: {100 * share.low:.1f} to {100 * share.high:.1f} %)"
        better, worse = (first, second) if share.mean > 0.5 else (second, first)
    else:
        before, after = found.win_share.without, found.win_share.with_cards
        assert before is not None
        told = f"{first} won {100 * before.mean:.1f} % and {second} {100 * after.mean:.1f} %"
        told += " of their games on the same deals"
        low, high = 100 * apart.low, 100 * apart.high
        sure = (
            f"(difference {100 * apart.mean:+.1f} points, 95 % interval {low:+.1f} to {high:+.1f})"
        )
        better, worse = (second, first) if apart.mean > 0 else (first, second)
    if apart.low > 0 or apart.high < 0:
        return f"{told} {sure}: {better} is the better deck for this bot, {worse} the weaker one."
    return f"{told} {sure}: these games do not tell which is better; play more with --games."


def _document(
    names: tuple[str, str], planned: "Trial", found: "Findings", said: str
) -> dict[str, Any]:
    plan = planned.with_cards

    def figure(one: "Estimate | None", digits: int = 4) -> dict[str, float] | None:
        if one is None:
            return None
        ends = {"mean": one.mean, "low": one.low, "high": one.high}
        return {name: round(value, digits) for name, value in ends.items()}

    duel = planned.without is None
    share = found.win_share
    return {
        "verdict": said,
        "decks": list(names),
        "together": duel,
        "faction": planned.faction,
        "games": found.games,
        "pairs": share.pairs,
        "first": figure(share.with_cards if duel else share.without),
        "second": None if duel else figure(share.with_cards),
        "difference": None if duel else figure(share.difference),
        "score": None if duel else figure(found.score.difference, 2),
        "against": {
            rival: figure(row.with_cards if duel else row.difference)
            for rival, row in found.against.items()
        },
        "format": plan.format,
        "boxes": list(plan.boxes),
        **origin(planned),
    }
