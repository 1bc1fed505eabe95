"""What may be known: everything but the future dice; sheets and pools are open (RW-AMB-27)."""

from typing import TYPE_CHECKING, Final, cast

from osada.rollwrite import flow, scoring
from osada.rollwrite.counting import settlements
from osada.rollwrite.empire import AREAS, CELLS, ROUNDS, SECTIONS, TRACKS, rank
from osada.rollwrite.goods import GOODS
from osada.rollwrite.state import (
    CELL,
    COUNT,
    LOW_COUNT,
    MODES,
    NO_TOKEN,
    PHASES,
    TOKENS,
    Player,
    State,
)

if TYPE_CHECKING:
    from osada.rollwrite import viewtypes as v

_PHASES: Final = cast("tuple[v.RollPhase, ...]", PHASES)
_GOODS: Final = cast("tuple[v.Resource, ...]", GOODS)
_TOKENS: Final = cast("tuple[v.Favor, ...]", TOKENS)
_TRACKS: Final = cast("tuple[v.Track, ...]", TRACKS)


def view(state: State, seat: int | None) -> "v.RollView":
    """All that a seat, or a spectator, may know; all see the same."""
    asked = [at for at in range(len(state.players)) if flow.asks(state, at)]
    shown: v.RollView = {
        "game": "rollwrite",
        "options": state.options.as_dict(),
        "mode": MODES[state.options.mode],
        "round": state.round,
        "rounds": ROUNDS,
        "phase": _PHASES[state.phase],
        "active": state.active,
        "turn": asked,
        "dice": _dice(state.dice),
        "tokens": [_TOKENS[token] for token in state.tokens],
        "free_tokens": [
            _TOKENS[token]
            for token in state.tokens
            if all(player.token != token for player in state.players)
        ],
        "players": [_player(player, at) for at, player in enumerate(state.players)],
    }
    if seat in asked:
        shown["asked"] = _question(state, state.players[seat])
    result = scoring.outcome(state)
    if result is not None:
        shown["outcome"] = {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "ties": [list(tie) for tie in result.ties],
            "rank": result.rank,
            "ranks": [rank(score) for score in result.scores],
            "sources": [
                [
                    {"round": one.round, "how": one.how, "card": one.card, "points": one.points}
                    for one in sources
                ]
                for sources in result.sources
            ],
        }
    return shown


def _question(state: State, player: Player) -> str:
    """What kind of decision is asked for."""
    kind = PHASES[state.phase]
    return "reroll" if kind == "develop" and player.window else kind


def _dice(dice: int) -> "v.Dice":
    faces = [_GOODS[dice >> 2 * die & 3] for die in range(3)]
    return {"resources": faces, "worker": dice >> 6}


def _player(player: Player, seat: int) -> "v.Sheets":
    return {
        "seat": seat,
        "sheet": player.village.slug,
        "tracks": {name: player.progress(track) for track, name in enumerate(_TRACKS)},
        "half": [area for area in range(2) if player.half >> area & 1],
        "harvested": [name for area, name in enumerate(AREAS) if player.harvested >> area & 1],
        "marked": _cells(player.marked),
        "placed": [_settlement(player, at) for at in player.placed],
        "buildings": [_building(player, slot) for slot in range(len(player.village.buildings))],
        "dice": _dice(player.dice),
        "token": None if player.token == NO_TOKEN else _TOKENS[player.token],
        "favor_used": player.favor_used,
        "actions": player.actions,
        "pool": {_GOODS[good]: player.have(good) for good in range(4)},
        "window": player.window,
        "ready": player.ready,
        "decided": player.decided,
        "settlements": settlements(player),
        "earned": player.vp,
        "score": scoring.score(player),
        "round": {
            "sections": {
                name: player.sections >> COUNT * track & LOW_COUNT
                for track, name in enumerate(_TRACKS)
            },
            "village_areas": player.village_areas,
            "harvests": player.harvests,
            "finished": player.finished,
        },
    }


def _settlement(player: Player, placed: int) -> "v.Settlement":
    slot, anchor = placed // CELL, placed % CELL
    plan = player.village.plans[slot]
    assert plan is not None
    cells = plan.cells[plan.anchors.index(anchor)]
    return {"building": player.village.buildings[slot].slug, "cells": _cells(cells)}


def _cells(bits: int) -> list[str]:
    return [
        f"{CELLS[at // SECTIONS]}{at % SECTIONS + 1}"
        for at in range(len(CELLS) * SECTIONS)
        if bits >> at & 1
    ]


def _building(player: Player, slot: int) -> "v.Building":
    building = player.village.buildings[slot]
    return {
        "slug": building.slug,
        "crossed": [
            area for area in range(len(building.areas)) if player.crossed >> 4 * slot + area & 1
        ],
        "complete": bool(player.built >> slot & 1),
        "active": bool(player.active >> slot & 1),
        "value": player.value(slot),
        "used": player.used(slot),
        "settlements": player.settled >> COUNT * slot & LOW_COUNT,
    }
