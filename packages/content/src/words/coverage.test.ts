import { expect, test } from 'vitest';
import { coverage, parseListedWords } from './coverage.js';

const listed = parseListedWords('level\texpression\treading\nN5\t食べる\tたべる\nN5\t私\tわたし\nN4\t飼う\tかう\n');

test('a row is found by any form with its reading, and in kana by the reading alone', () => {
  const rows = parseListedWords(
    'level\texpression\treading\nN5\tおもしろい\tおもしろい\nN5\t椅子\tいす\nN5\t見る\tみる\n',
  );
  const written = (japaneseWord: string, reading: string, ...forms: string[]) =>
    ({ level: 'N5', japaneseWord, reading, forms: forms.map((form) => ({ written: form })) }) as const;
  const words = [written('面白い', 'おもしろい'), written('いす', 'いす', '椅子'), written('観る', 'みる')];
  const [n5] = coverage(words, rows);
  expect(n5).toMatchObject({ present: 2, missing: ['見る (みる)'], extra: ['観る (みる)'] });
});

test('missing and extra words are told by level', () => {
  const words = [
    { level: 'N5', japaneseWord: '食べる', reading: 'たべる' },
    { level: 'N5', japaneseWord: '私', reading: 'わたくし' },
    { level: 'N5', japaneseWord: '飼う', reading: 'かう' },
  ] as const;
  const [n5, n4, n3] = coverage(words, listed);
  expect(n5).toEqual({
    level: 'N5',
    listed: 2,
    present: 1,
    missing: ['私 (わたし)'],
    extra: ['私 (わたくし)', '飼う (かう)'],
  });
  expect(n4).toEqual({ level: 'N4', listed: 1, present: 0, missing: ['飼う (かう)'], extra: [] });
  expect(n3).toEqual({ level: 'N3', listed: 0, present: 0, missing: [], extra: [] });
});
