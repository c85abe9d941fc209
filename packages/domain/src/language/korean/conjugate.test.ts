import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syllableOf } from '../jamo.js';
import { ALL_OF_A_VERB, CONJUGATED, LOOKED_UP, NO_FORM } from './conjugate.cases.js';
import { attached, conjugate } from './conjugate.js';
import { ENDINGS } from './endings.js';
import type { Kind } from './kinds.js';
import { dictionaryForms, lemmasOf } from './lemmas.js';
import { stemOf } from './stem.js';

/** Endings of the columns of the table, as consonants have them. */
const COLUMNS = [['요', '에요', '예요'], ['습니다'], ['는다'], ['ㅁ'], ['는', 'ㄴ'], ['면']];

function columns(word: string, kind: Kind): string[] {
  const has = new Set(conjugate(word).flatMap(({ text, kinds }) => (kinds.includes(kind) ? [text] : [])));
  return COLUMNS.map((endings) => {
    const rows = ENDINGS.filter(
      ({ closed, kinds, use }) => endings.includes(closed) && kinds.includes(kind) && use !== 'past adnominal',
    );
    const forms = new Set(rows.flatMap((ending) => attached(stemOf(word)!, ending)));
    for (const form of forms) expect(has).toContain(form);
    return [...forms].join(' ') || '-';
  });
}

for (const [subject, [kind, rows]] of Object.entries(CONJUGATED)) {
  describe(subject, () => {
    test.each(rows)('%s', (word, ...forms) => {
      const sorted = (cell: string) => cell.split(' ').sort().join(' ');
      expect(columns(word, kind).map(sorted)).toEqual(forms.map(sorted));
    });
  });
}

test('all forms of a verb', () => {
  const forms = conjugate('만들다').filter(({ kinds }) => kinds.includes('verb'));
  for (const [use, expected] of ALL_OF_A_VERB) {
    const ofUse = new Set(forms.flatMap((form) => (form.use === use ? [form.text] : [])));
    expect([...ofUse].sort()).toEqual(expected.split(' ').sort());
  }
  expect(new Set(forms.map(({ use }) => use))).toEqual(new Set(ALL_OF_A_VERB.map(([use]) => use)));
});

// biome-ignore format: a table, to be read down
test.each([
  ['감사합니다',  'an answer in another form already'],
  ['됐다',        'a past form'],
  ['안된다',      'a present form'],
  ['먹겠다',      'an intention'],
  ['다',          'no stem'],
  ['먹는',        'no dictionary form'],
  ['먹으다',      'no stem that Korean has'],
  ['TV다',        'no Korean stem'],
  ['',            'nothing'],
])('%s, %s, is not inflected', (word) => {
  expect(conjugate(word)).toEqual([]);
});

test.each(LOOKED_UP)('%s leads to %s', (typed, word) => {
  expect(dictionaryForms(typed)).toContain(word);
});

test.each(NO_FORM)('%s is no form of %s', (typed, word) => {
  expect(lemmasOf(typed).map((lemma) => lemma.word)).not.toContain(word);
});

test.each(['', '사랑 해', 'TV예요', '食べる', 'ㅋㅋ', '빛'])('%j leads nowhere', (typed) => {
  expect(lemmasOf(typed)).toEqual([]);
});

describe('there and back', () => {
  const listed = Object.values(CONJUGATED).flatMap(([, rows]) => rows.map(([word]) => word));
  const onset = fc.constantFrom(...'ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅌㅍㅎ');
  const vowel = fc.constantFrom(...'ㅏㅐㅑㅓㅔㅕㅗㅘㅚㅜㅝㅞㅟㅡㅢㅣ');
  const final = fc.constantFrom('', '', '', ...'ㄱㄲㄴㄵㄶㄷㄹㄺㄻㄼㄾㅀㅁㅂㅄㅅㅆㅇㅈㅊㅌㅍㅎ');
  const syllable = fc.tuple(onset, vowel, final).map(([on, vow, fin]) => syllableOf(on, vow, fin));
  const part = fc.constantFrom(
    '하',
    '르',
    '으',
    '오',
    '이',
    '시',
    '갖',
    '머물',
    '푸르',
    '이르',
    '듣',
    '걷',
    '굽',
    '그렇',
    '있',
    '아니',
  );
  const word = fc
    .array(syllable, { minLength: 1, maxLength: 3 })
    .chain((head) => fc.oneof(fc.constant(''), part).map((tail) => `${head.join('')}${tail}다`));

  /** Forms that do not lead back by the use for which they were made. */
  const lost = (dictionaryForm: string) =>
    conjugate(dictionaryForm).filter(
      ({ text, use }) => !lemmasOf(text).some((lemma) => lemma.word === dictionaryForm && lemma.use === use),
    );

  test('each form of the listed words leads back to its word', () => {
    for (const dictionaryForm of listed) expect([dictionaryForm, lost(dictionaryForm)]).toEqual([dictionaryForm, []]);
  });

  test('so does each form of any word', () => {
    fc.assert(
      fc.property(word, (dictionaryForm) => {
        expect(lost(dictionaryForm)).toEqual([]);
      }),
    );
  });

  test('what a text leads to has it among its forms', () => {
    const text = fc.oneof(
      fc.array(syllable, { minLength: 1, maxLength: 4 }).map((syllables) => syllables.join('')),
      fc.constantFrom(...LOOKED_UP.map(([typed]) => typed)),
    );
    fc.assert(
      fc.property(text, (typed) => {
        for (const lemma of lemmasOf(typed)) {
          expect(conjugate(lemma.word)).toContainEqual({ text: typed, use: lemma.use, kinds: lemma.kinds });
        }
      }),
    );
  });
});
