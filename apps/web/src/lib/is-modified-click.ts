/** A press of a link: React's mouse events and the browser's own. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Checks whether a click opens its link in another tab, in a window or as a file, which the browser does by itself. */
export const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
