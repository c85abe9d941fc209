import { chainsTo, type FormName, inFormOf, toHiragana } from '../language/index.js';
import { writingsOf } from '../words/written-form.js';
import { optionClassesOf } from './option-class.js';
import { readingBetween } from './reading-between.js';
import { type PlacedWord, type SpacedText, type StandingWord, wordPlaces } from './word-places.js';

/** A word as an option: in the form that the blank needs. */
export type QuestionOption = { readonly wordId: number; readonly written: string; readonly reading: string };

/** A sentence with one blank: a half-open range in UTF-16 units, and the options, the answer first. */
export type Question = {
  readonly blank: readonly [start: number, end: number];
  readonly options: readonly QuestionOption[];
};

/**
 * The forms that an option is put into. Whatever else follows the word stays in the sentence, so that the question is
 * about the word and not about a request, a duration or a guess: 窓を＿＿ください with 開けて.
 */
const OF_ADJECTIVES: ReadonlySet<FormName> = new Set<FormName>([
  'negative',
  'past',
  'te',
  'adverb',
  'provisional',
  'conditional',
]);
const OF_VERBS: ReadonlySet<FormName> = new Set<FormName>([
  ...OF_ADJECTIVES,
  'polite',
  'without',
  'desire',
  'volitional',
]);
const NONE: ReadonlySet<FormName> = new Set();

type Blank = { readonly start: number; readonly end: number; readonly chain: readonly FormName[] };

/**
 * The question that a sentence asks for one of its words, with other words as options: "four options of the same part
 * of speech and form" (docs/product/sentences.md#questions). `words` are those that stand in the sentence. Null where
 * the answer is not found in it, or another word does not have the form.
 */
export function questionOf(
  text: SpacedText,
  words: readonly StandingWord[],
  answer: StandingWord,
  others: readonly StandingWord[],
): Question | null {
  const place = wordPlaces(text, words).find(({ id }) => id === answer.id);
  const blank = place && blankOf(text, place, answer);
  if (!blank) return null;
  const { start, end, chain } = blank;
  const written = writtenOf(text).slice(start, end);
  const reading = readingBetween(text.parts, start, end) ?? answer.reading;
  const rest = others.flatMap((other) => optionOf(other, toHiragana(reading), chain) ?? []);
  if (rest.length < others.length) return null;
  return { blank: [start, end], options: [{ wordId: answer.id, written, reading }, ...rest] };
}

const writtenOf = ({ parts }: SpacedText): string => parts.map((part) => part.text).join('');

/** The longest range from the beginning of the word that is the word itself or one of its forms. */
function blankOf(text: SpacedText, { start, end }: PlacedWord, answer: StandingWord): Blank | null {
  for (let last = end; last > start; last--) {
    const chain = chainOf(text, start, last, answer);
    if (chain && !isCutInRashii(chain, writtenOf(text).slice(last))) return { start, end: last, chain };
  }
  // 杯 of 一杯 is a part of one reading, and sounds different from the word alone.
  const isItself = writingsOf(answer).includes(writtenOf(text).slice(start, end));
  return isItself ? { start, end, chain: [] } : null;
}

/** Checks for a conditional that is in fact a past with らしい: 落としたらしい is no 落としたら. */
const isCutInRashii = (chain: readonly FormName[], rest: string): boolean =>
  chain.includes('conditional') && rest.startsWith('しい');

function chainOf(text: SpacedText, start: number, end: number, answer: StandingWord): readonly FormName[] | null {
  const found = readingBetween(text.parts, start, end);
  if (found === null) return null;
  const [reading, hiragana] = [toHiragana(found), toHiragana(answer.reading)];
  if (reading === hiragana) return [];
  const within = formsWithin(answer);
  return (
    chainsTo(reading, { ...answer, reading: hiragana }).find((chain) => chain.every((name) => within.has(name))) ?? null
  );
}

/** Nouns and 静か do not change in a sentence, and です after 辛い is a word of its own to a reader. */
function formsWithin({ partsOfSpeech }: StandingWord): ReadonlySet<FormName> {
  const classes = optionClassesOf(partsOfSpeech);
  if (classes.has('verb')) return OF_VERBS;
  return classes.has('adj-i') ? OF_ADJECTIVES : NONE;
}

function optionOf(word: StandingWord, model: string, chain: readonly FormName[]): QuestionOption | null {
  const { id: wordId, japaneseWord: written, reading } = word;
  if (chain.length === 0) return { wordId, written, reading };
  const form = inFormOf(model, chain, word);
  return form && { wordId, ...form };
}
