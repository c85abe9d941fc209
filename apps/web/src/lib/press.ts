/** Text boxes: while one has the focus, the bars at the lower edge are hidden (base.css). */
const BOXES = 'input:not([type="checkbox"], [type="radio"]), textarea';
/** Longer than the time between the release of a finger and its click. */
const CLICK_MS = 400;

let pressed = false;
const waiting: (() => void)[] = [];

/** Calls something after the current press, or at once where nothing is pressed. */
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
 * Keeps the layout still between a press and its release. A press takes the focus from a text box, and the bars that
 * then return would move the button away from under the finger.
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
