import type { Artist, Song } from '@utarang/contract';
import { createMusicSearch, type MusicTexts } from '@utarang/domain/search';
import { videoIdOf } from '@utarang/domain/songs';
import type { MakeSearch } from '../../parts/reference/use-entries.js';

/** The texts by which a song is found (docs/product/songs.md#search-of-songs). */
export const textsOfSong = ({ title, titleKo, titleReading, artists, album, year, youtubeUrl }: Song): MusicTexts => ({
  titles: [title, titleKo, titleReading],
  artists: artists.flatMap(({ name, nameKo, nameRomaji = '' }) => [name, nameKo, nameRomaji]),
  texts: [album ?? '', String(year)],
  video: youtubeUrl && videoIdOf(youtubeUrl),
});

/** The texts by which an artist is found. */
export const textsOfArtist = ({ name, nameKo, nameRomaji }: Artist): MusicTexts => ({
  titles: [],
  artists: [name, nameKo, nameRomaji],
});

/** The search of a list of songs or artists. */
export const searchOf =
  <Item>(textsOf: (item: Item) => MusicTexts): MakeSearch<Item> =>
  (items) => {
    const search = createMusicSearch(items, textsOf);
    return (query) => search(query).items;
  };
