import type { AnalysedToken } from '@utarang/contract';

/** A line, or the beginning of one, and its index among all lines. */
export type ShownLine = { readonly number: number; readonly tokens: readonly AnalysedToken[] };
export type ShownStanza = { readonly number: number; readonly lines: readonly ShownLine[] };

/**
 * The beginning of a text, up to a number of tokens (words and the text between them): a page of 20,000 characters
 * would take long to render. A long line may be cut; nothing after the cut is shown.
 */
export function shownLines(
  stanzas: readonly (readonly { readonly tokens: readonly AnalysedToken[] }[])[],
  most: number,
): { stanzas: ShownStanza[]; more: boolean } {
  let left = most;
  let number = 0;
  const shown: ShownStanza[] = [];
  for (const [index, stanza] of stanzas.entries()) {
    const lines: ShownLine[] = [];
    for (const { tokens } of stanza) {
      if (left <= 0) break;
      lines.push({ number, tokens: tokens.slice(0, left) });
      left -= Math.max(1, tokens.length);
      number += 1;
    }
    if (lines.length > 0) shown.push({ number: index + 1, lines });
  }
  return { stanzas: shown, more: left < 0 || number < stanzas.flat().length };
}
