"""The store, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from tests.postgres import postgres

from quarterdeck.store import Record, Store, StoreError, TableRow
from quarterdeck.store.record import ANSWER, CHAT, UNDO, log_of, standing
from quarterdeck.store.schema import metadata
from quarterdeck.store.store import database_url

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: Any, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        url = str(tmp_path / "tables.db")
    else:
        url = request.getfixturevalue("postgres")
    opened = await Store.open(url)
    if request.param == "postgresql":
        for name in ("tokens", "records", "tables"):
            await opened.write([(text(f"DELETE FROM {name}"), {})])
    yield opened
    await opened.close()


def a_table(code: str = "ABCDE", **changes: Any) -> TableRow:
    fields: dict[str, Any] = {
        "code": code, "game": "toy", "version": 1, "options": {"a": "b"}, "seats": 3,
        "seed": "5" * 64, "phase": "lobby", "changed": 7, "around": {"names": ["Zoë 🚀", "'; --"]},
    }  # fmt: skip
    return TableRow(**(fields | changes))


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    await store.add_table(a_table(), {0: "0" * 64}, [])
    assert await store.table("ABCDE") == a_table()
    assert await store.table("ABCDF") is None
    assert await store.seat_of("0" * 64) == ("ABCDE", 0, "0" * 64)
    assert await store.seat_of("1" * 64) is None


async def test_changes_are_kept(store: Store) -> None:
    await store.add_table(a_table(), {}, [])
    changed = a_table(phase="playing", changed=8, around={"x": [1]})
    await store.write([store.change(changed)])
    assert await store.table("ABCDE") == changed
    assert await store.codes("playing") == ["ABCDE"]
    assert await store.codes("playing", since=9) == []
    assert await store.codes("lobby") == []


async def test_records_come_back_in_order(store: Store) -> None:
    log = [
        Record(1, ANSWER, 0, [3, 1], 12, 0, "a"),
        Record(2, CHAT, -2, {"name": "ö", "words": "<b>"}, 13),
        Record(3, ANSWER, 1, [], 14, 99, "a"),
        Record(4, UNDO, 1, 1, 15, 99, "b"),
    ]
    await store.add_table(a_table(), {}, log[:1])
    for record in log[1:]:
        await store.write([store.record("ABCDE", record)])
    assert await store.log("ABCDE") == log
    assert [(e.seat, e.answer) for e in standing(log)] == [(0, (3, 1))]
    assert log_of(a_table(), log).lines()[1] == '{"seat": 0, "answer": [3, 1], "ms": 12}'


async def test_a_number_or_a_command_is_written_once(store: Store) -> None:
    await store.add_table(a_table(), {}, [Record(1, ANSWER, 0, [], command="a")])
    with pytest.raises(StoreError, match="twice"):
        await store.write([store.record("ABCDE", Record(1, ANSWER, 1, []))])
    with pytest.raises(StoreError, match="twice"):
        await store.write([store.record("ABCDE", Record(2, ANSWER, 0, [], command="a"))])
    await store.write([store.record("ABCDE", Record(2, ANSWER, 1, [], command="a"))])
    assert [r.seq for r in await store.log("ABCDE")] == [1, 2]


async def test_a_write_is_whole_or_not_at_all(store: Store) -> None:
    await store.add_table(a_table(), {}, [])
    good, bad = Record(1, ANSWER, 0, []), Record(1, ANSWER, 1, [])
    with pytest.raises(StoreError):
        await store.write([store.record("ABCDE", good), store.record("ABCDE", bad)])
    assert await store.log("ABCDE") == []


async def test_writes_that_wait_share_a_commit_and_a_bad_one_spoils_no_other(store: Store) -> None:
    await store.add_table(a_table(), {}, [])
    before = store.commits
    numbers = [*range(1, 101), 50]
    results = await asyncio.gather(
        *(store.write([store.record("ABCDE", Record(n, ANSWER, 0, [n]))]) for n in numbers[:100])
    )
    assert results == [None] * 100
    assert store.commits - before < 10
    results = await asyncio.gather(
        *(
            store.write([store.record("ABCDE", Record(n, ANSWER, 0, [n]))])
            for n in (101, 50, 102)
        ),
        return_exceptions=True,
    )
    assert [type(r) for r in results] == [type(None), StoreError, type(None)]
    assert len(await store.log("ABCDE")) == 102


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    url = str(tmp_path / "a b%.db")
    store = await Store.open(url)
    await store.add_table(a_table(), {}, [Record(1, ANSWER, 0, [1])])
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.write([])
    again = await Store.open(url)
    assert [r.body for r in await again.log("ABCDE")] == [[1]]
    assert await again.ready()
    await again.close()


async def test_sqlite_is_careful(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "t.db"))
    async with store.engine.connect() as connection:
        mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
        full = (await connection.execute(text("PRAGMA synchronous"))).scalar()
    assert (mode, full) == ("wal", 2)
    await store.close()


def test_addresses() -> None:
    assert database_url("x.db") == "sqlite+aiosqlite:///x.db"
    assert database_url("postgresql://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"
    with pytest.raises(ValueError, match="mysql"):
        database_url("mysql://h/d")
