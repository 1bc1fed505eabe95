"""What is stored comes back, in order, at once or not at all; the same on both databases."""

import asyncio
import random
import time

import pytest

from osada.server.store import Append, Conflict, Event, KeyRow, Row, Store, StoreError, Void
from tests.server.store.tables import add_key, bodies, found, row

DIGEST = bytes(range(32))


async def test_a_new_table_has_events_a_row_and_keys(store: Store) -> None:
    key = KeyRow(DIGEST, "a", "seat", 0, 1_700_000_000)
    await store.append(Append("a", 0, ['{"created":1}', '{"joined":"Ola"}'], row("a"), [key], at=5))
    assert await store.events("a") == [
        Event(1, 5, '{"created":1}'),
        Event(2, 5, '{"joined":"Ola"}'),
    ]
    assert await store.row("a") == row("a")
    assert await store.key(DIGEST) == key


async def test_nothing_is_found_where_nothing_is(store: Store) -> None:
    assert await store.events("a") == []
    assert await store.row("a") is None
    assert await store.rows([]) == []
    assert await store.key(DIGEST) is None
    assert await store.due(10**10, 0) == []
    assert await store.listed(status={"waiting", "running", "finished"}, limit=10) == []


async def test_one_reads_on_from_a_number(store: Store) -> None:
    await found(store, "a", events=5)
    assert [event.body for event in await store.events("a", after=3)] == ["4", "5"]
    assert await store.events("a", after=5) == []


async def test_events_have_the_time_of_their_append(store: Store) -> None:
    before = time.time_ns() // 1_000_000
    await found(store, "a")
    [event] = await store.events("a")
    assert before <= event.at <= time.time_ns() // 1_000_000


async def test_what_is_not_ascii_comes_back_as_it_was(store: Store) -> None:
    said = '{"said":"Żółć, kůň 🐎 \\u0000"}'
    await store.append(Append("a", 0, [said], row("a", title="Żółć 🐎", summary=said)))
    assert await bodies(store, "a") == [said]
    assert await store.row("a") == row("a", title="Żółć 🐎", summary=said)


async def test_a_number_that_is_taken_is_a_conflict_and_leaves_nothing(store: Store) -> None:
    await found(store, "a", events=2)
    key = KeyRow(DIGEST, "a", "invite")
    for after in (0, 1, 3, 99, -1):
        with pytest.raises(Conflict):
            await store.append(Append("a", after, ["late"], row("a", title="Late"), [key]))
    assert await bodies(store, "a") == ["1", "2"]
    assert await store.row("a") == row("a")
    assert await store.key(DIGEST) is None


async def test_a_new_table_with_a_taken_name_is_a_conflict(store: Store) -> None:
    await found(store, "a")
    with pytest.raises(Conflict):
        await found(store, "a", title="Mine")
    assert await store.row("a") == row("a")


async def test_a_table_begins_with_its_row(store: Store) -> None:
    with pytest.raises(StoreError, match='There is no table "a"'):
        await store.append(Append("a", 0, ["1"]))
    with pytest.raises(StoreError, match='There is no table "a"'):
        await add_key(store, KeyRow(DIGEST, "a", "watch"))
    assert await store.events("a") == []


async def test_a_row_changes_with_its_events_or_without(store: Store) -> None:
    await found(store, "a", status="waiting")
    started = row("a", status="running", changed=1_700_000_100, summary='{"turn":1}')
    await store.append(Append("a", 1, ["started"], started))
    assert await store.row("a") == started
    await store.append(Append("a", 2, ["moved"]))
    assert await store.row("a") == started
    renamed = row("a", title="Saturday")
    await store.append(Append("a", 3, [], renamed))
    assert await store.row("a") == renamed
    assert await bodies(store, "a") == ["1", "started", "moved"]


async def test_keys_come_and_go(store: Store) -> None:
    first, second = KeyRow(b"1" * 32, "a", "seat", 1), KeyRow(b"2" * 32, "a", "watch")
    await store.append(Append("a", 0, ["1"], row("a"), [first]))
    await store.append(Append("a", 1, ["left"], keys=[second], free_seats=[1]))
    assert await store.key(first.digest) is None
    assert await store.key(second.digest) == second


