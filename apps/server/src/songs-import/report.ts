import type { ArtistEntry, SongEntry } from '@utarang/content/songs';
import type { Difference } from './difference.js';
import type { Imported } from './import-songs.js';

/**
 * Reports for the terminal what an import did, or with `dryRun` would do: what is new, what changes, and how many of
 * each.
 */
export function importReportOf({ artists, songs, nameOf, warnings }: Imported, dryRun: boolean): string {
  const differing = [...artists, ...songs].some(({ is }) => is !== 'same');
  const counts = [...counted('song', songs), ...counted('artist', artists)].join(', ') || 'nothing in the file';
  const end = differing
    ? dryRun
      ? `Dry run: ${counts}. Nothing was written.`
      : `Imported: ${counts}.`
    : `Nothing to change: ${counts}.`;
  return [
    ...artists.flatMap((artist) => linesOf(artist, nameOfArtist)),
    ...songs.flatMap((song) => linesOf(song, (entry) => nameOfSong(entry, nameOf))),
    ...warnings.map((warning) => `! ${warning}`),
    end,
  ].join('\n');
}

const MARKS = { new: '+', changed: '~' } as const;

function linesOf<Entry>({ entry, is, changes }: Difference<Entry>, name: (entry: Entry) => string): string[] {
  return is === 'same' ? [] : [`${MARKS[is]} ${name(entry)}`, ...changes.map((change) => `    ${change}`)];
}

const nameOfArtist = ({ id, name, nameKo }: ArtistEntry): string => `artist ${id} ${name} (${nameKo})`;

const nameOfSong = ({ id, title, artistIds, lines, wordIds }: SongEntry, nameOf: (id: number) => string): string =>
  `song ${id} ${title} (${artistIds.map(nameOf).join(', ')}): ${count(lines.length, 'line')}, ${count(wordIds.length, 'word')} of the book`;

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** `2 songs new, 1 changed, 3 as before` */
function counted(what: string, all: readonly Difference<unknown>[]): string[] {
  const states = { new: 'new', changed: 'changed', same: 'as before' } as const;
  return (Object.keys(states) as (keyof typeof states)[]).flatMap((is) => {
    const number = all.filter((each) => each.is === is).length;
    return number === 0 ? [] : [`${count(number, what)} ${states[is]}`];
  });
}
