import { useQuery } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { common, format, koLike } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import css from './bridge-button.module.css';
import { bridgeCode } from './bridge-code.js';
import { BridgeView } from './bridge-view.js';

const KANJI = /\p{Script=Han}/u;
/** Whether a word has what the bridge is made of. */
export const hasKanji = ({ japaneseWord }: Pick<Word, 'japaneseWord'>): boolean => KANJI.test(japaneseWord);

const GAP_PX = 6;
const EDGE_PX = 12;

type BridgeButtonProps = {
  word: Pick<Word, 'japaneseWord' | 'meaningKo'>;
  /** What the word is called. */
  name: string;
  /** What is different about it in Korean. */
  caution: string | null;
};

/**
 * 한자로 이어 보기: shows on demand how Korean reads the kanji of a word. It opens over the list, which would have to
 * move otherwise, and goes away with a press or the focus elsewhere. Not there for words without kanji.
 */
export function BridgeButton({ word, name, caution }: BridgeButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...bridgeCode, enabled: wanted });
  // Its size, and with it its place, is known once its content is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the content
  useLayoutEffect(() => {
    if (open && panel.current && button.current) place(panel.current, button.current);
  }, [open, data, isError]);
  if (!hasKanji(word)) return null;

  const prepare = () => setWanted(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css['button']}
        aria-label={format(koLike.bridgeOf, { word: name })}
        aria-expanded={open}
        popoverTarget={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={prepare}
      >
        {koLike.bridge}
        <ChevronDown size={16} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css['panel']}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <div aria-live="polite">
            {data ? (
              <BridgeView bridge={data.bridgeOf(word)} caution={caution} />
            ) : isError ? (
              <p className={css['fail']}>
                {koLike.bridgeFail}
                <Button look="txt" onClick={() => void refetch()}>
                  {common.retry}
                </Button>
              </p>
            ) : (
              <p>{common.loading}</p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Below the button, or above where there is more room; with the page, not with the window. */
function place(panel: HTMLElement, at: HTMLElement): void {
  const { left, top, bottom } = at.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const farthest = document.documentElement.clientWidth - width - EDGE_PX;
  const below = bottom + GAP_PX + height < innerHeight || top < height;
  panel.style.left = `${scrollX + Math.max(EDGE_PX, Math.min(left - 4, farthest))}px`;
  panel.style.top = `${scrollY + (below ? bottom + GAP_PX : top - GAP_PX - height)}px`;
}
