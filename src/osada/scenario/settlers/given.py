"""The table as a scenario describes it: every card in one place, the rest in its deck."""

import re
from collections.abc import Mapping
from typing import Any, Final

from osada.kernel.game import BadOptions, Refusal
from osada.kernel.random import seeded, shuffle
from osada.rules import CLAUSE
from osada.scenario.reading import (
    ScenarioError,
    brief,
    flag,
    known,
    listed,
    mapping,
    number,
    seat,
    suggestion,
)
from osada.scenario.settlers import campaign
from osada.settlers import setup
from osada.settlers.blessings import PIECE, PLACE, TRICOLOUR, stored_tokens
from osada.settlers.catalogue import ATTACK, COMMON, Catalogue
from osada.settlers.coded import route
from osada.settlers.effects import sets
from osada.settlers.goods import BLESSING, GOOD, GOODS, SUPPLY, TOKENS, amounts
from osada.settlers.goods import tokens as packed
from osada.settlers.moves.visit import MOST as MOST_VISITS
from osada.settlers.state import (
    ACTION,
    BLOCKED,
    GUARDED,
    NOBODY,
    PHASES,
    PROGRESS,
    SAMURAI,
    SETUP,
    STATUE,
    TOKENS_PAID,
    VISIT,
    Location,
    Player,
    State,
)
from osada.settlers.supply import add

_CLAUSE: Final = re.compile(rf"\b{CLAUSE}\b")
_KEYS: Final = (
    "game", "options", "seed", "round", "phase", "first", "turn", "common_deck",
    "common_discard", "players", "virtual", "goals",
)  # fmt: skip
_PLAYER: Final = (
    "faction", "goods", "score", "hand", "deck", "discard", "deals", "foundations", "empire",
    "passed", "blessings", "sheet", "began", "laid", "tokens", "markers", "series",
)  # fmt: skip
_MARKS: Final = {"guarded": GUARDED, "samurai": SAMURAI, "blocked": BLOCKED}
_LOCATION: Final = (
    "card", "uses", "goods", "guarded", "samurai", "blocked", "owner", "under", "visits", "stored",
    "statues", "tokens",
)  # fmt: skip


MOST_STATUES: Final = 3


class RefusedOptions(ScenarioError):
    """Options that start no game; the sentence names the clauses."""

    @property
    def refusal(self) -> Refusal:
        """The same as a refusal."""
        return Refusal("options", tuple(match[0] for match in _CLAUSE.finditer(str(self))))


class _Cards:
    """Hands out physical cards: a number exactly, a slug as its first copy still free."""

    def __init__(self, cards: Catalogue, given: object) -> None:
        self.cards = cards
        self.taken: set[int] = set()
        self.reserved: set[int] = set()
        self._reserve(given)

    def _reserve(self, found: object) -> None:
        if isinstance(found, str):
            if found in self.cards.of_number:
                self.reserved.add(self.cards.of_number[found])
        elif isinstance(found, Mapping):
            for value in found.values():
                self._reserve(value)
        elif isinstance(found, list):
            for value in found:
                self._reserve(value)

    def take(self, word: Any) -> int:
        cards = self.cards
        if not isinstance(word, str):
            raise ScenarioError(f"a card is named by its slug or number, not by {brief(word)}")
        named = [cards.of_number[word]] if word in cards.of_number else cards.of_slug.get(word, [])
        if named and cards.faction[named[0]] < ATTACK:
            raise ScenarioError(f"{word} belongs to a campaign and cannot lie here")
        if word in cards.of_number and cards.faction[cards.of_number[word]] > ATTACK:
            card = cards.of_number[word]
            if card in self.taken:
                raise ScenarioError(f"the card {word} is named twice")
        elif word in cards.of_slug and cards.faction[cards.of_slug[word][0]] > ATTACK:
            free = [c for c in cards.of_slug[word] if c not in self.taken | self.reserved]
            if not free:
                copies = len(cards.of_slug[word])
                raise ScenarioError(f'"{word}" is named more often than it has copies ({copies})')
            card = free[0]
        else:
            cards_known = [card for card in cards.card if card.faction > ATTACK]
            words = dict.fromkeys(card.slug for card in cards_known)
            hint = suggestion(word, [*words, *(card.number for card in cards_known)])
            raise ScenarioError(f'there is no card "{word}"{hint}')
        self.taken.add(card)
        return card

    def all(self, words: Any) -> list[int]:
        return [self.take(word) for word in listed(words)]

    def of(self, words: Any, faction: int, where: str) -> list[int]:
        """Cards of one kind: common ones (-1), or those of a faction."""
        found = self.all(words)
        for card in found:
            if self.cards.faction[card] != faction:
                raise ScenarioError(f"{self.cards.slugs[card]} cannot lie in {where}")
        return found


