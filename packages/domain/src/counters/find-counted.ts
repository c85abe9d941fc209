import { applyInBatch, type FoldKey, foldKey, normalise, toHiragana } from '../language/index.js';
import { nativeBefore, nativeValue, sinoValue } from '../language/korean/numbers.js';
import { numberOf } from '../text/number-reading.js';
import { COUNTED_TO, type Counted, counted, countedReadingsOf, TABLE_NUMBERS } from './counted.js';
import { type Counter, counters } from './table.js';

export type FoundCounted = { readonly counter: Counter; readonly counted: Counted };

/** 三本, 3本, ３本 and 何本. */
const WRITTEN = /^(何|[0-9０-９〇一二三四五六七八九十]+)(.+)$/u;
/** 세 자루, 세자루, 3자루. */
const KOREAN = /^(.+?)\s*([가-힣]{1,3})$/u;

/** The longest number with a counter; longer queries are skipped. */
const LONGEST = 16;

/** One reading of a number of a table. */
type OfTable = { readonly counter: Counter; readonly number: number | null; readonly reading: string };

let made: ReadonlyMap<FoldKey, readonly OfTable[]> | null = null;

/**
 * Every number of the tables by its sound (`foldKey`). Built on first use, which is the first search: so all keys are
 * computed together, and the rest of a result only when it is found.
 */
function bySound(): ReadonlyMap<FoldKey, readonly OfTable[]> {
  if (made) return made;
  const all = counters.flatMap((counter) =>
    TABLE_NUMBERS.flatMap((number) =>
      countedReadingsOf(counter, number).map((reading): OfTable => ({ counter, number, reading })),
    ),
  );
  const keys = applyInBatch(
    foldKey,
    all.map(({ reading }) => reading),
  ) as FoldKey[];
  const map = new Map<FoldKey, OfTable[]>();
  all.forEach((each, index) => {
    const alike = map.get(keys[index]!);
    if (alike) alike.push(each);
    else map.set(keys[index]!, [each]);
  });
  made = map;
  return map;
}

/**
 * The numbers with a counter that match a whole query (docs/product/search.md#counters): as written (三本, 3本), by sound
 * (さんぼん, 산본, sanbon) or in Korean (세 자루).
 */
export function findCounted(query: string): readonly FoundCounted[] {
  const typed = normalise(query);
  if (typed.length < 2 || typed.length > LONGEST) return [];
  return [...new Set([...asWritten(typed), ...inKorean(typed), ...heardAs(typed)])];
}

/**
 * Finds numbers by sound, with the typed reading (しちにん of 七人). Where some have exactly that reading, only those: さんかい
 * is 三回, though さんがい sounds like it to Koreans. Two readings of a number with the same sound count as one.
 */
function heardAs(typed: string): readonly FoundCounted[] {
  const alike = (bySound().get(foldKey(typed)) ?? []).map(readAs);
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
  const said = all.find((each) => each.reading === reading)!;
  return { counter, counted: { ...usual, ...said, also: all.filter((each) => each !== said) } };
}
