"""The state of Zodiac Duel: whose turn it is, what may be done, and what a move does.

The rules themselves stand in the chapters `sign_draft`, `selection`, `confrontation`,
`marks`, `effects` and `resolution`; here they are put in order (section 6 of the rules
page). Single forced steps are folded into the move before (ZD-R46).
"""

from __future__ import annotations

from typing import final

from ecliptic.core.bits import first, lowest, only, size
from ecliptic.core.moves import Moves
from ecliptic.core.native import i64
from ecliptic.core.rng import Rng
from ecliptic.core.state import CHANCE, State
from ecliptic.games.zodiac_duel import (
    cards,
    confrontation,
    effects,
    memory,
    program,
    selection,
    sign_draft,
)
from ecliptic.games.zodiac_duel.cards import (
    EXPERT,
    SAGITTARIUS,
    SCORPIUS,
    SIGN_COUNT,
    VIRGO,
    Tables,
)
from ecliptic.games.zodiac_duel.effects import ENDS_DUEL, WAITS
from ecliptic.games.zodiac_duel.fighters import acts_in_base
from ecliptic.games.zodiac_duel.position import (
    COIN,
    DEAL,
    DEAL_SIGNS,
    EFFECT,
    FORCE,
    LEAD,
    MIDDLE,
    OVER,
    RESPOND,
    SEATS,
    SELECT,
    SIGN_1,
    SIGN_2,
    STARS,
    VIRGO as VIRGO_PHASE,
    ZodiacPosition,
)
from ecliptic.games.zodiac_duel.program import WIDTH
from ecliptic.games.zodiac_duel.resolution import count_win, resolve
from ecliptic.games.zodiac_duel.selection import FIGHTER, STAR
from ecliptic.games.zodiac_duel.targets import candidates
from ecliptic.games.zodiac_duel.zones import draw


