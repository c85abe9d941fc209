/** Checks whether a key is pressed on a control that uses keys itself. */
export const isOnButton = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  target instanceof Element && target.closest('button, a, input, [role="radio"]') !== null;
