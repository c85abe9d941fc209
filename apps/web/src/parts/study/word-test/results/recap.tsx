import type { Word } from '@utarang/contract';
import { cardLines } from '@utarang/domain/words';
import css from './results.module.css';

/** The word in one line. Its meaning is left out while it can still be asked for. */
export function Recap({ word, meaning }: { word: Word; meaning: boolean }) {
  const { heading, hiragana, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <p className={css['recap']}>
      <b lang={heading.lang}>{heading.text}</b>{' '}
      {hiragana && (
        <>
          <span className={css['hiragana']} lang="ja">
            {hiragana}
          </span>{' '}
        </>
      )}
      {koreanPronunciation && <span>[{koreanPronunciation}]</span>} {meaning && <strong>{meaningKo}</strong>}
    </p>
  );
}
