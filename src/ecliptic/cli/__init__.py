"""The terminal: `ecliptic play`, `replay`, `check-cards`, `strength`, `games`, `version`."""
