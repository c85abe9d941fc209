import { JAPANESE, needsReading } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import { soundOfParticle } from '../language/particle-sounds.js';
import { longestSentence, mayStandIn, type SentenceLevel } from './levels.js';
import { furiganaOf, hangulText, type Piece, piecesOf, unitStarts, writtenText } from './sentence-text.js';
import { type SpacedText, type StandingWord, wordPlaces } from './word-places.js';

/** A word with its level, as the rules of the sentence bank need it. */
export type LevelledWord = StandingWord & { readonly level: SentenceLevel | null };

/** A sentence as an author writes it: `text` with its readings in brackets. */
export type AuthoredSentence = {
  readonly text: string;
  readonly meaningKo: string;
  readonly level: SentenceLevel;
  /** The words of the book in it. */
  readonly words: readonly LevelledWord[];
  /** The ids of those that it is an example of. */
  readonly targetIds: readonly number[];
};

/** A fault of a sentence: the field, the fault, and the part of the field that is at fault. */
export type SentenceFault =
  | { readonly field: 'text'; readonly fault: 'unreadable' | 'without_end' | 'without_hangul' }
  | { readonly field: 'text'; readonly fault: 'not_japanese'; readonly written: string }
  | { readonly field: 'text'; readonly fault: 'without_reading' | 'reading_not_hiragana'; readonly item: string }
  | { readonly field: 'text'; readonly fault: 'other_sound'; readonly item: string; readonly sound: string }
  | { readonly field: 'text'; readonly fault: 'too_long'; readonly length: number; readonly most: number }
  | { readonly field: 'meaningKo'; readonly fault: 'not_korean' | 'without_end' | 'asks_otherwise' | 'not_polite' }
  | { readonly field: 'words'; readonly fault: 'too_hard' | 'not_found'; readonly word: LevelledWord }
  | { readonly field: 'words'; readonly fault: 'repeated' }
  | { readonly field: 'targets'; readonly fault: 'none' };

const ALLOWED = new RegExp(`^[${JAPANESE}、。！？]+$`, 'u');
const KOREAN = /^[가-힣0-9 ,.?!]+$/;
const POLITE = /(?:です|ます|ません|ました|でした|ましょう|でしょう|ください)(?:か|が|ね|よ|よね)?[。！？]$/;
const POLITE_KOREAN = /(?:요|죠|니다|니까)[.?!]$/;

/** The text in the form that the finding of word places and the quiz need. */
export const spacedText = (pieces: readonly Piece[]): SpacedText => ({
  parts: furiganaOf(pieces),
  units: unitStarts(pieces),
});

/**
 * Finds what is wrong with a sentence of the bank: "Japanese with its readings …, Korean, a level, the words of the
 * book in it and which of them it is for" (docs/product/sentences.md#bank-of-sentences). Both the checks of the content
 * and the admin's form use this rule.
 */
export const sentenceFaults = (sentence: AuthoredSentence): SentenceFault[] => {
  const pieces = piecesOf(sentence.text);
  return [...textFaults(sentence, pieces), ...meaningFaults(sentence, pieces ?? []), ...wordFaults(sentence)];
};

/**
 * "The words of the book in it" (docs/product/sentences.md#bank-of-sentences): the named words that are not found in
 * it. The checks of the content also compare the places with those of an analyser.
 */
export function placeFaults({ text, words }: Pick<AuthoredSentence, 'text' | 'words'>): SentenceFault[] {
  const pieces = piecesOf(text);
  if (pieces === null) return [];
  const found = new Set(wordPlaces(spacedText(pieces), words).map(({ id }) => id));
  return words
    .filter(({ id }) => !found.has(id))
    .map((word): SentenceFault => ({ field: 'words', fault: 'not_found', word }));
}

function textFaults({ level }: AuthoredSentence, pieces: readonly Piece[] | null): SentenceFault[] {
  const field = 'text';
  if (pieces === null) return [{ field, fault: 'unreadable' }];
  const written = writtenText(pieces);
  const [length, most] = [[...written].length, longestSentence(level)];
  const faults: SentenceFault[] = [];
  if (!ALLOWED.test(written)) faults.push({ field, fault: 'not_japanese', written });
  for (const { written: item, reading, sound } of pieces) {
    if (reading === null && needsReading(item)) faults.push({ field, fault: 'without_reading', item });
    if (reading === null && item !== sound && sound !== soundOfParticle(item))
      faults.push({ field, fault: 'other_sound', item, sound });
    if (reading !== null && reading !== toHiragana(reading))
      faults.push({ field, fault: 'reading_not_hiragana', item: reading });
  }
  if (!/[。！？]$/.test(written)) faults.push({ field, fault: 'without_end' });
  if (length > most) faults.push({ field, fault: 'too_long', length, most });
  if (!/^[가-힣 .,?-]+$/.test(hangulText(pieces))) faults.push({ field, fault: 'without_hangul' });
  return faults;
}

function meaningFaults({ meaningKo }: AuthoredSentence, pieces: readonly Piece[]): SentenceFault[] {
  const field = 'meaningKo';
  const written = writtenText(pieces);
  const asks = /か。$|？$/.test(written);
  const faults: SentenceFault[] = [];
  if (!KOREAN.test(meaningKo)) faults.push({ field, fault: 'not_korean' });
  if (!/[.?!]$/.test(meaningKo)) faults.push({ field, fault: 'without_end' });
  if (asks !== meaningKo.endsWith('?')) faults.push({ field, fault: 'asks_otherwise' });
  if (POLITE.test(written) && !POLITE_KOREAN.test(meaningKo)) faults.push({ field, fault: 'not_polite' });
  return faults;
}

function wordFaults({ words, targetIds, level }: AuthoredSentence): SentenceFault[] {
  const field = 'words';
  const hard = words.filter((word) => !mayStandIn(word.level, level));
  const named = words.map(({ id }) => id);
  return [
    ...hard.map((word): SentenceFault => ({ field, fault: 'too_hard', word })),
    ...(new Set(named).size < named.length ? [{ field, fault: 'repeated' } as const] : []),
    ...(targetIds.some((id) => named.includes(id)) ? [] : [{ field: 'targets', fault: 'none' } as const]),
  ];
}
