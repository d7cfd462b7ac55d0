/** What a message may hold at most. Games stay far below; whoever exceeds one of these is no player. */
export const LIMITS = {
  /** letters of a message to a table */
  up: 65_536,
  /** letters of a message from a table: a whole game with its history, or its log */
  down: 4_000_000,
  /** how deeply values are nested, in either direction */
  depth: 64,
  /** names, tickets, lanes: letters */
  name: 200,
  /** what a person or a bot is called: letters */
  playerName: 40,
  /** letters of one move; the notation of a game allows no more */
  move: 2000,
  /** moves in one submission */
  moves: 1000,
  /** legal moves, packed or not */
  legal: 5000,
  rows: 50_000,
  /** answers and outcomes in one row */
  entries: 2000,
  seats: 16,
  /** letters of a message for people */
  message: 2000,
} as const;
