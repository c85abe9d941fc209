let holders = 0;
let restore: () => void = () => {};

/**
 * Keeps the page behind a dialog or drawer where it is. Returns the release; the last release restores the position.
 * The room of the scroll bar, which is hidden meanwhile, is kept, so that nothing moves sideways.
 */
export function lockScroll(): () => void {
  if (holders++ === 0) {
    const { documentElement: page, body } = document;
    const y = scrollY;
    body.style.paddingRight = `${innerWidth - page.clientWidth}px`;
    page.style.overflow = 'hidden';
    restore = () => {
      page.style.overflow = '';
      body.style.paddingRight = '';
      if (scrollY !== y) scrollTo(0, y);
    };
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--holders === 0) restore();
  };
}
