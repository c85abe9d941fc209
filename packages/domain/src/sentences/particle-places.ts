import {
  type EntryAddress,
  FUNCTION_WORDS,
  type FunctionWord,
  functionWordsWritten,
  type Role,
} from '../search/heard/function-words.js';
import { joinCost } from '../search/heard/joins.js';
import { rolesOf } from '../search/heard/word-cost.js';
import type { PlacedWord, SpacedText, StandingWord } from './word-places.js';

/** A particle or an ending that is a word of its own, and what explains it: a half-open range in UTF-16 units. */
export type PlacedEntry = { readonly entry: EntryAddress; readonly start: number; readonly end: number };

/**
 * The highest likely cost of a join: words with a higher cost hardly ever follow each other, so that such a match is
 * probably something else.
 */
const LIKELY_JOIN = 1.5;
/** Marks at the end of a unit. */
const CLOSING = /[\p{P}\p{S}]+$/u;

const LONGEST = Math.max(...FUNCTION_WORDS.map(({ written }) => written.length));

/**
 * "Each particle behind a word leads to what explains it" (docs/product/sentences.md#examples).
 *
 * The ranges of the particles and endings that follow a word of the book in its unit, in the order of the text: は of
 * 私は, です and か of 傘ですか. All text after the word has to consist of such parts; the segmentation with the lowest cost by
 * their roles is taken. Otherwise nothing is found, so that no particle is found inside an unknown form.
 */
export function particlePlaces(
  { parts, units }: SpacedText,
  words: readonly (PlacedWord & Pick<StandingWord, 'japaneseWord' | 'reading' | 'partsOfSpeech'>)[],
): PlacedEntry[] {
  const written = parts.map(({ text }) => text).join('');
  return units.flatMap((unit, index) => {
    const unitEnd = units[index + 1] ?? written.length;
    const last = words.filter(({ start, end }) => start < unitEnd && end > unit && end <= unitEnd).at(-1);
    if (!last) return [];
    const tail = written.slice(last.end, unitEnd).replace(CLOSING, '');
    const stands = written.slice(last.start, last.end);
    const way = cheapest(tail, roleOf(last, stands), 0);
    return (way?.parts ?? []).flatMap(({ word, start, end }) =>
      word.entry ? [{ entry: word.entry, start: last.end + start, end: last.end + end }] : [],
    );
  });
}

/** The role of a word in its place: a predicate in a form, or the role that the book gives. */
function roleOf(word: Pick<StandingWord, 'japaneseWord' | 'reading' | 'partsOfSpeech'>, stands: string): Role {
  const roles = rolesOf(word);
  const inflects = roles.find((role) => role === 'verb' || role === 'adjective');
  if (!inflects) return roles[0] ?? 'noun';
  if (stands === word.japaneseWord || stands === word.reading) return inflects;
  return /[てで]$/u.test(stands) ? 'te' : inflects;
}

type Part = { readonly word: FunctionWord; readonly start: number; readonly end: number };
type Way = { readonly cost: number; readonly parts: readonly Part[] };

/**
 * The cheapest segmentation of a text, from a place to its end, into function words after something with a role; null
 * where there is none.
 */
function cheapest(text: string, before: Role, from: number): Way | null {
  if (from === text.length) return { cost: 0, parts: [] };
  let best: Way | null = null;
  for (let end = from + 1; end <= Math.min(text.length, from + LONGEST); end++) {
    for (const word of functionWordsWritten(text.slice(from, end))) {
      const join = joinCost(before === 'verb' && word.role === 'purpose' ? 'stem' : before, word.role);
      const rest = join <= LIKELY_JOIN ? cheapest(text, word.role, end) : null;
      if (!rest) continue;
      const cost = word.cost + join + rest.cost;
      if (!best || cost < best.cost) best = { cost, parts: [{ word, start: from, end }, ...rest.parts] };
    }
  }
  return best;
}
