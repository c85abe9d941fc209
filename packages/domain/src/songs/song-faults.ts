import { HIRAGANA, toNfc } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';

/** The most lines of a song. */
export const LINES_MAX = 500;
/** The most singers of a song. */
export const SINGERS_MAX = 20;
/** The longest line, title or name, in characters. */
export const LINE_MAX = 200;
/** The longest text about an artist, in characters. */
export const BIO_MAX = 2000;

/** The highest number of a line: `lineId` leaves three digits for it. */
export const LINE_NUMBER_MAX = 999;

/** The id of a line among the lines of all songs. */
export const lineId = (songId: number, number: number): number => songId * (LINE_NUMBER_MAX + 1) + number;

/** The facts about a song, except its artists. */
export type SongFacts = {
  readonly title: string;
  readonly titleKo: string;
  /** The reading of the title, in hiragana. */
  readonly reading: string;
  /** As it was typed. */
  readonly year: string;
};

/** A fault of a song, at most one for each field. */
export type SongFault =
  | { readonly field: 'title'; readonly fault: 'empty' }
  | { readonly field: 'titleKo'; readonly fault: 'without_hangul' }
  | { readonly field: 'reading'; readonly fault: 'not_hiragana' }
  | { readonly field: 'year'; readonly fault: 'not_a_year' };

const HANGUL = /[가-힣]/;
const YEAR = /^(?:19|20)\d\d$/;
const READING = new RegExp(`^[${HIRAGANA}ー]+(?: [${HIRAGANA}ー]+)*$`, 'u');

/** Checks whether a text has a syllable of Hangul. */
export const hasSyllable = (text: string): boolean => HANGUL.test(text);

export const isYear = (year: string): boolean => YEAR.test(year);

/** "Titles have Hangul and a reading" (docs/product/songs.md#valid-songs). Missing fields are not checked. */
export function songFaults({ title, titleKo, reading, year }: Partial<SongFacts>): SongFault[] {
  const isRead = reading !== undefined && READING.test(reading) && toHiragana(reading) === reading;
  return [
    ...(title === '' ? [{ field: 'title', fault: 'empty' } as const] : []),
    ...(titleKo === undefined || hasSyllable(titleKo) ? [] : [{ field: 'titleKo', fault: 'without_hangul' } as const]),
    ...(reading === undefined || isRead ? [] : [{ field: 'reading', fault: 'not_hiragana' } as const]),
    ...(year === undefined || isYear(year) ? [] : [{ field: 'year', fault: 'not_a_year' } as const]),
  ];
}

/**
 * "A song is told from others by its title and its artists, in whatever order" (docs/product/songs.md#import): equal
 * for the same song.
 */
export const songKey = (title: string, artistIds: readonly number[]): string =>
  `${[...artistIds].sort((a, b) => a - b).join(',')} ${toNfc(title)}`;
