// Made from the server's structs by `npm run types`. Do not edit.

export type Wire =
  | Answer
  | Answered
  | Asked
  | CardSetShown
  | Chat
  | ChatLine
  | ClockShown
  | Closing
  | Done
  | EndShown
  | Explain
  | FrameShown
  | GameShown
  | Hint
  | Hinted
  | Join
  | LogLine
  | Look
  | MessageJson
  | Move
  | MoveChoice
  | MoveValue
  | NewClock
  | NewSeat
  | NewTable
  | OpenTable
  | Opened
  | Piece
  | Problem
  | ProposalShown
  | Propose
  | Refused
  | Rematch
  | Rename
  | Replay
  | ReplayAsked
  | Resign
  | Resume
  | Scene
  | SeatLink
  | SeatShown
  | Site
  | SwitchShown
  | TakeSeat
  | Update
  | Zone
export type Answered = Update | Done | Refused | Hinted | Closing
export type Asked =
  Join | Look | Move | Explain | Propose | Answer | Resign | Resume | Rename | Chat | Hint | Rematch

/**
 * Agree to the open proposal, or not. Whoever proposed may withdraw it.
 */
export interface Answer {
  t: 'answer'
  id: string
  agree: boolean
}
/**
 * The whole table as one seat sees it.
 *
 * `number` counts whatever changed the position, moves taken back included; a move
 * names it. `viewer` is the seat whose eyes these are (null: a spectator), `seats` all
 * seats, `turn` the seat that has to decide (null: nobody). `scene` and `view` are null
 * until the game begins; `scene.moves` are the legal moves of `viewer`. `log` are the
 * lines from number `log_from` on: lines after it are replaced, so that an undo can
 * shorten it; likewise `chat` from `chat_from`. `moves` counts the moves so far.
 * `commitment` is SHA-256 of the secret that all chance comes from; `secret` follows
 * when the game is over; `same_deal` is a finished table whose secret is used again here.
 * `can` are the proposals that make sense now; `free` those of
 * them that nobody else has to agree to. `rematch` is the table that follows this one.
 */
export interface Update {
  t: 'update'
  table: string
  game: string
  title: string
  number: number
  moves: number
  phase: 'over' | 'paused' | 'playing' | 'waiting'
  viewer: number | null
  seats: SeatShown[]
  turn: number | null
  thinking: boolean
  scene: Scene | null
  view: {
    [k: string]: unknown
  } | null
  log: LogLine[]
  log_from: number
  chat: ChatLine[]
  chat_from: number
  chat_open: boolean
  spectators: number
  proposal: ProposalShown | null
  can: ('abandon' | 'draw' | 'pause' | 'undo')[]
  free: ('abandon' | 'draw' | 'pause' | 'undo')[]
  hints: boolean
  clock: ClockShown | null
  end: EndShown | null
  commitment: string
  secret: string | null
  rematch: string | null
  guided: boolean
  same_deal: string | null
}
/**
 * Who sits in a seat. `name` is empty while nobody does; a bot has a `level`.
 *
 * `kind`: `person`, `bot`, `open` (anybody may come), `link` (an invited person may).
 */
export interface SeatShown {
  seat: number
  kind: 'bot' | 'link' | 'open' | 'person'
  name: string
  level: string | null
  present: boolean
  yours: boolean
}
/**
 * All that one seat's screen shows.
 */
export interface Scene {
  moves: MoveChoice[]
  prompt: MessageJson
  status: MessageJson[]
  zones: Zone[]
}
/**
 * A legal move: its text, its words, and the zone and piece to touch for it.
 */
export interface MoveChoice {
  label: MessageJson
  piece: string | null
  text: string
  zone: string | null
}
/**
 * A message as plain JSON values.
 */
export interface MessageJson {
  key: string
  rule: string | null
  values: {
    [k: string]: unknown
  }
}
/**
 * A place on the table. `owner` is a seat or null; `count` what a counter shows.
 *
 * A grid whose label has a value `seat` is laid out as that seat sees it.
 */
