"""How games of the second Zodiakal are played so that much happens in few moves."""

IDLE = {"pass", "allow", "decline", "then nothing"}


def likely(rng, oracle):
    """A random move; half of them go for tokens, tiles, thefts and blocks."""
    texts = oracle.legal()
    idle = [text for text in texts if text in IDLE]
    drawn = rng.random()
    if drawn < 0.4:
        return rng.choice(idle or texts) if drawn < 0.1 else rng.choice(texts)
    worth = [value(oracle, text) for text in texts]
    best = [text for text, one in zip(texts, worth, strict=True) if one == max(worth)]
    return rng.choice(best)


def value(oracle, text):
    """How much we like a move, whoever makes it."""
    words = text.split()
    if text in IDLE:
        return -9
    if words[0] in {"roll", "move"} and words[1:] != ["again"]:
        return liked_face(oracle, int(words[1]))
    hand = oracle.hand[oracle.actor()] if oracle.actor() != "chance" else {}
    gained = sum(not hand.get(kind, 1) for kind in gains(words))
    spent = sum(hand.get(kind, 2) == 1 for kind in costs(words))
    return gained - spent + 2 * text.startswith("ally trade")


def liked_face(oracle, face):
    """Movement goes to tiles, the block's above all; a theft succeeds."""
    if oracle.phase == "steal":
        return face in oracle.board["steal_on"]
    if oracle.phase == "duel":
        return 0
    square = (oracle.pos[oracle.turn] + face) % (4 * (oracle.board["side"] - 1))
    actions = {tile["square"]: tile["action"] for tile in oracle.board["tile"]}
    return (square in actions) + (actions.get(square) == "block")


def gains(words):
    """The kinds that a move brings its maker."""
    return {
        "take": words[1:],
        "queen": words[2:3] if words[1:2] == ["take"] else [],
        "exchange": words[3:],
        "ally": words[2:] if words[1:2] == ["gain"] else [],
    }.get(words[0], [])


def costs(words):
    """The kinds that a move costs its maker."""
    return {
        "discard": words[1:],
        "sacrifice": words[1:2],
        "block": words[1:],
        "exchange": words[1:2],
        "ally": words[2:] if words[1:2] == ["trade"] else [],
    }.get(words[0], [])
