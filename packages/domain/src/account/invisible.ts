/**
 * Characters that Unicode shows as nothing: blanks without width, controls of the direction of writing, Hangul fillers.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Invisible characters that shape an emoji or a letter beside them. */
const SHAPING = /\u200c|\u200d|\ufe0e|\ufe0f/g;

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Checks whether a name can be seen as a whole. What shapes an emoji may stand in it, but not alone. */
export function isVisible(name: string): boolean {
  const shown = name.replace(SHAPING, '');
  return shown.trim() !== '' && !hasInvisible(shown);
}
