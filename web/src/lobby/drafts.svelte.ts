// Drafts by game: leaving the form, or a lost server, costs nobody what they have filled in.
import type { GameShown } from '../protocol.ts'
import { type Draft, type Person, usualDraft } from './draft.ts'

const drafts: Record<string, Draft> = $state({})

/** Return the draft of a game, a usual one at first. */
export function draftOf(game: GameShown, person: Person): Draft {
  drafts[game.name] ??= usualDraft(game, person)
  return drafts[game.name] as Draft
}

/** Start that game's next draft anew. */
export function dropDraft(game: GameShown): void {
  delete drafts[game.name]
}
