"""The table of the card game in plain sentences, for scripts and screen readers."""

from collections.abc import Iterable

from osada.settlers import words
from osada.settlers.effects.text import card_kind, kind_name, price_text
from osada.settlers.goods import GOOD
from osada.settlers.viewtypes import Location, Player, View, Virtual
from osada.terminal.cards import part
from osada.terminal.cards.cardface import cost_of
from osada.terminal.cards.table import CardTable
from osada.terminal.words import say


def brief(table: CardTable, seat: int) -> list[str]:
    """What a player needs for the next move: where the game stands, goods, hand, offer."""
    view = table.view(seat)
    own = view["players"][seat]
    lines = [f"{standing(table, view)} {goods_of(table, own)}"]
    lines.append(_list(table, "plain-hand", (named(table, card) for card in own["hand"])))
    offer = own["offer"] or view["offer"]
    if offer:
        lines.append(_list(table, "plain-offer", (named(table, card) for card in offer)))
    if shown := view.get("shown"):
        lines.append(_list(table, "plain-shown", (named(table, card) for card in shown)))
    return [*lines, *part.goals(table, view), *part.brief(table, own)]


def standing(table: CardTable, view: View) -> str:
    """`Round 2, actions.`"""
    phase = words.phase_name(view["phase"], table.language)
    return say(table.language, "plain-round", round=view["round"], phase=phase)


def goods_of(table: CardTable, player: Player) -> str:
    """`Ola: 5 points; 1 wood and 2 workers.`"""
    language = table.language
    counts = {GOOD[good]: n for good, n in player["goods"].items()}
    held = any(counts.values())
    line = say(
        language,
        "plain-goods",
        name=table.seats[player["seat"]].name,
        n=player["score"],
        goods=words.goods(counts, language) if held else say(language, "plain-no-goods"),
    )
    tokens = player.get("blessings")
    return f"{line} {_blessings(table, tokens)}." if tokens else line


def _blessings(table: CardTable, tokens: list[str]) -> str:
    listed = words.tokens_text(tokens, table.language)
    return say(table.language, "blessings", n=len(tokens), tokens=listed)


def named(table: CardTable, number: str) -> str:
    """A card by its name and by the word that moves use."""
    card = table.cards.of_number[number]
    copies = table.cards.of_slug[table.cards.slugs[card]]
    differ = any(table.cards.printing[copy] != table.cards.printing[card] for copy in copies)
    word = number if differ else table.cards.slugs[card]
    return f"{words.card_name(table.cards, card, table.language)} [{word}]"


def _list(table: CardTable, message: str, items: Iterable[str]) -> str:
    found = list(items)
    listed = ", ".join(found) if found else say(table.language, "plain-none")
    return say(table.language, message, n=len(found), cards=listed)


def whole(table: CardTable, seat: int | None) -> list[str]:
    """Everything that a seat may know."""
    view = table.view(seat)
    first = say(table.language, "first-player", name=table.seats[view["first"]].name)
    lines = [f"{standing(table, view)} {first}."]
    own = view["players"][seat] if seat is not None else None
    offer = (own["offer"] if own else None) or view["offer"]
    if offer:
        lines.append(_list(table, "plain-offer", (named(table, card) for card in offer)))
    lines += part.goals(table, view, wordy=True)
    for player in view["players"]:
        lines += _player(table, view, player)
    if "virtual" in view:
        lines += _virtual(table, view["virtual"])
    if own is not None:
        lines += ["", say(table.language, "hand-of", n=own["hand_size"])]
        lines += [f"  {_in_hand(table, number)}" for number in own["hand"]]
    return lines


def _in_hand(table: CardTable, number: str) -> str:
    card = table.cards.of_number[number]
    kind = card_kind(table.cards.entry[card].ability, table.language)
    cost = price_text(cost_of(table.cards, card), table.language)
    return f"{named(table, number)}: {kind}; {say(table.language, 'card-cost', cost=cost)}"


def _player(table: CardTable, view: View, player: Player) -> list[str]:
    language, cards = table.language, table.cards
    faction = words.faction_name(cards, player["faction"], language)
    lines = [
        "",
        f"{goods_of(table, player)} ({say(language, 'seat', n=player['seat'])}, {faction})",
    ]
    facts = say(
        language,
        "plain-cards",
        hand=player["hand_size"],
        deck=player["deck_size"],
        foundations=len(player["foundations"]),
    )
    lines.append(f"  {facts}" + (f" {say(language, 'plain-passed')}" if player["passed"] else ""))
    lines += [f"  {line}" for line in part.sheet(table, player)]
    for kind in range(3):
        there = [at for at in player["empire"] if cards.kind[cards.of_number[at["card"]]] == kind]
        if there:
            listed = ", ".join(_location(table, location) for location in there)
            lines.append(f"  {kind_name(kind, language)}: {listed}")
    if player["deals"]:
        deals = [
            f"{words.counted('good-' + deal['good'], 1, language)} ({named(table, deal['card'])})"
            for deal in player["deals"]
        ]
        lines.append(f"  {say(language, 'plain-deals', cards=', '.join(deals))}")
    return lines


def _location(table: CardTable, location: Location) -> str:
    """A location with what lies on it, in words."""
    language = table.language
    facts: list[str] = []
    if location["uses"]:
        facts.append(say(language, "used-times", n=location["uses"]))
    if location["goods"]:
        counts = {GOOD[good]: n for good, n in location["goods"].items()}
        facts.append(words.goods(counts, language))
    for key in ("guarded", "samurai", "blocked"):
        if location[key]:
            facts.append(say(language, f"is-{key}"))
    if location["owner"] is not None:
        facts.append(say(language, "is-taken"))
    if location["under"]:
        known = ", ".join(named(table, card) for card in location.get("under_cards", ()))
        said = say(language, "cards-under", n=location["under"])
        facts.append(f"{said}: {known}" if known else said)
    if location.get("visits"):
        facts.append(say(language, "visited-times", n=location["visits"]))
    if location.get("stored"):
        counts = {GOOD[good]: n for good, n in location["stored"].items() if good != "blessing"}
        stored = [words.goods(counts, language)] if counts else []
        if tokens := location.get("stored_blessings"):
            stored.append(_blessings(table, tokens))
        facts.append(say(language, "stored-on", goods=", ".join(stored)))
    if held := location.get("tokens"):
        facts.append(part.token_names(dict.fromkeys(held, 1), language))
    if location.get("statues"):
        facts.append(say(language, "statues-on", n=location["statues"]))
    name = named(table, location["card"])
    return f"{name} ({', '.join(facts)})" if facts else name


def _virtual(table: CardTable, virtual: Virtual) -> list[str]:
    language = table.language
    line = ", ".join(
        words.say(language, f"good-{good}", n=1, case="nom") for good in virtual["line"]
    )
    area = (_location(table, location) for location in virtual["area"])
    taken = (named(table, number) for number in virtual["collection"])
    own = virtual["faction_locations"]
    return [
        "",
        say(language, "virtual-player"),
        f"  {_list(table, 'plain-area', area)}",
        f"  {say(language, 'plain-line', cards=line or say(language, 'plain-none'))}",
        f"  {_list(table, 'plain-collection', taken)}",
        f"  {say(language, 'faction-locations', n=own)}",
    ]
