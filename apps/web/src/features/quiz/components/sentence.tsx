import { BLANK, type Quiz, type QuizResult } from '@utarang/contract';
import { sent } from '@utarang/messages';
import { useStore } from '../../../lib/store.js';
import { SentenceText } from '../../../parts/sentences/sentence-text.js';
import { Switch } from '../../../ui/switch/switch.js';
import { flipKorean, koreanShown } from '../korean-shown.js';
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
  const [before = '', after] = text.split(BLANK);
  if (after === undefined) return before;
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

/** A text with an underlined stretch that is asked about. */
export const Underlined = ({ text, marked: [start, end] }: { text: string; marked: readonly [number, number] }) => (
  <>
    {text.slice(0, start)}
    <u className={css['asked']}>{text.slice(start, end)}</u>
    {text.slice(end)}
  </>
);

/** The open question's sentence, with its Korean where that is switched on. */
export function OpenSentence({ quiz: { sentenceJp, sentenceKo, marked } }: { quiz: Quiz }) {
  const isShown = useStore(koreanShown);
  return (
    <>
      <p className={css['japanese']} lang="ja">
        {marked ? <Underlined text={sentenceJp} marked={marked} /> : <Blanked text={sentenceJp} />}
      </p>
      {sentenceKo !== null && (
        <div className={css['inKorean']}>
          {isShown && (
            <p className={css['korean']}>
              <Blanked text={sentenceKo} />
            </p>
          )}
          <Switch on={isShown} onFlip={flipKorean}>
            {sent.koreanShown}
          </Switch>
        </div>
      )}
    </>
  );
}

/** The answered sentence with its word, furigana and Korean. */
export function FilledSentence({
  result: {
    sentence,
    blank,
    koreanBlank,
    words: [answer],
  },
}: {
  result: QuizResult;
}) {
  const [start, end] = blank;
  // The mark covers exactly the blank.
  const words = answer ? [{ id: answer.id, start, end }] : [];
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
