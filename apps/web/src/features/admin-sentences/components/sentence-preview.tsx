import type { SentencePreview as Preview } from '@utarang/contract';
import { adminSentences as texts } from '@utarang/messages';
import { SentenceText } from '../../../parts/sentences/sentence-text.js';
import css from './sentence-form.module.css';

/** What a learner will see of a sentence, and of the question that it asks. */
export function SentencePreview({ preview: { shown, question } }: { preview: Preview }) {
  if (shown.japanese === '') return null;
  const [start, end] = question?.blank ?? [0, 0];
  return (
    <section className={css['preview']} aria-label={texts.preview}>
      <h2>{texts.preview}</h2>
      <SentenceText sentence={shown} target={null} links />
      <p className={css['hint']}>{shown.pronunciation}</p>
      <p>{shown.korean}</p>
      {question && (
        <>
          <h2>{texts.question}</h2>
          <p lang="ja">
            {shown.japanese.slice(0, start)}
            <span className={css['blank']}>
              <span className="sr" lang="ko">
                {texts.blank}
              </span>
            </span>
            {shown.japanese.slice(end)}
          </p>
          <ol className={css['options']} lang="ja">
            {question.options.map(({ wordId, written, reading }) => (
              <li key={wordId}>
                <b>{written}</b> <span className={css['reading']}>{reading}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
