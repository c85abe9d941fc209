import { ANSWER_MAX } from '@utarang/contract';
import { common, format } from '@utarang/messages';
import { expect, test } from 'vitest';
import { tooLong } from './too-long.js';

const says = (length: number) => format(common.tooLong, { most: ANSWER_MAX, length });

// biome-ignore format: a table, to be read down
test.each<[of: string, text: string, says: string | null]>([
  ['nothing',                                  '',                                   null],
  ['as many letters as may be',                '가'.repeat(ANSWER_MAX),              null],
  ['spaces around them do not count',          ` ${'가'.repeat(ANSWER_MAX)}  `,      null],
  ['a letter more',                            '가'.repeat(ANSWER_MAX + 1),          says(ANSWER_MAX + 1)],
  ['a character of two units is one letter',   '𠮷'.repeat(ANSWER_MAX),              null],
  ['a syllable in parts is one letter',        '가'.normalize('NFD').repeat(ANSWER_MAX), null],
])('%s', (_, text, expected) => {
  expect(tooLong(text, ANSWER_MAX)).toBe(expected);
});
