import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { coveredBy, placeToasts } from './toast-placement.js';
import type { Toast } from './toasts.js';

/**
 * Keeps the stack away from main actions and from the focus (docs/product/messages.md#toasts). It checks when toasts
 * come or go, and when the focus moves to a covered element. It does not move under a pointer that is about to press.
 */
export function useToastPlacement(list: readonly Toast[], stack: RefObject<HTMLElement | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list makes the stack higher or lower
  useLayoutEffect(() => {
    const place = stack.current?.parentElement;
    if (stack.current && place && !stack.current.matches(':hover')) placeToasts(stack.current, place);
  }, [list]);
  useEffect(() => {
    const onFocus = () => {
      const { current } = stack;
      const place = current?.parentElement;
      if (place && coveredBy(current).includes(document.activeElement!)) placeToasts(current, place);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [stack]);
}
