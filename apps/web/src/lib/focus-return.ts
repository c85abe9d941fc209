const LANDMARKS = 'li, article, section, main';

/** The card that is now at a place in a list, or the last one where the list has become shorter. */
function cardAt(place: number): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const card = cards.find(({ dataset }) => Number(dataset['card']) >= place) ?? cards.at(-1);
  return card?.querySelector<HTMLElement>(LANDMARKS) ?? card;
}

/**
 * Remembers the focused element. The function returned gives it the focus again, without scrolling, unless something
 * else has taken the focus. Where the element is gone by then (the button of a deleted card), its card gets the focus;
 * where the card has left its list, the card that is now in its place; else the nearest section that is left.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  const card = opener.closest<HTMLElement>('[data-card]');
  const place = Number(card?.dataset['card']);
  const around: HTMLElement[] = [];
  for (let landmark = opener.parentElement?.closest<HTMLElement>(LANDMARKS); landmark; ) {
    around.push(landmark);
    landmark = landmark.parentElement?.closest<HTMLElement>(LANDMARKS);
  }
  const substitute = () =>
    (card && !card.isConnected ? cardAt(place) : undefined) ?? around.find((element) => element.isConnected);
  return () =>
    // The opener may be removed in the same rendering: look once that is done.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const target = opener.isConnected ? opener : substitute();
      if (!target) return;
      if (target !== opener && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
}
