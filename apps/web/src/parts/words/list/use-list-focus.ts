import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasModifier } from '../../../lib/keyboard.js';

/** The id of the sentence that says which keys lead through a card. */
export const CARD_KEYS = 'card-keys';

type End = 'first' | 'last';

/** All that can be operated in a card, except in what opens over it. */
const partsOf = (card: Element | null) =>
  [...(card?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter(
    (part) => !part.closest('[popover]') && !part.matches(':disabled'),
  );

const isOfCard = (part: HTMLElement) => !part.matches('[data-skip]');

/** The stops of Tab in a card: its word, as a rule. */
const stopsOf = (card: Element | null) => partsOf(card).filter(({ tabIndex }) => tabIndex >= 0);

/**
 * The keyboard in a list of which only a part is in the document (docs/product/lists.md#keyboard). Tab goes from card to
 * card, the arrows to the left and right through what a card can do. `focused` is the card that has the focus: the list
 * keeps it in the document. Where the next card is not in the document yet, Tab goes to it once it is.
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  total: number,
  bringIntoView: (index: number) => void,
) {
  const [focused, setFocused] = useState<number | null>(null);
  const wanted = useRef<{ index: number; end: End } | null>(null);

  const cardAt = useCallback((index: number) => list.current?.querySelector(`[data-card="${index}"]`) ?? null, [list]);

  const tryWanted = useCallback(() => {
    if (!wanted.current) return;
    const { index, end } = wanted.current;
    // The link above a page's first card, which skips the page, is only for those who come to it by Tab.
    const stop = stopsOf(cardAt(index))
      .filter(end === 'first' ? isOfCard : Boolean)
      .at(end === 'first' ? 0 : -1);
    if (!stop) return;
    wanted.current = null;
    // The list has brought the card into view itself; a reader who has scrolled on since is not brought back.
    stop.focus({ preventScroll: true });
  }, [cardAt]);

  useEffect(() => {
    if (!list.current) return;
    const observer = new MutationObserver(tryWanted);
    observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list, tryWanted]);

  /** Brings the focus to a card, now or when it has arrived. */
  const focusCard = (index: number, end: End = 'first') => {
    wanted.current = { index, end };
    setFocused(index);
    bringIntoView(index);
    tryWanted();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    wanted.current = null;
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>('[data-card]');
    if (!card || target.closest('[popover]')) return;
    if (event.key === 'Tab') {
      if (!event.altKey && !event.ctrlKey && !event.metaKey) goOn(event, card, target);
    } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !hasModifier(event.nativeEvent)) {
      event.preventDefault();
      const parts = partsOf(card);
      parts[parts.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1)]?.focus();
    }
  };

  const goOn = (event: KeyboardEvent, card: HTMLElement, target: HTMLElement) => {
    const forward = !event.shiftKey;
    const index = Number(card.dataset['card']);
    const isAbove = forward && !isOfCard(target) && !stopsOf(card).some(isOfCard);
    const next = isAbove ? index : index + (forward ? 1 : -1);
    const passed = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    if (next < 0 || next >= total) return;
    if (stopsOf(card).some((stop) => target.compareDocumentPosition(stop) & passed)) return;
    if (!isAbove && stopsOf(cardAt(next)).length > 0) return; // the browser's own Tab finds it
    event.preventDefault();
    focusCard(next, forward ? 'first' : 'last');
  };

  const onFocus = (event: FocusEvent) => {
    const card = event.target.closest<HTMLElement>('[data-card]');
    if (card) setFocused(Number(card.dataset['card']));
  };

  const onBlur = (event: FocusEvent) => {
    // Without a new target the window itself may have lost the focus, and will give it back to the same card.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };

  return { focused, focusCard, handlers: { onKeyDown, onFocus, onBlur } };
}
