const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus among the links and buttons of a panel, in reading order and wrapping around. Returns whether it used
 * the key. Inside an input the arrow keys belong to the input.
 */
export function moveFocus(panel: HTMLElement, key: string): boolean {
  if (document.activeElement instanceof HTMLInputElement) return false;
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button, input:not([type="radio"]:not(:checked))')];
  if (stops.length === 0) return false;
  const index = stops.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[key];
  if (key === 'Home') stops[0]?.focus();
  else if (key === 'End') stops.at(-1)?.focus();
  else if (step) stops.at((index + step) % stops.length)?.focus();
  else return false;
  return true;
}
