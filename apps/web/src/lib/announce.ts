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

/** Makes the page's live region, so that it is known to screen readers before its first words. */
export const prepareAnnouncer = (): void => void region();

/** Says a sentence to screen readers when they are next idle. The newest replaces one not yet said. */
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
