/**
 * Keeps the focus in a list. It is called before the focused card leaves the list; the function returned focuses the
 * same button of the card that takes its place.
 */
export function keepFocusInList(): () => void {
  const card = document.activeElement?.closest<HTMLElement>('[data-card]');
  const index = Number(card?.dataset['card']);
  return () =>
    requestAnimationFrame(() => {
      if (!card || document.activeElement !== document.body) return;
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-card] [data-delete]')];
      const placeOf = (button: HTMLElement) => Number(button.closest<HTMLElement>('[data-card]')?.dataset['card']);
      const next = buttons.find((button) => placeOf(button) >= index) ?? buttons.at(-1);
      (next ?? document.querySelector('main'))?.focus({ preventScroll: true });
    });
}
