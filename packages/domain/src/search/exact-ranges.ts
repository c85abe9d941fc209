import { normalise } from '../language/index.js';
import { graphemeBounds, isPlain } from './graphemes.js';
import type { TextRange } from './words.js';

/** All ranges of the text that normalise to the needle. */
export function exactRanges(text: string, needle: string): TextRange[] {
  if (isPlain(text)) return plainRanges(text, needle);
  return normalise(text).includes(needle) ? graphemeRanges(text, needle) : [];
}

function plainRanges(text: string, needle: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let index = text.indexOf(needle); index >= 0; index = text.indexOf(needle, index + needle.length)) {
    ranges.push([index, index + needle.length]);
  }
  return ranges;
}

/**
 * The slices, from grapheme to grapheme, that normalise to the needle. Comparing the slices themselves, rather than
 * mapping positions back, makes sure that nothing is marked that differs from the query.
 */
function graphemeRanges(text: string, needle: string): TextRange[] {
  const bounds = graphemeBounds(text);
  const ranges: TextRange[] = [];
  for (let from = 0; from < bounds.length - 1; from++) {
    const to = matchEnd(text, needle, bounds, from);
    if (to < 0) continue;
    ranges.push([bounds[from]!, bounds[to]!]);
    from = to - 1;
  }
  return ranges;
}

/** The index in `bounds` where a match that begins at `from` ends, or -1. */
function matchEnd(text: string, needle: string, bounds: readonly number[], from: number): number {
  for (let to = from + 1; to < bounds.length; to++) {
    const slice = normalise(text.slice(bounds[from], bounds[to]));
    if (slice === needle) return to;
    // A blank slice is white space before a match, not a part of it.
    if (slice === '' || !needle.startsWith(slice)) return -1;
  }
  return -1;
}
