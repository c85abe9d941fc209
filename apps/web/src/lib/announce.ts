import { runs } from '@utarang/domain/language';

const CLEAR_MS = 60; // long enough for a screen reader to see the emptied region before the same words come again

/** A polite live region. An open modal dialog makes the rest of the page inert, so it has one of its own inside. */
function region(): HTMLElement {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  const existing = open.querySelector<HTMLElement>(':scope > [data-announcer]');
  if (existing) return existing;
  const made = document.createElement('p');
  made.className = 'sr';
  made.dataset['announcer'] = '';
  made.lang = 'ko';
  made.setAttribute('aria-live', 'polite');
  open.append(made);
  return made;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Creates the page's live region, so that screen readers know it before its first text. */
export const prepareAnnouncer = (): void => void region();

/**
 * Announces a sentence to screen readers when the browser is next idle. It replaces a sentence that has not been
 * announced yet.
 */
export function announce(sentence: string): void {
  const target = region();
  target.replaceChildren();
  clearTimeout(timer);
  timer = setTimeout(() => target.replaceChildren(...runs(sentence).map(node)), CLEAR_MS);
}

function node({ text, japanese }: { text: string; japanese: boolean }): Node {
  if (!japanese) return document.createTextNode(text);
  const span = document.createElement('span');
  span.lang = 'ja';
  span.textContent = text;
  return span;
}
