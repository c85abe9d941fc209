import type { Artist, Song } from '@utarang/contract';
import { createMusicSearch, type MusicTexts, musicIndex } from '@utarang/domain/search';
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
export function searchOf<Item extends object>(textsOf: (item: Item) => MusicTexts): MakeSearch<Item> {
  const index = musicIndex(textsOf);
  const among: MakeSearch<Item>['among'] = (items) => {
    const search = createMusicSearch(items, index);
    return (query) => search(query).items;
  };
  return { among, index };
}
