import type { Word } from '@utarang/contract';
import { test } from '@utarang/messages';
import { cardLines } from '../../../card-lines.js';
import { ListenButton } from '../../../speech/listen-button.js';
import css from './answer-block.module.css';

/** The word that was asked, with its reading, its pronunciation, its sound and its whole meaning. */
export function AnswerBlock({ word, wordId }: { word: Word /** For the field that it describes. */; wordId?: string }) {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <div className={css['answer']} id={wordId}>
      <p className={css['word']} lang={heading.lang}>
        {heading.text}
      </p>
      <p className={css['reading']}>
        {reading && <span lang="ja">{reading}</span>} {koreanPronunciation && <span>[{koreanPronunciation}]</span>}{' '}
        <ListenButton name={heading.text} text={word.hiragana || word.japaneseWord} />
      </p>
      <p className={css['meaning']}>{meaningKo}</p>
    </div>
  );
}

/** The wrong answers that were typed. */
export const OwnAnswers = ({ answers }: { answers: readonly string[] }) => (
  <dl className={css['own']}>
    <dt>{test.myAnswer}</dt>
    <dd>
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be typed twice
        <span key={index}>
          {index > 0 && ', '}
          <s>{answer}</s>
        </span>
      ))}
    </dd>
  </dl>
);
