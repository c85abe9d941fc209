import { expect, test } from 'vitest';
import { inBothKana } from '../language/index.js';
import { kanaChart, kanaGroups, scriptsOf } from './chart.js';

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
  ['fa',  'ふぁ', 'ファ', 'fa',  '파',  'loan',      'ファ', 0],
  ['fyu', 'ふゅ', 'フュ', 'fyu', '퓨',  'loan',      'ファ', 6],
  ['thi', 'てぃ', 'ティ', 'ti',  '티',  'loan',      'ティ', 1],
  ['twu', 'とぅ', 'トゥ', 'tu',  '투',  'loan',      'ティ', 2],
  ['dhi', 'でぃ', 'ディ', 'di',  '디',  'loan',      'ディ', 1],
  ['dwu', 'どぅ', 'ドゥ', 'du',  '두',  'loan',      'ディ', 2],
  ['dyu', 'でゅ', 'デュ', 'dyu', '듀',  'loan',      'ディ', 6],
  ['wi',  'うぃ', 'ウィ', 'wi',  '위',  'loan',      'ウィ', 1],
  ['we',  'うぇ', 'ウェ', 'we',  '웨',  'loan',      'ウィ', 3],
  ['who', 'うぉ', 'ウォ', 'wo',  '워',  'loan',      'ウィ', 4],
  ['she', 'しぇ', 'シェ', 'she', '셰',  'loan',      'シェ', 0],
  ['je',  'じぇ', 'ジェ', 'je',  '제',  'loan',      'シェ', 1],
  ['che', 'ちぇ', 'チェ', 'che', '체',  'loan',      'シェ', 2],
  ['tsa', 'つぁ', 'ツァ', 'tsa', '차',  'loan',      'ツァ', 0],
  ['vu',  'ゔ',   'ヴ',   'vu',  '브',  'loan',      'ヴァ', 2],
  ['vo',  'ゔぉ', 'ヴォ', 'vo',  '보',  'loan',      'ヴァ', 4],
])('%s is %s %s', (id, hiragana, katakana, romaji, korean, group, row, column) => {
  expect(byId.get(id)).toEqual({ id, hiragana, katakana, romaji, korean, group, row, column });
});

test('each group has as many as learners count', () => {
  const counts = kanaGroups.map((group) => kanaChart.filter((kana) => kana.group === group).length);
  expect(counts).toEqual([46, 20, 5, 33, 24]);
});

test('the sounds of loan words are written in katakana alone', () => {
  expect(scriptsOf(byId.get('fa')!)).toEqual(['katakana']);
  expect(scriptsOf(byId.get('kya')!)).toEqual(['hiragana', 'katakana']);
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
