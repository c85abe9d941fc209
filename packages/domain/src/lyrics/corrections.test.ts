import { describe, expect, test } from 'vitest';
import { type Correction, corrected, correctionFor, type WordCorrection } from './corrections.js';
import { linesOf, titleOf } from './lines.js';
import { readingLike } from './reading-like.js';

const token = {
  ...{ start: 2, end: 5, written: '開いて', dictionary: '開く', reading: 'あいて', pronunciation: '아이테' },
  ...{ wordId: 7, furigana: [['開', 'あ'] as const, ['いて', null] as const] },
};
const nothing: Correction = { reading: null, meaningKo: null, wordId: null };
const place = (line: number, over: Partial<Correction>) => ({ line, start: 2, end: 5, ...nothing, ...over });
const word = (written: string, over: Partial<WordCorrection>): WordCorrection => ({
  ...nothing,
  ...{ written, dictionary: '開く', ...over },
});

describe('which correction holds (docs/product/songs.md#corrections)', () => {
  const meaning = { meaningKo: '펼치다' };
  // biome-ignore format: a table, to be read down
  test.each([
    ['none',                                [],                                         [],                              null],
    ['of this place',                       [place(1, meaning)],                        [],                              ['place', '펼치다']],
    ['of another line',                     [place(2, meaning)],                        [],                              null],
    ['of the word as it is written',        [],                                         [word('開いて', meaning)],       ['word', '펼치다']],
    ['of this place before the word',       [place(1, { meaningKo: '열다' })],          [word('開いて', meaning)],       ['place', '열다']],
    ['of another form: its meaning',        [],                                         [word('開く', meaning)],         ['word', '펼치다']],
    ['of another form: its reading',        [],                                         [word('開く', { reading: 'ひらく' })], null],
    ['as written before another form',      [],                                         [word('開く', { meaningKo: '열다' }), word('開いて', meaning)], ['word', '펼치다']],
    ['of another word',                     [],                                         [word('窓', { ...meaning, dictionary: '窓' })], null],
    ['of a word without a dictionary form', [],                                         [word('窓', { ...meaning, dictionary: '' })], null],
  ] as const)('%s', (_, placed, words, expected) => {
    const found = correctionFor(token, 1, { placed, words });
    expect(found && [found.scope, found.correction.meaningKo]).toEqual(expected);
  });

  test('another form is the word of the book that was chosen, unless it is only read so', () => {
    const chosen = (reading: string | null) =>
      correctionFor(token, 0, { placed: [], words: [word('開く', { reading, wordId: 9, meaningKo: '열다' })] });
    expect(chosen(null)?.correction.wordId).toBe(9);
    expect(chosen('ひらく')?.correction.wordId).toBeNull();
  });
});

test('another reading is heard, and stands above the kanji', () => {
  expect(corrected(token, { ...nothing, reading: 'ひらいて', wordId: 9 })).toEqual({
    ...token,
    ...{ reading: 'ひらいて', pronunciation: '히라이테', wordId: 9 },
    furigana: [
      ['開', 'ひら'],
      ['いて', null],
    ],
  });
  expect(corrected(token, nothing)).toBe(token);
  const particle = { ...token, written: 'は', reading: 'は', pronunciation: '와' };
  expect(corrected(particle, { ...nothing, reading: 'は' })).toBe(particle);
});

// biome-ignore format: a table, to be read down
test.each([
  ['開いて',   '開く',   'ひらく', 'ひらいて'],
  ['開く',     '開く',   'ひらく', 'ひらく'],
  ['辛かった', '辛い',   'からい', 'からかった'],
  ['人',       '人',     'じん',   'じん'],
  ['開いて',   '開く',   'かい',   null],
  ['開店て',   '開く',   'ひらく', null],
])('%s of %s that is read %s', (written, dictionary, reading, expected) => {
  expect(readingLike(written, dictionary, reading)).toBe(expected);
});

test('lines are counted without blank ones, and the first is the title of a text without one', () => {
  expect(linesOf('窓\n\n \n猫\n')).toEqual(['窓', '猫']);
  expect(titleOf('  \n 窓辺の猫 \n猫', 3)).toBe('窓辺の');
  expect(titleOf('', 3)).toBe('');
});