def goods_given(found: Any, what: str) -> dict[str, int]:
    """Named counts of goods."""
    counts = mapping(found, what) if found is not None else {}
    for name, n in counts.items():
        if name not in GOOD:
            raise ScenarioError(f'{what}: there is no good "{name}"{suggestion(name, list(GOODS))}')
        number(n, f"{what}: {name}")
    return counts


def _seat(word: Any, seats: int, what: str) -> int:
    if word == "virtual" and seats == 1:
        return 1
    return seat(word, seats, what)


def table(cards: Catalogue, given: dict[Any, Any]) -> State:
    """The state that a scenario's `given` describes; its phase has not begun."""
    known(given, _KEYS, "given")
    seats = [mapping(player, "a player") for player in listed(given.get("players"))]
    for player in seats:
        known(player, _PLAYER, "a player")
        if "faction" not in player:
            raise ScenarioError("a player has no faction")
    wanted = mapping(given.get("options") or {}, "options")
    if "factions" in wanted:
        raise ScenarioError("factions are named by the players, not in the options")
    if campaign.is_one(given, seats):
        wanted = campaign.options(wanted, given, seats)
    try:
        options = setup.options(cards, {**wanted, "factions": [p["faction"] for p in seats]})
    except BadOptions as error:
        raise RefusedOptions(str(error)) from error
    seed = given.get("seed", 0)
    state = setup.shuffled(options, seed)
    state.random = seeded(f"{seed} given")
    state.explicit = True
    state.round = number(given.get("round", 1), "round", 1)
    rounds = options.course.rounds
    if state.round > rounds:
        clause = "CROUND-1" if options.sheets else "ROUND-1"
        raise ScenarioError(f"there is no round {state.round}: the game has {rounds} ({clause})")
    phase = given.get("phase", "action")
    if phase not in PHASES:
        raise ScenarioError(f'there is no phase "{phase}"{suggestion(phase, list(PHASES))}')
    state.phase = PHASES.index(phase)
    state.first = _seat(given.get("first", 0), state.seats, "first")
    state.turn = _seat(given.get("turn", state.first), state.seats, "turn")
    _lay(state, given, seats)
    if state.options.sheets and state.phase == ACTION:
        campaign.begin_turn(state)
    return state


def _deck(found: Any, pool: _Cards, faction: int, where: str) -> tuple[list[int], bool]:
    """Named cards of a deck, top first, and whether nothing lies below."""
    if isinstance(found, dict):
        known(found, ("only",), "a deck")
        return pool.of(found.get("only"), faction, where), True
    return pool.of(found, faction, where), False


def _below(state: State, named: list[int], only: bool, cards: list[int], pool: _Cards) -> list[int]:
    rest = [card for card in cards if card not in pool.taken]
    state.random = shuffle(state.random, rest)
    return named if only else named + rest


def _lay(state: State, given: dict[Any, Any], seats: list[dict[Any, Any]]) -> None:
    pool = _Cards(state.cards, given)
    common, common_only = _deck(given.get("common_deck"), pool, COMMON, "the common deck")
    state.common_discard = pool.of(given.get("common_discard"), COMMON, "the common discard pile")
    decks: list[tuple[list[int], bool]] = []
    for at, found in enumerate(seats):
        decks.append(_player(state, at, found, pool))
    if state.seats == 1:
        _virtual(state, mapping(given.get("virtual") or {}, "virtual"), pool)
    elif "virtual" in given:
        raise ScenarioError("there is a virtual player only in a game of one player")
    for at, found in enumerate(seats):
        _routes(state, at, found)
        own = setup.deck(state.options, found["faction"])
        state.players[at].deck = _below(state, *decks[at], own, pool)
    deck = _below(state, common, False, setup.deck(state.options, "common"), pool)
    if state.options.sheets and state.phase != SETUP:
        campaign.lay(state, given, seats)
    for player in state.players:
        sets.remember(state, player)  # what stands when the file begins was completed before
    _check_decks(state, pool)
    for at, found in enumerate(seats):
        wanted = found.get("foundations", 0)
        if not isinstance(wanted, list):
            for _ in range(number(wanted, "foundations")):
                if len(deck) <= len(common):
                    raise ScenarioError("there are not enough cards left for the foundations")
                state.players[at].foundations += (deck.pop(),)
    state.common_deck = common if common_only else deck


