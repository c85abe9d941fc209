import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { HAS_KEYBOARD } from './try-chips.js';

type Places = {
  greets: boolean;
  box: RefObject<HTMLInputElement | null>;
  /** The heading of the list that the start leads to. */
  list: RefObject<HTMLElement | null>;
  /** Null where the reader comes anew. */
  remembered: number | null;
};

const isNowhere = () => document.activeElement === document.body || document.activeElement === null;

/**
 * Where there is a keyboard, who comes to the start can type at once. And when a link of the start has led into the list,
 * the focus goes there with it, not to nowhere.
 */
export function useStartFocus({ greets, box, list, remembered }: Places): void {
  const anew = useRef(greets && remembered === null);
  useEffect(() => {
    if (anew.current && isNowhere() && matchMedia(HAS_KEYBOARD).matches) box.current?.focus({ preventScroll: true });
  }, [box]);

  const greeted = useRef(greets);
  useLayoutEffect(() => {
    if (greeted.current && !greets && isNowhere()) list.current?.focus({ preventScroll: true });
    greeted.current = greets;
  }, [greets, list]);
}