export interface Zone {
  count: number | null
  id: string
  kind: 'counter' | 'die' | 'grid' | 'hand' | 'pile' | 'track'
  label: MessageJson
  owner: number | null
  pieces: Piece[]
}
/**
 * One card, counter, pawn or die.
 *
 * `id` is unique in its scene. `face` is the short text on it (null: face down), `below`
 * the short text of the other end of a two-ended card (null: none). `tone` is a CSS
 * colour and `mark` the name of a drawn shape, both null where there is none. `pips`
 * counts small marks such as stars. `label` says all of it in words; of a card with four
 * sides it has a value `sides`, a message with the sides as values, clockwise from the
 * top. `at` is the place on a track or in a grid (row, column), null elsewhere.
 */
export interface Piece {
  at: number[] | null
  below: string | null
  face: string | null
  id: string
  label: MessageJson
  mark: string | null
  pips: number
  tone: string | null
}
/**
 * One sentence of the log.
 *
 * `number` is the count of moves after which it was said, `source` says whose words it
 * is made of: the game's or the table's own.
 */
export interface LogLine {
  number: number
  source: 'game' | 'table'
  message: MessageJson
}
/**
 * Something that was said; `seat` null: by a spectator.
 */
export interface ChatLine {
  seat: number | null
  name: string
  text: string
  at: number
}
/**
 * An open proposal: what, by which seat, and who has not answered yet.
 */
export interface ProposalShown {
  what: 'abandon' | 'draw' | 'pause' | 'undo'
  seat: number
  waiting: number[]
}
/**
 * The clocks: milliseconds left by seat when this was sent, and whose clock runs.
 *
 * `per_move` says that every move gets the whole time anew; otherwise `increment`
 * milliseconds are added after each move (Fischer).
 */
export interface ClockShown {
  left: number[]
  running: number | null
  per_move: boolean
  increment: number
}
/**
 * How a game ended: by `rules`, `resign`, `draw`, `abandoned` or `flag`.
 *
 * `result` is one number a seat, the greater the better; null where there is none.
 * `loser` is the seat that resigned or ran out of time. `outcome` are the rules' own
 * words for the result.
 */
export interface EndShown {
  by: 'abandoned' | 'draw' | 'flag' | 'resign' | 'rules'
  result: number[] | null
  loser: number | null
  outcome: MessageJson | null
}
/**
 * It is done, and on the disk.
 */
export interface Done {
  t: 'done'
  id: string
}
/**
 * It is not done. `code` is a stable word such as `not_your_turn` or `illegal_move`.
 *
 * `reason` are the game's own words where the rules forbid it. `legal` are the texts of
 * the moves that are allowed, for the seat whose turn it is. `id` is null where the
 * request could not be read.
 */
export interface Refused {
  t: 'refused'
  id: string | null
  code: string
  detail: string
  reason: MessageJson | null
  legal: string[] | null
}
/**
 * What a strong bot would do, with the moves it looked at, the best first.
 */
export interface Hinted {
  t: 'hinted'
  id: string
  text: string
  moves: MoveValue[]
}
/**
 * What a bot thinks of a move: the mean result from -1 to 1, on so many games.
 */
export interface MoveValue {
  text: string
  value: number
  visits: number
}
/**
 * The connection ends: `code` says why, `again` whether to try once more.
 */
export interface Closing {
  t: 'closing'
  code: string
  again: boolean
}
/**
 * Sit down or watch; must come first. An empty key watches a public table.
 *
 * `name` is used when the seat has nobody's yet.
 */
export interface Join {
  t: 'join'
  table: string
  key?: string
  name?: string | null
}
/**
 * See through the eyes of another of one's own seats (several at one screen).
 */
export interface Look {
  t: 'look'
  seat: number
}
/**
 * Make a move; `number` is that of the update it was chosen from.
 */
export interface Move {
  t: 'move'
  id: string
  number: number
  text: string
  seat?: number | null
}
/**
 * Ask why a move is not allowed now.
 */
export interface Explain {
  t: 'explain'
  id: string
  text: string
}
/**
 * Ask the others for an undo, a draw, a pause or to abandon the game.
 *
 * Done at once where nobody else has to agree.
 */
export interface Propose {
  t: 'propose'
  id: string
  what: 'abandon' | 'draw' | 'pause' | 'undo'
}
/**
 * Give up; with more than two seats a bot plays on in one's place.
 */
export interface Resign {
  t: 'resign'
  id: string
}
/**
 * Go on after a pause.
 */
