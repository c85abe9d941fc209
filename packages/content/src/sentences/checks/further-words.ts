import { KANJI } from '@utarang/domain/language';
import { placeFaults } from '@utarang/domain/sentences';
import { writingsOf } from '@utarang/domain/words';
import type { WordEntry } from '../../words/entry.js';
import type { Sentence } from '../parse.js';
import type { SentenceMorpheme } from './analysis.js';
import { isContent, occurrencesOf, type Span } from './occurrence.js';

/** A word without a level in a sentence, and the shorter words that it replaces: 日本, 語 of 日本語. */
export type FurtherWord = { readonly word: WordEntry; readonly insteadOf: readonly number[] };

/** The most morphemes of a word of the book. */
const LONGEST = 4;
const TOLD_BY_ITSELF = new RegExp(`[${KANJI}ァ-ヺ]`, 'u');
const LEAST_KANA = 3;

/**
 * Finds the words without a level that a sentence contains and does not name. A word in hiragana counts from three kana
 * on: shorter ones are often parts of others. Where two words have the writing and reading, none is found. No word
 * replaces one of the sentence's targets, no set phrase replaces its words, and no noun replaces a form (飲みすぎ in
 * 飲みすぎて).
 */
export function furtherWordFinder(book: ReadonlyMap<number, WordEntry>) {
  const byWriting = new Map<string, WordEntry[]>();
  for (const word of book.values()) {
    if (word.level !== null) continue;
    for (const writing of new Set(writingsOf(word))) {
      if (TOLD_BY_ITSELF.test(writing) || writing.length >= LEAST_KANA)
        byWriting.set(writing, [...(byWriting.get(writing) ?? []), word]);
    }
  }

  return function find(sentence: Sentence, morphemes: readonly SentenceMorpheme[]): FurtherWord[] {
    const named = sentence.wordIds.flatMap((id) => {
      const word = book.get(id);
      return word ? occurrencesOf(word, morphemes, sentence.pieces).map((place) => ({ ...place, word })) : [];
    });
    const found: (Span & FurtherWord)[] = [];
    for (const place of spans(morphemes)) {
      const [word, ...others] = wordsAt(place, morphemes).filter((each) =>
        occurrencesOf(each, morphemes, sentence.pieces).some(
          ({ first, last }) => first === place.first && last === place.last,
        ),
      );
      if (!word || others.length > 0 || sentence.wordIds.includes(word.id)) continue;
      const over = [...named, ...found].filter(({ first, last }) => first < place.last && place.first < last);
      const inside = over.filter(
        (each) => isLonger(place, each) && !sentence.targetIds.includes(each.word.id) && mayStandFor(word, each.word),
      );
      if (inside.length < over.length || found.some((each) => each.word === word)) continue;
      found.push({ ...place, word, insteadOf: [...new Set(inside.map((each) => each.word.id))] });
    }
    return found.filter((each) => fits(sentence, each)).map(({ word, insteadOf }) => ({ word, insteadOf }));
  };

  function wordsAt({ first, last }: Span, morphemes: readonly SentenceMorpheme[]): WordEntry[] {
    const span = morphemes.slice(first, last);
    if (!span.some(isContent)) return [];
    const stem = span
      .slice(0, -1)
      .map(({ surface }) => surface)
      .join('');
    const final = span.at(-1)!;
    const writings = new Set([stem + final.surface, stem + final.lemma]);
    return [...new Set([...writings].flatMap((writing) => byWriting.get(writing) ?? []))];
  }

  /** Checks whether all words of the sentence still find their places when the word is named too. */
  function fits(sentence: Sentence, { word, insteadOf }: FurtherWord): boolean {
    const ids = [...sentence.wordIds.filter((id) => !insteadOf.includes(id)), word.id];
    return placeFaults({ text: sentence.text, words: ids.flatMap((id) => book.get(id) ?? []) }).length === 0;
  }
}

/** All stretches of morphemes that a word may be, the longest first. */
const spans = (morphemes: readonly unknown[]): Span[] =>
  Array.from({ length: LONGEST }, (_, n) => LONGEST - n).flatMap((length) =>
    morphemes.map((_, first) => ({ first, last: first + length })).filter(({ last }) => last <= morphemes.length),
  );

const isLonger = (one: Span, other: Span): boolean =>
  one.first <= other.first && other.last <= one.last && other.last - other.first < one.last - one.first;

const INFLECTS = /^(verb|adj-i)/;
const inflects = ({ partsOfSpeech }: WordEntry): boolean => partsOfSpeech.some((part) => INFLECTS.test(part));

const mayStandFor = (word: WordEntry, other: WordEntry): boolean =>
  !word.partsOfSpeech.includes('expression') && (inflects(word) || !inflects(other));
