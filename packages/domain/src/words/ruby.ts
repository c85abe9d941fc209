import { RUBY_BASE } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';

/** A piece of a written word with the reading above it; null where it is read as written. */
export type RubyPart = { readonly text: string; readonly reading: string | null };

const KANJI = new RegExp(`[${RUBY_BASE}]`, 'u');

/**
 * A word and its reading as ruby: the kana that both have at their beginning and their end stand alone. What is between
 * them has its reading above as a whole, since it is not known which kanji reads as which kana
 * (docs/product/words.md#ruby).
 */
export function rubyOf(written: string, reading: string): RubyPart[] {
  if (!KANJI.test(written) || reading === '') return [{ text: written, reading: null }];
  const [under, above] = [toHiragana(written), toHiragana(reading)];
  let start = 0;
  while (start < above.length - 1 && !KANJI.test(written[start] ?? '') && under[start] === above[start]) start++;
  let end = 0;
  const rest = Math.min(written.length, reading.length) - start;
  while (end < rest - 1 && !KANJI.test(written.at(-1 - end) ?? '') && under.at(-1 - end) === above.at(-1 - end)) end++;
  const parts: RubyPart[] = [
    { text: written.slice(0, start), reading: null },
    { text: written.slice(start, written.length - end), reading: reading.slice(start, reading.length - end) },
    { text: written.slice(written.length - end), reading: null },
  ];
  return parts.filter(({ text }) => text !== '');
}
