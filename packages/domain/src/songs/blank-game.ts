/** A song whose words are blank while it plays; blanks are numbered in the order in which they are sung. */
export type BlankGame = {
  readonly count: number;
  /** The number of the round, from 1. Missed blanks come again in the next one. */
  readonly round: number;
  /** Blanks still to be answered in this round, in order. */
  readonly open: readonly number[];
  /** Missed in this round. */
  readonly missed: readonly number[];
  /** Missed in any round. */
  readonly everMissed: readonly number[];
};

export const beginBlanks = (count: number): BlankGame => ({
  count,
  round: 1,
  open: Array.from({ length: count }, (_, index) => index),
  missed: [],
  everMissed: [],
});

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const withMissed = (game: BlankGame, blank: number): BlankGame => ({
  ...game,
  missed: inOrder([...game.missed, blank]),
  everMissed: inOrder([...game.everMissed, blank]),
});

/** "Missed ones come again" (docs/product/songs.md#song-with-blanks): the round after one without open blanks. */
function withoutOpen(game: BlankGame, blank: number): BlankGame {
  const open = game.open.filter((each) => each !== blank);
  if (open.length > 0 || game.missed.length === 0) return { ...game, open };
  return { ...game, round: game.round + 1, open: game.missed, missed: [] };
}

/** A wrong answer leaves the blank open: the line is heard again. */
export function answered(game: BlankGame, blank: number, right: boolean): BlankGame {
  if (!game.open.includes(blank)) return game;
  return right ? withoutOpen(game, blank) : withMissed(game, blank);
}

/** A blank that is given up is missed, and its answer is shown. */
export const givenUp = (game: BlankGame, blank: number): BlankGame =>
  game.open.includes(blank) ? withoutOpen(withMissed(game, blank), blank) : game;

export const isOver = ({ open }: BlankGame): boolean => open.length === 0;
