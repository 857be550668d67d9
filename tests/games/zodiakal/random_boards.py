"""Random legal boards: other squares, limits and prices, moved actions, re-paired relations."""

import tomllib
from pathlib import Path

import ecliptic.games

STANDARD = Path(ecliptic.games.__file__).parent / "zodiakal" / "sets" / "standard.toml"

ACTIONS = ["block", "gift", "steal", "travel", "reroll", "duel", "exchange"]

TILES = [
    *("moon", "queen", "comet", "wind", "wanderer", "hero", "sea"),
    *("a", "ally", "nothing", "raven", "stone", "zz"),
]

TOKENS = [
    *("moonstone", "goblet", "star", "trumpet", "flute", "sword", "pearl"),
    *("b", "comet", "from", "ring", "sea", "z"),
]
"""Some are tiles, too, or words of the moves: a text is known by its places."""

KINDS = {
    "swap": "alliance",
    "truce": "alliance",
    "boon": "alliance",
    "tribute": "rivalry",
    "ban": "rivalry",
}

SWAPPED = ["gift", "reroll", "exchange"]


class RandomBoards:
    """Draws boards and switches from one generator."""

    def __init__(self, rng):
        self.rng = rng

    def content(self):
        """The content of a board file: the standard one, a changed one, or a new one."""
        made = tomllib.loads(STANDARD.read_text("utf-8"))
        changes = self.rng.choice([[], [self.change], [self.rename], [self.change, self.rename]])
        for alter in changes:
            alter(made)
        return made

    def change(self, made):
        """Draw numbers, squares, actions and relations anew."""
        rng = self.rng
        made["side"] = rng.choice([3, 3, 3, 4, 5, rng.randint(3, 15)])
        made["hand_limit"] = rng.choice([7, 7, 8, rng.randint(7, 12)])
        made["steal_on"] = rng.sample(range(1, 7), rng.randint(1, 6))
        made["block_cost"] = rng.randint(1, 3)
        made["copies"] = {f"players_{n}": self.copies(made["hand_limit"], n) for n in (2, 3, 4)}
        squares = rng.sample(range(4 * (made["side"] - 1)), 7)
        actions = rng.choice([ACTIONS, rng.sample(ACTIONS, 7)])
        for tile, square, action in zip(made["tile"], squares, actions, strict=True):
            tile |= {"square": square, "action": action}
        rng.shuffle(made["tile"])
        self.relate(made)

    def copies(self, limit, players):
        least = (limit * players + 2 + 6) // 7
        return self.rng.randint(least, min(9, least + 2))

    def relate(self, made):
        """Remove all relations, or draw new ones, several of one effect among them."""
        del made["relation"]
        number = self.rng.choice([0, 3, 5, 8])
        if number:
            effects = self.rng.choices(list(KINDS), [3, 3, 3, 2, 2], k=number)
            made["relation"] = [self.relation(effect, made["tile"]) for effect in effects]

    def relation(self, effect, tiles):
        tile = {one["action"]: one["id"] for one in tiles}
        if effect == "swap":
            pair = [tile[action] for action in self.rng.sample(SWAPPED, 2)]
        elif effect == "boon":
            others = [one for one in tile.values() if one != tile["exchange"]]
            pair = [tile["exchange"], self.rng.choice(others)]
        else:
            pair = self.rng.sample(list(tile.values()), 2)
        return {"kind": KINDS[effect], "effect": effect, "tiles": pair}

    def rename(self, made):
        """Give tiles and tokens other ids; the relations follow."""
        names = self.rng.sample(TILES, 7)
        new = {tile["id"]: name for tile, name in zip(made["tile"], names, strict=True)}
        for relation in made.get("relation", []):
            relation["tiles"] = [new[one] for one in relation["tiles"]]
        for tile, token in zip(made["tile"], self.rng.sample(TOKENS, 7), strict=True):
            tile |= {"id": new[tile["id"]], "token": token}

    def options(self):
        """Random values for the switches; some are left to their defaults."""
        rng = self.rng
        players = rng.choice([2, 2, 3, 4, 4])
        options = {
            "players": players,
            "first_player": rng.choice(["chance", *range(players)]),
            "movement": rng.choice(["exact", "up_to"]),
            "collect": rng.choice(["automatic", "optional"]),
            "extra_roll": rng.choice(["collect", "fresh"]),
            "take_choice": rng.choice(["taker", "victim", "random"]),
            "counter_block": rng.random() < 0.6,
            "roll_cap": rng.choice([0, 600, 100, rng.randint(1, 60)]),
            "cap_result": rng.choice(["most_kinds", "draw"]),
        }
        kept = [name for name in options if name == "players" or rng.random() < 0.9]
        return {name: options[name] for name in kept}
