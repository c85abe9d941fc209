import { isDeepStrictEqual } from 'node:util';
import { fail, type LyricBody, type LyricEdit, type LyricsExport, type OwnLyric } from '@utarang/contract';
import { linesOf } from '@utarang/domain/lyrics';
import { toLrc } from '@utarang/domain/timing';
import type { Analyser } from '../../analyser/analyser.js';
import { newRandomId } from '../../auth/secrets.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Orm } from '../../db/orm.js';
import { createOnce } from '../../learner/once.js';
import type { Turn } from '../../learner/turn.js';
import { correctionsOf } from './corrections.repo.js';
import { createCorrections } from './corrections.service.js';
import { type InBook, lyricContent, timesOf, toOwnLyric } from './lyric-content.js';
import { createLyricList } from './lyric-list.js';
import {
  countLyrics,
  deleteLyric,
  findLyric,
  insertLyric,
  type Lyric,
  lyricsOf,
  sizeOfLyrics,
  updateLyric,
} from './lyrics.repo.js';
import { createWordCounts } from './word-counts.js';

/** The most texts of a member; the message of the limit has the number. */
export const LYRICS_MAX = 200;

/**
 * The most characters of all texts of a member with their translations, times and corrections; the message of the limit
 * has the number.
 */
export const LYRICS_SIZE_MAX = 2_000_000;

type Deps = {
  readonly orm: Orm;
  readonly turn: Turn;
  readonly analyser: Pick<Analyser, 'wordsOf' | 'isFree'>;
  readonly catalogue: Pick<Catalogue, 'word'>;
  /** The words that a member knows. */
  readonly knownOf: (memberId: number) => Promise<readonly number[]>;
};

/** Members' own texts, which nobody else sees (docs/product/songs.md#my-lyrics). */
export function createLyrics({ orm, turn, analyser, catalogue, knownOf }: Deps) {
  const once = createOnce(turn);

  const wordCounts = createWordCounts({ orm, analyser });

  const refuseTooMuch = async (tx: Orm, memberId: number) => {
    if ((await sizeOfLyrics(tx, memberId)) > LYRICS_SIZE_MAX) fail('lyrics_too_large');
  };

  const inBook: InBook = (wordId) => (wordId !== null && catalogue.word(wordId) ? wordId : null);

  const contentOf = (body: LyricBody, before?: Lyric) => lyricContent(body, inBook, before);

  return {
    list: createLyricList({ orm, wordCounts, knownOf }),

    /** Throws `lyric_not_found`, also for a text of another member. */
    find: async (memberId: number, id: string): Promise<OwnLyric> =>
      toOwnLyric((await findLyric(orm, memberId, id)) ?? fail('lyric_not_found')),

    /** Throws `lyric_limit` and `lyrics_too_large`. A repeated call with the same key adds nothing. */
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
     * Throws `lyric_not_found`, `lyrics_too_large`, and `edited_elsewhere` with the newer one. The same edit sent
     * again, since its answer was lost, is answered as the first time.
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
        // A text from before there was a limit may be edited, if it becomes shorter.
        if (edited && edited.size > before.size) await refuseTooMuch(tx, memberId);
        if (edited) return toOwnLyric(edited);
        const newer = (await findLyric(tx, memberId, id)) ?? fail('lyric_not_found');
        const { title, artist, text, translation, corrections, videoId } = newer;
        const times = timesOf(linesOf(text), newer.times);
        const isSame = isDeepStrictEqual(content, { title, artist, text, translation, corrections, times, videoId });
        if (newer.version === version + 1 && isSame) return toOwnLyric(newer);
        return fail('edited_elsewhere', { newer: toOwnLyric(newer) });
      });
      keep(id);
      return edited;
    },

    /** Exports a text with its times as an LRC file, with its title for the file's name. Throws `lyric_not_found`. */
    async lrc(memberId: number, id: string): Promise<{ title: string; file: string }> {
      const lyric = (await findLyric(orm, memberId, id)) ?? fail('lyric_not_found');
      return { title: lyric.title, file: toLrc(lyric) };
    },

    /** Throws `lyric_not_found`. */
    remove: (memberId: number, id: string): Promise<void> =>
      turn(memberId, async (tx) => {
        if (!(await deleteLyric(tx, memberId, id))) fail('lyric_not_found');
      }),

    ...createCorrections({ orm, turn, inBook }),

    /** Exports everything that is stored of a member's texts. */
    async export(memberId: number): Promise<LyricsExport> {
      const corrections = (await correctionsOf(orm, memberId)).reverse();
      return {
        lyrics: (await lyricsOf(orm, memberId)).reverse().map(toOwnLyric),
        wordCorrections: corrections.map(({ id: _, ...correction }) => correction),
      };
    },
  };
}

export type Lyrics = ReturnType<typeof createLyrics>;
