import { hasSyllable, isYear } from './song-faults.js';

/** The facts about an artist, as they were typed; empty where nothing is known. */
export type ArtistFacts = {
  readonly name: string;
  readonly nameKo: string;
  readonly nameRomaji: string;
  readonly gender: string;
  readonly debutYear: string;
  readonly country: string;
  readonly genres: readonly string[];
  readonly website: string;
  readonly youtube: string;
  readonly instagram: string;
  readonly x: string;
  readonly bio: string;
};

/** A fault of an artist. */
export type ArtistFault =
  | { readonly field: 'name' | 'nameRomaji'; readonly fault: 'empty' }
  | { readonly field: 'nameKo' | 'country' | 'bio'; readonly fault: 'without_hangul' }
  | { readonly field: 'gender'; readonly fault: 'unknown' }
  | { readonly field: 'debutYear'; readonly fault: 'not_a_year' }
  | { readonly field: 'genres'; readonly fault: 'repeated_or_empty' }
  /** `host` is where such an address must lead; null where any host is right. */
  | { readonly field: Address; readonly fault: 'leads_elsewhere'; readonly host: string | null }
  | { readonly field: 'bio'; readonly fault: 'sentences'; readonly count: number };

/** The hosts that each official address leads to; a website may be anywhere. */
const HOSTS = { website: null, youtube: 'www.youtube.com', instagram: 'www.instagram.com', x: 'x.com' } as const;
type Address = keyof typeof HOSTS;
const ADDRESSES = Object.keys(HOSTS) as Address[];

/** An https address, with its host. An address with a username or a password is none. */
const HTTPS = /^https:\/\/([^\s/?#@:]+\.[^\s/?#@:]+)(?::\d+)?(?:[/?#]\S*)?$/i;

const GENDERS = ['male', 'female', 'mixed'];
export const BIO_SENTENCES = [2, 4] as const;
const SENTENCE_END = /[.?!…](?:’)?(?= |$)/g;

/**
 * Finds the faults in the facts about an artist. The checks of the content, an import and the admin's form all use this
 * rule.
 */
export function artistFaults(artist: ArtistFacts): ArtistFault[] {
  const { name, nameKo, nameRomaji, gender, debutYear, country, genres, bio } = artist;
  const sentences = bio.match(SENTENCE_END)?.length ?? 0;
  const genresAreGood =
    genres.length > 0 && genres.every((genre) => genre !== '') && new Set(genres).size === genres.length;
  const found: (ArtistFault | false)[] = [
    name === '' && { field: 'name', fault: 'empty' },
    !hasSyllable(nameKo) && { field: 'nameKo', fault: 'without_hangul' },
    nameRomaji === '' && { field: 'nameRomaji', fault: 'empty' },
    !GENDERS.includes(gender) && { field: 'gender', fault: 'unknown' },
    debutYear !== '' && !isYear(debutYear) && { field: 'debutYear', fault: 'not_a_year' },
    !hasSyllable(country) && { field: 'country', fault: 'without_hangul' },
    !genresAreGood && { field: 'genres', fault: 'repeated_or_empty' },
    ...ADDRESSES.filter((field) => leadsElsewhere(field, artist[field])).map(
      (field): ArtistFault => ({ field, fault: 'leads_elsewhere', host: HOSTS[field] }),
    ),
    !hasSyllable(bio) && { field: 'bio', fault: 'without_hangul' },
    (sentences < BIO_SENTENCES[0] || sentences > BIO_SENTENCES[1]) && {
      field: 'bio',
      fault: 'sentences',
      count: sentences,
    },
  ];
  return found.filter((fault) => fault !== false);
}

/** Checks whether an address leads to another host than its field allows, or has no https. */
function leadsElsewhere(field: Address, address: string): boolean {
  if (address === '') return false;
  const host = HTTPS.exec(address)?.[1]?.toLowerCase();
  return host === undefined || (HOSTS[field] !== null && host !== HOSTS[field]);
}
