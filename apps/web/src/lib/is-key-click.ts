/** A click: React's mouse events have the browser's own inside. */
type Click = { detail: number; pointerType?: string };

/**
 * Checks whether a click was made by a key. It counts no presses then, but Firefox counts one for a link by Enter, and
 * says that there was no pointer. Safari does not say what pointer it was.
 */
export const isKeyClick = ({ detail, pointerType }: Click): boolean => detail === 0 || pointerType === '';
