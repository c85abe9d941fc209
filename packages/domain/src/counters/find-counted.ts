import { applyInBatch, type FoldKey, foldKey, normalise, toHiragana } from '../language/index.js';
import { nativeBefore, nativeValue, sinoValue } from '../language/korean/numbers.js';
import { numberOf } from '../text/number-reading.js';
import { COUNTED_TO, type Counted, counted, countedReadingsOf, TABLE_NUMBERS } from './counted.js';
import { type Counter, counters } from './table.js';

export type FoundCounted = { readonly counter: Counter; readonly counted: Counted };

/** A counted thing in Japanese: 三本, 3本, ３本, 何本. */
const WRITTEN = /^(何|[0-9０-９〇一二三四五六七八九十]+)(.+)$/u;
/** A counted thing in Korean: 세 자루, 세자루, 3자루. */
const KOREAN = /^(.+?)\s*([가-힣]{1,3})$/u;

/** The longest number with a counter; longer queries are skipped. */
const LONGEST = 16;

/** One reading of a number of a table. */
type OfTable = { readonly counter: Counter; readonly number: number | null; readonly reading: string };

/** A reading by its numbers: the row of its table among all tables, and its place among the readings of that row. */
export type CountedPlace = { readonly row: number; readonly place: number };

/** Looks up the readings that have a key. They are in the order of the tables. */
export type CountedByKey = (key: FoldKey) => readonly CountedPlace[];

/** The readings of all tables with their keys, which are computed together. */
export function countedKeys(): (CountedPlace & { readonly key: FoldKey })[] {
  const all = counters.flatMap((counter, table) =>
    TABLE_NUMBERS.flatMap((number, index) =>
      countedReadingsOf(counter, number).map((reading, place) => {
        return { row: table * TABLE_NUMBERS.length + index, place, reading };
      }),
    ),
  );
  const keys = applyInBatch(
    foldKey,
    all.map(({ reading }) => reading),
  ) as FoldKey[];
  return all.map(({ row, place }, index) => ({ row, place, key: keys[index]! }));
}

function ofTable({ row, place }: CountedPlace): OfTable {
  const counter = counters[Math.floor(row / TABLE_NUMBERS.length)]!;
  const number = TABLE_NUMBERS[row % TABLE_NUMBERS.length] ?? null;
  return { counter, number, reading: countedReadingsOf(counter, number)[place]! };
}

/**
 * The numbers with a counter that match a whole query (docs/product/search.md#counters): as written (三本, 3本), by sound
 * (さんぼん, 산본, sanbon) or in Korean (세 자루).
 */
export function findCounted(query: string, byKey: CountedByKey): readonly FoundCounted[] {
  const typed = normalise(query);
  if (typed.length < 2 || typed.length > LONGEST) return [];
  return [...new Set([...asWritten(typed), ...inKorean(typed), ...heardAs(typed, byKey)])];
}

/**
 * Finds numbers by sound, with the typed reading (しちにん of 七人). Where some have exactly that reading, only those: さんかい
 * is 三回, though さんがい sounds like it to Koreans. Two readings of a number with the same sound count as one.
 */
function heardAs(typed: string, byKey: CountedByKey): readonly FoundCounted[] {
  const alike = byKey(foldKey(typed)).map(ofTable).map(readAs);
  const kana = toHiragana(typed);
  const exact = alike.filter(({ counted: { reading, pronunciation } }) => reading === kana || pronunciation === typed);
  const found = exact.length > 0 ? exact : alike;
  const isFirst = ({ counter, counted: { number } }: FoundCounted, index: number) =>
    index === found.findIndex((each) => each.counter === counter && each.counted.number === number);
  return found.filter(isFirst);
}

function asWritten(typed: string): FoundCounted[] {
  const [, number = '', written = ''] = WRITTEN.exec(typed) ?? [];
  const value = number === '何' ? null : numberOf(number);
  if (number === '' || (value !== null && (value < 1 || value > COUNTED_TO))) return [];
  if (number !== '何' && value === null) return [];
  return counters.filter((counter) => counter.written === written).map((counter) => ofNumber(counter, value));
}

function inKorean(typed: string): FoundCounted[] {
  const found: FoundCounted[] = [];
  // The number may be written together with its unit: 세자루 is 세 and 자루, 두번째 두 and 번째.
  for (const counter of counters) {
    for (const [unit, numbers] of counter.korean) {
      if (!typed.endsWith(unit)) continue;
      const number = typed.slice(0, -unit.length).trim();
      if (number === '' || !KOREAN.test(`${number} ${unit}`)) continue;
      const value = number === '몇' ? null : valueIn(number, numbers);
      if (value !== undefined) found.push(ofNumber(counter, value));
    }
  }
  return found;
}

/** The number up to ten of a Korean word before a unit of this kind; undefined for others. */
function valueIn(number: string, numbers: 'native' | 'sino'): number | undefined {
  const isFigure = /^\d+$/.test(number);
  const value = numbers === 'native' && !isFigure ? nativeValue(number) : sinoValue(number);
  if (value === null || value < 1 || value > COUNTED_TO) return undefined;
  // 하나 and 셋 are used alone, never before a unit.
  return numbers === 'native' && !isFigure && nativeBefore(value) !== number ? undefined : value;
}

const ofNumber = (counter: Counter, number: number | null): FoundCounted => ({
  counter,
  counted: counted(counter, number),
});

/** A number with the given one of its readings first. */
function readAs({ counter, number, reading }: OfTable): FoundCounted {
  const usual = counted(counter, number);
  const all = [{ reading: usual.reading, pronunciation: usual.pronunciation }, ...usual.also];
  const withReading = all.find((each) => each.reading === reading)!;
  return { counter, counted: { ...usual, ...withReading, also: all.filter((each) => each !== withReading) } };
}
