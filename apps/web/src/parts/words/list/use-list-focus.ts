import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../../../lib/keyboard.js';

/** The id of the sentence that explains the keys of a card. */
export const CARD_KEYS = 'card-keys';

type End = 'first' | 'last';

/** The interactive elements of a card, without those of its popovers. */
const controlsOf = (card: Element | null) =>
  [...(card?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter(
    (control) => !control.closest('[popover]') && !control.matches(':disabled'),
  );

/** Checks whether a control belongs to the card itself, and is not the skip link above the first card of a page. */
const isCardControl = (control: HTMLElement) => !control.matches('[data-skip]');

/** The tab stops of a card: usually only the link of its word. */
const tabStopsOf = (card: Element | null) => controlsOf(card).filter(({ tabIndex }) => tabIndex >= 0);

/**
 * The keyboard navigation of a virtual list (docs/product/lists.md#keyboard). Tab moves from card to card, the left and
 * right arrow keys through the controls of a card. `focused` is the card with the focus: the list keeps it in the
 * document. Where the next card is not in the document yet, it gets the focus once it is.
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  total: number,
  bringIntoView: (index: number) => void,
) {
  const [focused, setFocused] = useState<number | null>(null);
  /** The card to focus as soon as it is in the document. */
  const pending = useRef<{ index: number; end: End } | null>(null);

  const cardAt = useCallback((index: number) => list.current?.querySelector(`[data-card="${index}"]`) ?? null, [list]);

  const focusPending = useCallback(() => {
    if (!pending.current) return;
    const { index, end } = pending.current;
    // The skip link above the first card of a page gets the focus by Tab alone.
    const stop = tabStopsOf(cardAt(index))
      .filter(end === 'first' ? isCardControl : Boolean)
      .at(end === 'first' ? 0 : -1);
    if (!stop) return;
    pending.current = null;
    // The list has scrolled the card into view before; a reader who has scrolled on since is not taken back.
    stop.focus({ preventScroll: true });
  }, [cardAt]);

  useEffect(() => {
    if (!list.current) return;
    const observer = new MutationObserver(focusPending);
    observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list, focusPending]);

  /** Focuses a card, now or once it is in the document. */
  const focusCard = (index: number, end: End = 'first') => {
    pending.current = { index, end };
    setFocused(index);
    bringIntoView(index);
    focusPending();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    pending.current = null;
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>('[data-card]');
    if (!card || target.closest('[popover]')) return;
    if (event.key === 'Tab') {
      if (!event.altKey && !event.ctrlKey && !event.metaKey) onTab(event, card, target);
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !hasModifier(event.nativeEvent)) {
      event.preventDefault();
      const controls = controlsOf(card);
      controls[controls.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1)]?.focus();
    }
  };

  const onTab = (event: KeyboardEvent, card: HTMLElement, target: HTMLElement) => {
    const forward = !event.shiftKey;
    const index = Number(card.dataset['card']);
    /** True on the skip link: the next tab stop is in the same card. */
    const isOnSkipLink = forward && !isCardControl(target) && !tabStopsOf(card).some(isCardControl);
    const next = isOnSkipLink ? index : index + (forward ? 1 : -1);
    const remaining = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (next < 0 || next >= total) return;
    if (tabStopsOf(card).some((stop) => target.compareDocumentPosition(stop) & remaining)) return;
    if (!isOnSkipLink && tabStopsOf(cardAt(next)).length > 0) return; // the browser's own Tab finds it
    event.preventDefault();
    focusCard(next, forward ? 'first' : 'last');
  };

  const onFocus = (event: FocusEvent) => {
    const card = event.target.closest<HTMLElement>('[data-card]');
    if (card) setFocused(Number(card.dataset['card']));
  };

  const onBlur = (event: FocusEvent) => {
    // Without a new target the window itself may have lost the focus, and will return it to the same card.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };

  return { focused, focusCard, handlers: { onKeyDown, onFocus, onBlur } };
}
