import { hasHangul, isChoseong, type SearchText } from '../language/index.js';
import { type Pattern, patternOf, type Rows } from './column.js';
import type { Found } from './found.js';
import type { GramIndex } from './gram-index.js';
import { INSIDE, RANKS, WHOLE } from './rank.js';
import { asTyped, type Reading, type SearchedForm } from './readings.js';
import type { WholeWords } from './whole-words.js';
import type { SearchableWord, SearchMode } from './words.js';

/** The number of hits in the first block that is searched for the first hit that is no whole field. */
const FEW = 4;

type Parts = {
  readonly indexOf: (form: SearchedForm) => GramIndex;
  readonly wholes: () => WholeWords;
  readonly wordIn: (row: number) => SearchableWord;
  readonly find: (reading: Reading, place: number) => Found;
};

/** Finds the words of which a whole field equals the query, in the spelling of the query or in another. */
export function createWholeHits({ indexOf, wholes, wordIn, find }: Parts) {
  /**
   * The exact hits: first the words whose whole field is the query as typed, then those whose whole field is the query
   * in another spelling (docs/product/search.md#whole-words). Korean that begins a meaning means that, and not a
   * pronunciation.
   */
  function withWholes(exact: Found, query: SearchText, mode: SearchMode): Found[] {
    if (!isSound(query, mode)) return [exact];
    const alike = wholes().find(query, wordIn);
    if (!alike) return [exact];
    const { pattern, reading } = exact;
    const ranks = indexOf(reading.form).ranks(alike.rows, pattern);
    // Hits of the query as typed come first; later hits that are whole words in another spelling move up.
    const isMeant = mode === 'all' && hasHangul(query) && beginsMeaning(pattern);
    const rows = alike.rows.filter((_, index) => ranks[index]! > WHOLE && (!isMeant || ranks[index]! < RANKS));
    if (rows.length === 0) return [exact];
    const both = alike.rows.filter((_, index) => ranks[index]! > WHOLE && ranks[index]! < RANKS);
    const end = wholesAmong(exact);
    return [
      { ...exact, rows: exact.rows.subarray(0, end) },
      { reading: alike.reading, pattern: patternOf(alike.reading.text), rows, place: 0, among: exact },
      { ...exact, rows: withoutRows(exact.rows.subarray(end), both) },
    ];
  }

  /** The words that are a noun as a whole: in a list 勉強する finds 勉強, which has no verb of its own. */
  function asNoun(noun: SearchText, mode: SearchMode): Found[] {
    const exact = find(asTyped(noun, mode), 1);
    const typed = { ...exact, rows: exact.rows.subarray(0, wholesAmong(exact)) };
    const alike = isSound(noun, mode) ? wholes().find(noun, wordIn) : null;
    if (!alike) return [typed];
    const { rows, reading } = alike;
    return [typed, { reading, pattern: patternOf(reading.text), rows, place: 1, among: exact }];
  }

  const beginsMeaning = (pattern: Pattern): boolean => {
    const best = indexOf('meaning').find(pattern).subarray(0, 1);
    return best.length > 0 && indexOf('meaning').ranks(best, pattern)[0]! < INSIDE;
  };

  /** Counts the exact hits, which are sorted, that are whole fields. */
  function wholesAmong({ reading, pattern, rows }: Found): number {
    const ranks = (from: number, to: number) => indexOf(reading.form).ranks(rows.subarray(from, to), pattern);
    // There are nearly always few.
    const after = ranks(0, FEW).findIndex((rank) => rank > WHOLE);
    if (after >= 0) return after;
    let [low, high] = [Math.min(FEW, rows.length), rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const [rank = RANKS] = ranks(middle, middle + 1);
      if (rank <= WHOLE) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return { withWholes, asNoun };
}

/** Checks whether a query may be a reading: not initials, nor Korean where meanings are searched. */
const isSound = (query: SearchText, mode: SearchMode): boolean =>
  !isChoseong(query) && (mode !== 'meaning' || !hasHangul(query));

/** Rows without some of them; all of these are among the rows. */
function withoutRows(rows: Rows, few: Rows): Rows {
  if (few.length === 0) return rows;
  const kept = rows.slice();
  let removed = 0;
  for (let index = 0; index < rows.length; index++) {
    if (removed === few.length) {
      kept.copyWithin(index - removed, index);
      break;
    }
    if (few.includes(rows[index]!)) removed++;
    else kept[index - removed] = rows[index]!;
  }
  return kept.subarray(0, rows.length - removed);
}
