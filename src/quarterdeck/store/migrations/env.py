"""Alembic's entry: the store hands over its connection."""

from alembic import context

from quarterdeck.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
