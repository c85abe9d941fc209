import type { RefObject } from 'react';
import { useShortcut } from '../../lib/keyboard.js';

/** Focuses the page's search box on the key `/`. */
export const useSearchKey = (box: RefObject<HTMLInputElement | null>): void =>
  useShortcut('/', (event) => {
    event.preventDefault();
    box.current?.focus();
    box.current?.select();
  });
