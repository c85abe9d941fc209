import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hangulToQwerty, otherLayout, qwertyToHangul } from './keyboard.js';
import { asSearched, toNfc } from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                         keys        Hangul
  ['open syllables',                              'xkqpfn',   '타베루'],
  ['a final',                                     'tlsqns',   '신분'],
  ['a final goes over to a vowel',                'rkrk',     '가가'],
  ['of two only the second does',                 'rkrtk',    '각사'],
  ['two make one final where no vowel follows',   'rkrt',     '갃'],
  ['vowels of two strokes',                       'zhkdnldml', '콰위의'],
  ['shift is a letter of its own',                'RkTkdP',   '까싸예'],
  ['ㄸ, ㅃ and ㅉ are no finals',                 'rkEk',     '가따'],
  ['a capital without its own letter',            'Xkqpfn',   '타베루'],
  ['strokes that make no syllable stay',          'kxr',      'ㅏㅌㄱ'],
  ['it joins what is Hangul already',             '타베ㄹn',  '타베루'],
  ['other characters stay',                       'zh-gl- 2', '코-히- 2'],
  ['nothing is nothing',                          '',         ''],
])('%s: %s', (_, keys, hangul) => {
  expect(qwertyToHangul(keys)).toBe(hangul);
});

// biome-ignore format: a table, to be read down
test.each([
  ['ㅅ뮫겨',           'taberu'],
  ['ㄴ둔댜',           'sensei'],
  ['ㅅㅁㅠㄷ겨',       'taberu'],
  ['까싸예',           'RkTkdP'],
  ['타벨'.normalize('NFD'), 'xkqpf'],
  ['코-히- 食 a',      'zh-gl- 食 a'],
])('%s is typed %s', (hangul, keys) => {
  expect(hangulToQwerty(toNfc(hangul))).toBe(keys);
});

test('every one of the 11,172 syllables comes back from its keys', () => {
  const lost: string[] = [];
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    const syllable = String.fromCharCode(code);
    const keys = hangulToQwerty(toNfc(syllable));
    if (!/^[a-z]{2,5}$/i.test(keys) || qwertyToHangul(keys) !== syllable) lost.push(syllable);
  }
  expect(lost).toEqual([]);
});

const keys = fc.string({ unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnmQWERTOP -') });
const syllables = fc.string({
  unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
});

test('any keys come back from what they write, and any syllables from their keys', () => {
  fc.assert(fc.property(keys, (typed) => hangulToQwerty(toNfc(qwertyToHangul(typed))) === typed));
  fc.assert(fc.property(syllables, (text) => qwertyToHangul(hangulToQwerty(toNfc(text))) === text));
});

// biome-ignore format: a table, to be read down
test.each([
  // case                                      query      other layout
  ['Hangul typed in Latin',                    'xkqpfn',  '타베루'],
  ['with capitals read as typed',              'RkRh',    '까꼬'],
  ['with its last syllable unfinished',        'xkqpfnr', '타베룩'],
  ['with its last vowel to come',              'xkqpfnE', '타베루ㄸ'],
  ['rōmaji is no Hangul',                      'taberu',  null],
  ['nor is a word of another language',        'school',  null],
  ['rōmaji typed in Hangul',                   'ㅅ뮫겨',  'taberu'],
  ['though all are whole syllables',           '새갸',    'tori'],
  ['with a capital',                           'ㅆ뮫겨',  'taberu'],
  ['unfinished',                               'ㅅ뮫ㄷㄱ', 'tabeer'],
  ['two consonants and n',                     'ㅏㅑㅅㅅㄷ', 'kitte'],
  ['Korean is no rōmaji',                      '학교',    null],
  ['nor are initials',                         'ㅌㅂㄹ',  null],
  ['kana have one layout',                     'たべる',  null],
  ['nothing is nothing',                       '',        null],
])('%s: %s', (_, query, read) => {
  expect(otherLayout(asSearched(query))).toBe(read);
});

const LONGEST = 100; // the contract: QUERY_MAX

test('a query of the greatest length is read, and one that makes no sense only at its end is given up', () => {
  expect(otherLayout(asSearched('ㅁ'.repeat(LONGEST)))).toBe('a'.repeat(LONGEST));
  for (const part of ['ㅜ', 'ㅜㅁ', 'ㅅㅅㅁ', ' ', '-ㅁ'])
    expect(otherLayout(asSearched(`${part.repeat(LONGEST)}ㅌ`))).toBeNull();
});