def _check_decks(state: State, pool: _Cards) -> None:
    """Cards that are in no deck of this game do not exist in the file."""
    cards, options = state.cards, state.options
    decks = dict(options.decks)
    if options.boxes or options.bans:
        decks = {name: setup.deck(options, name) for name in ("common", *options.factions)}
    for name, deck in decks.items():
        faction = COMMON if name == "common" else cards.index(name)
        for card in sorted(pool.taken):
            if cards.faction[card] == faction and card not in deck:
                word = f"{cards.slugs[card]} ({cards.numbers[card]})"
                raise ScenarioError(f"{word} is not in the deck of {name}")


def _player(state: State, at: int, found: dict[Any, Any], pool: _Cards) -> tuple[list[int], bool]:
    player = state.players[at]
    for name, n in goods_given(found.get("goods"), "goods").items():
        if GOOD[name] not in (*SUPPLY, *TOKENS):
            raise ScenarioError(f"{name} does not lie in a supply; use score, hand or blessings")
        add(player, GOOD[name], n)
    player.blessings = tokens(found.get("blessings"))
    if player.blessings & TRICOLOUR and not state.cards.factions[player.faction].tricolour:
        raise ScenarioError(f"{found['faction']} cannot hold the tri-colour blessing (BLESS-12)")
    player.score = number(found.get("score", 0), "score")
    player.passed = flag(found.get("passed", False), "passed")
    player.hand = sorted(pool.all(found.get("hand")))
    own = found["faction"]
    deck = _deck(found.get("deck"), pool, player.faction, f"the deck of {own}")
    discarded = pool.of(found.get("discard"), player.faction, f"the discard pile of {own}")
    player.discard = tuple(discarded)
    deals: list[int] = []
    attacks = list(state.attack_deck)
    for deal in listed(found.get("deals")):
        if isinstance(deal, dict) and "of" in deal:
            deals.append(NOBODY)  # filled in once every empire is laid out
        elif isinstance(deal, dict):
            deals.append(pool.take(deal.get("card")))
        elif isinstance(deal, str) and deal in GOOD and state.seats == 1:
            deals.append(_attack(state, deal, attacks))
        else:
            deals.append(pool.take(deal))
    player.deals, state.attack_deck = tuple(deals), tuple(attacks)
    if isinstance(found.get("foundations"), list):
        player.foundations = tuple(pool.all(found["foundations"]))
    for location in listed(found.get("empire")):
        placed = _location(state, location, pool)
        if state.cards.card[placed.card].instant:
            raise ScenarioError(f"{state.cards.slugs[placed.card]} cannot be built (AMB-60)")
        if player.blessings & stored_tokens(placed.stored):
            raise ScenarioError("a blessing is held and stored at once (BLESS-2, AMB-X-9)")
        player.add_location(placed)
    return deck


def tokens(found: Any) -> int:
    """Blessing tokens by colour."""
    held = 0
    for name in listed(found):
        if not isinstance(name, str) or name not in PLACE:
            raise ScenarioError(f'there is no blessing "{name}"{suggestion(name, list(PLACE))}')
        if held & 1 << PLACE[name]:
            raise ScenarioError(f'the blessing "{name}" is named twice (BLESS-2)')
        held |= 1 << PLACE[name]
    return held


def _statues(found: Any) -> int:
    n = number(found, "statues")
    if n > MOST_STATUES:
        raise ScenarioError(f"a location has at most {MOST_STATUES} statues (AMB-X-26)")
    return n


