import { useEffect } from 'react';

const HOLD_MS = 400; // as a phone counts a long press
const DRIFT_PX = 10;

/**
 * Without a mouse nothing is hovered: a card that is held shows what it can do, until another one is touched
 * (docs/product/lists.md#learning-mode). Its style sheet says what that is.
 */
export function useHeldCard(): void {
  useEffect(() => {
    let held: Element | null = null;
    let timer = 0;
    let from = { x: 0, y: 0 };
    const letGo = () => clearTimeout(timer);
    const onDown = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      letGo();
      if (pointerType === 'mouse') return;
      const card = (target as Element).closest('[data-card]');
      if (held !== card) held?.removeAttribute('data-held');
      from = { x: clientX, y: clientY };
      timer = window.setTimeout(() => {
        held = card;
        card?.setAttribute('data-held', '');
      }, HOLD_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > DRIFT_PX) letGo();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointerdown', onDown, { signal });
    addEventListener('pointermove', onMove, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, letGo, { signal });
    return () => {
      letGo();
      listening.abort();
    };
  }, []);
}
