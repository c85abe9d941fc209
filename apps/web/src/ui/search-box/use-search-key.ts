import type { RefObject } from 'react';
import { useShortcut } from '../../lib/keyboard.js';

/** The key `/` leads to the page's search box. */
export const useSearchKey = (box: RefObject<HTMLInputElement | null>): void =>
  useShortcut('/', (event) => {
    event.preventDefault();
    box.current?.focus();
    box.current?.select();
  });
