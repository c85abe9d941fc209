/** Elements that toasts must not cover: the main actions in view, and the focused element. */
const KEPT_FREE = '[data-main], :focus';

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The elements of that kind that the stack of toasts covers. A page or heading that has the focus (`tabindex="-1"`) is
 * no control, and may be covered.
 */
export function coveredBy(stack: Element): readonly Element[] {
  const place = stack.getBoundingClientRect();
  return [...document.querySelectorAll(KEPT_FREE)].filter(
    (element) =>
      !stack.contains(element) && !element.matches('[tabindex="-1"]') && meets(element.getBoundingClientRect(), place),
  );
}

/**
 * Moves the stack to the upper edge where it would cover such an element at the lower one, and covers none there.
 * `place` is the container that is fixed to an edge (`data-at`).
 */
export function placeToasts(stack: Element, place: HTMLElement): void {
  delete place.dataset['at'];
  if (coveredBy(stack).length === 0) return;
  place.dataset['at'] = 'top';
  if (coveredBy(stack).length > 0) delete place.dataset['at'];
}
