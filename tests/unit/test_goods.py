"""Goods are a table: one more row, and its words, and cards are written and played with it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from osada import LANGUAGES
from osada.settlers import goods as g
from osada.settlers.game import Settlers, plain

ROOT = Path(__file__).parents[2]
LAST = '    Good("tech", is_supply=False, is_extra=True, is_token=True),\n'
ROW = '    Good("salt", is_supply=False, is_extra=True, is_token=True),\n'
CARDS = """faction: common

[salt-pan]
name: Salt Pan | Warzelnia | Solivar
numbers: com901-906
colour: red
cost: 1 stone
raze: 1 salt
production: 1 salt, 1 tech
from: house

[salt-market]
name: Salt Market | Targ solny | Solný trh
numbers: com911-916
colour: red
cost: 1 wood
raze: 1 wood
action (twice): 1 salt, 1 tech -> 3 vp
from: house

[salt-office]
name: Salt Office | Urząd solny | Solný úřad
numbers: com921-922
colour: red
cost: 1 wood
raze: 1 wood
feature: when you gain salt -> 1 vp
from: house
"""
PROGRAM = """
from pathlib import Path
from osada.bots import ask, bot
from osada.scenario.settlers import given
from osada.settlers import flow
from osada.settlers.effects.text import card_text
from osada.settlers.goods import GOOD, of_token
from osada.settlers.own import game

game = game(Path("own"))
cards = game.cards
market = cards.of_slug["salt-market"][0]
print(card_text(cards.entry[market].ability, "en"))
own = {"faction": "rome", "goods": {"salt": 2, "tech": 1},
       "empire": ["salt-market", "salt-office"], "hand": ["salt-pan"]}
state = given.table(cards, {"players": [own, {"faction": "egypt"}]})
state.explicit = False
flow.advance(state)
view = game.view(state, 0)
assert view["players"][0]["goods"]["salt"] == 2, view["players"][0]["goods"]
assert game.why_not(state, 0, game.parse(state, 0, "use salt-market twice")[0]).reason
game.apply(state, 0, game.parse(state, 0, "use salt-market")[0])
player = state.players[0]
assert (of_token(player.tokens, GOOD["salt"]), of_token(player.tokens, GOOD["tech"])) == (1, 0)
laid = game.view(state, 0)["players"][0]["empire"][0]["goods"]
assert laid == {"tech": 1, "salt": 1}, laid
assert player.score == 3

state = game.new({"factions": ["rome", "egypt"]}, 5)
players, gained, seed = [bot("greedy"), bot("greedy")], 0, 1
while pending := game.pending(state):
    for seat in pending:
        seed += 1
        copy = game.copy(state)
        copy.log = []
        move = ask(players[seat], game, state, seat, seed)
        game.apply(copy, seat, move)
        gained += sum(e[3] for e in copy.log if e[0] == "gain" and e[2] == GOOD["salt"])
        state = game.copy(copy)
        break
print("salt", gained, "points", game.outcome(state).scores)
assert gained > 0
"""


def test_tokens_of_one_kind_count_as_a_plain_number() -> None:
    tech = g.GOOD["tech"]
    held = g.tokens(tech, 7)
    assert (held, g.of_token(held, tech), g.token_counts(held)) == (7, 7, {"tech": 7})
    assert g.covers(held, g.tokens(tech, 7))
    assert not g.covers(held, g.tokens(tech, 8))


def test_a_row_adds_a_good(tmp_path: Path) -> None:
    skipped = shutil.ignore_patterns("page", "__pycache__", "examples", "server", "terminal")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skipped)
    table = tmp_path / "src/osada/settlers/goods.py"
    assert LAST in table.read_text("utf-8")
    table.write_text(table.read_text("utf-8").replace(LAST, LAST + ROW), "utf-8")
    for language in LANGUAGES:
        words = tmp_path / f"src/osada/settlers/effects/words/{language}.ftl"
        more = "good-salt = salt\nwhen-gain-salt = each time you gain salt, { $then }\n"
        words.write_text(words.read_text("utf-8") + more, "utf-8")
    (tmp_path / "own").mkdir()
    (tmp_path / "own/common.cards").write_text(CARDS, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert "salt" in done.stdout


def test_games_without_tokens_are_told_as_before() -> None:
    state = Settlers().new({"factions": ["rome", "egypt"]}, 1)
    assert all(player.tokens == 0 for player in state.players)
    assert len(plain(state)) == 15
