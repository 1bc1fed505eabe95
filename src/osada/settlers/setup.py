"""Setting up a game from options and a seed (SETUP, SOLO-5 to SOLO-7)."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from osada.kernel.game import BadOptions
from osada.kernel.random import below, seeded, shuffle, step
from osada.settlers.catalogue import ATTACK, Catalogue
from osada.settlers.phases.lookout import clockwise
from osada.settlers.state import LOOKOUT, SETUP, Options, Player, State
from osada.settlers.supply import NO_CARD, draw_common, draw_faction

LOOKOUTS: Final = ("standard", "alternative", "advanced")
DEFAULTS: Final[dict[str, Any]] = {
    "factions": ("barbarians", "japan"),
    "lookout": "standard",
    "peaceful": False,
    "peaceful_drafts": 1,
    "robbers_cut_routes": False,
}
STARTING_CARDS: Final = 2
MOST_PLAYERS: Final = 4


def _near(word: object, known: tuple[str, ...]) -> str:
    near = get_close_matches(str(word), known, n=1, cutoff=0.4)
    return f'did you mean "{near[0]}"?' if near else f"choose one of {', '.join(known)}"


def options(cards: Catalogue, given: Mapping[str, Any]) -> Options:
    """Checked options; `BadOptions` says in one sentence what is wrong."""
    for key in given:
        if key not in DEFAULTS:
            raise BadOptions(f'unknown option "{key}", {_near(key, tuple(DEFAULTS))}')
    chosen = {**DEFAULTS, **given}
    factions = chosen["factions"]
    if isinstance(factions, str) or not isinstance(factions, (list, tuple)):
        raise BadOptions('"factions" must be a list, one faction for each player')
    if not 1 <= len(factions) <= MOST_PLAYERS:
        raise BadOptions(f"{len(factions)} players cannot play: the game is for 1 to 4 (SETUP-1)")
    known = tuple(faction.slug for faction in cards.factions)
    for faction in factions:
        if faction not in known:
            raise BadOptions(f'unknown faction "{faction}", {_near(faction, known)}')
        if list(factions).count(faction) > 1:
            raise BadOptions(
                f'two players cannot both play "{faction}": there is one set of each (SETUP-4)'
            )
    if chosen["lookout"] not in LOOKOUTS:
        raise BadOptions(
            f'unknown lookout "{chosen["lookout"]}", {_near(chosen["lookout"], LOOKOUTS)}'
        )
    for key in ("peaceful", "robbers_cut_routes"):
        if not isinstance(chosen[key], bool):
            raise BadOptions(f'"{key}" must be true or false')
    if chosen["peaceful_drafts"] not in (1, 2) or isinstance(chosen["peaceful_drafts"], bool):
        raise BadOptions('"peaceful_drafts" must be 1 or 2 (VAR-PEACE-3)')
    if len(factions) == 1 and (chosen["lookout"] != "standard" or chosen["peaceful"]):
        raise BadOptions("the solo game has no lookout variant and no peaceful variant (AMB-30)")
    return Options(
        tuple(factions),
        chosen["lookout"],
        chosen["peaceful"],
        chosen["peaceful_drafts"],
        chosen["robbers_cut_routes"],
    )


def new_player(faction: int, deck: list[int]) -> Player:
    """A seat with nothing but its deck (SETUP-7, SETUP-8)."""
    return Player(
        faction, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, NO_CARD, 0, deck, [], [], (), (), (), (), ()
    )


def table(cards: Catalogue, chosen: Options, seed: int | str) -> State:
    """The shuffled decks and empty seats, before anything is dealt; first player at random."""
    random = seeded(seed)
    common = cards.common[:]
    random = shuffle(random, common)
    players: list[Player] = []
    for name in chosen.factions:
        faction = cards.index(name)
        deck = cards.decks[faction][:]
        random = shuffle(random, deck)
        players.append(new_player(faction, deck))
    seats = len(players)
    attacks: list[int] = []
    if seats == 1:
        attacks = cards.attacks[:]
        random = shuffle(random, attacks)
        players.append(new_player(ATTACK, []))
    random = step(random)
    first = below(random, seats)
    return State(
        cards, chosen, seats, players, 1, SETUP, False, first, first, False, 0, random, common, 0,
        [], [], tuple(attacks), (), [], None, False, None,
    )  # fmt: skip


def deal_out(state: State) -> None:
    """Starting hands, from the first player on; in a solo game the first attack card."""
    for seat in clockwise(state):
        for _ in range(STARTING_CARDS):
            draw_common(state, seat)
        for _ in range(STARTING_CARDS):
            draw_faction(state, seat)
    if state.seats == 1 and state.attack_deck:
        state.players[1].deals += state.attack_deck[:1]
        state.attack_deck = state.attack_deck[1:]
    state.phase = LOOKOUT
    state.begun = False
