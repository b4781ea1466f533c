"""What Alembic runs: the steps of `versions/`, on the connection that `store.migrate` hands over."""

from alembic import context

from cuore.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
# `store.migrate` has begun the transaction: a step that fails leaves the file as it was.
context.run_migrations()
