import { firstSense, type SearchText, toHangul, toHiragana } from '../../language/index.js';
import { writingsInKanji } from '../../words/written-form.js';
import { type Arc, createArcs, type HeardLexicons, type PartIdentity } from './arcs.js';
import { bestPaths, type Path } from './best-paths.js';
import type { EntryAddress } from './function-words.js';
import { heardForm } from './heard-form.js';
import { type HeardText, heardText } from './heard-text.js';
import type { HeardForm, HeardWord, UsesOf } from './heard-word.js';
import { pruneArcs } from './prune-arcs.js';

/** A part of a phrase: a word of the book, in a form or not; a particle or ending (`entry`); or an unknown part. */
export type CuttingPart = {
  /** As typed. */
  readonly text: string;
  readonly written: string | null;
  readonly reading: string | null;
  readonly pronunciation: string | null;
  readonly gloss: string | null;
  readonly row: number | null;
  readonly entry: EntryAddress | null;
  readonly form: HeardForm | null;
};
/** A segmentation of the query. The texts of its parts joined are the query without its spaces. */
export type Cutting = { readonly parts: readonly CuttingPart[]; readonly others: readonly (readonly CuttingPart[])[] };

/** A word and its form that match a whole query. */
export type WholeForm = { readonly row: number; readonly form: HeardForm; readonly cost: number };

export type Heard = {
  /** The forms that match the whole query, the most likely first, each word once. */
  forms(query: SearchText): WholeForm[];
  /** The likely parts of a query; null where it has none, or is more likely to be unknown. */
  cut(query: SearchText): Cutting | null;
  /** A whole query as the only part of a phrase. */
  formPart(query: SearchText, form: WholeForm): CuttingPart;
  wordPart(query: SearchText, row: number): CuttingPart;
  /** The rows of a few words with a similar sound, the closest first. */
  near(query: SearchText): number[];
  /** The cost of the whole query as a word of the book, with which that of a form is compared. */
  costOf(row: number): number;
};

/** The longest text, in syllables, that may be a phrase. */
const LONGEST = 50;
/** "`others` are further cuttings that are nearly as likely, at most two" (docs/product/search.md#phrases). */
const OTHERS = 2;
/** The most that a further cutting may cost above the best. */
const NEAR = 3;
/** "Below that come the words that sound nearly so: at most 4" (docs/product/search.md#no-dead-end). */
const NEAREST = 4;
/** The number of paths through a query that are considered. */
const PATHS = 12;
/** The most that a phrase may cost: a constant, and an amount for each of its syllables. Nonsense costs more. */
const ONCE = 2.5;
const PER_SYLLABLE = 1.25;
/** The fewest syllables of a phrase: a shorter text is a word, or the beginning of one. */
const SHORTEST = 3;
/** The largest share of a phrase that may be unknown. */
const UNKNOWN_PART = 0.3;
/** The most that a form may cost for a whole query to count as it; する after its noun is hardly ever anything else. */
const FORM_COST_MAX = 7.5;
const SURU_COST_MAX = 11;

