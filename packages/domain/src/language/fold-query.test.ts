import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPELLINGS } from '../search/spellings.cases.js';
import { foldKey } from './fold-key.js';
import { foldQuery } from './fold-query.js';
import { SYLLABLES } from './kana-hangul-table.js';
import { toHangul } from './kana-to-hangul.js';
import { hangulToQwerty, qwertyToHangul } from './keyboard.js';
import { toNfc } from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                       query     keys
  ['a whole word has one',                      '타베루', ['taperu']],
  ['ㄹ reads the same either way',              '타벨',   ['taper']],
  ['a final as the next onset, then as っ',     '탑',     ['tap', 'ta']],
  ['ㅁ as the next onset, then as ん',          '셈',     ['sem', 'sen']],
  ['ㅇ as ん, then as nothing before a vowel',  '켓꽁',   ['kekon', 'keko']],
  ['a cluster',                                 '칹',     ['kanj', 'kan']],
  ['오 that may become 와',                     '카오',   ['kaO', 'kaw']],
  ['쓰 as つ, then as す',                      '쓰키',   ['juki', 'suki']],
  ['쑤 alike',                                  '쑤키',   ['juki', 'suki']],
  ['쓰 in NFD alike',                           '쓰키'.normalize('NFD'), ['juki', 'suki']],
  ['스 is no つ',                               '스키',   ['suki']],
  ['both at once',                              '쓱',     ['juk', 'suk', 'ju', 'su']],
  ['ti as ち, then as ティ',                    'paatii', ['paji', 'pati']],
  ['mat on the way to matsu',                   'mat',    ['mat', 'maj']],
  ['tem on the way to tempura',                 'tem',    ['tem', 'ten']],
  ['a loose vowel joins its consonant',         'ㅌㅏㅂ', ['tap']],
  ['nothing to look for',                       ' -',     []],
  ['nothing at all',                            '',       []],
])('%s: %s', (_, query, keys) => {
  expect(foldQuery(toNfc(query))).toEqual(keys);
});

/** Begins a word or goes on with it; not the loan sounds whose vowel looks like another on the way (쿠 before 퀴). */
const kana = Object.keys(SYLLABLES).filter(
  (letters) => !/^[ぁぃぅぇぉゃゅょゎゕゖ]/.test(letters) && !/[콰퀴퀘쿼과귀궤궈워]/.test(SYLLABLES[letters]!),
);
const reading = fc
  .array(fc.tuple(fc.constantFrom(...kana), fc.constantFrom('', '', 'ん', 'っ', 'ー')), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat().join(''));

/** The texts in the field after each keystroke. */
const keystrokes = (hangul: string) =>
  Array.from(hangulToQwerty(toNfc(hangul)), (_, i, keys = hangulToQwerty(toNfc(hangul))) =>
    qwertyToHangul(keys.slice(0, i + 1)),
  );

test('a word typed in Hangul is found after every keystroke', () => {
  fc.assert(
    fc.property(reading, (word) => {
      const key = foldKey(word);
      for (const typed of keystrokes(toHangul(word))) {
        const keys = foldQuery(toNfc(typed));
        expect(keys.length === 0 || keys.some((part) => key.startsWith(part)), `${typed} for ${word}`).toBe(true);
      }
    }),
  );
});

test('and a word typed in rōmaji after every letter from the third on', () => {
  const romaji = SPELLINGS.flatMap(({ reading, pronunciation, spellings }) =>
    spellings.filter(
      (text) => foldQuery(toNfc(text)).includes(foldKey(pronunciation ?? reading)) && /^[a-z-]+$/.test(text),
    ),
  );
  expect(romaji.length).toBeGreaterThan(250);
  for (const text of romaji) {
    const key = foldKey(text);
    for (let length = 3; length < text.length; length++) {
      const typed = text.slice(0, length);
      expect(
        foldQuery(toNfc(typed)).some((part) => key.startsWith(part)),
        `${typed} for ${text}`,
      ).toBe(true);
    }
  }
});
