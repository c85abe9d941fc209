import { type KeyboardEvent, useRef } from 'react';
import { isComposing } from '../../../../lib/keyboard.js';

const DOUBLE_MS = 300;

/**
 * Ignores the second of two presses of Enter. People who type Hangul press it twice, once for the syllable and once for
 * the answer. The second press of a double one would confirm the result, or submit the emptied field, before anybody
 * has read it. A key that is held down is ignored, too.
 */
export function useEnterOnce(): (event: KeyboardEvent) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.target instanceof HTMLTextAreaElement) return;
    if (event.repeat || event.timeStamp - last.current < DOUBLE_MS) event.preventDefault();
    last.current = event.timeStamp;
  };
}
