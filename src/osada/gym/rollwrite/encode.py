"""From a state to the observation of one seat; all but the dice to come is open (RW-AMB-27)."""

from typing import Final

from librt.strings import BytesWriter

from osada.gym.fields import ME
from osada.gym.numbered import MOST, Observer
from osada.gym.rollwrite.layout import Layout
from osada.rollwrite.catalogue import Catalogue
from osada.rollwrite.empire import AREAS, SECTIONS, TRACKS
from osada.rollwrite.flow import asks
from osada.rollwrite.scoring import score
from osada.rollwrite.state import COUNT, LOW_COUNT, NO_TOKEN, Player, State
from osada.rollwrite.village import SLOTS

_HARVESTS: Final = len(AREAS)
_CELLS: Final = len(TRACKS) * SECTIONS


class Encoder(Observer):
    """Writes observations for the buildings of a game."""

    def __init__(self, villages: Catalogue, layout: Layout) -> None:
        super().__init__(layout.size)
        at = layout.offset
        self.round: int = at["round"]
        self.phase: int = at["phase"]
        self.mode: int = at["mode"]
        self.players: int = at["players"]
        self.active: int = at["active"]
        self.deciding: int = at["deciding"]
        self.dice: int = at["dice"]
        self.worker: int = at["worker"]
        self.tokens: int = at["tokens"]
        self.free_tokens: int = at["free_tokens"]
        # The fields of every seat stand in the same order: places from its first one on.
        self.seat: int = at[f"{ME}.present"]
        self.stride: int = layout.stride
        self.tracks: int = at[f"{ME}.tracks"] - self.seat
        self.half: int = at[f"{ME}.half"] - self.seat
        self.harvested: int = at[f"{ME}.harvested"] - self.seat
        self.marked: int = at[f"{ME}.marked"] - self.seat
        self.own_dice: int = at[f"{ME}.dice"] - self.seat
        self.own_worker: int = at[f"{ME}.worker"] - self.seat
        self.token: int = at[f"{ME}.token"] - self.seat
        self.favor_used: int = at[f"{ME}.favor_used"] - self.seat
        self.actions: int = at[f"{ME}.actions"] - self.seat
        self.pool: int = at[f"{ME}.pool"] - self.seat
        self.window: int = at[f"{ME}.window"] - self.seat
        self.ready: int = at[f"{ME}.ready"] - self.seat
        self.decided: int = at[f"{ME}.decided"] - self.seat
        self.sections: int = at[f"{ME}.sections"] - self.seat
        self.village_areas: int = at[f"{ME}.village_areas"] - self.seat
        self.harvests: int = at[f"{ME}.harvests"] - self.seat
        self.finished: int = at[f"{ME}.finished"] - self.seat
        self.earned: int = at[f"{ME}.earned"] - self.seat
        self.score: int = at[f"{ME}.score"] - self.seat
        self.sheet: int = at[f"{ME}.sheet"] - self.seat
        self.crossed: int = at[f"{ME}.crossed"] - self.seat
        self.complete: int = at[f"{ME}.complete"] - self.seat
        self.usable: int = at[f"{ME}.usable"] - self.seat
        self.value: int = at[f"{ME}.value"] - self.seat
        self.used: int = at[f"{ME}.used"] - self.seat
        self.settlements: int = at[f"{ME}.settlements"] - self.seat
        places: dict[str, int] = {slug: place for place, slug in enumerate(villages.buildings)}
        areas: dict[str, int] = {}
        n = 0
        for slug, building in villages.buildings.items():
            areas[slug] = n
            n += len(building.areas)
        self.places: dict[str, list[int]] = {
            sheet: [places[one.slug] for one in village.buildings]
            for sheet, village in villages.sheets.items()
        }
        """For each sheet where its buildings stand in a field."""
        self.areas: dict[str, list[int]] = {
            sheet: [areas[one.slug] for one in village.buildings]
            for sheet, village in villages.sheets.items()
        }
        """For each sheet where the areas of its buildings begin."""

    def write(self, out: BytesWriter, state: State, seat: int) -> int:
        """What a seat may know, in the places of the layout; where the last seat ends."""
        seats = len(state.players)
        out[self.round] = state.round
        out[self.phase + state.phase] = 1
        out[self.mode + state.options.mode] = 1
        out[self.players] = seats
        out[self.active + (state.active - seat) % seats] = 1
        self._dice(out, self.dice, self.worker, state.dice)
        for token in state.tokens:
            out[self.tokens + token] = 1
            out[self.free_tokens + token] = 1
        base = self.seat
        for n in range(seats):
            at = (seat + n) % seats
            if asks(state, at):
                out[self.deciding + n] = 1
            player = state.players[at]
            if player.token != NO_TOKEN:
                out[self.free_tokens + player.token] = 0
                out[base + self.token + player.token] = 1
            self._empire(out, base, player)
            self._round(out, base, player)
            self._village(out, base, player)
            base += self.stride
        return base

    def _dice(self, out: BytesWriter, faces: int, worker: int, dice: int) -> None:
        out[faces + (dice & 3)] = 1
        out[faces + 4 + (dice >> 2 & 3)] = 1
        out[faces + 8 + (dice >> 4 & 3)] = 1
        out[worker] = dice >> 6

    def _bits(self, out: BytesWriter, at: int, bits: int, most: int) -> None:
        for place in range(most):
            if bits >> place & 1:
                out[at + place] = 1

    def _empire(self, out: BytesWriter, base: int, player: Player) -> None:
        """The Empire sheet, and points."""
        out[base] = 1
        at = base + self.tracks
        out[at] = player.walls
        out[at + 1] = player.huts
        out[at + 2] = player.granaries
        out[at + 3] = player.bridges
        self._bits(out, base + self.half, player.half, 2)
        self._bits(out, base + self.harvested, player.harvested, _HARVESTS)
        self._bits(out, base + self.marked, player.marked, _CELLS)
        out[base + self.earned] = min(player.vp, MOST)
        out[base + self.score] = min(score(player), MOST)

    def _round(self, out: BytesWriter, base: int, player: Player) -> None:
        """What a player has and did this round."""
        self._dice(out, base + self.own_dice, base + self.own_worker, player.dice)
        if player.favor_used:
            out[base + self.favor_used] = 1
        out[base + self.actions] = min(player.actions, MOST)
        at = base + self.pool
        out[at] = min(player.wood, MOST)
        out[at + 1] = min(player.stone, MOST)
        out[at + 2] = min(player.food, MOST)
        out[at + 3] = min(player.gold, MOST)
        if player.window:
            out[base + self.window] = 1
        if player.ready:
            out[base + self.ready] = 1
        if player.decided:
            out[base + self.decided] = 1
        at = base + self.sections
        for track in range(4):
            out[at + track] = player.sections >> COUNT * track & LOW_COUNT
        out[base + self.village_areas] = player.village_areas
        out[base + self.harvests] = player.harvests
        out[base + self.finished] = player.finished

    def _village(self, out: BytesWriter, base: int, player: Player) -> None:
        """The Village sheet: every building in its place."""
        sheet = player.village.slug
        places, areas = self.places[sheet], self.areas[sheet]
        for slot in range(SLOTS):
            at = base + places[slot]
            out[at + self.sheet] = 1
            if player.built >> slot & 1:
                out[at + self.complete] = 1
            if player.active >> slot & 1:
                out[at + self.usable] = 1
            out[at + self.value] = min(player.value(slot), MOST)
            out[at + self.used] = min(player.used(slot), MOST)
            out[at + self.settlements] = player.settled >> COUNT * slot & LOW_COUNT
            self._bits(out, base + self.crossed + areas[slot], player.crossed >> 4 * slot & 15, 4)
