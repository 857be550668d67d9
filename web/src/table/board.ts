// What TableScreen hands to whatever draws the game: the standard table or a game's own skin.
import type { MessageJson, Update } from '../protocol.ts'

export interface Words {
  /** The message as a whole sentence. */
  say(message: MessageJson): string
  /** The same for narrow places: its `.short` variant where the game has one. */
  short(message: MessageJson): string
  /** Whether the game has a short variant of the message. */
  hasShort(message: MessageJson): boolean
  /** The player's name, or "you". */
  name(seat: number): string
}

export interface Board {
  /** The newest update; its scene and view are not null. */
  update: Update
  words: Words
  /** Makes the move with this text. */
  choose: (text: string) => void
  /** Asks why the move with this text is not allowed; TableScreen shows the answer. */
  explain: (text: string) => void
  /** While true nothing can be chosen: a move is on its way, a replay, the curtain is down. */
  frozen: boolean
  /** Takes the reader's last move back, where nobody else has to agree. */
  takeBack?: (() => void) | null
}
