"""The store: everything is written by one writer that commits what has gathered together.

While one commit waits for the disk the next writes gather; they share the next commit. A write
is done when its commit is, and not before (SQLite in WAL mode with synchronous=FULL).
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import Connection, Executable, event, insert, select, update
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .migrate import upgrade
from .record import Record, TableRow
from .schema import records, tables, tokens

MOST_TOGETHER = 500
"""So many writes share a commit at most."""

Statement = tuple[Executable, dict[str, Any]]


class StoreError(Exception):
    """A write that did not happen."""


class Write:
    """Some statements that are committed together, and a future for whoever waits."""

    def __init__(self, statements: list[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


def database_url(given: str) -> str:
    """The driver's address from a file name, `sqlite:///…` or `postgresql://…`."""
    if "://" not in given:
        return f"sqlite+aiosqlite:///{given}"
    url = make_url(given)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    if url.drivername in drivers:
        url = url.set(drivername=drivers[url.drivername])
    if url.drivername not in drivers.values():
        raise ValueError(f"The store is SQLite or PostgreSQL, not {url.drivername!r}.")
    return url.render_as_string(hide_password=False)


class Store:
    """Open it with `await Store.open(url)`; one server a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.written = 0
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the schema up to date and start the writer."""
        engine = create_async_engine(database_url(url), pool_size=4)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _careful_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except Exception:
            await engine.dispose()
            raise
        store = cls(engine)
        store._writer = asyncio.create_task(store._write_all(), name="store writer")
        return store

    async def close(self) -> None:
        """Commit what is waiting and hang up."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
            self._writer = None
        await self.engine.dispose()

    # --- writing -------------------------------------------------------------------------------

    async def write(self, statements: list[Statement]) -> None:
        """Commit these statements together with whatever else is waiting; all or none of them."""
        if self._writer is None or self._writer.done():
            raise StoreError("the store is closed")
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Write(statements, done))
        await done

    async def add_table(self, row: TableRow, digests: dict[int, str], log: list[Record]) -> None:
        """A new table, who may sit at it, and what has happened already (a branch)."""
        statements: list[Statement] = [(insert(tables), row.row())]
        statements += [self.token(row.code, seat, digest) for seat, digest in digests.items()]
        statements += [self.record(row.code, record) for record in log]
        await self.write(statements)

    @staticmethod
    def token(code: str, seat: int, digest: str) -> Statement:
        """The statement that lets a token sit on a seat."""
        return insert(tokens), {"digest": digest, "code": code, "seat": seat}

    @staticmethod
    def record(code: str, record: Record) -> Statement:
        """The statement that appends a record."""
        return insert(records), record.row(code)

    @staticmethod
    def change(row: TableRow) -> Statement:
        """The statement that keeps what changed around a table."""
        values = {"phase": row.phase, "changed": row.changed, "around": json.dumps(row.around)}
        return update(tables).where(tables.c.code == row.code).values(**values), {}

    async def _write_all(self) -> None:
        """The writer: takes all that waits, commits it, tells those who wait."""
        async with self.engine.connect() as connection:
            while True:
                batch = [await self._queue.get()]
                while len(batch) < MOST_TOGETHER and not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                writes = [w for w in batch if w is not None]
                if writes and not await self._commit(connection, writes):
                    for write in writes:  # one of them was wrong: each on its own
                        await self._commit(connection, [write])
                if len(writes) < len(batch):
                    return

    async def _commit(self, connection: AsyncConnection, writes: list[Write]) -> bool:
        """One transaction. A single write that fails tells who waits; of many, nobody yet."""
        try:
            async with connection.begin():
                for write in writes:
                    for statement, values in write.statements:
                        await connection.execute(statement, values or None)
        except Exception as wrong:  # whatever it was, the writer goes on and the waiting know
            if len(writes) > 1:
                return False
            kind = "twice" if isinstance(wrong, IntegrityError) else "not written"
            _tell(writes[0].done, StoreError(f"{kind}: {wrong}"))
            return True
        self.commits += 1
        self.written += len(writes)
        for write in writes:
            _tell(write.done, None)
        return True

    # --- reading -------------------------------------------------------------------------------

    async def table(self, code: str) -> TableRow | None:
        """The row of a table; None when there is none."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.code == code))
            row = found.first()
        return None if row is None else _table(row)

    async def log(self, code: str) -> list[Record]:
        """All that happened at a table, in order."""
        query = select(records).where(records.c.code == code).order_by(records.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Record(r.seq, r.kind, r.seat, json.loads(r.body), r.ms, r.clock, r.command)
            for r in rows
        ]

    async def seat_of(self, digest: str) -> tuple[str, int, str] | None:
        """Which table and seat a token's hash opens, and the hash as it is kept."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tokens).where(tokens.c.digest == digest))
            row = found.first()
        return None if row is None else (row.code, row.seat, row.digest)

    async def codes(self, phase: str, since: int = 0) -> list[str]:
        """The tables in this phase that changed since then, latest first."""
        query = (
            select(tables.c.code)
            .where(tables.c.phase == phase, tables.c.changed >= since)
            .order_by(tables.c.changed.desc())
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def ready(self) -> bool:
        """Does the database answer?"""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1


def _tell(done: asyncio.Future[None], wrong: StoreError | None) -> None:
    """Whoever waited may have gone."""
    if not done.done():
        done.set_result(None) if wrong is None else done.set_exception(wrong)


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
        row.code, row.game, row.version, json.loads(row.options), row.seats, row.seed, row.phase,
        row.changed, json.loads(row.around),
    )  # fmt: skip


def _careful_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    upgrade(connection)
