import { type ArtistEntry, factFault, type Gender } from '@utarang/content/songs';
import { artistFaults } from '@utarang/domain/songs';
import { FIRST_ADDED_ID } from '../db/word-tables.js';
import { type ImportArtist, placed } from './document.js';

export type ResolvedArtists = {
  /** Those of the file that are the operator's, as they are to be stored. */
  readonly artists: readonly ArtistEntry[];
  /** The id that a name of the file means. */
  readonly idOf: (name: string) => number | undefined;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
};

/** The next free id of an operator's. */
export function freeIds(taken: readonly { readonly id: number }[]): () => number {
  let next = taken.reduce((highest, { id }) => Math.max(highest, id + 1), FIRST_ADDED_ID);
  return () => next++;
}

/**
 * Artists are told apart by their names. Where the book and the operator have one each of a name, the operator's is
 * meant. What an admin changed stays.
 */
export function resolveArtists(
  given: readonly ImportArtist[],
  stored: readonly ArtistEntry[],
  { today, edited }: { readonly today: string; readonly edited: ReadonlySet<number> },
): ResolvedArtists {
  const byName = new Map([...stored].sort((a, b) => a.id - b.id).map((artist) => [artist.name, artist]));
  const free = freeIds(stored);
  const artists = new Map<string, ArtistEntry>();
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [i, artist] of given.entries()) {
    const { name } = artist;
    const place = placed('artist', i, name);
    const known = byName.get(name);
    if (artists.has(name)) problems.push(`${place}: is there twice`);
    problems.push(...faultsOf(artist).map((fault) => `${place}: ${fault}`));
    if (known && known.id < FIRST_ADDED_ID) {
      warnings.push(`${place}: the book knows this artist, and what it says stays`);
    } else if (known && edited.has(known.id)) {
      warnings.push(`${place}: an admin changed this artist, and what they wrote stays`);
    } else {
      artists.set(name, entryOf(artist, known?.id ?? free(), known?.addedAt ?? today));
    }
  }
  return {
    artists: [...artists.values()],
    idOf: (name) => artists.get(name)?.id ?? byName.get(name)?.id,
    problems,
    warnings,
  };
}

/** The faults of an artist, by the rule for all (docs/product/songs.md#valid-songs). */
function faultsOf(artist: ImportArtist): string[] {
  const { debutYear, website, youtube, instagram, x } = artist;
  const facts = {
    ...artist,
    debutYear: `${debutYear ?? ''}`,
    website: website ?? '',
    youtube: youtube ?? '',
    instagram: instagram ?? '',
    x: x ?? '',
  };
  return artistFaults(facts).map((fault) => factFault(fault, facts));
}

const entryOf = (artist: ImportArtist, id: number, addedAt: string): ArtistEntry => ({
  ...artist,
  id,
  gender: artist.gender as Gender,
  debutYear: artist.debutYear ?? null,
  website: artist.website ?? null,
  youtube: artist.youtube ?? null,
  instagram: artist.instagram ?? null,
  x: artist.x ?? null,
  addedAt,
});
