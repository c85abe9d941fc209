import type { Sentence } from '@utarang/contract';
import { ListenButton } from '../speech/listen-button.js';
import { CopyButton } from '../words/list/copy-button.js';
import type { MarkRange } from '../words/list/marked.js';
import { CoveredText } from './covered-text.js';
import css from './sentence-item.module.css';
import { SentenceText } from './sentence-text.js';
import { useSentenceView } from './view.js';

type SentenceItemProps = {
  sentence: Sentence;
  target: readonly [start: number, end: number] | null;
  /** The ranges that a search found in its Korean. */
  marks?: readonly MarkRange[];
  /** Its place in the list, counted from 1. */
  n: number;
};

/** A sentence of a list: its Japanese, pronunciation and Korean, and buttons to hear and copy it. */
export function SentenceItem({ sentence, target, marks, n }: SentenceItemProps) {
  const { pronunciation } = useSentenceView();
  const { japanese, korean } = sentence;
  return (
    // Where a list grows, its first new sentence gets the focus.
    <li className={css['item']} tabIndex={-1}>
      <div>
        <SentenceText sentence={sentence} target={target} links />
        {pronunciation.shown && <p className={css['pronunciation']}>{sentence.pronunciation}</p>}
        <CoveredText text={korean} marks={marks} n={n} />
      </div>
      <div className={css['tools']}>
        {/* Its place is kept on a device without a voice: voices come late, and nothing may move. */}
        <span className={css['listen']}>
          <ListenButton name={japanese} text={japanese} />
        </span>
        <CopyButton name={japanese} text={japanese} />
      </div>
    </li>
  );
}
