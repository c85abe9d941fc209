/**
 * For a button that cannot be pressed now. It keeps its place and the focus, which `disabled` would take, and says why
 * as its description and when it is pointed at. Its handler has to do nothing meanwhile.
 */
export const whyNot = (reason: string | false) => ({
  'aria-disabled': reason !== false,
  title: reason === false ? undefined : reason,
});
