import { expect, test } from 'vitest';
import { inBothKana } from '../language/index.js';
import { kanaChart, kanaGroups } from './chart.js';

const byId = new Map(kanaChart.map((kana) => [kana.id, kana]));

// biome-ignore format: a table, to be read down
test.each([
  ['a',   'あ',   'ア',   'a',   '아',  'basic',     'あ', 0],
  ['shi', 'し',   'シ',   'shi', '시',  'basic',     'さ', 1],
  ['tsu', 'つ',   'ツ',   'tsu', '츠',  'basic',     'た', 2],
  ['fu',  'ふ',   'フ',   'fu',  '후',  'basic',     'は', 2],
  ['yu',  'ゆ',   'ユ',   'yu',  '유',  'basic',     'や', 2],
  ['wo',  'を',   'ヲ',   'o',   '오',  'basic',     'わ', 4],
  ['n',   'ん',   'ン',   'n',   '응',  'basic',     'ん', 0],
  ['di',  'ぢ',   'ヂ',   'ji',  '지',  'dakuon',    'だ', 1],
  ['du',  'づ',   'ヅ',   'zu',  '즈',  'dakuon',    'だ', 2],
  ['po',  'ぽ',   'ポ',   'po',  '포',  'handakuon', 'ぱ', 4],
  ['cha', 'ちゃ', 'チャ', 'cha', '챠',  'yoon',      'た', 5],
  ['ju',  'じゅ', 'ジュ', 'ju',  '쥬',  'yoon',      'ざ', 6],
  ['ryo', 'りょ', 'リョ', 'ryo', '료',  'yoon',      'ら', 7],
])('%s is %s %s', (id, hiragana, katakana, romaji, korean, group, row, column) => {
  expect(byId.get(id)).toEqual({ id, hiragana, katakana, romaji, korean, group, row, column });
});

test('each group has as many as learners count', () => {
  const counts = kanaGroups.map((group) => kanaChart.filter((kana) => kana.group === group).length);
  expect(counts).toEqual([46, 20, 5, 33]);
});

test('no two have an id, a letter or a place in common', () => {
  for (const of of ['id', 'hiragana', 'katakana'] as const) {
    expect(new Set(kanaChart.map((kana) => kana[of])).size).toBe(kanaChart.length);
  }
  expect(new Set(kanaChart.map(({ row, column }) => `${row} ${column}`)).size).toBe(kanaChart.length);
});

test('both scripts of each are one letter, and all have a reading', () => {
  for (const { hiragana, katakana, romaji, korean } of kanaChart) {
    expect(inBothKana(katakana)[0]).toBe(hiragana);
    expect(romaji).toMatch(/^[a-z]+$/);
    expect(korean).toMatch(/^[가-힣]$/);
  }
});
