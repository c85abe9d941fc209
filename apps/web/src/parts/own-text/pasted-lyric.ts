import { type AnalysedText, LYRIC_TITLE_MAX, type LyricBody, PLACED_MAX, tidyLines } from '@utarang/contract';
import { isKana } from '@utarang/domain/language';
import { carriedOver, linesOf } from '@utarang/domain/lyrics';
import type { TypedText } from './drafts.js';

/** A text of one's own after recognition: its lines, and beside them what was pasted around them. */
export type PastedLyric = Pick<LyricBody, 'text' | 'translation' | 'corrections'> & {
  readonly times: NonNullable<LyricBody['times']>;
  readonly title: string;
  readonly artist: string;
};

type GivenCorrections = PastedLyric['corrections'];

/** The readings given by the author of a text, as corrections of their places. */
const givenReadings = ({ stanzas }: Pick<AnalysedText, 'stanzas'>): GivenCorrections =>
  stanzas
    .flat()
    .flatMap(({ tokens }, line) =>
      tokens.flatMap(({ given, reading, start, end }) =>
        given && reading !== null && isKana(reading)
          ? [{ line, start, end, reading, meaningKo: null, wordId: null }]
          : [],
      ),
    );

/** The number of given readings beyond the most that a text may have: the reader is told before they are left out. */
export const readingsLeftOut = (text: Pick<AnalysedText, 'stanzas'>): number =>
  Math.max(0, givenReadings(text).length - PLACED_MAX);

/**
 * The text to be stored (docs/product/songs.md#my-lyrics): its lines without what was recognised around them, their
 * times and translations, and the given readings as corrections of their places, as many as a text may have.
 */
export function pastedLyric({
  stanzas,
  title,
  artist,
}: Pick<AnalysedText, 'stanzas' | 'title' | 'artist'>): PastedLyric {
  const lines = stanzas.flat();
  return {
    text: stanzas.map((stanza) => stanza.map(({ text }) => text).join('\n')).join('\n\n'),
    translation: lines.map(({ translation }) => translation),
    times: lines.map(({ startMs, endMs }) => (startMs === null ? null : { startMs, endMs })),
    corrections: givenReadings({ stanzas }).slice(0, PLACED_MAX),
    title: title ?? '',
    artist: artist ?? '',
  };
}

/** A new text with what was pasted. A title found in the text is used where none is typed. */
export const withPasted = (typed: TypedText, { title, artist, ...pasted }: PastedLyric): LyricBody => ({
  ...pasted,
  title: typed.title.trim() || firstOf(title),
  artist: typed.artist.trim() || firstOf(artist),
});

const firstOf = (name: string): string => [...name].slice(0, LYRIC_TITLE_MAX).join('').trim();

type LineAdditions = Pick<PastedLyric, 'translation' | 'times' | 'corrections'>;

/** Adds what was pasted to the lines of an existing text; lines without anything pasted keep what they had. */
export function mergedPasted(carried: LineAdditions, pasted: LineAdditions): LineAdditions {
  const places = new Set(pasted.corrections.map(({ line, start }) => `${line} ${start}`));
  return {
    translation: pasted.translation.map((each, line) => each ?? carried.translation[line] ?? null),
    times: pasted.times.map((each, line) => each ?? carried.times[line] ?? null),
    corrections: [
      ...pasted.corrections,
      ...carried.corrections.filter(({ line, start }) => !places.has(`${line} ${start}`)),
    ].slice(0, PLACED_MAX),
  };
}

type EditedText = LineAdditions & { readonly text: string };

/** An edited text, whose unchanged lines keep what was written to them (docs/product/songs.md#my-lyrics). */
export function editedText(before: EditedText, typed: string, pasted: PastedLyric | null): EditedText {
  const text = pasted?.text ?? tidyLines(typed);
  const { translation, corrections, times } = carriedOver({ ...before, lines: linesOf(before.text) }, linesOf(text));
  const carried = { translation: [...translation], corrections: [...corrections], times: [...times] };
  return { text, ...(pasted ? mergedPasted(carried, pasted) : carried) };
}
