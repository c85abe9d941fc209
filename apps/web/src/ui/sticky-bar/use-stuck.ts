import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The state of a sticky bar: whether it sticks, and from which scroll position on. */
export function useStuck(above: RefObject<HTMLElement | null>) {
  const bar = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);

  const sticksAt = useCallback(() => {
    if (!above.current || !bar.current) return 0;
    const top = Number.parseFloat(getComputedStyle(bar.current).top);
    return Math.max(0, Math.round(above.current.getBoundingClientRect().bottom + scrollY - top));
  }, [above]);

  useEffect(() => {
    let from = 0;
    const look = () => setStuck(scrollY > from);
    const resized = new ResizeObserver(() => {
      from = sticksAt();
      look();
    });
    resized.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      removeEventListener('scroll', look);
    };
  }, [sticksAt]);

  return { bar, stuck, sticksAt };
}
