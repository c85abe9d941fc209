import { readFileSync } from 'node:fs';
import { judgeStroke, readStrokes } from '@utarang/domain/writing';
import { expect, test } from 'vitest';
import { kanjiDirectory } from '../places.js';
import { readTsv } from '../tsv.js';
import { readKanji } from './read.js';

const book = await readKanji(kanjiDirectory);
const rows = readTsv<'character' | 'strokes'>(readFileSync(new URL('strokes.tsv', kanjiDirectory), 'utf8'));

test('each kanji has as many strokes as its facts say, each of them right for itself', () => {
  const wrong: string[] = [];
  for (const { character, strokes: text } of rows) {
    const strokes = readStrokes(text);
    const entry = book.of(character);
    if (!strokes) wrong.push(`${character} is no list of strokes`);
    else if (entry && entry.strokes !== strokes.length) wrong.push(`${character} has ${strokes.length} strokes`);
    else if (strokes.some((stroke) => judgeStroke(stroke, stroke) === 'other'))
      wrong.push(`${character} is judged wrong`);
  }
  expect(wrong).toEqual([]);
});

test('all kana are there, most kanji, and no character twice', () => {
  const characters = rows.map(({ character }) => character);
  expect(new Set(characters).size).toBe(characters.length);
  expect(characters.filter((each) => /\p{Script=Hiragana}|\p{Script=Katakana}|ー/u.test(each))).toHaveLength(164);
  const joyo = book.entries.filter((entry) => entry.joyo);
  expect(joyo.filter(({ kanji }) => characters.includes(kanji)).length / joyo.length).toBeGreaterThan(0.85);
});
