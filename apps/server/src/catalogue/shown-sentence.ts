import type { Example, Sentence } from '@utarang/contract';
import { furiganaOf, hangulText, piecesOf, textPlaces, unitStarts, writtenText } from '@utarang/domain/sentences';
import type { SentenceRow } from './bank.js';
import type { Catalogue } from './catalogue.js';

/** A sentence with its furigana, its pronunciation and the places of its words. */
export function shownSentence(
  { id, level, text, meaningKo, wordIds }: SentenceRow,
  catalogue: Pick<Catalogue, 'word'>,
): Sentence {
  const pieces = piecesOf(text) ?? [];
  const parts = furiganaOf(pieces);
  const words = wordIds.flatMap((wordId) => catalogue.word(wordId) ?? []);
  return {
    id,
    japanese: writtenText(pieces),
    furigana: parts.map((part) => [part.text, part.reading]),
    pronunciation: hangulText(pieces),
    korean: meaningKo,
    level,
    ...textPlaces({ parts, units: unitStarts(pieces) }, words),
  };
}

/** A sentence as an example of one of its words. Nothing is marked where the word is not found in it. */
export function shownExample(stored: SentenceRow, wordId: number, catalogue: Pick<Catalogue, 'word'>): Example {
  const sentence = shownSentence(stored, catalogue);
  const place = sentence.words.find(({ id }) => id === wordId);
  return { ...sentence, target: place ? [place.start, place.end] : [0, 0] };
}
