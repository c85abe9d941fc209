import type { RubyPart } from '../words/ruby.js';

/** Brackets of the text itself, which a reader would take for the brackets of a reading. */
const WIDE: Readonly<Record<string, string>> = { '[': '［', ']': '］' };
const withoutBrackets = (text: string): string => text.replace(/[[\]]/g, (bracket) => WIDE[bracket]!);

/**
 * Furigana in one line, as cards of Anki show it above: "the reading in brackets behind its kanji, and a space before the
 * kanji where something stands before them" (docs/product/my-words.md#take-along). The space says where the kanji begin;
 * Anki does not show it.
 */
export const bracketFurigana = (parts: readonly RubyPart[]): string =>
  parts
    .map(({ text, reading }, index) => {
      const written = withoutBrackets(text);
      return reading === null ? written : `${index > 0 ? ' ' : ''}${written}[${withoutBrackets(reading)}]`;
    })
    .join('');
