import { toHiragana } from '@utarang/domain/language';
import { type AuthoredText, writtenOf } from './authored.js';

/** A word of an analysed line, with what is needed to judge its reading. */
export type ReadWord = { readonly written: string; readonly reading: string | null; readonly partOfSpeech: string };
/** A part of a line that was read differently from our reading. */
export type Miss = { readonly written: string; readonly ours: string; readonly theirs: string; readonly text: string };
export type Compared = { readonly words: number; readonly right: number; readonly misses: readonly Miss[] };

/**
 * Compares the words of one line with our reading of it. Where a word ends within one of our readings (電話番号 may have
 * one reading for both words), it is judged together with the words up to the end of the reading; each of them counts.
 */
export function compare(authored: AuthoredText, words: readonly ReadWord[]): Compared {
  const text = writtenOf(authored);
  if (words.map(({ written }) => written).join('') !== text) throw new Error(`the words are not those of ${text}`);
  const misses: Miss[] = [];
  let [counted, right, from, index, theirs, unjudged] = [0, 0, 0, 0, '', 0];
  for (const { written, reading, partOfSpeech } of words) {
    index += written.length;
    theirs += reading ?? written;
    if (partOfSpeech !== 'plain') unjudged += 1;
    const ours = readingBetween(authored, from, index);
    if (ours === null) continue;
    counted += unjudged;
    if (toHiragana(ours) === toHiragana(theirs)) right += unjudged;
    else misses.push({ written: text.slice(from, index), ours, theirs, text });
    [from, theirs, unjudged] = [index, '', 0];
  }
  return { words: counted, right, misses };
}

function readingBetween(parts: AuthoredText, start: number, end: number): string | null {
  let index = 0;
  let found = '';
  for (const { written, reading } of parts) {
    const from = Math.max(start - index, 0);
    const to = Math.min(end - index, written.length);
    index += written.length;
    if (from >= to) continue;
    if (reading === null) found += written.slice(from, to);
    else if (from === 0 && to === written.length) found += reading;
    else return null;
  }
  return found;
}
