import { applyInBatch, choseong, foldKey, spelledOut, toHangul, toNfc } from '../language/index.js';
import { lazy } from '../language/lazy.js';
import { type Column, columnOf } from './column.js';
import { GramIndex } from './gram-index.js';
import { type Scan, scanOfColumn, scanOfTexts } from './scan.js';
import { type EntryLexicon, lexiconOf } from './text-entries.js';
import { indexWholes, wholeEntries } from './whole-words.js';
import type { SearchableWord } from './words.js';

/**
 * Indexes for tolerant readings: the fold keys of a word's reading, and the initials of its Hangul. Each is built on
 * first use. With keys that were computed before, the postings are deferred until they are needed.
 */
export function indexSounds(wordsOf: () => readonly SearchableWord[], made?: { readonly keys: EntryLexicon }) {
  const index = (columns: () => readonly Column[], scans: (columns: () => readonly Column[]) => Scan[]): GramIndex =>
    new GramIndex(columns, wordsOf().length, { shortest: 3, scans: made ? scans(columns) : [] });
  const scansOf = (columns: () => readonly Column[]) => columns().map(scanOfColumn);
  const ofTexts = (texts: () => readonly string[]) =>
    index(
      lazy(() => [columnOf(texts(), 0)]),
      scansOf,
    );
  /** The keys, until both indexes have been built from them. */
  let keys: string[][] | null = null;
  let used = 0;
  const takeKeys = (): string[][] => {
    const taken = keys ?? keysOf(wordsOf());
    used += 1;
    keys = used < 2 ? taken : null;
    return taken;
  };
  return {
    wholes: lazy(() => indexWholes(made?.keys ?? lexiconOf(wholeEntries(takeKeys())))),
    indexes: {
      key: lazy(() =>
        index(
          () => (made ? keyColumns(made.keys, wordsOf().length) : takeKeys().map((texts) => columnOf(texts, 0))),
          () => (made ? [scanOfKeys(made.keys)] : []),
        ),
      ),
      initials: lazy(() => ofTexts(() => wordsOf().map((word) => choseong(toNfc(word.koreanPronunciation))))),
      meaningInitials: lazy(() => ofTexts(() => wordsOf().map((word) => initialsOfSenses(word.meaningKo)))),
    },
  };
}

/** Scans the keys of a lexicon, whatever their kind. */
function scanOfKeys({ lexicon, rows }: EntryLexicon): Scan {
  const { numbers, ...texts } = lexicon.sorted;
  return scanOfTexts(texts, (place) => rows[numbers[place]!]!, 0);
}

/** The columns of keys from their lexicon. */
function keyColumns({ lexicon, rows, kinds }: EntryLexicon, rowCount: number): Column[] {
  const { symbols, starts: places, numbers } = lexicon.sorted;
  return Array.from({ length: KEYS }, (_, kind) => {
    const from = new Uint32Array(rowCount);
    const starts = new Uint32Array(rowCount + 1);
    for (let place = 0; place < numbers.length; place++) {
      const number = numbers[place]!;
      if (kinds[number] !== kind) continue;
      from[rows[number]!] = places[place]!;
      starts[rows[number]! + 1] = places[place + 1]! - places[place]!;
    }
    for (let row = 0; row < rowCount; row++) starts[row + 1] = starts[row]! + starts[row + 1]!;
    const own = new Uint16Array(starts[rowCount]!);
    for (let row = 0; row < rowCount; row++) {
      const [start, end, source] = [starts[row]!, starts[row + 1]!, from[row]!];
      for (let index = start; index < end; index++) own[index] = symbols[source + index - start]!;
    }
    return { symbols: own, starts, penalty: 0 };
  });
}

/** The initials of senses, with a comma between them so that no match spans two. */
export const initialsOfSenses = (meaning: string): string =>
  meaning
    .split(',')
    .map((sense) => choseong(toNfc(sense)))
    .join(',');

/** The columns of keys. */
const KEYS = 4;

/**
 * The key of each pronunciation, that of the reading where the pronunciation differs (こんにちは), and those of a loan word
 * read kana by kana (소후아 for ソファー).
 */
export function keysOf(words: readonly SearchableWord[]): string[][] {
  const pronunciations = words.map((word) => toNfc(word.koreanPronunciation));
  const readings = applyInBatch(
    toHangul,
    words.map((word) => word.reading),
  ).map((reading, row) => (reading === pronunciations[row] ? '' : reading));
  const ways = words.map(({ reading }) => spelledOut(toNfc(reading)).map(toHangul));
  const kanaByKana = [0, 1].map((index) => ways.map((way) => way[index] ?? ''));
  return [pronunciations, readings, ...kanaByKana].map((texts) => applyInBatch(foldKey, texts));
}
