import { type RefObject, useEffect, useState } from 'react';

/** The height that the header covers on wide screens. */
const HEADER = '-56px 0px 0px 0px';

/** Checks whether an element has been scrolled out at the top. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 0);
      },
      { rootMargin: HEADER },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
