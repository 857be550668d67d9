"""The shared vocabulary: states, games, chance, views, records. Knows no game."""
