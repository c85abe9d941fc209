const LANDMARKS = 'li, article, section, main';

/**
 * Remembers what has the focus now; the function returned gives it back, without scrolling, unless something else has
 * taken it. Where that element is gone by then (a deleted word's button), its nearest surviving card or section gets it
 * instead.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  const around: HTMLElement[] = [];
  for (let at = opener.parentElement?.closest<HTMLElement>(LANDMARKS); at; ) {
    around.push(at);
    at = at.parentElement?.closest<HTMLElement>(LANDMARKS);
  }
  return () =>
    // The removal of the opener may be under way in the same drawing: look once it is done.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const place = opener.isConnected ? opener : around.find((element) => element.isConnected);
      if (!place) return;
      if (place !== opener && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
}