def _location(state: State, found: Any, pool: _Cards) -> Location:
    if not isinstance(found, dict):
        found = {"card": found}
    known(found, _LOCATION, "a location")
    if "card" not in found:
        raise ScenarioError("a location names no card")
    owner = NOBODY
    if found.get("owner") is not None:
        owner = _seat(found["owner"], state.seats, "owner")
    state.built += 1
    card = pool.take(found["card"])
    goods = goods_given(found.get("goods"), "goods on a location")
    marks = sum(bit for name, bit in _MARKS.items() if flag(found.get(name, False), name))
    paid = sum(packed(good, goods.get(GOODS[good], 0)) for good in TOKENS)
    marks += STATUE * _statues(found.get("statues", 0)) + TOKENS_PAID * paid
    marks += campaign.progress(found.get("tokens")) * PROGRESS
    return Location(
        card,
        state.built - 1,
        number(found.get("uses", 0), "uses"),
        amounts(goods),
        marks + VISIT * _visits(state, card, found),
        owner,
        NOBODY,
        tuple(sorted(pool.all(found.get("under")))),
        _stored(state, card, found),
    )


def _visits(state: State, card: int, found: dict[Any, Any]) -> int:
    visits = number(found.get("visits", 0), "visits")
    if visits > MOST_VISITS or (visits and not state.cards.card[card].is_open):
        raise ScenarioError(f"{state.cards.slugs[card]} cannot have {visits} visits")
    return visits


def _stored(state: State, card: int, found: dict[Any, Any]) -> tuple[int, ...]:
    """The goods on a storage location, a number for each piece."""
    goods = stored_given(found.get("stored"))
    if not goods:
        return goods
    storages = [holder for holder in state.cards.card[card].holders if holder.is_storage]
    if not storages:
        raise ScenarioError(f"nothing can be stored on {state.cards.slugs[card]}")
    if not any(holder.fits(goods) for holder in storages):
        raise ScenarioError(f"{state.cards.slugs[card]} does not store all of that (FRIENDS-14)")
    return goods


def stored_given(found: Any) -> tuple[int, ...]:
    """Goods on a storage location, blessings by colour: `{gold: 1, blessing: [red]}`."""
    given = dict(mapping(found, "stored")) if found is not None else {}
    held = tokens(given.pop(GOODS[BLESSING], None))
    goods = [GOOD[name] for name, n in goods_given(given, "stored").items() for _ in range(n)]
    return tuple(sorted([*goods, *(PIECE + at for at in PLACE.values() if held & 1 << at)]))


def _routes(state: State, at: int, found: dict[Any, Any]) -> None:
    """Deals with rivals' locations, and their marks on these."""
    player: Player = state.players[at]
    deals = list(player.deals)
    for i, deal in enumerate(listed(found.get("deals"))):
        if not isinstance(deal, dict) or "of" not in deal:
            continue
        known(deal, ("card", "of"), "a deal")
        if "card" not in deal:
            raise ScenarioError("a deal names no card")
        owner = _seat(deal["of"], state.seats, "of")
        for holder, rival in enumerate(state.players):
            for place, location in enumerate(rival.empire):
                belongs = holder if location.owner == NOBODY else location.owner
                names = (state.cards.slugs[location.card], state.cards.numbers[location.card])
                if deal["card"] in names and belongs == owner and location.route == NOBODY:
                    rival.set_location(place, location.held(location.owner, at))
                    deals[i] = route(location.card, owner)
                    break
            if deals[i] != NOBODY:
                break
        else:
            raise ScenarioError(f"seat {owner} has no location {deal['card']} for that deal")
    player.deals = tuple(deals)


def _attack(state: State, word: Any, cards: list[int]) -> int:
    for card in cards:
        if word in (state.cards.slugs[card], state.cards.numbers[card]):
            cards.remove(card)
            return card
    raise ScenarioError(f'there is no further attack card with the target "{word}"')


def _virtual(state: State, found: dict[Any, Any], pool: _Cards) -> None:
    known(found, ("area", "collection", "line", "deck"), "virtual")
    virtual = state.players[1]
    for location in listed(found.get("area")):
        virtual.add_location(_location(state, location, pool))
    state.collection = tuple(pool.all(found.get("collection")))
    left = sorted(state.attack_deck)
    line = [_attack(state, target, left) for target in listed(found.get("line"))]
    virtual.deals = tuple(line[::-1])
    deck: Any = found.get("deck")
    only = isinstance(deck, dict)
    if only:
        known(deck, ("only",), "the attack deck")
        deck = deck.get("only")
    named = [_attack(state, target, left) for target in listed(deck)]
    state.random = shuffle(state.random, left)
    state.attack_deck = tuple(named if only else named + left)
