import { type FocusEvent, type KeyboardEvent as ReactKeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from '../../lib/keyboard.js';
import { dismissToast, type Toast } from './toasts.js';

/**
 * Moves the focus to the stack, and back, on F6; Escape there closes the newest toast. When the focused toast leaves,
 * the focus goes to the stack; with the last one it returns to where it was before.
 */
export function useStackKeys(list: readonly Toast[]) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const inside = useRef(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const stack = ref.current;
      if (event.key !== 'F6' || !stack || isDialogOpen()) return;
      event.preventDefault();
      if (stack.contains(document.activeElement)) return before.current?.focus();
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      stack.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  // A removed element takes the focus with it, without an event.
  useLayoutEffect(() => {
    if (inside.current && list.length > 0 && !ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, [list]);
  useEffect(
    () => () => {
      if (inside.current) before.current?.focus();
    },
    [],
  );

  return {
    ref,
    onFocusCapture: () => {
      inside.current = true;
    },
    onBlurCapture: ({ target }: FocusEvent) => {
      // A removed toast loses the focus too; only when its element is still there has the user left the stack.
      setTimeout(() => {
        if (target.isConnected && !ref.current?.contains(document.activeElement)) inside.current = false;
      });
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      const newest = list.at(-1);
      if (event.key !== 'Escape' || !newest) return;
      event.stopPropagation();
      dismissToast(newest.id);
    },
  };
}