export interface Resume {
  t: 'resume'
  id: string
}
/**
 * Take another nickname.
 */
export interface Rename {
  t: 'rename'
  id: string
  name: string
}
/**
 * Say something to everybody at the table.
 */
export interface Chat {
  t: 'chat'
  id: string
  text: string
}
/**
 * Ask a strong bot what it would do in one's place.
 */
export interface Hint {
  t: 'hint'
  id: string
}
/**
 * Open the next table for the same people, seats moved on by one.
 */
export interface Rematch {
  t: 'rematch'
  id: string
}
/**
 * A built-in card set and its name by language.
 */
export interface CardSetShown {
  name: string
  title: {
    [k: string]: string
  }
}
/**
 * The table after `move` moves; `text` is the last of them as it was seen.
 */
export interface FrameShown {
  move: number
  text: string
  actor: number | null
  scene: Scene
  view: {
    [k: string]: unknown
  }
  log: LogLine[]
}
/**
 * A game of the catalog. `players` is how many can play, with the switch that says so.
 */
export interface GameShown {
  name: string
  title: string
  players: number[]
  players_switch: string | null
  switches: SwitchShown[]
  card_sets: CardSetShown[]
  default_cards: string
  languages: string[]
  guided: boolean
}
/**
 * A variant switch with its explanation.
 *
 * It has `values`, or a range of whole numbers from `low` to `high`, or it holds `count`
 * different ones of `names`.
 */
export interface SwitchShown {
  name: string
  default: boolean | number | string | string[]
  values: (boolean | number | string | string[])[] | null
  low: number | null
  high: number | null
  names: string[] | null
  count: number | null
  label: MessageJson
  rule: string | null
}
/**
 * Seconds for the whole game plus `increment` after each move, or for each move.
 */
export interface NewClock {
  seconds: number
  increment?: number
  per_move?: boolean
}
/**
 * Who shall sit there.
 *
 * `me`: whoever opens the table (several at one screen: more than once), `link`: an
 * invited person, `open`: anybody, `bot`: a bot of `level`.
 */
export interface NewSeat {
  kind: 'bot' | 'link' | 'me' | 'open'
  level?: string | null
  name?: string | null
}
/**
 * A table to open. `options` are variant switches that differ from their defaults.
 *
 * `cards` is a built-in set's name or the text of a TOML file. `same_deal` names a
 * finished table whose chance shall come again, with its options and cards whatever is
 * said here. `guided` shows a newcomer around.
 */
export interface NewTable {
  game: string
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: NewSeat[]
  options?: {
    [k: string]: boolean | number | string | string[]
  }
  cards?: string | null
  clock?: NewClock | null
  chat?: boolean
  guided?: boolean
  same_deal?: string | null
}
/**
 * A public table in the lobby; `open` are the seats that wait for somebody.
 */
export interface OpenTable {
  table: string
  game: string
  title: string
  names: string[]
  open: number[]
  created: number
  phase: 'paused' | 'playing' | 'waiting'
}
/**
 * A new table and all its keys; they are never shown again.
 */
export interface Opened {
  table: string
  links: SeatLink[]
}
/**
 * A key that sits down in `seats` (none: watches). Mine are those of `me` seats.
 */
export interface SeatLink {
  seats: number[]
  key: string
  mine: boolean
}
/**
 * Why a request was refused: a stable word, a sentence, and the key it is about.
 */
export interface Problem {
  code: string
  detail: string
  key: string | null
}
/**
 * A stretch of a record as one seat saw it; `moves` is its whole length.
 */
export interface Replay {
  game: string
  title: string
  names: string[]
  viewer: number | null
  viewers: (number | null)[]
  moves: number
  first: number
  frames: FrameShown[]
}
/**
 * A record to be looked at.
 */
export interface ReplayAsked {
  record: string
  viewer?: number | null
  first?: number
  count?: number
}
/**
 * Where this server can be reached. `local_only`: from this computer alone.
 */
export interface Site {
  version: string
  local_only: boolean
  addresses: string[]
  levels: string[]
  games: GameShown[]
}
/**
 * Sit down in an open seat of a public table.
 */
export interface TakeSeat {
  seat: number
  name: string
}
