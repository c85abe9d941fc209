import { toHangul } from '../language/index.js';
import { nativeBefore, sino } from '../language/korean/numbers.js';
import { askedReading, countedReading } from '../text/counter-reading.js';
import { inKanji } from '../text/number-reading.js';
import { otherNames, otherReadings } from './other-readings.js';
import type { Counter } from './table.js';

/** A number with a counter: 三本 さんぼん 산본, 세 자루. `number` is null of 何, which asks how many. */
export type Counted = {
  readonly number: number | null;
  readonly written: string;
  readonly reading: string;
  /** In Hangul. */
  readonly pronunciation: string;
  /** Its other readings: 七人 is しちにん, too. */
  readonly also: readonly SpokenForm[];
  /** The ways to say it in Korean, the usual one first. */
  readonly korean: readonly string[];
};

/** A reading, and how it sounds in Hangul. */
type SpokenForm = { readonly reading: string; readonly pronunciation: string };

/** The last number of a table. */
export const COUNTED_TO = 10;

/** The counter of things, the only one that ends at nine, and that asks with a word of its own: いくつ. */
const THINGS = 'つ';
const TEN_THINGS = { written: '十', reading: 'とお', also: [] };
const HOW_MANY_THINGS = { written: 'いくつ', reading: 'いくつ', also: [] };

/** The numbers of a table: one to ten, and 何, which is null. */
export const TABLE_NUMBERS: readonly (number | null)[] = [
  ...Array.from({ length: COUNTED_TO }, (_, index) => index + 1),
  null,
];

/** The table of a counter: one to ten, and 何. */
export const countedTable = (counter: Counter): Counted[] => TABLE_NUMBERS.map((number) => counted(counter, number));

/** The readings of a number with its counter, the usual one first. */
export const countedReadingsOf = (counter: Counter, number: number | null): readonly string[] => {
  const { reading, also } = japanese(counter, number);
  return [reading, ...also];
};

/** A number of the table of a counter. */
export function counted(counter: Counter, number: number | null): Counted {
  const { written, reading, also } = japanese(counter, number);
  const korean = counter.korean.map(([unit, numbers]) =>
    number === null ? `몇 ${unit}` : `${(numbers === 'native' ? nativeBefore : sino)(number) ?? number} ${unit}`,
  );
  return { number, written, ...withPronunciation(reading), also: also.map(withPronunciation), korean };
}

const withPronunciation = (reading: string): SpokenForm => ({ reading, pronunciation: toHangul(reading) });

type Japanese = { readonly written: string; readonly reading: string; readonly also: readonly string[] };

function japanese(counter: Counter, number: number | null): Japanese {
  const { written, reading } = counter;
  if (written === THINGS && number === COUNTED_TO) return TEN_THINGS;
  if (written === THINGS && number === null) return HOW_MANY_THINGS;
  const read = number === null ? askedReading(written, reading) : countedReading(number, written, reading);
  return {
    written: `${number === null ? '何' : inKanji(number)}${written}`,
    reading: 'whole' in read ? read.whole : read.number + read.counter,
    also: [...otherNames(written, number), ...('whole' in read ? [] : otherReadings(counter, number, read))],
  };
}
