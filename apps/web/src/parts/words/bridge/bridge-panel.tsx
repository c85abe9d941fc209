import { useQuery } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { common, koLike } from '@utarang/messages';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useOverlay } from '../../../lib/overlay-history.js';
import { Button } from '../../../ui/button/button.js';
import css from './bridge-button.module.css';
import { bridgeCode } from './bridge-code.js';
import { BridgeView } from './bridge-view.js';
import { cautionQuery } from './caution-query.js';
import { hasPopover } from './has-popover.js';

const GAP_PX = 6;
const EDGE_PX = 12;

export type BridgedWord = Pick<Word, 'id' | 'japaneseWord' | 'meaningKo'>;

type BridgePanelProps = {
  id: string;
  word: BridgedWord;
  caution: string | null | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
};

/**
 * The panel that the button opens: a popover of the browser, which closes it at a press elsewhere and at Escape. In
 * older browsers, which have none, it is a part of the card, and is closed in the same way. It must not cover the
 * element that gets the focus next (WCAG 2.4.11). The rule is prefetched when a press is likely.
 */
export function BridgePanel({ id, word, caution: known, open, onToggle, button }: BridgePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery(bridgeCode);
  const asked = useQuery({ ...cautionQuery(word.id), enabled: open && known === undefined });
  const caution = known ?? asked.data ?? null;
  const close = () => (hasPopover() ? panel.current?.hidePopover() : onToggle(false));
  const closeNow = useEffectEvent(close);
  useOverlay(open, close);

  // The size of the panel, and so its position, is known once its content is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the content
  useLayoutEffect(() => {
    if (open && panel.current && button.current) place(panel.current, button.current);
  }, [open, data, isError, caution]);

  useEffect(() => {
    if (!open) return;
    const onElsewhere = ({ target }: Event) => {
      if (![panel.current, button.current].some((part) => part?.contains(target as Node))) closeNow();
    };
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && closeNow();
    document.addEventListener('focusin', onElsewhere);
    // A popover closes by itself on these.
    if (!hasPopover()) {
      document.addEventListener('pointerdown', onElsewhere);
      document.addEventListener('keydown', onEscape);
    }
    return () => {
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open, button]);

  const retry = () => {
    button.current?.focus(); // the button that was pressed is removed
    void refetch();
  };

  return (
    <div
      ref={panel}
      id={id}
      {...(hasPopover() ? { popover: 'auto' } : { hidden: !open })}
      className={css['panel']}
      onToggle={({ newState }) => onToggle(newState === 'open')}
    >
      {open && (
        <div aria-live="polite">
          {data ? (
            <BridgeView bridge={data.bridgeOf(word)} caution={caution} />
          ) : isError ? (
            <p className={css['fail']}>
              {koLike.bridgeFail}
              <Button variant="txt" onClick={retry}>
                {common.retry}
              </Button>
            </p>
          ) : (
            <p>{common.loading}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** Positions the panel below the button, or above it where there is more room. It scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const farthest = document.documentElement.clientWidth - width - EDGE_PX;
  const below = bottom + GAP_PX + height < innerHeight || top < height;
  // A popover is positioned in the page, anything else in its containing block.
  const origin = hasPopover() ? null : panel.offsetParent?.getBoundingClientRect();
  const [x, y] = origin ? [-origin.left, -origin.top] : [scrollX, scrollY];
  panel.style.left = `${x + Math.max(EDGE_PX, Math.min(left - 4, farthest))}px`;
  panel.style.top = `${y + (below ? bottom + GAP_PX : top - GAP_PX - height)}px`;
}
