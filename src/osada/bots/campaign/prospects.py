"""What the cards of a campaign are worth to an empire in a game, reckoned by their effects.

Nothing here knows a card by name; all values are victory points of one game.
"""

from typing import Final

from osada.bots.settlers.weights import TUNED
from osada.bots.settlers.worth import Worth, worth
from osada.bots.settlers.yields import made
from osada.campaign.dealing import ROUNDS
from osada.campaign.state import Book, Empire
from osada.settlers.goods import GOLD, RAZE, RESOURCES, WORKER

_BONUS: Final = {
    "location": 6.0, "card": 2.4, "deal": 5.0, "worker": 1.4, "gold": 2.4, "foundation": 1.5,
    "dove": 1.5, "bee": 2.0, "wall": 1.0, "bribe": 1.5,
    "faction-lore": 3.0, "common-lore": 2.0, "province-lore": 2.0,
    "triumph": 5.0, "relief": 3.0, "scouts": 3.0,
}  # fmt: skip
"""What a space of a progress track brings in every further game of its era."""
_UNKNOWN: Final = 1.5
_SCARCE: Final = 1.5  # how much dearer a good is that nothing of the empire brings
_ROOM: Final = 2  # of a round's goods, one in so many can go on the map without a loss
_NEAR: Final = 0.75  # what a bonus counts for with each space that is still before it
_SPACE: Final = 4.0  # of a track that was just begun
_NEXT_ERA: Final = 200.0
_SPACES_A_GAME: Final = 2.0  # on the track that is ahead


def worth_to(book: Book, empire: Empire) -> Worth:
    """The tables of the faction that an empire plays."""
    cards = book.options.box.cards
    return worth(cards, TUNED, ROUNDS)[cards.index(empire.faction)]


def of_card(known: Worth, book: Book, card: int) -> float:
    """What a Province or an Invention brings in a game, without what a Province costs."""
    found = known.standing[1][card] - known.end[card]
    count = known.count[card]
    if count is not None:
        found += known.goods[1][count.good] * count.n
    return found + known.ops(book.options.box.cards.card[card].bonus, 1, False)


def of_bonus(bonus: str) -> float:
    """What an active bonus brings in a game."""
    return _BONUS.get(bonus, _UNKNOWN) if bonus else 0.0


def income(book: Book, empire: Empire) -> list[int]:
    """Goods that board and Provinces of an empire bring in a round, by good."""
    cards = book.options.box.cards
    found = [0] * (RAZE + 1)
    for good, n in cards.factions[cards.index(empire.faction)].board:
        if good <= RAZE:
            found[good] += n
    for card in empire.provinces:
        for good in range(RAZE + 1):
            found[good] += made(cards.production[card], good)
    return found


def of_space(known: Worth, book: Book, empire: Empire, number: int) -> float:
    """What the upkeep of a further space of the map costs in a game.

    A good costs more where more of it is due than the empire can spare.
    """
    maps = book.options.box.maps[empire.era]
    brings = income(book, empire)
    due = [0] * (RAZE + 1)
    for crossed in empire.map:
        for good, n in maps[crossed - 1]:
            if good <= RAZE:
                due[good] += n
    found = 0.0
    for good, n in maps[number - 1]:
        each = known.goods[1][good] / ROUNDS
        if good > RAZE:
            found += n * each
            continue
        spare = brings[good] * ROUNDS // _ROOM
        for _ in range(n):
            due[good] += 1
            lacks = due[good] > spare
            found += each * (1 + _SCARCE if lacks else 1.0)
            if lacks and good not in RESOURCES and good not in (WORKER, GOLD):
                found += each
    return found


def of_track(book: Book, empire: Empire, category: int, spaces: int) -> float:
    """What further spaces of a track bring: the way to the next era, and bonuses on it.

    An era is left by one full track, so spaces count more on a track that is far ahead.
    """
    box = book.options.box
    length = box.length(empire.era, category)
    crossed = empire.tracks[category]
    after = min(length, crossed + spaces)
    if after == length:
        return _NEXT_ERA
    found = _SPACE * (after - crossed) * (1 + 2 * after / length)
    games = max(1.0, (length - max(empire.tracks)) / _SPACES_A_GAME)
    for at, bonus in enumerate(box.tracks[empire.era][category]):
        if bonus and at >= crossed:
            nearer = 1.0 if at < after else _NEAR ** (at - after) * (1 - _NEAR)
            return found + nearer * games * of_bonus(bonus)
    return found
