/**
 * The word of a text to which a key moves from another word: left and right through all words, up and down to the first
 * word of the next line that has one, Home and End to the ends of the line. Null for any other key, and where there is
 * no such word.
 */
export function tokenTowards(key: string, text: Element, from: EventTarget): HTMLElement | null {
  const words = [...text.querySelectorAll<HTMLElement>(WORD)];
  const index = words.indexOf(from as HTMLElement);
  if (index < 0) return null;
  const line = lineOf(words[index]!);
  switch (key) {
    case 'ArrowLeft':
      return words[index - 1] ?? null;
    case 'ArrowRight':
      return words[index + 1] ?? null;
    case 'Home':
      return line?.querySelector<HTMLElement>(WORD) ?? null;
    case 'End':
      return [...(line?.querySelectorAll<HTMLElement>(WORD) ?? [])].at(-1) ?? null;
    case 'ArrowDown':
      return words.slice(index).find((word) => lineOf(word) !== line) ?? null;
    case 'ArrowUp': {
      const before = lineOf(words.slice(0, index).findLast((word) => lineOf(word) !== line));
      return before?.querySelector<HTMLElement>(WORD) ?? null;
    }
    default:
      return null;
  }
}

/** The selector of a word of the text, as opposed to a button beside its lines. */
const WORD = 'button[data-word]';

const lineOf = (word: Element | undefined): Element | null => word?.closest('[data-line]') ?? null;
