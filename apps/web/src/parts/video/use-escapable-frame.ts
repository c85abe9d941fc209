import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus out of the frame of the small player, to the button that closes it: keys that are pressed in the
 * frame belong to it, so that Escape would not reach the page. After Tab the focus stays inside.
 */
export function useEscapableFrame(
  floats: boolean,
  frame: RefObject<HTMLIFrameElement | null>,
  closer: RefObject<HTMLButtonElement | null>,
): void {
  const tabbed = useRef(false);
  useEffect(() => {
    if (!floats) return;
    const leaveFrame = () => {
      if (document.activeElement === frame.current && !tabbed.current) closer.current?.focus({ preventScroll: true });
      tabbed.current = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      tabbed.current = key === 'Tab';
    };
    const onBlur = () => setTimeout(leaveFrame);
    leaveFrame();
    addEventListener('blur', onBlur);
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('blur', onBlur);
      removeEventListener('keydown', onKey, true);
    };
  }, [floats, frame, closer]);
}
