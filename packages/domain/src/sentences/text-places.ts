import { type PlacedEntry, particlePlaces } from './particle-places.js';
import { type PlacedWord, type SpacedText, type StandingWord, wordPlaces } from './word-places.js';

type TextPlaces = { words: PlacedWord[]; entries: PlacedEntry[] };

/** Finds the links of a text: the words that are known to be in it, and the particles and endings after them. */
export const textPlaces = (text: SpacedText, words: readonly StandingWord[]): TextPlaces =>
  knownPlaces(text, wordPlaces(text, words), words);

/** Places words whose positions are known. A word that is not among these gets no link. */
export function knownPlaces(
  text: SpacedText,
  places: readonly PlacedWord[],
  words: readonly StandingWord[],
): TextPlaces {
  const byId = new Map(words.map((word) => [word.id, word]));
  const standing = places.flatMap((place) => {
    const word = byId.get(place.id);
    return word ? [{ ...word, ...place }] : [];
  });
  const left = standing.map(({ id, start, end }) => ({ id, start, end }));
  return { words: left, entries: particlePlaces(text, standing) };
}
