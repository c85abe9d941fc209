import type { Word } from '@utarang/contract';
import { common, nav, test } from '@utarang/messages';
import { LockKeyhole, LogIn } from 'lucide-react';
import { Button } from '../../../ui/button/button.js';
import { askToLogIn } from '../../session/refusals.js';
import { ListenButton } from '../../speech/listen-button.js';
import { AnswerFeedback } from './question/answer-feedback.js';
import css from './question/question.module.css';
import { OwnAnswer } from './results/own-answer.js';
import { Recap } from './results/recap.js';
import { isBulk, isLast, type Question, wordOf } from './run/run.js';
import { noteText, pointsText } from './run/say.js';
import type { WordTest } from './run/use-word-test.js';

/** The content below the field: what is said about the last answer, and what can be done about it. */
export function AfterAnswer({ test: { run, next, reveal, again }, formId }: { test: WordTest; formId: string }) {
  const { step, mode, member } = run;
  if (step.at === 'passed') {
    const earned = pointsText(run, step.points);
    return (
      <AnswerFeedback variant="ok">
        {test.correct} {earned}
      </AnswerFeedback>
    );
  }
  if (step.at !== 'question') return null;
  const free = mode === 'practice' || !member;
  const word = wordOf(run);
  const lastWrong = step.wrong.at(-1);
  const wrong = step.note === 'wrong';
  const shown = step.note !== null && step.note !== 'blank';
  return (
    <>
      <Noted key={run.turn} question={step} formId={formId} again={again} />
      {step.revealed && <Revealed word={word} />}
      {free && (
        <div className={css['free']}>
          {!step.revealed && (
            <Button variant="txt" onClick={reveal}>
              {test.reveal}
            </Button>
          )}
          {isBulk(run) && (wrong || step.revealed) && (
            <Button variant="txt" onClick={next}>
              {isLast(run) ? test.results : test.next}
            </Button>
          )}
        </div>
      )}
      {member && wrong && lastWrong !== undefined && (mode === 'test' || step.revealed) && (
        <OwnAnswer key={lastWrong} wordId={word.id} answer={lastWrong} />
      )}
      {free && !shown && !step.revealed && (
        <p className={css['hint']}>{mode === 'practice' ? test.practiceNote : test.guestNote}</p>
      )}
    </>
  );
}

/** The answer to a question that was given up. */
const Revealed = ({ word }: { word: Word }) => (
  <div className={css['revealed']}>
    <Recap word={word} meaning />
    <ListenButton name={word.japaneseWord} text={word.hiragana || word.japaneseWord} />
  </div>
);

type NotedProps = { question: Question; formId: string; again: () => void };

function Noted({ question, formId, again }: NotedProps) {
  const { note, reason } = question;
  switch (note) {
    case null:
    case 'blank': // the field itself says so
      return null;
    case 'sessionEnded':
      return (
        <div className={css['ended']}>
          <p>
            <LockKeyhole size={20} />
            {noteText(question, note)}
          </p>
          <Button onClick={askToLogIn}>
            <LogIn size={18} />
            {nav.login}
          </Button>
        </div>
      );
    case 'notStarted':
      return (
        <AnswerFeedback
          variant="bad"
          action={
            <button type="button" onClick={again}>
              {common.retry}
            </button>
          }
        >
          {noteText(question, note)}
        </AnswerFeedback>
      );
    case 'near':
    case 'homograph':
    case 'slip':
      return <AnswerFeedback variant="cool">{noteText(question, note)}</AnswerFeedback>;
    case 'submitFailed':
      return (
        <AnswerFeedback
          variant={reason === null ? 'lost' : 'bad'}
          action={
            reason === null && (
              <button type="submit" form={formId}>
                {common.retry}
              </button>
            )
          }
        >
          {noteText(question, note)}
        </AnswerFeedback>
      );
    default:
      return <AnswerFeedback variant="bad">{noteText(question, note)}</AnswerFeedback>;
  }
}
