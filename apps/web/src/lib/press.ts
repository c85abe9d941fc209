/** Boxes in which one types: while one has the focus, the bars at the lower edge are away (base.css). */
const BOXES = 'input:not([type="checkbox"], [type="radio"]), textarea';
/** Longer than a browser takes from the release of a finger to its click. */
const CLICK_MS = 400;

let pressed = false;
const waiting: (() => void)[] = [];

/** Does something once the press is over that is under way, at once where none is. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}

function end(): void {
  pressed = false;
  delete document.documentElement.dataset['typing'];
  for (const run of waiting.splice(0)) run();
}

/**
 * Keeps the page still between a press and its release: a box loses the focus with the press, and what comes back then
 * (the bars) would move the button away from under the finger.
 */
export function holdWhilePressed(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endIn = (ms: number) => () => {
    clearTimeout(timer);
    timer = setTimeout(end, ms);
  };
  const onPress = () => {
    clearTimeout(timer);
    pressed = true;
    if (document.activeElement?.matches(BOXES)) document.documentElement.dataset['typing'] = '';
  };
  addEventListener('pointerdown', onPress, true);
  addEventListener('pointerup', endIn(CLICK_MS), true);
  for (const over of ['click', 'pointercancel']) addEventListener(over, endIn(0), true);
}
