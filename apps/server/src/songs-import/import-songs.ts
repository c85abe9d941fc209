import type { ArtistEntry } from '@utarang/content/songs';
import { seoulDate } from '@utarang/domain/study';
import type pg from 'pg';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { loadBook, saveBook, withImportTransaction } from './book.repo.js';
import { artistDifference, type Difference, songDifference } from './difference.js';
import { readDocument } from './document.js';
import { resolveArtists } from './resolve-artists.js';
import { resolveSongs, type SungEntry } from './resolve-songs.js';
import { songWordFinder } from './words.js';

export type Imported = {
  readonly artists: readonly Difference<ArtistEntry>[];
  readonly songs: readonly Difference<SungEntry>[];
  /** The name of an artist by id. */
  readonly nameOf: (artistId: number) => string;
  readonly warnings: readonly string[];
};

/**
 * Updates artists and songs to a document, in one transaction, and writes only differences; with `dryRun` nothing.
 * Throws a `StartupError` with every problem of the document, and writes nothing then. Imports and seeds wait for each
 * other.
 */
export async function importSongs(
  client: pg.Client,
  parsed: unknown,
  { file, dryRun, now }: { file: string; dryRun: boolean; now: Date },
): Promise<Imported> {
  const { document, problems: formProblems } = readDocument(parsed);
  if (!document) throw refusalOf(file, formProblems);
  return withImportTransaction(client, dryRun, async () => {
    const stored = await loadBook(client);
    const today = seoulDate(now);
    const { artists, idOf, ...artistFindings } = resolveArtists(document.artists ?? [], stored.artists, {
      today,
      edited: stored.edited.artists,
    });
    const { songs, ...songFindings } = resolveSongs(document.songs, {
      songs: stored.songs,
      artistId: idOf,
      findWords: songWordFinder(stored.words),
      today,
      edited: stored.edited,
      retired: stored.retired,
    });
    const problems = [...artistFindings.problems, ...songFindings.problems];
    if (problems.length > 0) throw refusalOf(file, problems);

    const oldArtists = byId(stored.artists);
    const oldSongs = byId(stored.songs);
    const names = byId([...stored.artists, ...artists]);
    const nameOf = (id: number) => names.get(id)?.name ?? `${id}`;
    const imported = {
      artists: artists.map((artist) => artistDifference(oldArtists.get(artist.id), artist)),
      songs: songs.map((song) => songDifference(oldSongs.get(song.id), song, nameOf)),
      nameOf,
      warnings: [...artistFindings.warnings, ...songFindings.warnings],
    };
    if (!dryRun) await saveBook(client, differing(imported.artists), differing(imported.songs));
    return imported;
  });
}

const byId = <Entry extends { readonly id: number }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

const differing = <Entry>(differences: readonly Difference<Entry>[]): Entry[] =>
  differences.filter(({ is }) => is !== 'same').map(({ entry }) => entry);

/** The most problems that are reported at once. */
const PROBLEMS_SHOWN = 50;

function refusalOf(file: string, problems: readonly string[]): StartupError {
  const more = problems.length - PROBLEMS_SHOWN;
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  const lines = [
    ...problems.slice(0, PROBLEMS_SHOWN).map((problem) => `${problem}.`),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    `${file} has ${count}: nothing was written.`,
  ];
  return new StartupError(lines.join('\n'), exitCodes.data);
}
