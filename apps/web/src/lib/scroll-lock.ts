let holders = 0;
let restore: () => void = () => {};

/**
 * Locks the scrolling of the page behind a dialog or drawer. Returns the release; the last release restores the
 * position. The width of the scroll bar, which is hidden meanwhile, stays reserved, so that nothing moves sideways.
 */
export function lockScroll(): () => void {
  if (holders++ === 0) {
    const { documentElement: page, body } = document;
    const y = scrollY;
    const width = page.clientWidth;
    page.style.overflow = 'hidden';
    // Zero where the browser reserves the width by itself (`scrollbar-gutter`).
    body.style.paddingRight = `${page.clientWidth - width}px`;
    restore = () => {
      page.style.overflow = '';
      body.style.paddingRight = '';
      if (scrollY !== y) scrollTo(0, y);
    };
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders === 0) restore();
  };
}
