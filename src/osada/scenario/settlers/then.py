"""Comparing a table with what a scenario expects of it."""

from collections.abc import Sequence
from typing import Any, Final

from osada.scenario.expect import Differences
from osada.scenario.reading import ScenarioError, brief, known, listed, mapping
from osada.scenario.settlers import campaign
from osada.scenario.settlers.given import goods_given, stored_given, tokens
from osada.scenario.settlers.play import deciding, try_line
from osada.settlers.backs import PROVINCE
from osada.settlers.blessings import named as named_tokens
from osada.settlers.coded import deal_card, deal_owner, is_route, laid_card
from osada.settlers.game import Settlers
from osada.settlers.goods import GOODS, SUPPLY, TOKENS, named, token_counts
from osada.settlers.notation import seat_name
from osada.settlers.phases import scoring
from osada.settlers.state import END, NOBODY, PHASES, Location, Player, State
from osada.settlers.supply import amount, faction_left

_KEYS: Final = (
    "players", "round", "phase", "turn", "first", "offer", "common_discard", "common_deck_size",
    "virtual", "winners", "final", "rank", "can", "cannot", "moves", *campaign.TABLE,
)  # fmt: skip
_PLAYER: Final = (
    "goods", "only_goods", "score", "hand", "hand_size", "deals", "discard", "deck_size",
    "empire", "foundations", "passed", "offer", "moves", "blessings", *campaign.PLAYER,
)  # fmt: skip
_LOCATION: Final = (
    "card", "uses", "goods", "guarded", "samurai", "blocked", "owner", "under", "visits", "stored",
    "statues", "tokens",
)  # fmt: skip


