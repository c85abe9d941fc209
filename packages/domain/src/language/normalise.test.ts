import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asSearched,
  asStored,
  isNfc,
  isWellFormed,
  normalise,
  toNfc,
  toNfd,
  toNfkc,
  toNfkd,
  unvoiced,
  voiced,
} from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                   text                        normalised
  ['plain text stays',                      '타베루',                   '타베루'],
  ['letters are lower-cased',               'TaBeRu',                   'taberu'],
  ['full-width letters keep their width',   'ＣＤ',                     'ｃｄ'],
  ['Hangul in jamo is composed',            '\u1110\u1161\u1107\u1166', '타베'],
  ['kana with a loose mark is composed',    'か\u3099',                 'が'],
  ['compatibility jamo stay as they are',   'ㅌㅂㄹ',                   'ㅌㅂㄹ'],
  ['a dotted capital I',                    '\u0130',                   'i\u0307'],
  ['marks freed by lower-casing recompose', '\u0130\u0328',             '\u012f\u0307'],
  ['the Kelvin sign is a k',                '\u212a',                   'k'],
  ['spaces around are dropped',             '  먹다 ',                  '먹다'],
  ['spaces inside become one',              '알려 \t\n 주다',           '알려 주다'],
  ['the ideographic space is a space',      'お　茶',                   'お 茶'],
  ['so is the no-break space',              '알려\u00a0주다',           '알려 주다'],
  ['and the zero-width space',              '\u200b먹다\u200b\u2060',   '먹다'],
  ['also between words',                    '알려 \u200b주다',          '알려 주다'],
  ['a joiner inside an emoji stays',        '👩\u200d🎤',               '👩\u200d🎤'],
  ['only blanks is nothing',                ' \u200b\u3000\ufeff',      ''],
  ['nothing is nothing',                    '',                         ''],
])('%s', (_, text, normalised) => {
  expect(normalise(text)).toBe(normalised);
});

// biome-ignore format: a table, to be read down
test.each([
  // case                              text                          as stored               as searched
  ['Hangul in jamo is composed',       '\u1110\u1161\u1107\u1166',   '타베',                 '타베'],
  ['kana with a loose mark, too',      'か\u3099',                   'が',                   'が'],
  ['the case of letters is kept',      ' TaBeRu ',                   'TaBeRu',               'TaBeRu'],
  ['spaces around are dropped',        '\u3000먹다\u00a0\n',        '먹다',                 '먹다'],
  ['those inside are the writer’s own', 'お　茶 \t 一つ',            'お　茶 \t 一つ',       'お 茶 一つ'],
  ['so are line ends',                 '하나\r\n\r\n둘\r\n',       '하나\r\n\r\n둘',       '하나 둘'],
  ['and blanks without width',         '\u200b먹\u200b다\u2060',    '\u200b먹\u200b다\u2060', '먹 다'],
  ['only blanks is nothing',           ' \u3000\t',                 '',                     ''],
])('%s', (_, text, stored, searched) => {
  expect(asStored(text)).toBe(stored);
  expect(asSearched(text)).toBe(searched);
});

const anyText = fc.string({ unit: 'binary' });

test('a plain text is returned as it would be normalised', () => {
  const letters = fc.constantFrom(...'가힣각ㅏㄱ\u1100\u1161\u11a8あがゖァヴー一々鿿\u3099豈Aaz~!(), \u3000\u200b\tÉ');
  const texts = fc.oneof(
    fc.array(letters, { maxLength: 6 }).map((all) => all.join('')),
    anyText,
  );
  const spaced = (text: string) => text.replace(/[\s\u180e\u200b\u2060]+/gu, ' ').trim();
  fc.assert(
    fc.property(texts, (text) => {
      expect(asSearched(text)).toBe(spaced(toNfc(text)));
      expect(normalise(text)).toBe(spaced(toNfc(toNfc(text).toLowerCase())));
    }),
    { numRuns: 2_000 },
  );
});

test('normalising twice changes nothing more', () => {
  fc.assert(fc.property(anyText, (text) => normalise(normalise(text)) === normalise(text)));
});

test('the result does not depend on the form the text came in, and is NFC itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const normalised = normalise(text);
      expect(normalise(text.normalize('NFD'))).toBe(normalised);
      expect(normalised.normalize('NFC')).toBe(normalised);
      expect(normalise(`\u3000${text}\u200b`)).toBe(normalised);
    }),
  );
});

// biome-ignore format: a table, to be read down
test.each([
  // text   NFC    NFD                    NFKC   NFKD
  ['が',    'が',  'か\u3099',            'が',  'か\u3099'],
  ['ｶﾞ',    'ｶﾞ',  'ｶﾞ',                  'ガ',  'カ\u3099'],
  ['가',    '가',  '\u1100\u1161',        '가',  '\u1100\u1161'],
  ['Ａ①',   'Ａ①', 'Ａ①',                 'A1',  'A1'],
])('the forms of %s', (text, nfc, nfd, nfkc, nfkd) => {
  expect([toNfc(text), toNfd(text), toNfkc(text), toNfkd(text)]).toEqual([nfc, nfd, nfkc, nfkd]);
  expect(isNfc(text)).toBe(true);
  expect(isNfc(nfd)).toBe(nfd === nfc);
});

// biome-ignore format: a table, to be read down
test.each([
  ['びき',       'ひき'],
  ['ぴき',       'ひき'],
  ['ひき',       'ひき'],
  ['ガッコウ',   'カッコウ'],
  ['か\u3099く', 'かく'],
  ['',           ''],
])('%s without its marks of voiced sounds is %s', (kana, plain) => {
  expect(unvoiced(kana)).toBe(plain);
});

test.each([
  ['か', 'が'],
  ['ホ', 'ボ'],
  ['な', 'な\u3099'],
])('%s voiced is %s', (kana, other) => {
  expect(voiced(kana)).toBe(other);
});

test('a text is well-formed as the language itself says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, at) => {
      for (const each of [text, text.slice(at % (text.length + 1))])
        expect(isWellFormed(each)).toBe(each.isWellFormed());
    }),
  );
});
