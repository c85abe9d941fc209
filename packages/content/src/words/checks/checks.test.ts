import { beforeAll, expect, test } from 'vitest';
import { shippedRows, speller } from '../../test/shipped.js';
import { parseWords, type Row } from '../parse.js';
import { type Analyser, japaneseAnalyser, otherReading } from './analyser.js';
import { compareExceptions, findings, readExceptions } from './exceptions.js';
import { type Speller, unknownWords } from './spelling.js';
import { isTransliteration } from './transliteration.js';

let rows: Row[];
let knows: Speller;
let read: Analyser;
beforeAll(async () => {
  ({ rows } = await shippedRows());
  knows = await speller();
  read = japaneseAnalyser();
});

const row = (word: string, reading: string, meaning: string, accept = ''): Row => {
  const header = 'id\tword\treading\tpos\tmeaning\taccept\tblock\tpron\n';
  return parseWords('n5.tsv', `${header}1\t${word}\t${reading}\tnoun\t${meaning}\t${accept}\t\t\n`).rows[0]!;
};

// biome-ignore format: a table, to be read down
test.each([
  ['막다', true], ['학교', true], ['조용하다', true], ['다세대', true],
  ['막따', false], ['학꾜', false], ['쥬스', false], ['않다면', true], ['됬다', false],
])('the dictionary finds %s right: %s', (word, right) => {
  expect(knows(word)).toBe(right);
});

test('every Korean word is spelt right, or listed', () => {
  const found = rows.flatMap((entry) => unknownWords(entry, knows).map((key) => key.split('\t')[0]!));
  expect(findings(found, 'spelling.tsv')).toEqual([]);
});

test('a spelling that only learners use is accepted from them, and shown to nobody', () => {
  const typed = [...readExceptions('spelling.tsv')]
    .filter(([, reason]) => reason.startsWith('typed'))
    .map(([word]) => word);
  const shown = rows.filter(({ meaning }) => typed.some((word) => meaning.split(/[ ~(),?]+/).includes(word)));
  expect(shown.map(({ word, meaning }) => `${word} ${meaning}`)).toEqual([]);
});

test('the analyser reads every word as we do, or the difference has a reason', () => {
  const found = rows.flatMap((entry) => otherReading(entry, read) ?? []);
  expect(findings(found, 'readings.tsv')).toEqual([]);
});

test('no meaning is only the sound of the word, but where Korean has the word', () => {
  const found = rows.filter(isTransliteration).map(({ word, reading }) => `${word}\t${reading}`);
  expect(findings(found, 'sounds-alike.tsv')).toEqual([]);
});

test('each of these checks finds a planted error', () => {
  expect(unknownWords(row('塞ぐ', 'ふさぐ', '막따, 막다', '닫따'), knows)).toEqual(['막따\tmeaning', '닫따\taccept']);
  expect(otherReading(row('学校', 'がくこう', '학교'), read)).toBe('学校\tがくこう\tガッコウ');
  expect(otherReading(row('学校', 'がっこう', '학교'), read)).toBeNull();
  expect(isTransliteration(row('帯', 'おび', '오비'))).toBe(true);
  expect(isTransliteration(row('帯', 'おび', '띠, 오비'))).toBe(false);
  expect(isTransliteration(row('カメラ', 'カメラ', '카메라'))).toBe(false);
});

test('an exception that nothing needs any more is told', () => {
  const listed = new Map([
    ['가', 'right'],
    ['나', 'right'],
  ]);
  expect(compareExceptions(['가', '다'], listed)).toEqual({ unlisted: ['다'], idle: ['나'] });
});
