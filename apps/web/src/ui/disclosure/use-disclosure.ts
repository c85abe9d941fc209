import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOverlay } from '../../lib/overlay-history.js';
import { useNavigationKey } from '../../lib/use-navigation-key.js';
import { moveFocus } from './move-focus.js';

/** The state of a disclosure. It stays open until Escape, Back, a press or the focus elsewhere, or a navigation. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const step = useNavigationKey();
  const [seen, setSeen] = useState(step);
  if (seen !== step) {
    setSeen(step);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    rootRef.current?.querySelector('button')?.focus();
  };
  useOverlay(open, close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      return close();
    }
    const inPanel = panelRef.current?.contains(event.target as Node);
    if (!inPanel && event.key === 'ArrowDown') {
      event.preventDefault();
      flushSync(() => setOpen(true));
      if (panelRef.current) moveFocus(panelRef.current, 'Home');
    } else if (inPanel && panelRef.current && moveFocus(panelRef.current, event.key)) {
      event.preventDefault();
    }
  };

  return {
    open,
    rootRef,
    panelRef,
    toggle: () => setOpen(!open),
    onKeyDown,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !rootRef.current?.contains(relatedTarget)) setOpen(false);
    },
  };
}
