import { existsSync, readFileSync } from 'node:fs';
import { sinoKorean } from '@utarang/domain/language';
import { expect, test } from 'vitest';
import { hanjaReadings } from '../../data/hanja.js';
import { referenceDirectory } from '../places.js';
import { shippedBook } from '../test/shipped.js';
import { readTsv } from '../tsv.js';

const words = await shippedBook();

test('every kanji of the word book has a reading', () => {
  const kanji = new Set(
    words.flatMap(({ japaneseWord }) => [...japaneseWord]).filter((letter) => /[一-龯]/.test(letter)),
  );
  expect([...kanji].filter((letter) => hanjaReadings(letter).length === 0)).toEqual([]);
});

test('every reading comes from a source that may be used', () => {
  const file = new URL('hanja-readings-detail.tsv', referenceDirectory);
  if (!existsSync(file) && !process.env['CI']) {
    console.warn(`The readings of kanji were NOT checked: there is no ${file.pathname}; set REFERENCE_DIR.`);
    return;
  }
  const sources = ['old_form_readings', 'own_unihan', 'own_libhangul'] as const;
  const rows = readTsv<'kanji' | (typeof sources)[number]>(readFileSync(file, 'utf8'));
  const unknown = rows.flatMap((row) => {
    const { kanji } = row;
    const known = sources.flatMap((name) => row[name].split(' '));
    return hanjaReadings(kanji)
      .filter((reading) => !known.includes(reading))
      .map((reading) => kanji + reading);
  });
  expect(unknown).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['料', '료'], ['理', '리'], ['女', '녀'], ['諾', '낙'], ['難', '난'], ['率', '률 솔'], ['車', '차 거'], ['学', '학'],
])('the readings of %s within a word are %s', (kanji, readings) => {
  expect(hanjaReadings(kanji).join(' ')).toBe(readings);
});

// biome-ignore format: a table, to be read down
test.each([
  ['料理', '요리'], ['約束', '약속'], ['家具', '가구'], ['図書館', '도서관'], ['大丈夫', '대장부'], ['工夫', '공부'],
  ['愛人', '애인'], ['八方美人', '팔방미인'], ['自転車', '자전거'], ['電車', '전차'], ['困難', '곤란'], ['数字', '숫자'],
  ['比率', '비율'], ['能率', '능률'], ['歴史', '역사'], ['旅行', '여행'], ['努力', '노력'], ['女性', '여성'], ['音楽', '음악'],
  ['省略', '생략'], ['反省', '반성'], ['便利', '편리'], ['郵便', '우편'], ['不足', '부족'], ['不便', '불편'], ['北海道', '북해도'],
])('%s is %s', (word, hangul) => {
  const senses = words.filter(({ japaneseWord }) => japaneseWord === word).flatMap(({ meaningKo }) => meaningKo.split(', '));
  expect(sinoKorean(word, hanjaReadings, senses)?.hangul).toBe(hangul);
});
