"""What a good player would do in a campaign; in its games with the reasons of the card game."""

from typing import Any

from osada.bots.campaign.between import answer
from osada.bots.settlers import advice as at_table
from osada.campaign.game import Campaign
from osada.campaign.seating import place_of, seat_at
from osada.campaign.state import GAME, State


def told(game: Campaign, sample: State, seat: int) -> dict[str, Any]:
    """A move with its reasons, as data; between games the move alone."""
    book = sample.book
    if book.stage != GAME or sample.table is None:
        chosen = answer(sample, seat, game.pending(sample)[seat])
        return {"text": game.text(sample, seat, chosen)}
    place = place_of(book, seat)
    said = at_table.told(game.table, sample.table, place)
    for key in ("text", "other"):
        if key in said:
            made = game.table.parse(sample.table, place, said[key])[0]
            said[key] = game.text(sample, seat, made)
    for taken in said["takes"]:
        taken["seat"] = seat_at(book, taken["seat"])
    if "guards" in said:
        said["guards"]["by"] = seat_at(book, said["guards"]["by"])
    return said
