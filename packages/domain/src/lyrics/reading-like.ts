import { KANA, sharedBeginning, toHiragana } from '../language/index.js';

/**
 * Reads a form with its dictionary form read as `reading`: 開いて of ひらく, not あく, is ひらいて. The text after the kanji stays.
 * Null where `reading` does not end as the dictionary form is written.
 */
export function readingLike(written: string, dictionary: string, reading: string): string | null {
  const same = sharedBeginning(written, dictionary);
  const [ending, tail] = [written.slice(same), dictionary.slice(same)];
  if (!toHiragana(reading).endsWith(toHiragana(tail)) || !ALLOWED.test(ending)) return null;
  return reading.slice(0, reading.length - tail.length) + ending;
}

const ALLOWED = new RegExp(`^[${KANA}]*$`, 'u');
