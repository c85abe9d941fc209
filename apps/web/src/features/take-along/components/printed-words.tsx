import type { CheckedWord } from '@utarang/contract';
import { format, bringAlong as text } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Message } from '../../../ui/message/message.js';
import css from './printed-words.module.css';

/** Words on paper: two columns of which one is folded away, or cards to cut out. */
export type Printed = 'sheet' | 'cards';

type PrintedProps = { as: Printed; words: readonly CheckedWord[]; onDone: () => void };

/** Words on paper, A4, which only the printer shows. It opens the print dialog once it is rendered. */
export function PrintedWords({ as, words, onDone }: PrintedProps) {
  const done = useRef(onDone);
  useEffect(() => {
    const end = () => done.current();
    addEventListener('afterprint', end);
    // Fonts of words that no page has shown yet are loaded first: the printer does not wait for them.
    void document.fonts.ready.then(() => print());
    return () => removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div className={css['paper']} data-printed={as}>
      <header className={css['head']}>
        <b>{format(text['print.title'], { n: words.length })}</b>
        <span>{as === 'sheet' ? text['print.fold'] : text['print.cut']}</span>
      </header>
      <ul className={css[as]}>
        {words.map(({ id, japaneseWord, hiragana, koreanPronunciation, meaningKo }) => (
          <li key={id}>
            <div className={css['word']} lang="ja">
              {japaneseWord}
            </div>
            <div className={css['meaning']}>
              <b>
                <Message>{meaningKo}</Message>
              </b>
              <span>
                <span lang="ja">{hiragana}</span> {koreanPronunciation}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