async def test_a_key_comes_only_where_the_number_is_still_the_last(store: Store) -> None:
    await found(store, "a", events=3)
    key = KeyRow(DIGEST, "a", "seat", 1)
    with pytest.raises(Conflict):
        await store.append(Append("a", 2, [], keys=[key]))
    assert await store.key(DIGEST) is None
    await store.append(Append("a", 3, [], keys=[key]))
    assert await store.key(DIGEST) == key
    assert await bodies(store, "a") == ["1", "2", "3"]


async def test_what_is_asked_with_a_key_needs_that_key_to_the_end(store: Store) -> None:
    key, other = KeyRow(DIGEST, "a", "seat", 1), KeyRow(b"2" * 32, "a", "seat", 1)
    await store.append(Append("a", 0, ["1"], row("a"), [key]))
    await found(store, "b")
    await store.append(Append("a", 1, ["moved"], by=DIGEST))
    with pytest.raises(Void):
        await store.append(Append("b", 1, ["moved"], by=DIGEST))
    verdicts = await asyncio.gather(  # all three in one transaction
        store.append(Append("a", 2, ["left"], free_seats=[1])),
        store.append(Append("a", 3, ["joined"], keys=[other])),
        store.append(Append("a", 4, [], keys=[KeyRow(b"3" * 32, "a", "seat", 1)], by=DIGEST)),
        return_exceptions=True,
    )
    assert [type(verdict) for verdict in verdicts] == [type(None), type(None), Void]
    assert await store.key(b"3" * 32) is None
    await store.append(Append("a", 4, ["moved"], by=other.digest))
    with pytest.raises(Void):
        await store.append(Append("a", 5, ["moved"], by=DIGEST))
    assert await bodies(store, "a") == ["1", "moved", "left", "joined", "moved"]


async def test_a_freed_seat_takes_only_its_own_keys_along(store: Store) -> None:
    await found(store, "a")
    await found(store, "b")
    others = [
        KeyRow(b"1" * 32, "a", "seat", 0),
        KeyRow(b"2" * 32, "a", "seat", 2),
        KeyRow(b"3" * 32, "a", "watch"),
        KeyRow(b"4" * 32, "b", "seat", 1),
    ]
    for key in [*others, KeyRow(DIGEST, "a", "seat", 1)]:
        await add_key(store, key)
    new = KeyRow(b"5" * 32, "a", "seat", 1)
    await store.append(Append("a", 1, ["left"], keys=[new], free_seats=[1]))
    assert await store.key(DIGEST) is None
    for key in [*others, new]:
        assert await store.key(key.digest) == key


async def test_lists_have_the_newest_change_first(store: Store) -> None:
    await found(store, "old", changed=10, status="waiting")
    await found(store, "new", changed=30, status="waiting")
    await found(store, "mid", changed=20, status="running")
    await found(store, "shy", changed=40, status="waiting", public=False)
    await found(store, "over", changed=50, status="finished")

    async def listed(**asked: object) -> list[str]:
        return [row.id for row in await store.listed(**asked)]  # type: ignore[arg-type]

    assert await listed(status={"waiting"}, limit=9) == ["new", "old"]
    assert await listed(status={"waiting", "running"}, limit=9) == ["new", "mid", "old"]
    assert await listed(status={"waiting", "running"}, limit=2) == ["new", "mid"]
    assert await listed(status={"waiting"}, limit=9, since=30) == ["new"]
    assert await listed(status={"waiting"}, public=False, limit=9) == ["shy"]
    assert [row.id for row in await store.rows(["old", "gone", "shy", "old"])] == ["shy", "old"]


async def test_tables_that_are_due_are_found_again_longest_first(store: Store) -> None:
    await found(store, "b", due=20, changed=20)
    await found(store, "a", public=False, due=20, changed=20)
    await found(store, "late", due=10, changed=10)
    await found(store, "later", due=40, changed=20)
    await found(store, "rests", due=5, changed=1)
    await found(store, "never", changed=30)
    assert await store.due(30, 2) == [(10, "late"), (20, "a"), (20, "b")]
    assert await store.due(30, 2, limit=2) == [(10, "late"), (20, "a")]
    assert await store.due(30, 2, after=(20, "a")) == [(20, "b")]
    assert await store.due(50, 0, after=(20, "b")) == [(40, "later")]


