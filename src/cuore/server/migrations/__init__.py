"""Alembic steps from one schema to the next; `store.py` runs them at start."""
