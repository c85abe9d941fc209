import { expect, test } from 'vitest';
import { partsOf } from './authored.js';
import { readStretches } from './stretches.js';

const text = partsOf('辛[から]い スープは[わ] 熱[あつ]い。');

// biome-ignore format: a table, to be read down
test.each([
  ['からいスープはあつい。',   2, []],
  ['カライスープハアツイ。',   2, []],
  ['つらいスープはあつい。',   1, [['辛', 'から', 'つ']]],
  ['からいスープはねつい。',   1, [['熱', 'あつ', 'ねつ']]],
  ['からいスープは熱い。',     1, [['熱', 'あつ', '熱']]],
] as const)('%s has %d stretches as they were written', (heard, right, misses) => {
  const read = readStretches(text, heard);
  expect(read).toMatchObject({ stretches: 2, right });
  expect(read.misses.map(({ written }) => written)).toEqual(misses.map(([written]) => written));
});
