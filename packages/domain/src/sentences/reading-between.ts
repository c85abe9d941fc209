import type { RubyPart } from '../words/ruby.js';

/**
 * The reading in kana of a range of a text, or null where the range begins or ends within a reading: nobody can say how
 * half of 今日 is read. Offsets are in UTF-16 units.
 */
export function readingBetween(parts: readonly RubyPart[], start: number, end: number): string | null {
  let index = 0;
  let found = '';
  for (const { text, reading } of parts) {
    const from = Math.max(start - index, 0);
    const to = Math.min(end - index, text.length);
    index += text.length;
    if (from >= to) continue;
    if (reading === null) found += text.slice(from, to);
    else if (from === 0 && to === text.length) found += reading;
    else return null;
  }
  return found;
}
