const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Checks whether Tab stops at an element. Of a group of radio buttons it stops at the chosen one alone. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.getClientRects().length > 0 &&
  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);

/**
 * Traps the focus in a dialog: Tab wraps around in it. The browser keeps Tab from the page behind, but lets it out to
 * its own controls by way of the body, where a screen reader would begin to read. Returns the function that ends the
 * trap.
 */
export function keepTabInside(dialog: HTMLDialogElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
    const [first, last] = [stops[0], stops.at(-1)];
    if (!first || !last) return event.preventDefault();
    const from = document.activeElement;
    const leaves = event.shiftKey
      ? from === first || !stops.includes(from as HTMLElement)
      : from === last || !dialog.contains(from);
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
