import type { WordPlace } from '@utarang/content/songs';
import type { AdminSong, SongBody, SongChange } from '@utarang/contract';
import { furiganaOf, type PlacedWord, piecesOf, unitStarts, wordPlaces } from '@utarang/domain/sentences';
import { videoIdOf } from '@utarang/domain/songs';
import { adminSongErr } from '@utarang/messages';
import type { Analyser } from '../../analyser/analyser.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Expected } from '../../lib/if-match.js';
import { refuseErrors } from '../../lib/refuse-errors.js';
import type { Log } from '../../log.js';
import { createEditor, type Kind, withFields } from './editor.js';
import { changedFields, draftOf, type SongDraft, songErrors, storedOf } from './song-draft.js';
import {
  artistsIn,
  findSong,
  findWordsOf,
  insertSong,
  isTitleTaken,
  isVideoTaken,
  retireSong,
  type SongWords,
  saveFacts,
  saveLines,
  saveSingers,
  saveUnknownWords,
  songRows,
} from './songs.repo.js';

type Deps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'refresh' | 'word'>;
  readonly analyser: Pick<Analyser, 'linesOf'>;
  readonly log: Log;
};

const NO_WORDS: SongWords = { wordIds: [], unknownWords: 0, places: new Map() };

/** Songs with their lines for admins (docs/product/admin.md#artists-and-songs). */
export function createAdminSongs({ orm, clock, catalogue, analyser, log }: Deps) {
  /** Finds which of some words occur in a text. */
  const standingIn = (text: string, wordIds: readonly number[]): number[] => {
    const pieces = piecesOf(text) ?? [];
    const words = wordIds.flatMap((id) => catalogue.word(id) ?? []);
    return wordPlaces({ parts: furiganaOf(pieces), units: unitStarts(pieces) }, words).map(({ id }) => id);
  };

  /**
   * "Of lines that stay as they are the words stay; in new and changed ones the analyser finds them"
   * (docs/product/admin.md#artists-and-songs). `song` is the current song, null for a new one. The analyser runs before
   * the transaction, since it may take a second. Throws `analyser_busy`.
   */
  const wordsIn = async (song: AdminSong | null, wanted: Pick<SongDraft, 'lines' | 'level'>): Promise<SongWords> => {
    const texts = textsOf(wanted).filter((text) => piecesOf(text));
    if (texts.length === 0) return NO_WORDS;
    const [known, words] = song ? [textsOf(song), await findWordsOf(orm, song.id)] : [[], NO_WORDS];
    // For a song with a level they were never counted.
    const isCounted = isSame(texts, known) && (song?.level === null || wanted.level !== null);
    const distinct = [...new Set(texts)];
    const found = isCounted ? [] : await analyser.linesOf(distinct, { caller: 'admins' });
    const foundIn = new Map(found.map((line, index) => [distinct[index]!, placesOf(line.words)]));
    const places = new Map(
      distinct.flatMap((text) => {
        const placed = known.includes(text) ? words.places.get(text) : foundIn.get(text);
        return placed ? [[text, placed] as const] : [];
      }),
    );
    const ids = texts.flatMap((text) => places.get(text)?.map(([id]) => id) ?? standingIn(text, words.wordIds));
    const unknownWords = isCounted ? words.unknownWords : new Set(found.flatMap(({ unknown }) => unknown)).size;
    return { wordIds: [...new Set(ids)], unknownWords, places };
  };

  const kindWith = (words: SongWords): Kind<AdminSong, SongDraft> => {
    const singers = ({ artists }: SongDraft) => artists.map(({ id }) => id);
    const facts = (draft: SongDraft) => ({ draft, videoId: draft.video && videoIdOf(draft.video) });
    return {
      subject: 'song',
      notFound: 'song_not_found',
      find: findSong,
      async insert(tx, draft, now) {
        const id = await insertSong(tx, facts(draft), now);
        await saveSingers(tx, id, singers(draft));
        await saveLines(tx, id, { ...words, ...draft }, now);
        return id;
      },
      async save(tx, { thing: { id }, draft, changed, now }) {
        if (changed.some((field) => field !== 'lines')) await saveFacts(tx, id, facts(draft), now);
        if (changed.includes('artists')) await saveSingers(tx, id, singers(draft));
        if (changed.includes('lines')) await saveLines(tx, id, { ...words, ...draft }, now);
        else if (changed.includes('level')) await saveUnknownWords(tx, id, { ...words, ...draft });
      },
      retire: retireSong,
      storedOf,
      changedFields,
      async refuseFaults(tx, draft, id) {
        const errors = songErrors(draft);
        const ids = singers(draft);
        const inBook = await artistsIn(tx, ids);
        if (ids.some((artistId) => !inBook.has(artistId))) errors['artistIds'] ??= adminSongErr.noSuchArtist;
        if (await isTitleTaken(tx, id, draft.title, ids)) errors['title'] ??= adminSongErr.songTwice;
        const { videoId } = facts(draft);
        if (videoId && (await isVideoTaken(tx, id, videoId))) errors['video'] ??= adminSongErr.videoTwice;
        refuseErrors(errors);
      },
      refuseRetirement: () => {},
    };
  };

  const deps = { orm, clock, catalogue, log };
  const withoutWords = createEditor(deps, kindWith(NO_WORDS));
  const editorFor = async (song: AdminSong | null, wanted: Pick<SongDraft, 'lines' | 'level'>) =>
    createEditor(deps, kindWith(await wordsIn(song, wanted)));

  return {
    /** All songs, retired ones too, the highest id first. */
    list: () => songRows(orm),

    /** Throws `song_not_found`, as all below do. */
    one: withoutWords.one,

    /** Throws `validation_failed`, and `analyser_busy`. */
    async add(adminId: number, body: SongBody): Promise<AdminSong> {
      const draft = draftOf(body);
      refuseErrors(songErrors(draft));
      return (await editorFor(null, draft)).add(adminId, draft);
    },

    /** Throws as `add` does and `edited_elsewhere`. An edit that changes nothing writes nothing. */
    async edit(adminId: number, id: number, body: SongBody, expected: Expected): Promise<AdminSong> {
      const song = await withoutWords.one(id);
      const editor = await editorFor(song, draftOf(body, song));
      return editor.edit(adminId, id, expected, (latest) => draftOf(body, latest));
    },

    retire: withoutWords.retire,

    async history(id: number): Promise<SongChange[]> {
      return (await withoutWords.history(id)) as SongChange[];
    },

    /** Throws `change_not_found`, `already_reverted` and `changed_since`. */
    async revert(adminId: number, id: number, changeId: number): Promise<AdminSong> {
      const song = await withoutWords.one(id);
      const { before, after } = await withoutWords.changeOf(id, changeId);
      const wanted = before && after ? withFields(song, before, changedFields(before, after)) : song;
      return (await editorFor(song, wanted)).revert(adminId, id, changeId);
    },
  };
}

const textsOf = ({ lines }: Pick<SongDraft, 'lines'>): string[] => lines.map(({ text }) => text);

/** Checks whether two lists have the same texts, in whatever order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

const placesOf = (words: readonly PlacedWord[]): WordPlace[] => words.map(({ id, start, end }) => [id, start, end]);

export type AdminSongs = ReturnType<typeof createAdminSongs>;
