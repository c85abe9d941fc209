import { type FormName, formsOf, inBothKana, wordsOf } from '@utarang/domain/language';
import { beforeAll, expect, test } from 'vitest';
import { shippedRows } from '../../test/shipped.js';
import type { WordEntry } from '../entry.js';
import { toEntry } from '../parse.js';
import { japaneseTokens, readingOf, type Tokens } from './analyser.js';
import { findings } from './exceptions.js';

/** Forms whose first token is the word itself. The imperative (書け) is left out: it is also the potential's stem. */
const NAMES: ReadonlySet<string> = new Set<FormName>([
  'polite',
  'negative',
  'past',
  'te',
  'provisional',
  'conditional',
  'volitional',
  'desire',
]);
const INFLECTED = /^(?:動詞|形容詞)$/;

let tokens: Tokens;
let known: WordEntry[];
beforeAll(async () => {
  tokens = japaneseTokens();
  const { rows } = await shippedRows();
  known = rows.map(toEntry).filter(({ japaneseWord, partsOfSpeech }) => {
    if (!partsOfSpeech.some((part) => /^(?:verb-|adj-i)/.test(part))) return false;
    const [only, ...others] = tokens(japaneseWord);
    return others.length === 0 && only?.baseForm === japaneseWord && INFLECTED.test(only.partOfSpeech);
  });
});

/**
 * Finds where the analyser takes a form for no form of the word: `word, form, its dictionary form`; or reads the word
 * otherwise: `word, reading, -`. A form of another word, too, is right where our rule says the same (行った of 行う and 行く).
 * Spoken んない is left out, which it does not know.
 */
function otherwise(word: WordEntry): string[] {
  const { japaneseWord } = word;
  return formsOf(word).flatMap(({ written, reading, names }) => {
    if (names.length > 1 || !NAMES.has(names[0]!) || written.endsWith('んない')) return [];
    const found = tokens(written);
    const base = found[0]?.baseForm;
    if (base !== japaneseWord) {
      return wordsOf(written).some(({ word }) => word === base) ? [] : [`${japaneseWord}\t${written}\t${base}`];
    }
    return readingOf(found) === inBothKana(reading)[1] ? [] : [`${japaneseWord}\t${word.reading}\t-`];
  });
}

test('the analyser takes each form for its word, or the difference has a reason', () => {
  expect(known.length).toBeGreaterThan(1_400);
  const found = known.flatMap(otherwise);
  expect(findings(found, 'forms.tsv')).toEqual([]);
});

test('a verb in the wrong group is told', () => {
  const verb = known.find(({ japaneseWord }) => japaneseWord === '帰る')!;
  expect(otherwise(verb)).toEqual([]);
  expect(otherwise({ ...verb, partsOfSpeech: ['verb-ru'] })).toContain('帰る\t帰ない\t帰');
});
