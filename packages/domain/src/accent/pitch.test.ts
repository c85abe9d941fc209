import { expect, test } from 'vitest';
import { morae } from './morae.js';
import { pitchOf } from './pitch.js';

// biome-ignore format: a table, to be read down
test.each([
  ['がっこう',       'が っ こ う'],
  ['りょこう',       'りょ こ う'],
  ['コーヒー',       'コ ー ヒ ー'],
  ['ファッション',   'ファ ッ ショ ン'],
  ['ほんじつ は',    'ほ ん じ つ は'],
  ['ゃ',             'ゃ'],
  ['か\u3099っこう', 'が っ こ う'],
  ['',               ''],
])('%s has the morae %s', (reading, found) => {
  expect(morae(reading).join(' ')).toBe(found);
});

/** ^ stands before a high mora, _ before a low one; ＼ is where the pitch falls. */
const drawn = (reading: string, accent: number) =>
  pitchOf(reading, accent)
    .map(({ kana, high, falls }) => `${high ? '^' : '_'}${kana}${falls ? '＼' : ''}`)
    .join('');

// biome-ignore format: a table, to be read down
test.each([
  // flat: low, then high to the end and beyond
  ['さくら',     0, '_さ^く^ら'],
  // the head high: はし 箸
  ['はし',       1, '^は＼_し'],
  // the end high, and what follows low: はし 橋
  ['はし',       2, '_は^し＼'],
  ['おもしろい', 4, '_お^も^し^ろ＼_い'],
  ['しゅっぱつ', 0, '_しゅ^っ^ぱ^つ'],
  ['コーヒー',   3, '_コ^ー^ヒ＼_ー'],
  // one mora: 火 falls after it, 日 does not
  ['ひ',         1, '^ひ＼'],
  ['ひ',         0, '_ひ'],
])('%s with %i is %s', (reading, accent, shown) => {
  expect(drawn(reading, accent)).toBe(shown);
});
