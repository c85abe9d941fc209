import type { Word } from '@utarang/contract';
import { cardLines } from '../../../parts/card-lines.js';
import { WordStar } from '../../../parts/words/list/word-star.js';
import css from './word-rows.module.css';

/** Words with their reading, pronunciation, meaning and star. */
export const WordRows = ({ words }: { words: readonly Word[] }) => (
  <ul className={css['rows']}>
    {words.map((word) => (
      <Row key={word.id} word={word} />
    ))}
  </ul>
);

function Row({ word }: { word: Word }) {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <li>
      <div className={css['word']}>
        <p>
          <b lang={heading.lang}>{heading.text}</b>{' '}
          {reading && (
            <span className={css['reading']} lang="ja">
              {reading}
            </span>
          )}{' '}
          {koreanPronunciation && <span className={css['reading']}>[{koreanPronunciation}]</span>}
        </p>
        <p className={css['meaning']}>{meaningKo}</p>
      </div>
      <WordStar word={word} name={heading.text} />
    </li>
  );
}
