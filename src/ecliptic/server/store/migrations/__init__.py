"""How the database came to its present form; alembic runs what stands here."""
