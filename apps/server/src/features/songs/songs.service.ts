import type { Artist, ArtistDetail, Song, SongDetail, SongWords } from '@utarang/contract';
import { seoulDayStart } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { levelCounts } from '../../catalogue/level-counts.js';
import { lyricLine, songInList } from '../../catalogue/shown-song.js';
import type { ArtistRow } from '../../catalogue/songs.js';
import { inList } from '../../catalogue/word.js';

/** The calls that read artists and songs. */
export function createSongs(catalogue: Pick<Catalogue, 'songs' | 'word'>) {
  const artistInList = ({ id, name, nameKo, nameRomaji, gender, addedAt }: ArtistRow): Artist => ({
    id,
    name,
    nameKo,
    nameRomaji,
    gender,
    imageUrl: null,
    songCount: catalogue.songs.ofArtist(id).length,
    createdAt: seoulDayStart(addedAt).toISOString(),
  });

  return {
    /** An artist or a song in the form of lists, or null. */
    artistInList(id: number): Artist | null {
      const found = catalogue.songs.artist(id);
      return found ? artistInList(found) : null;
    },
    songInList(id: number): Song | null {
      const found = catalogue.songs.song(id);
      return found ? songInList(found) : null;
    },

    artists: (): Artist[] => catalogue.songs.artists.map(artistInList),

    songs: (): Song[] => catalogue.songs.songs.map(songInList),

    /** The words of the songs that have lyrics, without those that the book no longer has. */
    words: (): SongWords =>
      catalogue.songs.songs.flatMap(({ id, wordIds }) => {
        const inBook = wordIds.filter((wordId) => catalogue.word(wordId));
        return inBook.length > 0 ? [{ id, wordIds: inBook }] : [];
      }),

    /** One artist with the songs, or null. */
    artist(id: number): ArtistDetail | null {
      const found = catalogue.songs.artist(id);
      if (!found) return null;
      const { bio, debutYear, country, website, youtube, instagram, x, genres } = found;
      return {
        ...artistInList(found),
        ...{ bio, debutYear, country, website, genres },
        socials: { youtube, instagram, x },
        songs: catalogue.songs.ofArtist(id).map(songInList),
      };
    },

    /** One song with its lines and their words, or null. */
    song(id: number): SongDetail | null {
      const found = catalogue.songs.song(id);
      if (!found) return null;
      const words = found.wordIds.flatMap((wordId) => catalogue.word(wordId) ?? []);
      return {
        ...songInList(found),
        lyrics: found.lines.map((line) => lyricLine(line, words)),
        words: words.map(inList),
        known: { ...levelCounts(words), unknown: found.unknownWords },
      };
    },
  };
}

export type Songs = ReturnType<typeof createSongs>;
