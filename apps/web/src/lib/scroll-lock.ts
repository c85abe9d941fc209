let holders = 0;
let restore: () => void = () => {};

/**
 * Keeps the page behind a dialog or drawer where it is. Returns the release; the last one brings the same position
 * back. The gutter of the scroll bar stays (`scrollbar-gutter` in base.css), so that nothing moves sideways.
 */
export function lockScroll(): () => void {
  if (holders++ === 0) {
    const { style } = document.documentElement;
    const y = scrollY;
    style.overflow = 'hidden';
    restore = () => {
      style.overflow = '';
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
