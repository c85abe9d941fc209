import {
  applyInBatch,
  type FormName,
  foldKey,
  inflectionsOf,
  type Row,
  rowNumber,
  rowNumbered,
  rowsOf,
  suruTail,
  toHangul,
  toHiragana,
  toNfc,
} from '../../language/index.js';
import { lazy } from '../../language/lazy.js';
import { writingsOf } from '../../words/written-form.js';
import { memoizeTexts } from '../memoize-texts.js';
import { addEntry, type EntryLexicon, lexiconOf, noEntries, type TextEntries } from '../text-entries.js';
import { collocationsOf, isSaidOfNouns, takesNoObject } from './collocations.js';
import { contextAt, eachForm, keyAfter, type Spelling } from './form-walk.js';
import { FUNCTION_WORDS, type FunctionWord, type Role } from './function-words.js';
import { type HeardText, partsFrom } from './heard-text.js';
import type { HeardWord, UsesOf } from './heard-word.js';
import { Lexicon } from './lexicon.js';
import { type Letters, nearestTo } from './nearest.js';
import { spellingCost } from './spelling-cost.js';
import { formCost, roleOfForm, rolesOf, wordCost } from './word-cost.js';

/** A possible part of a phrase, from one character to another, with its cost there. */
export type Arc = {
  readonly from: number;
  readonly to: number;
  readonly role: Role;
  readonly cost: number;
  readonly identity: PartIdentity;
  /** The rows of the nouns with which the word is used, where these are certain ones. */
  readonly saidOf?: ReadonlySet<number> | undefined;
  /** True if it takes no を. */
  readonly takesNoObject?: boolean;
};
/** The identity of a part: a word, a form of a word, a particle or an ending, or an unknown part. */
export type PartIdentity =
  | { readonly kind: 'word'; readonly row: number }
  | {
      readonly kind: 'form';
      readonly row: number;
      readonly of: Row['kind'];
      readonly names: readonly FormName[];
      readonly reading: string;
    }
  | { readonly kind: 'function'; readonly word: FunctionWord }
  | { readonly kind: 'unknown' };

/** The kind of an entry that is a whole word; any other is the number of the row of forms after a stem. */
export const WHOLE = 255;

/** The cost of each typed space inside a part. */
const ACROSS_SPACE = 1.2;
/** The discount of a word between two spaces that is spelt as it sounds: 아이다 is 間 rather than 愛だ. */
const OF_WHOLE_UNIT = 1;
const UNKNOWN_CHARACTER = 3;

const collect = (into: TextEntries, text: string, row: number, form: number): void => {
  if (text !== '' || form !== WHOLE) addEntry(into, text, row, form);
};

type Stem = {
  readonly row: number;
  /** True if it is that of the headword; others only differ in writing. */
  readonly isHeadword: boolean;
  readonly written: string;
  readonly reading: string;
  readonly rows: readonly [Row, Row];
};

/**
 * The stems of the verbs and i-adjectives among the words, する after nouns too; nouns and な-adjectives take particles.
 */
function stemsOf(words: readonly HeardWord[]): Stem[] {
  return words.flatMap((word, row) => writingsOf(word).flatMap((writing) => stemsOfWriting(word, row, writing)));
}

const stemsOfWriting = (word: HeardWord, row: number, writing: string): Stem[] =>
  inflectionsOf(writing, word.partsOfSpeech).flatMap((kind) => {
    if (kind === 'noun' || kind === 'na') return [];
    const tail = suruTail(writing, kind);
    const written = writing + tail;
    const reading = word.reading + tail;
    const found = rowsOf(written, reading, kind);
    if (!found) return [];
    const cut = (text: string, { ending }: Row) => text.slice(0, text.length - ending.length);
    return [
      {
        row,
        isHeadword: writing === word.japaneseWord,
        written: cut(written, found.written),
        reading: cut(reading, found.reading),
        rows: [found.written, found.reading],
      },
    ];
  });

