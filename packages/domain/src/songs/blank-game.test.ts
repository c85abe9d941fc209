import { expect, test } from 'vitest';
import { answered, type BlankGame, beginBlanks, givenUp, isOver } from './blank-game.js';

/** `1+` right, `1-` wrong, `1?` given up. */
const played = (count: number, acts: string): BlankGame =>
  acts
    .split(' ')
    .filter(Boolean)
    .reduce((game, act) => {
      const blank = Number(act.slice(0, -1));
      return act.endsWith('?') ? givenUp(game, blank) : answered(game, blank, act.endsWith('+'));
    }, beginBlanks(count));

// biome-ignore format: a table, to be read down
test.each([
  ['nothing told',                      3, '',                     1, [0, 1, 2], [],     []],
  ['one right',                         3, '0+',                   1, [1, 2],    [],     []],
  ['a wrong one stays open',            3, '0-',                   1, [0, 1, 2], [0],    [0]],
  ['wrong, then right',                 3, '0- 0+',                1, [1, 2],    [0],    [0]],
  ['given up',                          3, '0? 1+',                1, [2],       [0],    [0]],
  ['missed ones come again',            3, '0- 0+ 1? 2+',          2, [0, 1],    [],     [0, 1]],
  ['and again',                         3, '0- 0+ 1? 2+ 0+ 1?',    3, [1],       [],     [0, 1]],
  ['until all are right',               3, '0- 0+ 1? 2+ 0+ 1? 1+', 3, [],        [],     [0, 1]],
  ['all right at once',                 2, '0+ 1+',                1, [],        [],     []],
  ['told out of order',                 2, '1+ 0+',                1, [],        [],     []],
  ['one that is not open any more',     2, '0+ 0- 0?',             1, [1],       [],     []],
  ['no blanks',                         0, '',                     1, [],        [],     []],
] as const)('%s', (_, count, acts, round, open, missed, everMissed) => {
  const game = played(count, acts);
  expect(game).toEqual({ count, round, open, missed, everMissed });
  expect(isOver(game)).toBe(open.length === 0);
});
