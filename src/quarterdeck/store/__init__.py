"""The durable log of tables: SQLite by default, PostgreSQL by the same statements.

It knows the kit's log and nothing of rules, sockets or people.
"""

from .record import Record, TableRow
from .store import Store, StoreError

__all__ = ["Record", "Store", "StoreError", "TableRow"]
