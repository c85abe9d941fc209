import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflectionsOf } from './classes.js';
import { deinflect } from './deinflect.js';
import { formsOf } from './forms-of.js';
import { inflected } from './inflect.js';
import { ADJECTIVES, COMING, GLOSSED, LOOKED_UP, NO_FORM, NOMINALS, VERBS } from './japanese.cases.js';
import type { Kind } from './rows.js';
import { FORM_NAMES, type FormName } from './steps.js';
import { wordsOf } from './words-of.js';

const textsOf = (text: string, kind: Kind, names: readonly FormName[]) =>
  inflected(text, text, kind, names).map(({ written }) => written);
const firstOf = (text: string, kind: Kind, name: FormName) => textsOf(text, kind, [name])[0] ?? '-';

const OF_VERBS: readonly FormName[] = [
  'polite',
  'negative',
  'past',
  'provisional',
  'volitional',
  'imperative',
  'potential',
  'passive',
  'causative',
];
const OF_ADJECTIVES: readonly FormName[] = ['negative', 'past', 'te', 'provisional', 'adverb', 'appearance'];

for (const [subject, rows] of Object.entries(VERBS)) {
  describe(subject, () => {
    test.each(rows)('%s', (word, _reading, part, ...forms) => {
      const text = part === 'noun-suru' ? `${word}する` : word;
      const [kind] = inflectionsOf(word, [part]);
      expect(OF_VERBS.map((name) => firstOf(text, kind!, name))).toEqual(forms);
    });
  });
}

test('来る is read as くる inflects', () => {
  const readings = OF_VERBS.map((name) => inflected('来る', 'くる', 'kuru', [name])[0]?.reading);
  expect(readings).toEqual(COMING);
});

test.each(ADJECTIVES)('%s', (word, ...forms) => {
  expect(OF_ADJECTIVES.map((name) => firstOf(word, 'i', name))).toEqual(forms);
});

const named = (names: string): FormName[] => FORM_NAMES.filter((name) => names.split(' ').includes(name));

test.each(NOMINALS.flatMap(([word, forms]) => forms.map(([kind, names, form]) => [word, kind, names, form] as const)))(
  '%s, %s, %s: %s',
  (word, kind, names, form) => {
    const chain = names.split(' ').flatMap(named);
    const found = textsOf(word, kind as Kind, chain);
    expect(form === '-' ? found : found[0]).toEqual(form === '-' ? [] : form);
  },
);

test.each(LOOKED_UP)('%s leads to %s', (form, word, part, names) => {
  const found = wordsOf(form).filter((each) => each.word === word && each.partsOfSpeech.includes(part));
  expect(found.map((each) => each.names.join(', '))).toContain(names);
});

test.each(NO_FORM)('%s is no form of %s', (form, word, part) => {
  expect(wordsOf(form).filter((each) => each.word === word && each.partsOfSpeech.includes(part))).toEqual([]);
});

test.each(GLOSSED)('%s %s, %s, %s: %s', (japaneseWord, reading, parts, meaningKo, written, pronunciation, gloss) => {
  const forms = formsOf({ japaneseWord, reading, partsOfSpeech: parts.split(','), meaningKo });
  expect(forms.map((form) => [form.written, form.pronunciation, form.gloss])).toContainEqual([
    written,
    pronunciation,
    gloss,
  ]);
});

test.each(['', 'ん', '가다', 'abc', '!!', 'っ', 'ー', 'た', 'て', 'ない', '😀です'])(
  '%j is looked up without harm',
  (form) => {
    expect(wordsOf(form).every(({ word }) => word !== '')).toBe(true);
  },
);

test('chains end and candidates stay few, however long the text', () => {
  const suffix = fc.constantFrom(
    ...'させ られ て い なく な った たい ちゃ くる き ます せん でした だ です なら そう すぎ ば'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(suffix, { maxLength: 12, size: 'max' }), (parts) => {
      const found = wordsOf(`食べ${parts.join('')}`);
      expect(found.length).toBeLessThan(400);
      for (const { names } of found) expect(names.length).toBeLessThan(20);
    }),
  );
  for (const each of ['て', 'た', 'られ', 'なく', 'き', 'し']) expect(wordsOf(each.repeat(500))).toEqual([]);
  expect(wordsOf('て'.repeat(30)).length).toBeLessThan(400);
});

describe('there and back', () => {
  const heads = ['食', '気難', 'たべ', 'お', 'い', 'よ', 'な', '静か', '来', 'く', '愛', 'かえ', 'おく'];
  const tails = [...'うくぐすつぬぶむるい', 'する', 'ずる', 'くる', 'べる', 'れる', 'ない', 'しい', ''];
  const kind = fc.constantFrom<Kind>('u', 'ru', 'suru', 'zuru', 'kuru', 'i', 'na', 'noun');
  const text = fc.tuple(fc.constantFrom(...heads), fc.constantFrom(...tails)).map((parts) => parts.join(''));
  const chain = fc.array(fc.constantFrom(...FORM_NAMES), { minLength: 1, maxLength: 4 });

  test('each form of any word leads back to its word', () => {
    fc.assert(
      fc.property(text, kind, chain, (word, of, names) => {
        for (const form of textsOf(word, of, names)) {
          expect(deinflect(form)).toContainEqual({ word, kind: of, chain: names });
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('what a text leads to has it among its forms', () => {
    const typed = fc.oneof(fc.constantFrom(...LOOKED_UP.map(([form]) => form)), text);
    fc.assert(
      fc.property(typed, (form) => {
        for (const after of deinflect(form)) {
          expect(textsOf(after.word, after.kind, after.chain)).toContain(form);
        }
      }),
    );
  });
});
