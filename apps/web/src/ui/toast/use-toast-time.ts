import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pauses the time of all toasts while one is under the pointer or has the focus. */
export function usePause() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    paused: hovered || focused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

/** Runs `end` once `ms` have passed, not counting pauses; never when `ms` is null. */
export function useCountdown(ms: number | null, paused: boolean, end: () => void): void {
  const left = useRef(ms);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (left.current === null || paused) return;
    const from = Date.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - from;
    };
  }, [paused]);
}
