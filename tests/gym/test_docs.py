"""docs/gym.md says how it is; the training example learns."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from osada.gym import ID, VERSION, layout, numbering
from tests.gym.write_docs import written

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "gym.md").read_text("utf-8")


def test_every_field_and_action_is_documented() -> None:
    """`python -m tests.gym.write_docs` prints the tables into the page after a change."""
    assert written(PAGE) == PAGE


def test_sizes_and_names_are_those_of_the_page() -> None:
    actions = len(numbering().meanings)
    assert f'{{"observation": uint8[{layout().size}], "action_mask": int8[{actions}]}}' in PAGE
    assert f"`Discrete({actions})`" in PAGE
    assert f"`settlers_{VERSION}` and `{ID}`" in PAGE


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, DOCS / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.strength
def test_the_example_learns_to_beat_random() -> None:
    train = example("train")
    weights = train.train(games=300)
    assert train.win_share(weights, games=200) >= 0.75
    passing, building = (
        next(at for at, group in enumerate(train.GROUPS) if group.name == name)
        for name in ("pass", "build")
    )
    assert weights[train.ACTIONS + passing] < weights[train.ACTIONS + building]


def test_the_value_net_learns_from_games_of_a_bot() -> None:
    value = example("value")
    value.TABLES = 4  # type: ignore[attr-defined]
    known = value.positions(games=4, seed=1)
    assert known.seen.shape == (len(known.ahead), layout().size)
    assert abs(known.ahead.mean()) < abs(known.ahead).mean()
    net = value.trained(known, passes=0)
    before = value.off_by(net.value(known.seen), known.ahead)
    after = value.off_by(value.trained(known, passes=40).value(known.seen), known.ahead)
    assert after < 0.7 * before
