import { toHiragana } from '@utarang/domain/language';
import { nearestWord, readingOptions, wordHead, wordsNotNear, writingOptions } from '@utarang/domain/quiz';
import {
  furiganaOf,
  piecesOf,
  questionOf,
  readingBetween,
  type SpacedText,
  unitStarts,
} from '@utarang/domain/sentences';
import { format, sent } from '@utarang/messages';
import type { SentenceRow } from '../../catalogue/bank.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import { type AskedQuestion, numbered } from './asked-question.js';
import type { WordSources } from './word-sources.js';

export type Asked = {
  readonly sentence: SentenceRow;
  readonly word: CatalogueWord;
  /** The words in the sentence. */
  readonly words: readonly CatalogueWord[];
};

export const textOf = (sentence: SentenceRow): SpacedText & { readonly written: string } => {
  const pieces = piecesOf(sentence.text) ?? [];
  const parts = furiganaOf(pieces);
  return { parts, units: unitStarts(pieces), written: parts.map(({ text }) => text).join('') };
};

/** An option that is no word of the book. */
const plain = (label: string) => ({ label, subLabel: '', meaningKo: '', wordId: null, marked: null });

/**
 * A question for the reading or the writing of a word in a sentence. Null where the rule does not find three options
 * that are certainly wrong.
 */
export function scriptQuestion(ask: 'reading' | 'writing', { sentence, word, words }: Asked, sources: WordSources) {
  const { level } = word;
  if (level === null || !wordHead(word)) return null;
  const text = textOf(sentence);
  const place = questionOf(text, words, word, [])?.blank;
  if (!place) return null;
  const [start, end] = place;
  const found = readingBetween(text.parts, start, end);
  if (!found) return null;
  const made =
    ask === 'reading' ? readingOptions(word, sources.reading(level)) : writingOptions(word, sources.writing(level));
  const [written, reading] = [text.written.slice(start, end), toHiragana(found)];
  if (!made || !written.startsWith(made.head) || !reading.startsWith(made.headReading)) return null;
  const [tail, head] =
    ask === 'reading'
      ? [reading.slice(made.headReading.length), made.headReading]
      : [written.slice(made.head.length), made.head];
  const [before, after] = [text.written.slice(0, start), text.written.slice(end)];
  const asked = ask === 'reading' ? written : reading;
  return {
    ask,
    sentence,
    shown: {
      sentenceJp: before + asked + after,
      sentenceKo: sentence.meaningKo,
      marked: [start, start + asked.length],
    },
    ...numbered(
      plain(head + tail),
      made.wrong.map((wrong) => plain(wrong + tail)),
    ),
    answer: word,
    beside: [],
    place,
    korean: null,
    explanation: format(ask === 'reading' ? sent['why.reading'] : sent['why.writing'], { written, reading }),
  } satisfies AskedQuestion;
}

/** A question for the word that is closest in meaning to a word of a sentence, in the form of that word there. */
export function synonymQuestion({ sentence, word, words }: Asked, sources: WordSources): AskedQuestion | null {
  const text = textOf(sentence);
  const nearest = nearestWord(word, sentence.meaningKo, sources);
  const idsInSentence = new Set(sentence.wordIds);
  const hasForm = (other: CatalogueWord) =>
    !idsInSentence.has(other.id) && questionOf(text, words, word, [other]) !== null;
  const wrongWords = nearest && hasForm(nearest) ? wordsNotNear(word, nearest, sources.synonym(hasForm)) : null;
  if (!nearest || !wrongWords) return null;
  const question = questionOf(text, words, word, [nearest, ...wrongWords]);
  if (!question) return null;
  const options = [nearest, ...wrongWords].map((other, index) => {
    const { written, reading } = question.options[index + 1]!;
    return { label: written, subLabel: reading, meaningKo: other.meaningKo, wordId: other.id, marked: null };
  });
  const [right, ...wrong] = options;
  const asked = text.written.slice(...question.blank);
  if (new Set([asked, ...options.map(({ label }) => label)]).size <= options.length) return null;
  return {
    ask: 'synonym',
    sentence,
    shown: { sentenceJp: text.written, sentenceKo: null, marked: [...question.blank] },
    ...numbered(right!, wrong),
    answer: word,
    beside: [nearest],
    place: question.blank,
    korean: null,
    explanation: sources.noteOn(word, nearest) || sources.noteOn(nearest, word),
  };
}

/** A sentence of the bank with a word in a place where a person has found that it does not fit. */
export type Misuse = {
  readonly sentence: SentenceRow;
  readonly place: AskedQuestion['place'];
  /** The wrong word in its form there. */
  readonly option: string;
  /** The word that the sentence has there. */
  readonly fitting: CatalogueWord;
};

/** Replaces a word of a sentence by another one; null where the rules do not find its form. */
export function misuseIn(
  sentence: SentenceRow,
  words: readonly CatalogueWord[],
  fitting: CatalogueWord,
  word: CatalogueWord,
): Misuse | null {
  const question = questionOf(textOf(sentence), words, fitting, [word]);
  const option = question?.options.find(({ wordId }) => wordId === word.id);
  return question && option ? { sentence, place: question.blank, option: option.written, fitting } : null;
}

/** A question for the sentence, of four, that uses a word correctly. */
export function usageQuestion({ sentence, word, words }: Asked, misuses: readonly Misuse[]): AskedQuestion | null {
  const text = textOf(sentence);
  const place = questionOf(text, words, word, [])?.blank;
  if (!place) return null;
  const wrong = misuses.map((misuse) => {
    const { option, fitting } = misuse;
    const [start, end] = misuse.place;
    const whole = textOf(misuse.sentence).written;
    return {
      ...plain(whole.slice(0, start) + option + whole.slice(end)),
      marked: [start, start + option.length] as [number, number],
      note: format(sent['why.fitting'], { word: fitting.japaneseWord }),
    };
  });
  const right = { ...plain(text.written), marked: [...place] as [number, number], note: sentence.meaningKo };
  return {
    ask: 'usage',
    sentence,
    shown: { sentenceJp: word.japaneseWord, sentenceKo: null, marked: null },
    ...numbered(right, wrong),
    answer: word,
    beside: [],
    place,
    korean: null,
    explanation: format(sent['why.usage'], { word: word.japaneseWord, meaning: word.meaningKo }),
  };
}