/** The words and the stems of their forms, by sound and by writing. */
export function heardEntries(words: readonly HeardWord[]): Record<Spelling, TextEntries> {
  const stems = stemsOf(words);
  const sound = noEntries();
  const written = noEntries();
  const keys = applyInBatch(
    foldKey,
    words.map((word) => toNfc(word.koreanPronunciation)),
  );
  words.forEach((word, row) => {
    collect(sound, keys[row]!, row, WHOLE);
    for (const text of new Set([...writingsOf(word), word.reading].map(toHiragana))) collect(written, text, row, WHOLE);
  });
  const stemKeys = applyInBatch(
    foldKey,
    stems.map(({ reading }) => toHangul(reading)),
  );
  stems.forEach(({ row, isHeadword, written: writing, reading, rows: [rowWritten, rowRead] }, index) => {
    if (isHeadword) collect(sound, stemKeys[index]!, row, rowNumber(rowRead));
    const [kana, kanji] = [toHiragana(reading), toHiragana(writing)];
    const isInKana = kana === kanji && rowWritten === rowRead;
    if (isHeadword || !isInKana) collect(written, kanji, row, rowNumber(rowWritten));
    if (isHeadword && !isInKana) collect(written, kana, row, rowNumber(rowRead));
  });
  return { sound, written };
}

/** Function words by sound and by writing; each built for the first phrase. */
const FUNCTION_LEXICONS: Readonly<Record<Spelling, () => Lexicon>> = {
  sound: lazy(
    () =>
      new Lexicon(
        applyInBatch(
          foldKey,
          FUNCTION_WORDS.map(({ heard }) => heard),
        ),
      ),
  ),
  written: lazy(() => new Lexicon(FUNCTION_WORDS.map(({ written }) => written))),
};

/** A source of the arcs of a phrase: the words in both spellings, and their costs. */
export type ArcSource = {
  /** Finds all arcs that begin at a character; `count` is called for each step on the way. */
  from(text: HeardText, start: number, count: () => void): Arc[];
  /** The rows of the words with a similar sound, the closest first. */
  near(text: string, most: number): number[];
  /** The cost of a word as a part. */
  costOf(row: number): number;
};

/** The lexicons of the entries of words in both spellings. */
export type HeardLexicons = Readonly<Record<Spelling, EntryLexicon>>;

function indexWords(words: readonly HeardWord[]): HeardLexicons {
  const { sound, written } = heardEntries(words);
  return { sound: lexiconOf(sound), written: lexiconOf(written) };
}

