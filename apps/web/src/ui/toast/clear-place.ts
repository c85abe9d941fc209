/** Elements that toasts leave free: the main actions in sight, and what has the focus. */
const KEPT_FREE = '[data-main], :focus';

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Finds what the stack of toasts covers of that. A page as a whole, or its heading, may have the focus: that is no control. */
export function coveredBy(stack: Element): readonly Element[] {
  const place = stack.getBoundingClientRect();
  return [...document.querySelectorAll(KEPT_FREE)].filter(
    (element) =>
      !stack.contains(element) && !element.matches('[tabindex="-1"]') && meets(element.getBoundingClientRect(), place),
  );
}

/**
 * Moves the stack to the upper edge where it would cover a main action or the focus at the lower one, and covers none
 * there. `place` is what is fixed to an edge (`data-at`).
 */
export function clearPlace(stack: Element, place: HTMLElement): void {
  delete place.dataset['at'];
  if (coveredBy(stack).length === 0) return;
  place.dataset['at'] = 'top';
  if (coveredBy(stack).length > 0) delete place.dataset['at'];
}
