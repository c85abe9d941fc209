import type { Start } from '@utarang/contract';
import { inOrderOfDay, lineId, mayOpen } from '@utarang/domain/songs';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { lyricLine, songInList } from '../../catalogue/shown-song.js';
import { inList } from '../../catalogue/word.js';

/** The line of a day with its song (docs/product/search.md#line-of-the-day). */
export function lineOfDay(day: string, catalogue: Pick<Catalogue, 'songs' | 'word'>): Start['line'] {
  const all = catalogue.songs.songs.flatMap((song) =>
    song.level === null ? [] : song.lines.map((stored) => ({ id: lineId(stored.songId, stored.number), song, stored })),
  );
  for (const { song, stored } of inOrderOfDay(day, all)) {
    const line = lyricLine(
      stored,
      song.wordIds.flatMap((wordId) => catalogue.word(wordId) ?? []),
    );
    const ids = [...new Set(line.words.map(({ id }) => id))];
    if (!mayOpen(line.jpText, line.koMean, ids)) continue;
    return { song: songInList(song), line, words: ids.flatMap((id) => catalogue.word(id) ?? []).map(inList) };
  }
  return null;
}
