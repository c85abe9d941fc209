import { isDeepStrictEqual } from 'node:util';
import {
  fail,
  LYRIC_TITLE_MAX,
  type LyricBody,
  type LyricEdit,
  type LyricsExport,
  type OwnLyric,
  type OwnLyrics,
  type OwnWordCorrection,
  type WordCorrectionBody,
} from '@utarang/contract';
import { carriedOver, linesOf, titleOf } from '@utarang/domain/lyrics';
import { VIDEO_PAGE, videoIdOf } from '@utarang/domain/songs';
import { type LineTimes, toLrc } from '@utarang/domain/timing';
import type { Analyser } from '../../analyser/analyser.js';
import { newRandomId } from '../../auth/secrets.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Orm } from '../../db/orm.js';
import { createOnce } from '../../learner/once.js';
import type { Turn } from '../../learner/turn.js';
import { correctionsOf, countOtherCorrections, deleteCorrection, putCorrection } from './corrections.repo.js';
import {
  type CountedWords,
  countLyrics,
  deleteLyric,
  findLyric,
  insertLyric,
  keepWords,
  type Lyric,
  listedLyrics,
  lyricsOf,
  pastedTexts,
  sizeOfLyrics,
  updateLyric,
} from './lyrics.repo.js';
import { createWordCounts } from './word-counts.js';

/** The most texts of a member, and the most corrected words; the messages of the limits say the numbers. */
export const LYRICS_MAX = 200;
export const CORRECTIONS_MAX = 5000;

/** The most characters that all texts of a member take with what belongs to them; its message says the number. */
export const LYRICS_SIZE_MAX = 2_000_000;

/** The most uncounted texts whose words are counted while a list is made. */
const COUNTED_AT_ONCE = 3;

type Deps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly analyser: Pick<Analyser, 'wordsOf' | 'isFree'>;
  readonly catalogue: Pick<Catalogue, 'word'>;
  /** The words that a member knows. */
  readonly knownOf: (memberId: number) => Promise<readonly number[]>;
};

