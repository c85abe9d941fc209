import { KANJI } from '../language/index.js';
import { areTogether, type Morpheme } from './morpheme.js';
import type { Change } from './respelling.js';
import type { TextBook } from './text-book.js';

/** The rows of kana through which verbs inflect: か き く け こ. */
const ROWS = [
  'わいうえお',
  'かきくけこ',
  'がぎぐげご',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'ばびぶべぼ',
  'まみむめも',
  'らりるれろ',
];

/** The kana of the same row in another column: that of く in column 0 is か. */
export const inColumn = (kana: string, column: number): string | null => {
  const row = ROWS.find((each) => each.includes(kana));
  return row ? row[column]! : null;
};

/** A morpheme in its text. */
export type Place = {
  readonly morphemes: readonly Morpheme[];
  readonly index: number;
  readonly text: string;
  readonly book: TextBook;
};

/** A rule that respells the text at a morpheme; null where it does not apply. */
export type Rule = (place: Place) => Change | null;

/** The morpheme that follows without a gap, or the one some morphemes later. */
export const morphemeAfter = ({ morphemes, index }: Place, offset = 1): Morpheme | undefined => {
  const [last, next] = [morphemes[index + offset - 1], morphemes[index + offset]];
  return last && next && areTogether([last, next]) ? next : undefined;
};
/** The morpheme before, if there is no gap. */
export const morphemeBefore = ({ morphemes, index }: Place): Morpheme | undefined => {
  const [last, own] = [morphemes[index - 1], morphemes[index]!];
  return last && areTogether([last, own]) ? last : undefined;
};
export const morphemeAt = ({ morphemes, index }: Place): Morpheme => morphemes[index]!;
/** The change that replaces the last letters of a morpheme. */
export const replacingEnd = ({ end }: Morpheme, length: number, to: string): Change => ({
  start: end - length,
  end,
  to,
});
/** The change that replaces a morpheme. */
export const replacing = ({ start, end }: Morpheme, to: string): Change => ({ start, end, to });

export const ENDS_CLAUSE = new RegExp(`^[よや]?(?:$|[^ぁ-ヺー${KANJI}])`, 'u');
