/** What Unicode shows as nothing: blanks without width, controls of the direction of writing, Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Of these, what shapes an emoji or a letter beside it. */
const SHAPING = /\u200c|\u200d|\ufe0e|\ufe0f/g;

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Is all of a person's name to be seen? What shapes an emoji may stand in it, but not alone. */
export function isVisible(name: string): boolean {
  const shown = name.replace(SHAPING, '');
  return shown.trim() !== '' && !hasInvisible(shown);
}
