import { LYRIC_TITLE_MAX, type LyricBody, type OwnLyric } from '@utarang/contract';
import { carriedOver, linesOf, titleOf } from '@utarang/domain/lyrics';
import { VIDEO_PAGE, videoIdOf } from '@utarang/domain/songs';
import type { LineTimes } from '@utarang/domain/timing';
import type { Lyric } from './lyrics.repo.js';

/** Returns the id of a word that the book has; null for any other. */
export type InBook = (wordId: number | null) => number | null;

/**
 * The content of a text that is stored: a translation and a time for each line, and corrections of places in the text.
 * What an edit leaves out stays as it was `before`.
 */
export function lyricContent(
  { title, artist, text, translation, corrections, times, videoUrl }: LyricBody,
  inBook: InBook,
  before?: Lyric,
) {
  const lines = linesOf(text);
  const valid = corrections
    .map((each) => ({ ...each, wordId: inBook(each.wordId) }))
    .filter(({ line, start, end }) => start < end && end <= (lines[line]?.length ?? 0))
    .filter(({ reading, meaningKo, wordId }) => (reading ?? meaningKo ?? wordId) !== null);
  return {
    title: title || titleOf(text, LYRIC_TITLE_MAX),
    artist,
    text,
    translation: lines.map((_, index) => translation[index] ?? null),
    times: timesOf(lines, times ?? (before ? timesAfter(before, lines) : [])),
    videoId: videoUrl === undefined ? (before?.videoId ?? null) : videoUrl && videoIdOf(videoUrl),
    // Of several corrections of one place the last counts.
    corrections: [...new Map(valid.map((each) => [`${each.line} ${each.start}`, each])).values()],
  };
}

/** A time for each line, or null. */
export const timesOf = (lines: readonly string[], times: LineTimes): LineTimes =>
  lines.map((_, index) => times[index] ?? null);

/** The times of lines after an edit of the text around them. */
const timesAfter = ({ text, times }: Lyric, lines: readonly string[]): LineTimes =>
  carriedOver({ lines: linesOf(text), translation: [], corrections: [], times }, lines).times;

/** A text in the form in which it is sent to its member. */
export const toOwnLyric = (lyric: Lyric): OwnLyric => ({
  id: lyric.id,
  title: lyric.title,
  artist: lyric.artist,
  text: lyric.text,
  corrections: [...lyric.corrections],
  translation: [...lyric.translation],
  times: [...timesOf(linesOf(lyric.text), lyric.times)],
  videoUrl: lyric.videoId && `${VIDEO_PAGE}${lyric.videoId}`,
  version: lyric.version,
  createdAt: lyric.createdAt.toISOString(),
  updatedAt: lyric.updatedAt.toISOString(),
});
