import type { Word } from '@utarang/contract';
import { cardLines } from '../../../card-lines.js';
import css from './results.module.css';

/** The word in one line. Its meaning is left out while it can still be asked for. */
export function Recap({ word, meaning }: { word: Word; meaning: boolean }) {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <p className={css['recap']}>
      <b lang={heading.lang}>{heading.text}</b>{' '}
      {reading && (
        <>
          <span className={css['hiragana']} lang="ja">
            {reading}
          </span>{' '}
        </>
      )}
      {koreanPronunciation && <span>[{koreanPronunciation}]</span>} {meaning && <strong>{meaningKo}</strong>}
    </p>
  );
}
