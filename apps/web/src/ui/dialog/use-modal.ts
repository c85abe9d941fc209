import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from '../../lib/focus-return.js';
import { useOverlay } from '../../lib/overlay-history.js';
import { lockScroll } from '../../lib/scroll-lock.js';
import { keepTabInside } from './keep-tab-inside.js';

/**
 * A `<dialog>` that is open as long as it is mounted: the browser keeps the focus inside and the page behind inert;
 * the page's scrolling is locked, and on unmounting the focus returns to the opener. The first focus goes to the
 * element marked `data-autofocus`, else to the first one that can have it. Escape and Back ask to close.
 */
export function useModal(onClose: () => void, { closeOnBackdrop }: { closeOnBackdrop: boolean }) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  useOverlay(true, onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const returnFocus = rememberFocus();
    const release = lockScroll();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const releaseTab = keepTabInside(dialog);
    return () => {
      releaseTab();
      dialog.close();
      release();
      returnFocus();
    };
  }, []);

  const onBackdrop = (event: SyntheticEvent) => event.target === ref.current;
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // The browser itself closes on a second Escape in a row; our state has to follow.
    onClose: () => {
      if (!ref.current?.open) onClose();
    },
    // A press that begins inside (selecting text) and ends on the backdrop does not close it.
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = onBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (closeOnBackdrop && pressedBackdrop.current && onBackdrop(event)) onClose();
    },
  };
}