/** The texts that members keep for themselves alone (docs/product/songs.md#my-lyrics). */
export function createLyrics({ orm, turn, analyser, catalogue, knownOf }: Deps) {
  const once = createOnce(turn);

  const wordCounts = createWordCounts({ orm, analyser });

  const countAgain = async (lyric: Pick<Lyric, 'memberId' | 'id' | 'text'>): Promise<[string, CountedWords]> => {
    const { words, keep } = await wordCounts.begin(lyric.memberId, lyric.text);
    if (words.wordCount !== null) await keepWords(orm, lyric, words);
    else keep(lyric.id);
    return [lyric.id, words];
  };

  const refuseTooMuch = async (tx: Orm, memberId: number) => {
    if ((await sizeOfLyrics(tx, memberId)) > LYRICS_SIZE_MAX) fail('lyrics_too_large');
  };

  const inBook = (wordId: number | null): number | null => (wordId !== null && catalogue.word(wordId) ? wordId : null);

  /**
   * The stored part of a body: a translation and a time for each line, and corrections of places that the text has. What
   * is left out of an edit stays as it was `before`.
   */
  const contentOf = ({ title, artist, text, translation, corrections, times, videoUrl }: LyricBody, before?: Lyric) => {
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
  };

  return {
    /** The latest made first. */
    async list(memberId: number): Promise<OwnLyrics> {
      const rows = await listedLyrics(orm, memberId);
      const uncounted = rows.filter(({ wordCount }) => wordCount === null).slice(0, COUNTED_AT_ONCE);
      const texts =
        uncounted.length > 0
          ? await pastedTexts(
              orm,
              memberId,
              uncounted.map(({ id }) => id),
            )
          : [];
      const countedNow = new Map(await Promise.all(texts.map(countAgain)));
      const known = new Set(await knownOf(memberId));
      return rows.map((row) => {
        const { wordIds, wordCount } = countedNow.get(row.id) ?? row;
        return {
          id: row.id,
          title: row.title,
          artist: row.artist,
          version: row.version,
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
          lineCount: row.lineCount,
          wordCount,
          knownCount: wordIds?.filter((id) => known.has(id)).length ?? null,
        };
      });
    },

    /** Throws `lyric_not_found`, also for one of somebody else. */
    find: async (memberId: number, id: string): Promise<OwnLyric> =>
      shown((await findLyric(orm, memberId, id)) ?? fail('lyric_not_found')),

    /** Throws `lyric_limit` and `lyrics_too_large`. A call that comes again under its key adds nothing. */
    async add(memberId: number, body: LyricBody, key?: string): Promise<OwnLyric> {
      const { words, keep } = await wordCounts.begin(memberId, body.text);
      const { id } = await once(memberId, { key, request: ['lyric', JSON.stringify(body)] }, async (tx, { now }) => {
        if ((await countLyrics(tx, memberId)) >= LYRICS_MAX) fail('lyric_limit');
        const times = { createdAt: now, updatedAt: now };
        const lyric = { id: newRandomId(), memberId, version: 1, ...contentOf(body), ...words, ...times };
        await insertLyric(tx, lyric);
        await refuseTooMuch(tx, memberId);
        return { id: lyric.id };
      });
      keep(id);
      return this.find(memberId, id);
    },

    /**
     * Throws `lyric_not_found`, `lyrics_too_large`, and `edited_elsewhere` with the newer one. The same edit that comes again, since its
     * answer was lost, is answered as the first time.
     */
    async edit(memberId: number, id: string, { version, ...body }: LyricEdit): Promise<OwnLyric> {
      const before = (await findLyric(orm, memberId, id)) ?? fail('lyric_not_found');
      const { wordIds, wordCount } = before;
      const isCounted = wordCount !== null && body.text === before.text;
      const { words, keep } = isCounted
        ? { words: { wordIds, wordCount }, keep: () => {} }
        : await wordCounts.begin(memberId, body.text);
      const content = contentOf(body, before);
      const edited = await turn(memberId, async (tx, { now }) => {
        const next = { ...content, ...words, updatedAt: now };
        const edited = await updateLyric(tx, { memberId, id, version }, next);
        // What was kept before there was a bound may be edited, and made shorter.
        if (edited && edited.size > before.size) await refuseTooMuch(tx, memberId);
        if (edited) return shown(edited);
        const newer = (await findLyric(tx, memberId, id)) ?? fail('lyric_not_found');
        const { title, artist, text, translation, corrections, videoId } = newer;
        const times = timesOf(linesOf(text), newer.times);
        const isSame = isDeepStrictEqual(content, { title, artist, text, translation, corrections, times, videoId });
        if (newer.version === version + 1 && isSame) return shown(newer);
        return fail('edited_elsewhere', { newer: shown(newer) });
      });
      keep(id);
      return edited;
    },

    /** A text with its times as an LRC file, and its title for the file's name. Throws `lyric_not_found`. */
    async lrc(memberId: number, id: string): Promise<{ title: string; file: string }> {
      const lyric = (await findLyric(orm, memberId, id)) ?? fail('lyric_not_found');
      return { title: lyric.title, file: toLrc(lyric) };
    },

    /** Throws `lyric_not_found`. */
    remove: (memberId: number, id: string): Promise<void> =>
      turn(memberId, async (tx) => {
        if (!(await deleteLyric(tx, memberId, id))) fail('lyric_not_found');
      }),

    corrections: (memberId: number): Promise<OwnWordCorrection[]> => correctionsOf(orm, memberId),

    /** Throws `correction_limit`. */
    correct: (memberId: number, body: WordCorrectionBody): Promise<OwnWordCorrection> =>
      turn(memberId, async (tx, { now }) => {
        if ((await countOtherCorrections(tx, memberId, body.written)) >= CORRECTIONS_MAX) fail('correction_limit');
        const wordId = inBook(body.wordId);
        if ((body.reading ?? body.meaningKo ?? wordId) === null) fail('word_not_found');
        return putCorrection(tx, { ...body, wordId, memberId, updatedAt: now });
      }),

    /** Throws `correction_not_found`. */
    takeBack: (memberId: number, id: number): Promise<void> =>
      turn(memberId, async (tx) => {
        if (!(await deleteCorrection(tx, memberId, id))) fail('correction_not_found');
      }),

    /** Everything that is kept of a member's texts. */
    async export(memberId: number): Promise<LyricsExport> {
      const corrections = (await correctionsOf(orm, memberId)).reverse();
      return {
        lyrics: (await lyricsOf(orm, memberId)).reverse().map(shown),
        wordCorrections: corrections.map(({ id: _, ...correction }) => correction),
      };
    },
  };
}

export type Lyrics = ReturnType<typeof createLyrics>;

/** A time for each line, or null. */
const timesOf = (lines: readonly string[], times: LineTimes): LineTimes =>
  lines.map((_, index) => times[index] ?? null);

/** The times that lines keep when the text around them is edited. */
const timesAfter = ({ text, times }: Lyric, lines: readonly string[]): LineTimes =>
  carriedOver({ lines: linesOf(text), translation: [], corrections: [], times }, lines).times;

const shown = (lyric: Lyric): OwnLyric => ({
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
