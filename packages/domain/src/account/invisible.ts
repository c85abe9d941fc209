/** Invisible characters of Unicode: zero-width spaces, direction controls, Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Invisible characters that modify an emoji or a letter beside them. */
const SHAPING = /\u200c|\u200d|\ufe0e|\ufe0f/g;

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Checks whether a whole name is visible. Modifiers of an emoji are allowed, but not alone. */
export function isVisible(name: string): boolean {
  const shown = name.replace(SHAPING, '');
  return shown.trim() !== '' && !hasInvisible(shown);
}
