import { type AnalysedLine, PLACED_MAX } from '@utarang/contract';
import { expect, test } from 'vitest';
import { pastedLyric, readingsLeftOut } from './pasted-lyric.js';

const given = { given: true, reading: 'ねこ', written: '猫' };
const line = (count: number) =>
  ({
    text: '猫'.repeat(count),
    tokens: Array.from({ length: count }, (_, start) => ({ ...given, start, end: start + 1 })),
    ...{ startMs: null, endMs: null, translation: null },
  }) as unknown as AnalysedLine;
const text = (...counts: number[]) => ({ stanzas: [counts.map(line)], title: null, artist: null });

// biome-ignore format: a table, to be read down
test.each([
  ['none',               text(0),                  0, 0],
  ['a few',              text(2, 3),               5, 0],
  ['as many as may be',  text(PLACED_MAX),         PLACED_MAX, 0],
  ['more',               text(PLACED_MAX, 7),      PLACED_MAX, 7],
])('of given readings, %s, those that are left out are counted', (_, pasted, kept, left) => {
  expect(pastedLyric(pasted).corrections).toHaveLength(kept);
  expect(readingsLeftOut(pasted)).toBe(left);
});
