import { furiganaOf, unitStarts, wordPlaces, writtenText } from '@utarang/domain/sentences';
import { beforeAll, expect, test } from 'vitest';
import { shippedBook, shippedSentences } from '../../test/shipped.js';
import type { WordEntry } from '../../words/entry.js';
import type { Sentence } from '../parse.js';
import { sentenceAnalyser } from './analysis.js';
import { occurrencesOf } from './occurrence.js';

let book: ReadonlyMap<number, WordEntry>;
let sentences: Sentence[];
beforeAll(async () => {
  const words = await shippedBook();
  book = new Map(words.map((word) => [word.id, word]));
  sentences = (await shippedSentences()).sentences;
});

test('every word stands where the analyser finds it, and as long as it says at least', () => {
  const analyse = sentenceAnalyser();
  const found = sentences.flatMap(({ id, pieces, wordIds }) => {
    const written = writtenText(pieces);
    const morphemes = analyse(written);
    const words = wordIds.map((wordId) => book.get(wordId)!);
    const places = wordPlaces({ parts: furiganaOf(pieces), units: unitStarts(pieces) }, words);
    return words.flatMap((word) => {
      const place = places.find((each) => each.id === word.id);
      const theirs = occurrencesOf(word, morphemes, pieces).map(({ start, end }) => [start, end]);
      const agrees = place && theirs.some(([start, end]) => place.start === start && place.end >= end!);
      const said = place ? written.slice(place.start, place.end) : 'nowhere';
      return agrees
        ? []
        : [
            `${id} ${written} ${word.japaneseWord}: ${said}, ${theirs.map(([start, end]) => written.slice(start, end)).join(' ')}`,
          ];
    });
  });
  expect(found).toEqual([]);
});