class _TableDifferences(Differences):
    """What is not as expected, of cards and locations too."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def cards(self, what: str, is_: Sequence[int], expected: Any) -> None:
        """Cards in any order; a slug fits any copy."""
        wanted = [_checked(self.state, word) for word in listed(expected)]
        names = [self._names(card) for card in is_]
        if not _matched(wanted, names, lambda word, both: word in both):
            self.found.append(f"{what} is {[slug for slug, _ in names]}, expected {wanted}")

    def _names(self, card: int) -> tuple[str, str]:
        return self.state.cards.slugs[card], self.state.cards.numbers[card]

    def locations(self, what: str, is_: Sequence[Location], expected: Any) -> None:
        """Locations in any order, each compared by the keys that are named."""
        wanted = [word if isinstance(word, dict) else {"card": word} for word in listed(expected)]
        for word in wanted:
            known(word, _LOCATION, "a location")
            _checked(self.state, word.get("card"))
        facts = [self._facts(location) for location in is_]
        if not _matched(wanted, facts, self._fits):
            shown = [
                fact["card"][0] if len(word) == 1 else {k: fact[k] for k in word}
                for fact, word in zip(facts, [*wanted, *({"card": 0},) * len(facts)], strict=False)
            ]
            self.found.append(f"{what} is {shown}, expected {listed(expected)}")

    def _facts(self, location: Location) -> dict[str, Any]:
        owner = location.owner
        return {
            "card": self._names(location.card),
            "uses": location.uses,
            "goods": named(location.goods) | token_counts(location.tokens),
            "statues": location.statues,
            "guarded": location.guarded,
            "samurai": location.samurai,
            "blocked": location.blocked,
            "owner": None if owner == NOBODY else seat_name(self.state, owner),
            "under": [self._names(card) for card in location.under],
            "visits": location.visits,
            "stored": location.stored,
            "tokens": location.progress,
        }

    def _fits(self, word: dict[str, Any], fact: dict[str, Any]) -> bool:
        for key, value in word.items():
            if key == "card":
                fits = value in fact["card"]
            elif key == "under":
                fits = _matched(listed(value), fact["under"], lambda one, both: one in both)
            elif key == "stored":
                fits = stored_given(value) == fact["stored"]
            elif key == "tokens":
                fits = campaign.progress(value) == fact["tokens"]
            elif key == "goods":
                counts = goods_given(value, "goods on a location")
                fits = {name: n for name, n in counts.items() if n} == fact[key]
            elif key == "owner":
                fits = value == fact["owner"] or str(value) == fact["owner"]
            else:
                fits = value == fact[key]
            if not fits:
                return False
        return True


def _checked(state: State, word: Any) -> Any:
    cards = state.cards
    if not isinstance(word, str) or (word not in cards.of_slug and word not in cards.of_number):
        raise ScenarioError(f'then: there is no card "{word}"')
    return word


def _matched(wanted: list[Any], there: list[Any], fits: Any) -> bool:
    """Whether each wanted thing has a thing of its own there, and none is left."""
    if len(wanted) != len(there):
        return False
    if not wanted:
        return True
    first, *rest = wanted
    for at, thing in enumerate(there):
        if fits(first, thing) and _matched(rest, there[:at] + there[at + 1 :], fits):
            return True
    return False


def compare(state: State, then: Any) -> list[str]:
    """Every difference between the table and what is expected."""
    expected = mapping(then or {}, "then")
    known(expected, _KEYS, "then")
    found = _TableDifferences(state)
    for seat, wanted in mapping(expected.get("players") or {}, "players").items():
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.seats:
            raise ScenarioError(f"then: there is no seat {brief(seat)}")
        _player(found, seat, mapping(wanted, f"player {seat}"))
    for key in ("round", "first"):
        if key in expected:
            found.same(key, getattr(state, key), expected[key])
    if "phase" in expected:
        if expected["phase"] not in PHASES:
            raise ScenarioError(f'then: there is no phase "{expected["phase"]}"')
        found.same("phase", PHASES[state.phase], expected["phase"])
    if "offer" in expected:
        found.cards("offer", state.offer, expected["offer"])
    if "common_discard" in expected:
        found.cards("common_discard", state.common_discard, expected["common_discard"])
    if "common_deck_size" in expected:
        size = len(state.common_deck) - state.common_drawn
        found.same("common_deck_size", size, expected["common_deck_size"])
    if "virtual" in expected:
        _virtual(found, mapping(expected["virtual"], "virtual"))
    campaign.compare(found, state, expected)
    _outcome(found, expected)
    found.decision(Settlers(state.cards), lambda: deciding(state), try_line, expected)
    return found.found


def _player(found: _TableDifferences, seat: int, wanted: dict[Any, Any]) -> None:
    known(wanted, _PLAYER, f"player {seat}")
    state = found.state
    player = state.players[seat]
    what = f"player {seat}: "
    for name, n in goods_given(wanted.get("goods"), "goods").items():
        if GOODS.index(name) not in (*SUPPLY, *TOKENS):
            raise ScenarioError(
                f"then: {name} does not lie in a supply; use score, hand or blessings"
            )
        found.same(f"{what}{name}", amount(player, GOODS.index(name)), n)
    if "only_goods" in wanted:
        counts = goods_given(wanted["only_goods"], "only_goods")
        supply = {GOODS[good]: amount(player, good) for good in (*SUPPLY, *TOKENS)}
        is_ = {name: n for name, n in supply.items() if n}
        found.same(f"{what}supply", is_, {name: n for name, n in counts.items() if n})
    if "blessings" in wanted:
        found.same(
            f"{what}blessings",
            named_tokens(player.blessings),
            named_tokens(tokens(wanted["blessings"])),
        )
    plain = {
        "score": player.score,
        "hand_size": len(player.hand),
        "deck_size": faction_left(player),
        "passed": player.passed,
    }
    for key, value in plain.items():
        if key in wanted:
            found.same(what + key, value, wanted[key])
    piles: dict[str, Sequence[int]] = {
        "hand": player.hand,
        "discard": player.discard,
        "offer": player.offer,
    }
    for key, cards in piles.items():
        if key in wanted:
            found.cards(what + key, cards, wanted[key])
    campaign.compare_player(found, state, seat, wanted, what)
    if "deals" in wanted:
        _deals(found, seat, wanted["deals"])
    if "empire" in wanted:
        found.locations(
            f"{what}empire", _named_here(state, player, wanted["empire"]), wanted["empire"]
        )
    if "foundations" in wanted:
        lying = [laid_card(card) for card in player.foundations]
        if isinstance(wanted["foundations"], list):
            found.cards(f"{what}foundations", lying, wanted["foundations"])
        else:
            found.same(f"{what}foundations", len(lying), wanted["foundations"])
    if "moves" in wanted:
        found.offered(what, Settlers(state.cards), deciding(state)[0], seat, wanted["moves"])


def _named_here(state: State, player: Player, wanted: Any) -> list[Location]:
    """The locations of an empire; Provinces are named on the sheet, but may be named here too."""
    words = (one.get("card") if isinstance(one, dict) else one for one in listed(wanted))
    named = {word for word in words if isinstance(word, str)}
    return [
        location
        for location in player.empire
        if state.cards.faction[location.card] != PROVINCE
        or named & {state.cards.slugs[location.card], state.cards.numbers[location.card]}
    ]


def _deals(found: _TableDifferences, seat: int, expected: Any) -> None:
    state = found.state
    facts = []
    for deal in state.players[seat].deals:
        card = deal_card(deal)
        of = None if not is_route(deal) else deal_owner(deal)
        facts.append((state.cards.slugs[card], state.cards.numbers[card], of))

    def fits(word: Any, fact: tuple[str, str, int | None]) -> bool:
        if isinstance(word, dict):
            known(word, ("card", "of"), "a deal")
            return word.get("card") in fact[:2] and word.get("of", fact[2]) == fact[2]
        return word in fact[:2]

    if not _matched(listed(expected), facts, fits):
        shown = [slug if of is None else f"{slug} of {of}" for slug, _, of in facts]
        found.found.append(f"player {seat}: deals are {shown}, expected {listed(expected)}")


def _virtual(found: _TableDifferences, wanted: dict[Any, Any]) -> None:
    known(wanted, ("area", "collection", "line", "deck", "deck_size"), "virtual")
    state = found.state
    if state.seats != 1:
        raise ScenarioError("then: there is a virtual player only in a game of one player")
    virtual = state.players[1]
    if "area" in wanted:
        found.locations("virtual area", virtual.empire, wanted["area"])
    if "collection" in wanted:
        found.cards("virtual collection", state.collection, wanted["collection"])
    slugs = state.cards.slugs
    if "line" in wanted:
        line = [slugs[card] for card in reversed(virtual.deals)]
        found.same("virtual line", line, listed(wanted["line"]))
    if "deck" in wanted:
        found.same("virtual deck", [slugs[c] for c in state.attack_deck], listed(wanted["deck"]))
    if "deck_size" in wanted:
        found.same("virtual deck_size", len(state.attack_deck), wanted["deck_size"])


def _outcome(found: _TableDifferences, expected: dict[Any, Any]) -> None:
    if not {"winners", "final", "rank"} & set(expected):
        return
    ended, _ = deciding(found.state)
    result = scoring.outcome(ended if ended.phase == END else found.state)
    found.result(result, expected)
    if result is not None and "rank" in expected:
        found.same("rank", result.rank or None, expected["rank"])
