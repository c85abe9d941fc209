import {
  type Continuation,
  choseong,
  continuations,
  continuedAt,
  foldKey,
  foldQuery,
  inBothKana,
  isChoseong,
  type NfcText,
  normalise,
  otherLayout,
  type SearchText,
  toNfc,
} from '../language/index.js';
import { RANKS, rankAt } from './rank.js';

/** The searched texts of an entry. */
export type EntryTexts = {
  /** Short texts: the writing and the reading of the entry. A query with the same sound finds the entry. */
  readonly names: readonly string[];
  /** Explanations, meanings, examples: found by their exact text. */
  readonly texts?: readonly string[];
};

/** An entry in the form in which it is compared. */
export type Indexed = {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly keys: readonly string[];
  readonly initials: readonly string[];
};

/**
 * The length from which on a folded key may match anywhere in a name, or only at its beginning. Shorter ones match too
 * many.
 */
const INSIDE_FROM = 3;
const BEGINS_FROM = 2;

/** Added to the rank of a hit in a text: it is below every hit in a name, and below those of phrases. */
export const IN_TEXTS = RANKS + 1;
export const NOT_FOUND = Number.POSITIVE_INFINITY;

/** The texts without spaces, with which entries are found, too, and without the wave for the word before: 〜てもいい. */
export const compact = (text: string): NfcText =>
  toNfc(normalise(text).replace(/[\s~～〜・·‥…。、.,!?/()[\]「」『』]/gu, ''));

function rankIn(texts: readonly string[], find: (text: string) => number, length: number): number {
  let best = NOT_FOUND;
  for (const text of texts) {
    const index = find(text);
    if (index >= 0) best = Math.min(best, rankAt(index, length === text.length, 0));
  }
  return best;
}

const named = ({ names }: Indexed, query: string): number => rankIn(names, (name) => name.indexOf(query), query.length);

const written = (indexed: Indexed, query: string): number => {
  const rank = named(indexed, query);
  return rank < NOT_FOUND ? rank : IN_TEXTS + rankIn(indexed.texts, (text) => text.indexOf(query), query.length);
};

const rankAlike = ({ keys }: Indexed, key: string): number => {
  const find = (own: string) => {
    if (key.length >= INSIDE_FROM) return own.indexOf(key);
    return own === key || (key.length >= BEGINS_FROM && own.startsWith(key)) ? 0 : -1;
  };
  return rankIn(keys, find, key.length);
};

/** Finds a text that continues a query whose last syllable is unfinished. */
const goingOn = (indexed: Indexed, continuation: Continuation): number => {
  const find = (own: string) => continuedAt(own, continuation);
  const { length } = continuation.text;
  const rank = rankIn(indexed.names, find, length);
  return rank < NOT_FOUND ? rank : IN_TEXTS + rankIn(indexed.texts, find, length);
};

/** Finds initials of Korean names: ㅇㄴㅈ for 요네즈. A single initial matches too many. */
const byInitials = (indexed: Indexed, initials: string): number => {
  if (initials.length < BEGINS_FROM) return NOT_FOUND;
  return rankIn(indexed.initials, (own) => own.indexOf(initials), initials.length);
};

/** The ways to read a query, each tried only where those before it have found nothing. */
export function* entryReadings(query: SearchText): Generator<(indexed: Indexed) => number> {
  const typed = compact(query);
  yield (indexed) => written(indexed, typed);
  const otherKana = inBothKana(typed).filter((text) => text !== typed);
  for (const text of otherKana) yield (indexed) => written(indexed, text);
  for (const key of foldQuery(query)) yield (indexed) => rankAlike(indexed, key);
  for (const next of continuations(typed)) yield (indexed) => goingOn(indexed, next);
  if (isChoseong(query)) yield (indexed) => byInitials(indexed, choseong(query));
  const layout = otherLayout(query);
  if (layout === null) return;
  yield (indexed) => written(indexed, compact(layout));
  for (const key of foldQuery(layout)) yield (indexed) => rankAlike(indexed, key);
}

/** An entry with its searched texts, in the form in which they are compared. */
export function indexedTexts(
  { names: called, texts = [] }: EntryTexts,
  keys: readonly string[] = called.map(foldKey),
): Indexed {
  const names = called.map(compact);
  return { names, texts: texts.map(compact), keys: keys.filter(Boolean), initials: names.map(choseong) };
}
