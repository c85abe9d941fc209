/** The text that was typed in a test that was closed before it was sent: the same word's next test begins with it. */
let unsent: { wordId: number; text: string } | null = null;

export const storeUnsent = (wordId: number, text: string): void => {
  unsent = text === '' ? null : { wordId, text };
};

/** Takes the text that was typed for a word, which is forgotten with that. */
export function popUnsent(wordId: number): string {
  const text = unsent?.wordId === wordId ? unsent.text : '';
  unsent = null;
  return text;
}