async def test_tables_without_a_game_are_taken_away_after_long(store: Store) -> None:
    await found(store, "old", status="waiting", changed=10)
    await found(store, "kept", status="waiting", changed=10)
    await found(store, "new", status="waiting", changed=30)
    await found(store, "played", status="running", changed=10)
    await add_key(store, KeyRow(DIGEST, "old", "seat", 0))
    assert await store.clear(20, keep=["kept"]) == 1
    assert await store.row("old") is None
    assert await store.key(DIGEST) is None
    assert await store.events("old") == []
    assert {row.id for row in await store.rows(["kept", "new", "played"])} == {
        "kept",
        "new",
        "played",
    }


async def test_more_tables_can_be_asked_for_than_a_statement_takes(store: Store) -> None:
    await found(store, "a")
    names = [f"t{number}" for number in range(40_000)]
    assert [row.id for row in await store.rows([*names, "a"])] == ["a"]


async def test_a_store_is_opened_again_with_all_that_is_in_it(url: str) -> None:
    for opened in range(3):
        store = await Store.open(url)
        if opened == 0:
            await found(store, "a")
        assert await bodies(store, "a") == ["1", *["again"] * opened]
        await store.append(Append("a", opened + 1, ["again"]))
        await store.close()


# Many at once


async def test_appends_that_piled_up_are_stored_in_their_order(store: Store) -> None:
    first = [Append("a", 0, ["1", "2"], row("a"))]
    more = [Append("a", number, [str(number + 1)]) for number in range(2, 500)]
    await asyncio.gather(*(store.append(append) for append in first + more))
    assert await bodies(store, "a") == [str(number) for number in range(1, 501)]


async def test_the_last_row_and_the_last_word_on_a_key_win(store: Store) -> None:
    kept = KeyRow(b"1" * 32, "a", "seat", 0)
    gone, back = (KeyRow(digit * 32, "a", "seat", 1) for digit in (b"2", b"3"))
    await found(store, "a")
    await add_key(store, back)
    await asyncio.gather(
        store.append(Append("a", 1, ["x"], row("a", title="One"), [kept, gone])),
        store.append(Append("a", 2, ["y"], row("a", title="Two"), [], [1])),
        store.append(Append("a", 3, ["z"], None, [back])),
    )
    assert await store.row("a") == row("a", title="Two")
    assert await store.key(kept.digest) == kept
    assert await store.key(gone.digest) is None
    assert await store.key(back.digest) == back


async def test_of_many_with_the_same_number_one_wins(store: Store) -> None:
    await found(store, "a")
    appends = [Append("a", 1, [f"by {who}"]) for who in range(50)]
    verdicts = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert [verdict is None for verdict in verdicts] == [True, *[False] * 49]
    assert all(isinstance(verdict, Conflict) for verdict in verdicts[1:])
    assert await bodies(store, "a") == ["1", "by 0"]


@pytest.mark.parametrize("seed", range(8))
async def test_a_pile_of_appends_is_as_if_each_came_alone(store: Store, seed: int) -> None:
    chance = random.Random(seed)
    events: dict[str, list[str]] = {}
    rows: dict[str, Row] = {}
    keys: dict[bytes, KeyRow] = {}
    for _ in range(6):
        appends: list[Append] = []
        expected: list[type] = []
        for _ in range(chance.randrange(1, 60)):
            table = chance.choice("abcdef")
            append = _some_append(chance, table, len(events.get(table, [])), set(keys))
            appends.append(append)
            if table not in events and append.row is None:
                expected.append(StoreError)
            elif append.after != len(events.get(table, [])):
                expected.append(Conflict)
            else:
                expected.append(type(None))
                events.setdefault(table, []).extend(append.events)
                rows[table] = append.row or rows[table]
                for key in list(keys.values()):
                    if key.table == table and key.seat in append.free_seats:
                        del keys[key.digest]
                keys |= {key.digest: key for key in append.keys}
        verdicts = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert [type(verdict) for verdict in verdicts] == expected
    for table in "abcdef":
        assert await bodies(store, table) == events.get(table, [])
        assert await store.row(table) == rows.get(table)
    for number in range(40):
        assert await store.key(bytes([number]) * 32) == keys.get(bytes([number]) * 32)


def _some_append(chance: random.Random, table: str, last: int, used: set[bytes]) -> Append:
    """Mostly what fits; new keys are new, and any seat may be freed."""
    after = chance.choice([last, last, last, last, last + 1, 0])
    events = [chance.choice("xyz")] * chance.randrange(4)
    shown = row(table, title=str(chance.random())) if chance.random() < 0.6 else None
    free = sorted({bytes([number]) * 32 for number in range(40)} - used)
    fresh = chance.sample(free, min(len(free), chance.randrange(2)))
    keys = [KeyRow(digest, table, "seat", chance.randrange(3)) for digest in fresh]
    freed = chance.sample(range(3), chance.randrange(2))
    return Append(table, after, events, shown, keys, freed)


