import { BLANK, type Quiz, type QuizResult } from '@utarang/contract';
import { sent } from '@utarang/messages';
import { SentenceText } from '../../../parts/sentences/sentence-text.js';
import css from './sentence.module.css';

const Blank = () => (
  <span className={css['blank']}>
    <span className="sr" lang="ko">
      {sent.blank}
    </span>
  </span>
);

/** A text with its blank. Punctuation right after the blank stays on the same line. */
function Blanked({ text }: { text: string }) {
  const [before = '', after = ''] = text.split(BLANK);
  const [, close = '', rest = ''] = /^([、。！？.,?!]*)(.*)$/s.exec(after) ?? [];
  return (
    <>
      {before}
      <span className={css['together']}>
        <Blank />
        {close}
      </span>
      {rest}
    </>
  );
}

/** The sentence as it is asked. */
export const OpenSentence = ({ quiz }: { quiz: Quiz }) => (
  <>
    <p className={css['japanese']} lang="ja">
      <Blanked text={quiz.sentenceJp} />
    </p>
    {quiz.sentenceKo !== null && (
      <p className={css['korean']}>
        <Blanked text={quiz.sentenceKo} />
      </p>
    )}
  </>
);

/** The sentence with its word, furigana and its Korean. */
export function FilledSentence({ result: { sentence, blank, koreanBlank, correctOptionId } }: { result: QuizResult }) {
  const [start, end] = blank;
  // The word is marked as far as the blank went.
  const words = [{ id: correctOptionId, start, end }];
  const [from, to] = koreanBlank ?? [0, 0];
  return (
    <>
      <SentenceText sentence={{ ...sentence, words }} target={blank} links={false} className={css['filled']} />
      <p className={css['korean']}>
        {sentence.korean.slice(0, from)}
        <b>{sentence.korean.slice(from, to)}</b>
        {sentence.korean.slice(to)}
      </p>
    </>
  );
}
