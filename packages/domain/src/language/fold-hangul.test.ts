import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldHangul } from './fold-hangul.js';
import { ONSETS, syllableOf, VOWELS } from './jamo.js';

const fold = (text: string) => foldHangul(text.normalize('NFD'));

// biome-ignore format: a table, to be read down
test.each([
  // case                                        Hangul      letters
  ['plain',                                      '다가바자사', 'takapajasa'],
  ['aspirated',                                  '타카파차',   'takapaja'],
  ['tense',                                      '따까빠짜싸', 'takapajasa'],
  ['the others',                                 '나라마하아', 'naramahaa'],
  ['ㅐ is ㅔ',                                   '새세',       'sese'],
  ['ㅡ is ㅜ',                                   '르루츠추',   'rurujuju'],
  ['ㅓ is ㅗ, ㅕ is ㅛ',                         '고거교겨',   'kokokyokyo'],
  ['but ㅡ after ㄷ is the ト of loan words',    '테스트',     'tesuto'],
  ['and ㅜ after it is not',                     '투',         'tu'],
  ['glides',                                     '야유요와위웨워', 'yayuyowawiwewo'],
  ['ㄴ, ㅁ and ㅇ as finals are ん',             '신심싱',     'sinsinsin'],
  ['finals of two letters by the first',         '칹값닭',     'kankatar'],
  ['ㅅ, ㄷ, ㅂ and other finals are っ',         '갓캍캅갖',   'kakakaka'],
  ['ㄱ before k too',                            '각코',       'kako'],
  ['and at the end',                             '이각',       'ika'],
  ['ㄱ before another consonant is ku',          '각세이',     'kakusei'],
  ['ㄹ at the end is an r on its way',           '타벨',       'taper'],
  ['ㄹ before a vowel is that r',                '알아',       'ara'],
  ['ㄹ before ㄹ is one long r',                 '텔레',       'terre'],
  ['ㄹ before another consonant is ru',          '알바이토',   'arupaito'],
  ['응 is ん alone',                             '세응세이',   'sensei'],
  ['so is 음',                                   '세음파이',   'senpai'],
  ['읏 is っ alone',                             '읏테',       'te'],
  ['으 is u',                                    '으미',       'umi'],
  ['ㅡ alone is a dash',                         '코ㅡ히ㅡ'.normalize('NFKC'), 'kohi'],
  ['a consonant alone is itself',                '타베ㄹ'.normalize('NFKC'),   'taper'],
  ['what is not Hangul stays',                   '타be루 食',  'taberu 食'],
  ['nothing is nothing',                         '',           ''],
])('%s', (_, hangul, letters) => {
  expect(fold(hangul)).toBe(letters);
});

test('an open syllable is a consonant or none and a vowel with its glide', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ONSETS), fc.constantFrom(...VOWELS), (onset, vowel) => {
      expect(fold(syllableOf(onset, vowel))).toMatch(/^[kstpjnhmr]?[wy]?[aiueo]$/);
    }),
  );
});
