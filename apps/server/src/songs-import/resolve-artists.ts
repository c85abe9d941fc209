import { type ArtistEntry, factFault, type Gender } from '@utarang/content/songs';
import { artistFaults } from '@utarang/domain/songs';
import { FIRST_ADDED_ID } from '../db/word-tables.js';
import { type ImportArtist, itemName } from './document.js';

export type ResolvedArtists = {
  /** The operator's artists in the file, in their stored form. */
  readonly artists: readonly ArtistEntry[];
  /** The id for a name in the file. */
  readonly idOf: (name: string) => number | undefined;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
};

/** The free ids for an operator's artists, in order. */
export function freeIds(taken: readonly { readonly id: number }[]): () => number {
  let next = taken.reduce((highest, { id }) => Math.max(highest, id + 1), FIRST_ADDED_ID);
  return () => next++;
}

/**
 * Finds the artists of a file by their names. Where the book and the operator both have one with a name, it is the
 * operator's. What an admin changed stays.
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
    const place = itemName('artist', i, name);
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
