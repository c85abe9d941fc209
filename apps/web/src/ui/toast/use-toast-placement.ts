import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { afterPress } from '../../lib/press.js';
import { coveredBy, placeToasts } from './toast-placement.js';
import type { Toast } from './toasts.js';

/** Attributes that show or hide an element, or make it the main action. Those of the place itself are not among them. */
const SHOWING = ['class', 'hidden', 'open', 'data-main', 'data-over'];

/**
 * Keeps the stack away from main actions and from the focus (docs/product/messages.md#toasts). It checks when toasts
 * come or go; where the focus or the page moves below a stack that covered nothing, it leaves once. It does not move
 * under a pointer that is about to press.
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
  useEffect(() => {
    const leave = () => {
      const { current } = stack;
      const place = current?.parentElement;
      if (place && !current.matches(':hover') && coveredBy(current).length > 0) placeToasts(current, place);
    };
    let frame = 0;
    const afterChange = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        afterPress(leave);
      });
    };
    const changes = new MutationObserver(afterChange);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: SHOWING });
    const size = new ResizeObserver(afterChange);
    size.observe(document.body);
    document.addEventListener('scrollend', afterChange);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      size.disconnect();
      document.removeEventListener('scrollend', afterChange);
    };
  }, [stack]);
}
