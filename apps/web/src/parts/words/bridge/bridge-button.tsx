import type { Word } from '@utarang/contract';
import { format, koLike } from '@utarang/messages';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TabStops, useTabStop } from '../../../ui/tab-stop.js';
import css from './bridge-button.module.css';
import { type BridgedWord, BridgePanel } from './bridge-panel.js';

const KANJI = /\p{Script=Han}/u;

/** Whether a word has what the bridge is made of. */
export const hasKanji = ({ japaneseWord }: Pick<Word, 'japaneseWord'>): boolean => KANJI.test(japaneseWord);

type BridgeButtonProps = {
  word: BridgedWord;
  /** What the word is called. */
  name: string;
  /** What is different about it in Korean; where the list does not know, it is asked for when the bridge opens. */
  caution: string | null | undefined;
};

/**
 * 한자로 이어 보기: shows on demand how Korean reads the kanji of a word. It opens over the list, which would have to
 * move otherwise, and goes away with a press or the focus elsewhere. Not there for words without kanji.
 */
export function BridgeButton({ word, name, caution }: BridgeButtonProps) {
  const stop = useTabStop();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Until a press is near there is nothing to open: lists have thousands of these buttons. */
  const [wanted, setWanted] = useState(false);
  if (!hasKanji(word)) return null;
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
        // The browser opens it after this; it has to be there by then.
        onClick={() => flushSync(prepare)}
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
