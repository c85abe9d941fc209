import { hasKanji } from '@utarang/domain/language';
import { format, koLike } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TabStops, useTabStop } from '../../../ui/tab-stop.js';
import css from './bridge-button.module.css';
import { type BridgedWord, BridgePanel } from './bridge-panel.js';
import { hasPopover } from './has-popover.js';

type BridgeButtonProps = {
  word: BridgedWord;
  /** The name of the word. */
  name: string;
  /**
   * The caution: how its Korean counterpart differs. Undefined where the list does not have it; then it is loaded when
   * the bridge opens.
   */
  caution: string | null | undefined;
};

/**
 * A button that shows how Korean reads the kanji of a word (한자로 이어 보기). The panel opens over the list, so that the list
 * does not move; a press or the focus elsewhere closes it. A word without kanji has no such button.
 */
export function BridgeButton({ word, name, caution }: BridgeButtonProps) {
  const stop = useTabStop();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** The panel is rendered only when a press is likely: lists have thousands of these buttons. */
  const [wanted, setWanted] = useState(false);
  if (!hasKanji(word.japaneseWord)) return null;
  const prepare = () => setWanted(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={stop}
        className={css['button']}
        aria-label={format(koLike.bridgeOf, { word: name })}
        aria-expanded={open}
        popoverTarget={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        // The browser opens the panel after this handler, so the panel must be rendered by then.
        onClick={() => {
          flushSync(prepare);
          if (!hasPopover()) setOpen(!open);
        }}
      >
        {koLike.bridge}
        <ChevronDown size={16} />
      </button>
      {wanted && (
        <TabStops value={undefined}>
          <BridgePanel id={id} word={word} caution={caution} open={open} onToggle={setOpen} button={button} />
        </TabStops>
      )}
    </>
  );
}
