import { a11y, app, format } from '@utarang/messages';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../lib/announce.js';

const SUFFIX = format(app.title, { page: '' });

/** The page's name, as its title has it without the product's. */
const pageName = () => document.title.replace(SUFFIX, '');

/** A page that has put the focus where it belongs, into its search box say, keeps it there. */
const hasFocusWithin = (place: HTMLElement) =>
  place !== document.activeElement && place.contains(document.activeElement);

function arrive(heading: HTMLElement, place: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  if (!hasFocusWithin(place)) heading.focus({ preventScroll: true });
  announce(format(a11y.pageLoaded, { page: pageName() }));
}

/**
 * Moves the focus to the page's `<h1>` after a change of path, so that screen readers hear where they are. A page that has to
 * ask the server first gets its heading later; until then the focus waits on `<main>`, and follows only if it is still
 * there. The first page of a visit is left to the browser.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const from = useRef(pathname);

  useEffect(() => {
    const place = main.current;
    if (from.current === pathname || !place) return;
    from.current = pathname;

    const heading = place.querySelector('h1');
    if (heading) return arrive(heading, place);
    if (!hasFocusWithin(place)) place.focus({ preventScroll: true });
    const filling = new MutationObserver(() => {
      const late = place.querySelector('h1');
      if (!late) return;
      filling.disconnect();
      if (place.contains(document.activeElement)) arrive(late, place);
    });
    filling.observe(place, { childList: true, subtree: true });
    return () => filling.disconnect();
  }, [pathname, main]);
}