export function createArcs(words: readonly HeardWord[], usesOf: UsesOf, made?: HeardLexicons): ArcSource {
  const entries = made ?? indexWords(words);
  const costs = new Float32Array(words.length).fill(Number.NaN);
  // Most phrases have none of these words: a first search does not wait until the nouns are found.
  const collocations = lazy(() => collocationsOf(words));
  const saidOf = (row: number) => (isSaidOfNouns(words[row]!) ? collocations().get(row) : undefined);
  /** The cost of a word is computed on first use: most are never needed. */
  const costOf = (row: number): number => {
    if (Number.isNaN(costs[row]!)) costs[row] = wordCost(words[row]!, usesOf(words[row]!));
    return costs[row]!;
  };

  function from(text: HeardText, start: number, count: () => void): Arc[] {
    const arcs: Arc[] = [];
    const { spelling } = text;
    const { lexicon, rows, kinds } = entries[spelling];
    const typedTo = (to: number) => text.letters.slice(start, to).join('');
    const isUnit = (to: number) =>
      text.spaced.size > 0 &&
      to - start > 1 &&
      (start === 0 || text.spaced.has(start)) &&
      (to === text.characters.length || text.spaced.has(to)) &&
      spacesTo(to) === 0;
    const spacesTo = (to: number) => Math.max(0, text.spacesBefore[to - 1]! - text.spacesBefore[start]!);

    for (const part of partsFrom(text, start)) {
      const add = (letters: number, role: Role, cost: number, pronounced: string, identity: PartIdentity) => {
        for (const to of part.endsAt.get(letters) ?? []) {
          const row = 'row' in identity ? identity.row : null;
          const collocation = row === null ? {} : { saidOf: saidOf(row), takesNoObject: takesNoObject(words[row]!) };
          const spelt = spelling === 'written' ? 0 : spellingCost(typedTo(to), pronounced);
          const spaces = spacesTo(to) * ACROSS_SPACE;
          const whole = spelt === 0 && identity.kind !== 'function' && isUnit(to) ? OF_WHOLE_UNIT : 0;
          arcs.push({ from: start, to, role, cost: cost + spelt + spaces - whole, identity, ...collocation });
        }
      };
      lexicon.eachAt(part.text, 0, (number, end) => {
        count();
        const row = rows[number]!;
        const word = words[row]!;
        if (kinds[number] === WHOLE) {
          if (!part.endsAt.has(end)) return;
          for (const role of rolesOf(word)) {
            add(end, role, costOf(row) + roleCost(role), word.koreanPronunciation, { kind: 'word', row });
          }
          return;
        }
        const rowOfForms = rowNumbered(kinds[number]!);
        const kind = rowOfForms.kind;
        const addForm = (to: number, suffix: string, names: readonly FormName[], role?: Role) => {
          // できる is a word of its own, so する needs no form for it.
          if (!part.endsAt.has(to) || (end === 0 && kind === 'suru' && names[0] === 'potential')) return;
          const reading = readingOf(word, rowOfForms, suffix);
          const cost = costOf(row) + formCost(names, kind, reading);
          const identity = { kind: 'form', row, of: kind, names, reading } as const;
          add(to, role ?? roleOfForm(names, reading), cost, hangulOf(reading), identity);
        };
        eachForm(part.text, end, rowOfForms, spelling, (form) => addForm(form.end, form.suffix, form.names), count);
        for (const [letters, suffix, role] of bareForms(rowOfForms, spelling, word, part.text, end)) {
          if (part.text.startsWith(letters, end)) addForm(end + letters.length, suffix, [], role);
        }
      });
      FUNCTION_LEXICONS[spelling]().eachAt(part.text, 0, (number, end) => {
        count();
        const word = FUNCTION_WORDS[number]!;
        if (part.endsAt.has(end)) add(end, word.role, word.cost, hangulOf(word.heard), { kind: 'function', word });
      });
    }
    arcs.push({ from: start, to: start + 1, role: 'unknown', cost: UNKNOWN_CHARACTER, identity: { kind: 'unknown' } });
    return arcs;
  }

  function near(text: string, most: number): number[] {
    const { lexicon, rows, kinds } = entries.sound;
    const words = (visit: (number: number, letters: Letters) => void) =>
      lexicon.each((number, letters) => {
        if (kinds[number] === WHOLE) visit(number, letters);
      });
    return nearestTo(foldKey(text), words, (number) => costOf(rows[number]!), most).map((number) => rows[number]!);
  }

  return { from, near, costOf };
}

/** The additional cost of a word in a role that function words have, too. */
const roleCost = (role: Role): number => (role === 'case' || role === 'suffix' || role === 'prefix' ? 1 : 0);

/** The forms without a step: する itself after a noun, the stem before に (飲みに行く), and ちゃ, which is ては (食べちゃだめ). */
function bareForms(
  row: Row,
  spelling: Spelling,
  word: HeardWord,
  text: string,
  index: number,
): [letters: string, suffix: string, role: Role][] {
  const lettersOf = (suffix: string) => (spelling === 'written' ? suffix : keyAfter(contextAt(text, index), suffix));
  const stems = row.kind === 'i' ? [] : (row.bases.continuative ?? []);
  const tail = suruTail(word.japaneseWord, row.kind);
  return [
    ...stems.map((suffix): [string, string, Role] => [lettersOf(suffix), suffix, 'stem']),
    ...(row.bases.cha ?? []).map((suffix): [string, string, Role] => [lettersOf(suffix), suffix, 'te']),
    ...(tail ? [[lettersOf(tail), tail, 'verb'] as [string, string, Role]] : []),
  ];
}

/** The reading of a word with a suffix in place of its ending: 食べる with たい is たべたい. */
function readingOf(word: HeardWord, row: Row, suffix: string): string {
  const stem = suruTail(word.japaneseWord, row.kind)
    ? word.reading
    : word.reading.slice(0, word.reading.length - row.ending.length);
  return stem + suffix;
}

const hangulOf = memoizeTexts(toHangul, 10_000);
