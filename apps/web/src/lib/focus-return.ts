const LANDMARKS = 'li, article, section, main';

/**
 * Remembers what has the focus now; the function returned gives it back without scrolling. Where that element is gone
 * by then (a deleted word's button), its nearest surviving card or section gets it instead.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  const around: HTMLElement[] = [];
  for (let at = opener.parentElement?.closest<HTMLElement>(LANDMARKS); at; ) {
    around.push(at);
    at = at.parentElement?.closest<HTMLElement>(LANDMARKS);
  }
  return () => {
    if (opener.isConnected) return opener.focus({ preventScroll: true });
    const place = around.find((element) => element.isConnected);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}
