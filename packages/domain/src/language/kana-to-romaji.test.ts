import { expect, test } from 'vitest';
import { foldKey } from './fold-key.js';
import { foldQuery } from './fold-query.js';
import { SYLLABLES } from './kana-hangul-table.js';
import { toRomaji } from './kana-to-romaji.js';
import { toNfc } from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  ['a verb',                       'たべる',       'taberu'],
  ['a long vowel, as written',     'がっこう',     'gakkou'],
  ['a long vowel of a loan word',  'コーヒー',     'koohii'],
  ['ん before a labial is n',      'しんぶん',     'shinbun'],
  ['the sounds that are their own', 'つちふじ',    'tsuchifuji'],
  ['voiced ones of the t row',     'つづくはなぢ', 'tsuzukuhanaji'],
  ['glides',                       'りょこう',     'ryokou'],
  ['glides after sh, ch and j',    'しゃちょうじゅ', 'shachouju'],
  ['a doubled ch',                 'まっちゃ',     'matcha'],
  ['a doubled sh',                 'ざっし',       'zasshi'],
  ['vowels of loan words',         'パーティー',   'paatii'],
  ['f of loan words',              'ファッション', 'fasshon'],
  ['w of loan words',              'ウィスキー',   'wisukii'],
  ['v of loan words',              'ヴァイオリン', 'vaiorin'],
  ['she and che',                  'チェスシェフ', 'chesushefu'],
  ['kwa and kye',                  'クァキェ',     'kwakye'],
  ['wo',                           'を',           'o'],
])('%s: %s is %s', (_, kana, latin) => {
  expect(toRomaji(kana)).toBe(latin);
});

test.each(['食べる', 'タ ベ', '', 'あっ', 'ーあ', 'abc', '타베루', 'ゃ', 'タ・ベ'])('%j has no rōmaji', (text) => {
  expect(toRomaji(text)).toBeNull();
});

test('rōmaji and Hangul of each kana are the same to the search', () => {
  const kana = Object.keys(SYLLABLES).filter((each) => toRomaji(each) !== null);
  expect(kana.length).toBeGreaterThan(120);
  const apart = kana.filter((each) => !foldQuery(toNfc(toRomaji(each)!)).includes(foldKey(each)));
  expect(apart).toEqual([]);
});
