import type { AdminWord } from '@utarang/contract';
import { expect, test } from 'vitest';
import { adminWord } from './admin-words.test-kit.js';
import { chosen, readWordChoice, type WordChoice, writeWordChoice } from './choice.js';

const word = (id: number, japaneseWord: string, koreanPronunciation: string, over: Partial<AdminWord> = {}) =>
  adminWord({ id, japaneseWord, hiragana: 'かな', koreanPronunciation, meaningKo: '뜻', ...over });
const words = [
  word(4, '山', '야마', { level: null }),
  word(3, '川', '카와', { reports: 2, meaningKo: '강 (물)' }),
  word(2, '海', '우미', { reports: 5, level: 'N1' }),
  word(1, 'コーヒー', '코-히-', { hiragana: 'コーヒー' }),
];

// biome-ignore format: a table, to be read down
test.each<[string, number[]]>([
  ['',                         [4, 3, 2, 1]],
  ['?q=야마',                  [4]],
  ['?q= 강 (물) ',             [3]],
  ['?q=山',                    [4]],
  ['?q=없다',                  []],
  ['?level=N1',                [2]],
  ['?level=none',              [4]],
  ['?level=N9',                [4, 3, 2, 1]],
  ['?reported=true',           [3, 2]],
  ['?sort=reports',            [2, 3, 4, 1]],
  ['?sort=pron',               [4, 2, 3, 1]],
  ['?sort=pron&reported=true', [2, 3]],
])('%s shows %j', (search, ids) => {
  expect(chosen(words, readWordChoice(search)).map(({ id }) => id)).toEqual(ids);
});

test.each<Partial<WordChoice>>([{}, { q: '먹다' }, { sort: 'pron', page: 3 }, { level: 'none', reported: true }])(
  '%j is read as it was written',
  (over) => {
    const choice: WordChoice = { q: '', sort: 'id', level: 'all', reported: false, page: 1, ...over };
    expect(readWordChoice(writeWordChoice(choice))).toEqual(choice);
  },
);

test.each(['0', '-1', '1.5', 'x', '9'.repeat(40)])('page %s is the first', (page) => {
  expect(readWordChoice(`?page=${page}`).page).toBe(1);
});