async def test_a_bad_append_fails_alone(store: Store) -> None:
    """The neighbours in its transaction do not notice."""
    await found(store, "a")
    await add_key(store, KeyRow(DIGEST, "a", "seat", 0))
    good = [Append(f"good{number}", 0, ["1"], row(f"good{number}")) for number in range(20)]
    bad = [
        Append("b", 0, ["1", "2"], row("b"), [KeyRow(DIGEST, "b", "seat", 0)]),
        Append("c", 0, ["\ud800"], row("c")),
        Append("d", 0, ["1"], row("d", status="asleep")),
    ]
    appends = [*good[:10], *bad, *good[10:]]
    verdicts = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    failed = [type(verdict) for verdict in verdicts if verdict is not None]
    assert failed == [StoreError] * 3
    assert len(await store.rows([append.table for append in good])) == 20
    assert await store.rows(["b", "c", "d"]) == []
    assert await store.events("b") == []
    assert (await store.key(DIGEST)) is not None


async def test_a_key_is_stored_once(store: Store) -> None:
    await found(store, "a")
    await found(store, "b")
    keys = [KeyRow(DIGEST, table, "watch") for table in ("a", "b")]
    verdicts = await asyncio.gather(*(add_key(store, key) for key in keys), return_exceptions=True)
    first = verdicts.index(None)  # which of two writers comes first is the database's choice
    assert isinstance(verdicts[1 - first], StoreError)
    assert await store.key(DIGEST) == keys[first]
    with pytest.raises(StoreError):
        await add_key(store, keys[1 - first])
    assert await store.key(DIGEST) == keys[first]


async def test_an_error_tells_nobodys_data(store: Store) -> None:
    await found(store, "a")
    secret = KeyRow(b"secret-secret-secret-secret-secr", "a", "seat", 0)
    await add_key(store, secret)
    with pytest.raises(StoreError) as told:
        await store.append(Append("a", 1, ["hand of Ola"], keys=[secret]))
    assert "secret" not in str(told.value)
    assert "Ola" not in str(told.value)
    assert str(told.value).startswith("The store cannot be written: ")
    assert "\n" not in str(told.value)


async def test_who_has_gone_does_not_hold_up_the_others(store: Store) -> None:
    await found(store, "a")
    leaving = asyncio.create_task(store.append(Append("a", 1, ["x"])))
    staying = asyncio.create_task(store.append(Append("a", 1, ["y"])))
    await asyncio.sleep(0)
    leaving.cancel()
    verdicts = await asyncio.gather(leaving, staying, return_exceptions=True)
    assert isinstance(verdicts[0], asyncio.CancelledError)
    assert isinstance(verdicts[1], Conflict | None)
    assert len(await bodies(store, "a")) == 2


async def test_what_piled_up_is_written_before_closing(url: str) -> None:
    store = await Store.open(url)
    await found(store, "a")
    appends = [
        asyncio.create_task(store.append(Append("a", number, ["x"]))) for number in range(1, 401)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)
    with pytest.raises(StoreError, match="closed"):
        await store.append(Append("a", 401, ["late"]))
    again = await Store.open(url)
    assert len(await bodies(again, "a")) == 401
    await again.close()


async def test_readers_see_whole_appends_only(store: Store) -> None:
    await found(store, "a")
    writing = asyncio.create_task(_write_triples(store, 60))
    seen = set()
    while not writing.done():
        seen.add(len(await bodies(store, "a")) % 3)
    await writing
    assert seen == {1}


async def _write_triples(store: Store, triples: int) -> None:
    for triple in range(triples):
        await store.append(Append("a", 1 + 3 * triple, ["x", "y", "z"]))


@pytest.mark.parametrize(
    "wrong",
    [
        {"row": row("b")},
        {"keys": [KeyRow(DIGEST, "b", "seat", 0)]},
    ],
)
def test_an_append_that_makes_no_sense_is_not_made(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="another table"):
        Append(**{"table": "a", "after": 0, "events": ["1"]} | wrong)  # type: ignore[arg-type]
