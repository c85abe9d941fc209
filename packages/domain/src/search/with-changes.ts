import { hasKanaOrKanji } from '../language/index.js';
import type { Cutting, CuttingPart } from './heard/heard.js';
import { shownRank } from './rank.js';
import {
  ENOUGH,
  type HitWindow,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
  type SearchResult,
} from './search-index.js';

type WithId = { readonly id: number };

/** Words, and how their index is built. */
export type ChangedBook<Word extends WithId> = {
  /** The existing index, and the words from which it was built. */
  readonly base: { readonly index: SearchIndex; readonly words: readonly Word[] };
  /** The current words. Hits have the indexes of their rows. */
  readonly words: readonly Word[];
  /** The ids of the words that were changed, added or removed. */
  readonly changed: ReadonlySet<number>;
  readonly make: (words: readonly Word[]) => SearchIndex;
};

/**
 * The search over words of which a few have changed since its index was built. It works like the segments of an
 * inverted index: the existing index without the changed words, and a small index of the changed words as they are now,
 * are searched together. An index of the whole book takes most of a second to build; one of a few words takes a
 * millisecond. A query that finds none of the changed words, neither as they were nor as they are, costs no more than
 * before. Exact hits equal those of a new index. The order of words found in other spellings may differ within a tier,
 * and a phrase is segmented by the words of the existing index.
 */
export function withChanges<Word extends WithId>({ base, words, changed, make }: ChangedBook<Word>): SearchIndex {
  const rowOf = new Map(words.map(({ id }, row) => [id, row]));
  const rowsNow = (these: readonly Word[]) => Int32Array.from(these, ({ id }) => rowOf.get(id) ?? -1);
  const isChanged = ({ id }: Word): boolean => changed.has(id);
  const now = words.filter(isChanged);
  const [stale, delta] = [make(base.words.filter(isChanged)), make(now)];
  const [baseRows, deltaRows] = [rowsNow(base.words), rowsNow(now)];
  const idOf = ({ row }: SearchHit): number => words[row]!.id;
  const atNow = (rows: Int32Array) => (hit: SearchHit) => ({ ...hit, row: rows[hit.row]! });

  return {
    parts: base.index.parts,
    search(typed, mode, window, options = {}) {
      const search = (index: SearchIndex, hits: HitWindow) => index.search(typed, mode, hits, options);
      const after = search(delta, EVERYTHING);
      if (after.total === 0 && search(stale, NOTHING).total === 0) {
        const found = search(base.index, window);
        return { ...found, hits: found.hits.map(atNow(baseRows)), ...restOfResult(found, baseRows) };
      }
      const before = search(base.index, EVERYTHING);
      const fromBase = before.hits.filter(({ row }) => !isChanged(base.words[row]!)).map(atNow(baseRows));
      const fromDelta = ownHits(after).map(atNow(deltaRows));
      const hits = withoutNeedless(merged(fromBase, fromDelta, idOf), typed, options);
      const [first] = hits;
      const exact = exactOf(hits);
      const readBy = first && fromDelta.includes(first) ? after : before;
      return {
        total: hits.length,
        exact,
        hits: hits.slice(window.offset, window.offset + window.limit),
        interpretedAs: first && exact === 0 ? readBy.interpretedAs : null,
        ...restOfResult(before, baseRows, hits.length === 0),
      };
    },
  };
}

const EVERYTHING: HitWindow = { offset: 0, limit: Number.MAX_SAFE_INTEGER };
const NOTHING: HitWindow = { offset: 0, limit: 0 };

/** The rest of a result besides its hits, with the current rows. */
const restOfResult = (
  { phrase, nearest }: SearchResult,
  rows: Int32Array,
  isEmpty = true,
): Pick<SearchResult, 'phrase' | 'nearest'> => ({
  ...(phrase !== undefined && { phrase: phrase && phraseNow(phrase, rows) }),
  ...(isEmpty && nearest && { nearest: () => nearest().flatMap((row) => rowNow(row, rows) ?? []) }),
});

const exactOf = (hits: readonly SearchHit[]): number => hits.filter(({ match }) => match === 'exact').length;

/** The hits among the changed words alone. They are too few to segment a phrase: the parts are the book's. */
const ownHits = ({ hits, phrase }: SearchResult): readonly SearchHit[] => {
  if (!phrase || phrase.parts.length < 2) return hits;
  const parts = new Set(phrase.parts.map(({ row }) => row));
  return hits.filter(({ row, match }) => match === 'exact' || !parts.has(row));
};

/** Both lists merged by rank, then with the higher id first. Each keeps its own order. */
function merged(one: readonly SearchHit[], other: readonly SearchHit[], idOf: (hit: SearchHit) => number): SearchHit[] {
  const all: SearchHit[] = [];
  let next = 0;
  const isBefore = (a: SearchHit, b: SearchHit) => a.rank < b.rank || (a.rank === b.rank && idOf(a) > idOf(b));
  for (const hit of one) {
    while (next < other.length && isBefore(other[next]!, hit)) all.push(other[next++]!);
    all.push(hit);
  }
  return all.concat(other.slice(next));
}

/** The hits without those of other readings, where there are so many exact hits that no other reading is tried. */
function withoutNeedless(hits: SearchHit[], typed: string, { inList = false }: SearchOptions): SearchHit[] {
  const exact = exactOf(hits);
  if (exact < (inList && !hasKanaOrKanji(typed) ? 1 : ENOUGH)) return hits;
  return hits.filter(({ match, rank }) => match === 'exact' || rank < shownRank(0, 1));
}

const rowNow = (row: number | null, rows: Int32Array): number | null =>
  row === null || rows[row]! < 0 ? null : rows[row]!;

function phraseNow({ parts, others }: Cutting, rows: Int32Array): Cutting {
  const now = (part: CuttingPart): CuttingPart => ({ ...part, row: rowNow(part.row, rows) });
  return { parts: parts.map(now), others: others.map((cutting) => cutting.map(now)) };
}
