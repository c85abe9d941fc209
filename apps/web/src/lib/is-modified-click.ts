/** A press of a link: React's mouse events and the browser's own. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Checks whether a press opens its link in another tab, a window or a file: the browser does that. */
export const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