/** `count` is called for each step of a reading, whose time is bounded by this number. */
export function createHeard(
  words: readonly HeardWord[],
  usesOf: UsesOf = () => 0,
  count: () => void = () => {},
  made?: HeardLexicons,
): Heard {
  const source = createArcs(words, usesOf, made);

  const latticeOf = (text: HeardText): Arc[][] =>
    text.letters.map((_, start) => pruneArcs(source.from(text, start, count)));

  function partOf({ characters, letters }: HeardText, { from, to, identity }: Arc): CuttingPart {
    const text = characters.slice(from, to).join('');
    const part = { text, row: null, entry: null, form: null };
    switch (identity.kind) {
      case 'word': {
        const word = words[identity.row]!;
        const { japaneseWord, reading, koreanPronunciation, meaningKo } = word;
        const typed = letters.slice(from, to).join('');
        return {
          ...part,
          written: writingsInKanji(word).find((writing) => toHiragana(writing) === typed) ?? japaneseWord,
          reading,
          pronunciation: koreanPronunciation,
          gloss: firstSense(meaningKo),
          row: identity.row,
        };
      }
      case 'form': {
        const word = words[identity.row]!;
        const form = heardForm(word, identity.of, identity.names, identity.reading, letters.slice(from, to).join(''));
        const { written, reading, pronunciation } = form;
        return {
          ...part,
          written,
          reading,
          pronunciation,
          gloss: form.gloss ?? firstSense(word.meaningKo),
          row: identity.row,
          form,
        };
      }
      case 'function': {
        const { written, heard, gloss, entry } = identity.word;
        return { ...part, written, reading: written, pronunciation: toHangul(heard), gloss, entry };
      }
      default:
        return { ...part, written: null, reading: null, pronunciation: null, gloss: null };
    }
  }

  /** The whole query as a part. */
  const asPart = (query: SearchText, identity: PartIdentity): CuttingPart => {
    const text = heardText(query);
    return partOf(text, { from: 0, to: text.letters.length, role: 'unknown', cost: 0, identity });
  };

  const partsOf = (text: HeardText, { arcs }: Path): CuttingPart[] =>
    unknownTogether(arcs.map((arc) => partOf(text, arc)));

  function cut(query: SearchText): Cutting | null {
    const text = heardText(query);
    if (text.letters.length < SHORTEST || text.letters.length > LONGEST || isOneSyllable(text)) return null;
    const [best, ...further] = bestPaths(latticeOf(text), text.spaced, PATHS, count);
    if (!best || !isLikely(text, best)) return null;
    const parts = partsOf(text, best);
    const seen = new Set([nameOf(parts)]);
    const others: CuttingPart[][] = [];
    for (const path of further) {
      if (path.cost > best.cost + NEAR || others.length === OTHERS || !isLikely(text, path)) break;
      const other = partsOf(text, path);
      if (seen.has(nameOf(other)) || unknownIn(path) > unknownIn(best)) continue;
      seen.add(nameOf(other));
      others.push(other);
    }
    return { parts, others };
  }

  return {
    cut,
    formPart: (query, { row, form }) => ({
      ...asPart(query, { kind: 'word', row }),
      written: form.written,
      reading: form.reading,
      pronunciation: form.pronunciation,
      gloss: form.gloss ?? firstSense(words[row]!.meaningKo),
      form,
    }),
    wordPart: (query, row) => asPart(query, { kind: 'word', row }),

    forms(query) {
      const text = heardText(query);
      const end = text.letters.length;
      if (end < 2 || end > LONGEST || isOneSyllable(text)) return [];
      const whole = source
        .from(text, 0, count)
        .filter(
          ({ to, identity, role, cost }) =>
            to === end &&
            identity.kind === 'form' &&
            (identity.names.length > 0 ? cost <= FORM_COST_MAX : role === 'verb' && cost <= SURU_COST_MAX),
        )
        .sort((a, b) => a.cost - b.cost);
      const seen = new Set<number>();
      return whole.flatMap((arc) => {
        const { row, form } = partOf(text, arc);
        if (row === null || !form || seen.has(row)) return [];
        seen.add(row);
        return [{ row, form, cost: arc.cost }];
      });
    },

    near: (query) => source.near(query, NEAREST),

    costOf: source.costOf,
  };
}

/** Checks for one syllable repeated, a cry such as 아아아아 or a laugh such as 하하하. */
const isOneSyllable = ({ letters }: HeardText): boolean => letters.length >= SHORTEST && new Set(letters).size === 1;

/** The identity of a segmentation: its parts, and their words; 分からない and 分からんない are the same. */
const nameOf = (parts: readonly CuttingPart[]): string =>
  parts.map(({ text, row, written }) => `${text}=${row ?? written}`).join(' ');

const unknownIn = ({ arcs }: Path): number => arcs.filter(({ identity }) => identity.kind === 'unknown').length;

/** Checks whether a path is a phrase, and not nonsense that short words happen to cover. */
function isLikely(text: HeardText, path: Path): boolean {
  const { arcs, cost } = path;
  const characters = text.letters.length;
  if (unknownIn(path) > characters * UNKNOWN_PART) return false;
  if (!arcs.some(({ identity }) => identity.kind === 'word' || identity.kind === 'form')) return false;
  return cost <= ONCE + PER_SYLLABLE * characters;
}

/** Joins consecutive unknown parts. */
function unknownTogether(parts: readonly CuttingPart[]): CuttingPart[] {
  const joined: CuttingPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && before.written === null && part.written === null) {
      joined[joined.length - 1] = { ...before, text: before.text + part.text };
    } else joined.push(part);
  }
  return joined;
}
