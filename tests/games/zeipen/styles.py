"""Ways to play for the comparison: at random, but so that much happens."""

WORDS = ["deploy", "move", "activate", "flip", "recover"]
MANNERS = ["any", "wounding", "peaceful", "crowded"]
HABITS = [
    ([3, 6, 9, 9, 3], [2, 2, 2, 2], 0.1),  # a bit of all
    ([6, 2, 3, 3, 1], [1, 0, 3, 6], 0.0),  # fills the grid
    ([1, 9, 1, 1, 1], [1, 0, 9, 0], 0.97),  # goes and comes back
    ([4, 4, 4, 8, 4], [1, 6, 0, 1], 0.0),  # strikes and strikes back
    ([1, 1, 1, 1, 1], [1, 0, 0, 0], 0.0),  # plain chance
]


class Style:
    """Chooses a move text of the oracle's position; each game has its own habit."""

    def __init__(self, rng):
        self.rng = rng
        self.words, self.manners, self.homesick = rng.choice(HABITS)
        self.back: list[list[str]] = [[], []]
        """For each seat, the steps that would take its last move back."""
        self.even = rng.choice([0, 0.95])
        """How often a tie is revealed where it can be."""

    def choose(self, oracle):
        texts = oracle.legal()
        if oracle.phase == "action":
            texts = self.returning(oracle, texts) or self.one_word(texts)
        if oracle.phase == "target":
            texts = self.returning(oracle, texts) or self.in_manner(oracle, texts)
        if oracle.phase == "reveal" and self.rng.random() < self.even:
            texts = self.ties(oracle, texts) or texts
        text = self.rng.choice(texts)
        if oracle.pending and oracle.pending.startswith("move"):
            back = [text.replace("to", "move"), oracle.pending.replace("move", "to")]
            self.back[oracle.actor()] = back
        return text

    def returning(self, oracle, texts):
        wanted = self.back[oracle.actor()] if self.rng.random() < self.homesick else []
        return [text for text in texts if text in wanted]

    def ties(self, oracle, texts):
        """The cards with the numeral that seat 0 revealed last."""
        numerals = {oracle.numeral(card) for card in oracle.revealed[0][-1:]}
        return [text for text in texts if oracle.numeral(text.split()[2]) in numerals]

    def one_word(self, texts):
        """The first steps of one kind; rare kinds are not rarer for it."""
        starting = {word: [text for text in texts if text.startswith(word)] for word in WORDS}
        weights = [self.words[at] if starting[word] else 0 for at, word in enumerate(WORDS)]
        return starting[self.rng.choices(WORDS, weights)[0]]

    def in_manner(self, oracle, texts):
        after = oracle.outcomes
        hurt = [text for text in texts if any("wound" in one for one in after[text].events)]
        found = {
            "any": texts,
            "wounding": hurt,
            "peaceful": [text for text in texts if text not in hurt],
            "crowded": sorted(texts, key=oracle.crowd)[-2:],
        }
        return found[self.rng.choices(MANNERS, self.manners)[0]] or texts
