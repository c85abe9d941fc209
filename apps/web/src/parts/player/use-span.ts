import { format, player as messages } from '@utarang/messages';
import { useState } from 'react';
import type { Mode } from './follower.js';

/**
 * The lines that are repeated while a recording plays: one line, or a span from one line to another, by their indexes.
 */
export function useSpan() {
  const [span, setSpan] = useState<Mode['span']>(null);
  /** The first line of a span whose last line is still to be chosen. */
  const [spanStart, setSpanStart] = useState<number | null>(null);
  const isOneLine = span !== null && span[0] === span[1];
  const repeatsLine = isOneLine && spanStart === null;
  const isSpan = spanStart !== null || (span !== null && !isOneLine);
  return {
    span,
    repeatsLine,
    /** True from the choice of the first line on. */
    isSpan,
    /**
     * The label of the button, which says what the next press does; `lineNumber` gives the number of the line at an
     * index.
     */
    labelOf(lineNumber: (place: number) => number): string {
      if (spanStart !== null) return messages.spanEnd;
      if (span === null || isOneLine) return messages.span;
      return format(messages.spanOf, { from: lineNumber(span[0]), to: lineNumber(span[1]) });
    },
    /** Follows the reader to another line: a repeated line is replaced by it, a span without it ends. */
    moveTo(place: number) {
      setSpan((now) => spanAt(now, place)); // the span may just have been cleared
    },
    flipLine(place: number) {
      setSpanStart(null);
      setSpan(repeatsLine ? null : [place, place]);
    },
    /** Begins a span, ends it, or removes it. */
    flipSpan(place: number) {
      if (spanStart !== null) {
        setSpan([Math.min(spanStart, place), Math.max(spanStart, place)]);
        return setSpanStart(null);
      }
      setSpan(null);
      setSpanStart(isSpan ? null : place);
    },
    clear() {
      setSpan(null);
      setSpanStart(null);
    },
  };
}

function spanAt(span: Mode['span'], place: number): Mode['span'] {
  if (span === null) return null;
  const [first, last] = span;
  if (first === last) return [place, place];
  return place < first || place > last ? null : span;
}
