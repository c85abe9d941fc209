import { KANJI } from '../language/index.js';
import { areTogether, type Morpheme } from './morpheme.js';
import type { Change } from './respelling.js';
import type { TextBook } from './text-book.js';

/** The five rows of kana that verbs inflect through: か き く け こ. */
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

/** A kana in another column of its row: く and 0 are か. */
export const inColumn = (kana: string, column: number): string | null => {
  const row = ROWS.find((each) => each.includes(kana));
  return row ? row[column]! : null;
};

export type Place = {
  readonly morphemes: readonly Morpheme[];
  readonly index: number;
  readonly text: string;
  readonly book: TextBook;
};
/** A rule that respells what begins at a morpheme, or gives null. */
export type Rule = (place: Place) => Change | null;

export const follows = ({ morphemes, index }: Place, by = 1): Morpheme | undefined => {
  const [own, next] = [morphemes[index + by - 1], morphemes[index + by]];
  return own && next && areTogether([own, next]) ? next : undefined;
};
export const before = ({ morphemes, index }: Place): Morpheme | undefined => {
  const [last, own] = [morphemes[index - 1], morphemes[index]!];
  return last && areTogether([last, own]) ? last : undefined;
};
export const own = ({ morphemes, index }: Place): Morpheme => morphemes[index]!;
/** The end of a morpheme, from its last so many letters on. */
export const tail = ({ end }: Morpheme, length: number, to: string): Change => ({ start: end - length, end, to });
export const all = ({ start, end }: Morpheme, to: string): Change => ({ start, end, to });

export const ENDS_CLAUSE = new RegExp(`^[よや]?(?:$|[^ぁ-ヺー${KANJI}])`, 'u');
