import type { SentencePreview as Preview } from '@utarang/contract';
import { adminSentences as texts } from '@utarang/messages';
import { SentenceText } from '../../../parts/sentences/sentence-text.js';
import css from './sentence-form.module.css';

type PreviewProps = {
  preview: Preview;
  /** Errors that are already shown below a box. */
  shownErrors: Readonly<Record<string, string>>;
};

/**
 * The preview of a sentence, and of its question, as a learner will see them; and the errors for which a save would be
 * refused.
 */
export function SentencePreview({ preview: { shown, question, errors }, shownErrors }: PreviewProps) {
  const faults = Object.entries(errors).filter(([field, sentence]) => shownErrors[field] !== sentence);
  const isRead = shown.japanese !== '';
  if (!isRead && faults.length === 0) return null;
  return (
    <section className={css['preview']} aria-label={texts.preview}>
      {isRead && (
        <>
          <h2>{texts.preview}</h2>
          <SentenceText sentence={shown} target={null} links />
          <p className={css['hint']}>{shown.pronunciation}</p>
          <p>{shown.korean}</p>
        </>
      )}
      {question && <Question japanese={shown.japanese} question={question} />}
      {faults.length > 0 && (
        <>
          <h2>{texts.faults}</h2>
          <ul className={css['faults']}>
            {faults.map(([field, sentence]) => (
              <li key={field}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Question({ japanese, question }: { japanese: string; question: NonNullable<Preview['question']> }) {
  const [start, end] = question.blank;
  return (
    <>
      <h2>{texts.question}</h2>
      <p lang="ja">
        {japanese.slice(0, start)}
        <span className={css['blank']}>
          <span className="sr" lang="ko">
            {texts.blank}
          </span>
        </span>
        {japanese.slice(end)}
      </p>
      <ol className={css['options']} lang="ja">
        {question.options.map(({ wordId, written, reading }) => (
          <li key={wordId}>
            <b>{written}</b> <span className={css['reading']}>{reading}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
