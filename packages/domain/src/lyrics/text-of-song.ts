import { normalise } from '../language/index.js';

/** The title and the artist of a text of one's own. */
type NamedText = { readonly title: string; readonly artist: string };
/** A song, with all its names. */
type SongNames = {
  readonly title: string;
  readonly titleKo: string;
  readonly artists: readonly { readonly name: string; readonly nameKo: string }[];
};

const plain = (text: string): string => normalise(text).replace(/[\s\p{P}\p{S}]/gu, '');

/**
 * "A text is a song's when its title is the song's and its artist is left out or names one who sings it"
 * (docs/product/songs.md#page-of-a-text).
 */
export function isTextOfSong({ title, artist }: NamedText, song: SongNames): boolean {
  const titles = [song.title, song.titleKo].map(plain);
  const own = plain(title);
  if (own === '' || !titles.includes(own)) return false;
  const singer = plain(artist);
  const names = song.artists.flatMap(({ name, nameKo }) => [plain(name), plain(nameKo)]).filter(Boolean);
  return singer === '' || names.some((name) => singer.includes(name));
}