@final
class ZodiacState(ZodiacPosition):
    """A position of Zodiac Duel that moves change; its fields stand in `position`."""

    def __init__(self, tables: Tables, setting: str) -> None:
        super().__init__(tables, setting)
        self.turn = CHANCE
        if tables.switches.mode == EXPERT:
            sign_draft.begin(self)
            return
        self.signs = first_signs(tables)
        self.deck = tables.opening[cards.DECK]
        self._begin_cards()

    def _begin_cards(self) -> None:
        """Lay out the cards; the selection begins unless hands are given (ZD-2)."""
        opening = self.tables.opening
        self.whole = self.deck
        if self.tables.switches.rounds > 0:
            self.round = 1
            self.phase = DEAL
            self.turn = CHANCE
            return
        for seat in range(SEATS):
            self.base[seat] = opening[cards.BASE_0 + seat]
            self.hand[seat] = opening[cards.HAND_0 + seat]
            remember_opening(self, seat)
        self._draw_for_virgos()

    # Whose choice it is, and between what.

    def moves(self, out: Moves) -> None:
        out.clear()
        if self.phase == STARS:
            self._star_moves(out)
        elif self.phase == EFFECT:
            self._effect_moves(out)
        elif self.phase == LEAD or self.phase == RESPOND:
            out.add_members(self.base[self.turn], cards.FIGHT)  # ZD-5.1, 5.2
        elif self.phase == FORCE:
            out.add_members(self.base[1 - self.turn], cards.FORCE)  # ZD-7.1
        elif self.phase == SELECT:
            selection.keeps(self, out)
        elif self.phase != OVER:
            self._opening_moves(out)

    def _opening_moves(self, out: Moves) -> None:
        """List the outcomes of deals and of the coin, and the picks of the sign draft."""
        if self.phase == DEAL or self.phase == VIRGO_PHASE:
            out.add_members(self.deck, cards.DRAW)
        elif self.phase == COIN:
            out.add_members(first(SEATS), cards.INITIATIVE)
        elif self.phase == DEAL_SIGNS:
            out.add_members(self.sign_rest, cards.DEAL_SIGN)
        elif self.phase == MIDDLE:
            out.add_members(self.sign_rest, cards.MIDDLE)
        else:
            out.add_members(self.sign_hand[self.turn], cards.SELECT)

    def _star_moves(self, out: Moves) -> None:
        """List the stars that may be played, the rearguard, and passing (ZD-6.1)."""
        tables = self.tables
        hand = self.hand[self.turn]
        while hand != 0:
            card = lowest(hand)
            hand &= ~only(card)
            if self.deck != 0 or tables.program.bound[tables.star[card]] == 0:  # ZD-8.9
                out.add(cards.STAR + card)
        out.add_members(self.rearguard(self.turn), cards.REAR)
        out.add(cards.PASS)

    def rearguard(self, seat: i64) -> i64:
        """Return the fighters in a base that can be used from there (ZD-7.8)."""
        ready: i64 = 0
        base = self.base[seat] & ~self.used
        while base != 0:
            card = lowest(base)
            base &= ~only(card)
            acting = acts_in_base(self, card)
            if acting == SCORPIUS or acting == SAGITTARIUS:
                ready |= only(card)
        return ready

    def _effect_moves(self, out: Moves) -> None:
        if self.turn == CHANCE:
            self._effect_outcomes(out)
            return
        code = self.tables.program.code
        here = self.pc * WIDTH
        if code[here] == program.OPTION:
            out.add_members(first(code[here + 2]), cards.OPTION)
            return
        out.add_members(candidates(self), cards.CHOOSE)
        if effects.may_decline(self):
            out.add(cards.DECLINE)  # ZD-R47

    def _effect_outcomes(self, out: Moves) -> None:
        if self.draws > 0:
            out.add_members(self.deck, cards.DRAW)
        elif self.tables.program.code[self.pc * WIDTH] == program.REVEAL:
            out.add_members(self.deck, cards.REVEAL)
        else:
            out.add_members(candidates(self), cards.RANDOM)

    def sample(self, rng: Rng) -> i64:
        if self.phase == DEAL or self.phase == VIRGO_PHASE:
            return cards.DRAW + rng.member(self.deck)
        return State.sample(self, rng)

    def seen(self, action: i64, seat: i64) -> i64:
        if self.phase == SELECT and seat != self.turn:
            return cards.KEEP_HIDDEN
        if (self.phase == SIGN_1 or self.phase == SIGN_2) and seat != self.turn:
            return cards.SELECT_HIDDEN
        if self.phase == DEAL_SIGNS and seat != sign_draft.receiver(self):
            return cards.DEAL_HIDDEN
        drawing = action >= cards.DRAW and action < cards.INITIATIVE
        if drawing and seat != self.receiver():
            return cards.DRAW_HIDDEN
        return action

    def receiver(self) -> i64:
        """Return the seat that draws the next card."""
        if self.phase == DEAL:
            return selection.receiver(self)
        if self.phase == VIRGO_PHASE:
            return self._virgo_seat()
        return self.drawer

    # What the moves do.

    def apply_action(self, action: i64) -> None:
        if self.phase == STARS:
            self._act(action)
        elif self.phase == EFFECT:
            self._after(self._effect(action))
        elif self.phase == LEAD:
            confrontation.lead(self, action - cards.FIGHT)
        elif self.phase == RESPOND:
            confrontation.respond(self, action - cards.FIGHT)
        elif self.phase == FORCE:
            confrontation.respond(self, action - cards.FORCE)
        elif self.phase == SELECT:
            self._keep(action)
        elif self.phase == DEAL:
            selection.deal(self, action - cards.DRAW)
        elif self.phase == VIRGO_PHASE:
            self._draw_star(action - cards.DRAW)
        elif self.phase == COIN:
            self.initiative = action - cards.INITIATIVE
            self._next_duel()
        else:
            self._draft_sign(action)

    def _draft_sign(self, action: i64) -> None:
        if self.phase == DEAL_SIGNS:
            sign_draft.deal(self, action - cards.DEAL_SIGN)
        elif self.phase != MIDDLE:
            sign_draft.select(self, action - cards.SELECT)
        elif sign_draft.add_middle(self, action - cards.MIDDLE):
            self.deck = cards_of_signs(self.tables, self.signs)
            self._begin_cards()

    def _keep(self, action: i64) -> None:
        role: i64 = FIGHTER if action < cards.KEEP_STAR else STAR
        card = action - (cards.KEEP_FIGHTER if role == FIGHTER else cards.KEEP_STAR)
        if selection.keep(self, card, role) and selection.end_round(self):
            self._draw_for_virgos()

    # Virgo draws (ZD-3.8): `virgos` counts those of both seats that are still due.

    def _draw_for_virgos(self) -> None:
        self.virgos = self._virgos_of(0) | (self._virgos_of(1) << 8)
        self._next_virgo()

    def _virgos_of(self, seat: i64) -> i64:
        virgos = size(self.base[seat] & self.tables.of_sign[VIRGO])
        return virgos + self.tables.switches.drawn

    def _virgo_seat(self) -> i64:
        return 0 if self.virgos & 255 != 0 else 1

    def _next_virgo(self) -> None:
        if self.virgos != 0 and self.deck != 0:
            self.phase = VIRGO_PHASE
            self.turn = CHANCE
            return
        self.virgos = 0
        if not confrontation.first_initiative(self):
            self._next_duel()

    def _draw_star(self, card: i64) -> None:
        seat = self._virgo_seat()
        draw(self, seat, card)
        self.virgos -= 1 if seat == 0 else 256
        self._next_virgo()

    # Duels.

    def _next_duel(self) -> None:
        """Begin the next duel that can be fought (ZD-R14), unless the game is over."""
        while not confrontation.begin_duel(self):
            won = confrontation.forfeit(self)
            if count_win(self, won):
                return
            self.initiative = won

    def _act(self, action: i64) -> None:
        """Take a turn of the stars phase (ZD-6.1)."""
        seat = self.turn
        if self.limit[seat] > 0:
            self.limit[seat] -= 1
        if action == cards.PASS:
            self.passes += 1
            self._next_turn(seat)
        elif action >= cards.REAR:
            self._use_rearguard(seat, action - cards.REAR)
        else:
            self.passes = 0  # ZD-R43
            self._after(effects.play_star(self, action - cards.STAR))

    def _use_rearguard(self, seat: i64, card: i64) -> None:
        """Let a fighter act from its base (ZD-7.8 to 7.10)."""
        self.passes = 0
        self.used |= only(card)
        if acts_in_base(self, card) == SCORPIUS:
            effects.limit_turns(self, 1 - seat, 1)  # ZD-7.9
        else:
            self.rear_power[seat] += 2  # ZD-7.10
        self._next_turn(seat)

    def _effect(self, action: i64) -> i64:
        if action >= cards.RANDOM:
            return effects.choose(self, action - cards.RANDOM)
        if action >= cards.REVEAL:
            return effects.reveal_card(self, action - cards.REVEAL)
        if action >= cards.DRAW:
            return effects.draw_card(self, action - cards.DRAW)
        if action == cards.DECLINE:
            return effects.decline(self)
        if action >= cards.OPTION:
            return effects.take_option(self, action - cards.OPTION)
        return effects.choose(self, action - cards.CHOOSE)

    def _after(self, how: i64) -> None:
        """Go on when a star has been carried out, or has to wait for somebody."""
        if how == WAITS:
            return
        self.phase = STARS
        if how == ENDS_DUEL:
            self._end_duel()  # ZD-8.3
        else:
            self._next_turn(self.player)

    def _next_turn(self, seat: i64) -> None:
        """Give the turn to the other seat; a seat without turns is skipped (ZD-6.2, R28)."""
        following = 1 - seat
        while self.passes < 2 and self.limit[following] == 0:
            self.passes += 1
            following = 1 - following
        if self.passes >= 2:
            self._end_duel()
        else:
            self.turn = following

    def _end_duel(self) -> None:
        resolve(self)
        if self.phase != OVER:
            self._next_duel()

    # Results.

    def player_return(self, seat: i64) -> float:
        if self.phase != OVER:
            return 0.0
        return 1.0 if seat == self.winner else -1.0

    def clone(self) -> ZodiacState:
        copy = ZodiacState(self.tables, self.setting)
        copy.assign(self)
        return copy


def first_signs(tables: Tables) -> i64:
    """Return the signs of the cards that a game begins with."""
    whole = tables.opening[cards.DECK]
    for seat in range(SEATS):
        whole |= tables.opening[cards.BASE_0 + seat] | tables.opening[cards.HAND_0 + seat]
    found: i64 = 0
    for sign in range(SIGN_COUNT):
        if whole & tables.of_sign[sign] != 0:
            found |= only(sign)
    return found


def cards_of_signs(tables: Tables, signs: i64) -> i64:
    """Return all cards of a set of signs."""
    found: i64 = 0
    for sign in range(SIGN_COUNT):
        if signs & only(sign) != 0:
            found |= tables.of_sign[sign]
    return found


def remember_opening(position: ZodiacPosition, seat: i64) -> None:
    """Let the rival remember that a hand was given, and that it can be looked up (ZD-R13)."""
    hand = position.hand[seat]
    while hand != 0:
        card = lowest(hand)
        hand &= ~only(card)
        memory.kept(position.memory(1 - seat), card, 0)
