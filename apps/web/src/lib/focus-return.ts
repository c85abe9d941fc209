const LANDMARKS = 'li, article, section, main';

/** The card that has come to a place in a list, or, past its end, the last one. */
function cardAt(place: number): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const card = cards.find(({ dataset }) => Number(dataset['card']) >= place) ?? cards.at(-1);
  return card?.querySelector<HTMLElement>(LANDMARKS) ?? card;
}

/**
 * Remembers what has the focus now; the function returned gives it back, without scrolling, unless something else has
 * taken it. Where that element is gone by then (the button of a deleted card), its card gets it instead; where the card has
 * left its list, the one that has come to its place; else the nearest surviving section.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  const card = opener.closest<HTMLElement>('[data-card]');
  const place = Number(card?.dataset['card']);
  const around: HTMLElement[] = [];
  for (let at = opener.parentElement?.closest<HTMLElement>(LANDMARKS); at; ) {
    around.push(at);
    at = at.parentElement?.closest<HTMLElement>(LANDMARKS);
  }
  const substitute = () =>
    (card && !card.isConnected ? cardAt(place) : undefined) ?? around.find((element) => element.isConnected);
  return () =>
    // The removal of the opener may be under way in the same rendering: look once it is done.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const target = opener.isConnected ? opener : substitute();
      if (!target) return;
      if (target !== opener && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
}
