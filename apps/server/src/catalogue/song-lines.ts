import { SONG_LINES_SHOWN, type SongLineOfWord } from '@utarang/contract';
import { furiganaOf, piecesOf, textPlaces, unitStarts, writtenText } from '@utarang/domain/sentences';
import type { Catalogue } from './catalogue.js';
import type { StoredLine } from './songs.js';
import type { CatalogueWord } from './word.js';

/** Lines of songs with a word, each text once, since a refrain is repeated. */
export function songLinesOf(word: CatalogueWord, { songs }: Pick<Catalogue, 'songs'>): SongLineOfWord[] {
  const found = new Map<string, SongLineOfWord>();
  for (const { id: songId, title, lines } of songs.ofWord(word.id)) {
    for (const line of lines) {
      if (found.size === SONG_LINES_SHOWN) return [...found.values()];
      const shown = lineWith(word, line);
      if (shown && !found.has(shown.jpText)) found.set(shown.jpText, { songId, title, ...shown });
    }
  }
  return [...found.values()];
}

/** A line with the place of a word; null where the word is not in it. */
function lineWith(word: CatalogueWord, { text, meaningKo, places }: StoredLine) {
  if (places && !places.some(([id]) => id === word.id)) return null;
  const pieces = piecesOf(text) ?? [{ written: text, reading: null, sound: text }];
  const [place] =
    places?.filter(([id]) => id === word.id).map(([, start, end]) => ({ start, end })) ??
    textPlaces({ parts: furiganaOf(pieces), units: unitStarts(pieces) }, [word]).words;
  if (!place) return null;
  const target: [number, number] = [place.start, place.end];
  return { jpText: writtenText(pieces), koMean: meaningKo, target };
}
