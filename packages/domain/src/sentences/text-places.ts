import { type PlacedEntry, particlePlaces } from './particle-places.js';
import { type PlacedWord, type SpacedText, type StandingWord, wordPlaces } from './word-places.js';

/** What a text leads to: the words that are known to be in it, and the particles and endings behind them. */
export function textPlaces(
  text: SpacedText,
  words: readonly StandingWord[],
): { words: PlacedWord[]; entries: PlacedEntry[] } {
  const byId = new Map(words.map((word) => [word.id, word]));
  const places = wordPlaces(text, words);
  const standing = places.map((place) => ({ ...byId.get(place.id)!, ...place }));
  return { words: places, entries: particlePlaces(text, standing) };
}
