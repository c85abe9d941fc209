import { wordsOf } from '../language/index.js';

/** The words behind a form are asked for again and again: a text repeats itself. */
export type FormsBehind = (text: string) => ReturnType<typeof wordsOf>;
export function rememberedForms(): FormsBehind {
  const known = new Map<string, ReturnType<typeof wordsOf>>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const found = wordsOf(text);
    known.set(text, found);
    return found;
  };
}
