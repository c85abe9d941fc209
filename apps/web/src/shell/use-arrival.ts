import { a11y, app, format } from '@utarang/messages';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../lib/announce.js';

const SUFFIX = format(app.title, { page: '' });

/** The page's name: its title without that of the product. */
const pageName = () => document.title.replace(SUFFIX, '');

/** True if the page itself has placed the focus, in its search box say; then it stays there. */
const hasFocusWithin = (place: HTMLElement) =>
  place !== document.activeElement && place.contains(document.activeElement);

function arrive(heading: HTMLElement, place: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  if (!hasFocusWithin(place)) heading.focus({ preventScroll: true });
  announce(format(a11y.pageLoaded, { page: pageName() }));
}

/**
 * Moves the focus to the page's `<h1>` after a change of path, so that screen readers say where they are. A page that
 * waits for the server gets its heading later. Until then the focus is on `<main>`, and moves on only if it is still
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
