import { graphemeBounds } from './graphemes.js';
import type { TextRange } from './words.js';

/** The needle of a reading; `until` as in `Pattern`. */
type Needle = { readonly text: string; readonly until?: string };

/** A reader of parts of a text. */
export type PartReader = {
  readonly read: (part: string) => string;
  /** Checks whether the result of `read` from a place on may begin with this letter: `false` spares the call. */
  readonly mayBegin?: (text: string, index: number, letter: string) => boolean;
};
const always = () => true;

/** The range that is read as the needle, where there is just one; of two it is not known which was meant. */
export function soleRange(text: string, needle: Needle, reader: PartReader): TextRange | null {
  const ranges = rangesOf(text, needle, reader);
  return ranges.length === 1 ? ranges[0]! : null;
}

/**
 * The shortest runs of graphemes that are read as the needle. The last grapheme of a run may go beyond the needle, as a
 * syllable whose beginning was typed does: 타베루 for `taper`. The whole text where all of it matches: 갓코우, not 갓코, for
 * `kako`.
 */
export function rangesOf(text: string, needle: Needle, { read, mayBegin = always }: PartReader): TextRange[] {
  const whole = read(text);
  if (whole === needle.text) return [[0, text.length]];
  if (!whole.includes(needle.until ? needle.text.slice(0, -1) : needle.text)) return [];

  const bounds = graphemeBounds(text);
  const ranges: TextRange[] = [];
  for (const from of bounds) {
    if (!mayBegin(text, from, needle.text.charAt(0)) || !begins(read(text.slice(from)), needle)) continue;
    const to = bounds.find((end) => end > from && begins(read(text.slice(from, end)), needle))!;
    // An earlier range that ends no earlier contains this one, and only has an additional っ or dash at its beginning,
    // which have no sound.
    if ((ranges.at(-1)?.[1] ?? 0) >= to) ranges.pop();
    ranges.push([from, to]);
  }
  return ranges;
}

function begins(part: string, { text, until = text.slice(-1) }: Needle): boolean {
  const end = text.length - 1;
  const last = part.charAt(end);
  return part.startsWith(text.slice(0, end)) && last >= text.charAt(end) && last <= until;
}
