/** A letter that the rules of reading leave as it is and that they read nothing across: one of the Yi script. */
const BETWEEN = '\ua000';

/** A rule of reading applied to all texts at once, which takes half the time of so many calls. */
export const together = (rule: (text: string) => string, texts: readonly string[]): string[] =>
  texts.length === 0 ? [] : rule(texts.map((text) => text.replaceAll(BETWEEN, '')).join(BETWEEN)).split(BETWEEN);
