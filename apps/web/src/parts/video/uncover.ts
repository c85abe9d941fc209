/** Scrolls the focused element out from under an element that covers it. */
export function uncover(over: HTMLElement): void {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement) || focus === document.body || over.contains(focus)) return;
  const [above, below] = [over.getBoundingClientRect(), focus.getBoundingClientRect()];
  const isApart =
    below.bottom <= above.top || below.top >= above.bottom || below.right <= above.left || below.left >= above.right;
  // The page's scroll padding reserves the room that `over` takes.
  if (!isApart) focus.scrollIntoView({ block: 'nearest' });
}
