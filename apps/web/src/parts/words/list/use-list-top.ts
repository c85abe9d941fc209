import { type RefObject, useLayoutEffect, useState } from 'react';

/** The distance of an element from the document's top; it follows changes above the element. */
export function useListTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    // A change of the layout above the list also changes the height of the page, or the width of the window.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}
