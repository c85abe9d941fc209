import type { LyricLine, Song } from '@utarang/contract';
import {
  furiganaOf,
  knownPlaces,
  piecesOf,
  type StandingWord,
  textPlaces,
  unitStarts,
  writtenText,
} from '@utarang/domain/sentences';
import { lineId, VIDEO_PAGE } from '@utarang/domain/songs';
import type { SongRow, StoredLine } from './songs.js';

/** A song in the form of lists. */
export const songInList = ({
  id,
  title,
  titleKo,
  reading,
  year,
  album,
  videoId,
  level,
  artists,
  lines,
}: SongRow): Song => ({
  id,
  title,
  titleKo,
  titleReading: reading,
  year,
  album,
  imageUrl: null,
  youtubeUrl: videoId && `${VIDEO_PAGE}${videoId}`,
  artists: artists.map(({ id: artistId, name, nameKo, nameRomaji }) => ({
    id: artistId,
    name,
    nameKo,
    ...(nameRomaji !== name && { nameRomaji }),
  })),
  hasLyrics: lines.length > 0,
  level,
});

/** A line in its three forms, with the places of the song's words in it. */
export function lyricLine(
  { songId, seq, stanza, text, pronunciation, meaningKo, number, places, startMs, endMs }: StoredLine,
  words: readonly StandingWord[],
): LyricLine {
  const pieces = piecesOf(text) ?? [{ written: text, reading: null, sound: text }];
  const parts = furiganaOf(pieces);
  const spaced = { parts, units: unitStarts(pieces) };
  return {
    id: lineId(songId, number),
    seq,
    stanzaNo: stanza,
    jpText: writtenText(pieces),
    koPron: pronunciation,
    koMean: meaningKo,
    startMs,
    endMs,
    furigana: parts.map((part) => [part.text, part.reading]),
    ...(places
      ? knownPlaces(
          spaced,
          places.map(([wordId, start, end]) => ({ id: wordId, start, end })),
          words,
        )
      : textPlaces(spaced, words)),
  };
}
