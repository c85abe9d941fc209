import { common, format, word as messages, test } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import { OwnAnswer } from './own-answer.js';
import css from './question.module.css';
import { isBulk, isLast, type Question, wordOf } from './run.js';
import { Said } from './said.js';
import { noteText, pointsText } from './say.js';
import type { WordTest } from './use-word-test.js';

/** What stands below the field: what is said about the last answer, and what can be done about it. */
export function AfterAnswer({ test: { run, next, reveal }, formId }: { test: WordTest; formId: string }) {
  const { step, mode, member } = run;
  if (step.at === 'passed') {
    const earned = pointsText(run, step.points);
    return (
      <Said look="ok">
        {test.correct} {earned}
      </Said>
    );
  }
  const free = mode === 'practice' || !member;
  const word = wordOf(run);
  const wrong = step.at === 'question' && step.note === 'wrong';
  // What can be done after a wrong answer takes the place of the hint, which was there before it.
  const choices = free && wrong && ((mode === 'practice' && !step.revealed) || isBulk(run));
  return (
    <>
      {step.at === 'question' && <Noted key={run.turn} question={step} formId={formId} />}
      {wrong && (
        <>
          {step.revealed && (
            <p className={css['meaning']}>
              <span className={css['label']}>{messages['label.meaning']}</span> <strong>{word.meaningKo}</strong>
            </p>
          )}
          {choices && (
            <div className={css['free']}>
              {mode === 'practice' && !step.revealed && (
                <Button look="txt" onClick={reveal}>
                  {format(messages.show, { field: messages['label.meaning'] })}
                </Button>
              )}
              {isBulk(run) && (
                <Button look="txt" onClick={next}>
                  {isLast(run) ? test.results : test.next}
                </Button>
              )}
            </div>
          )}
          {member && step.lastWrong !== null && (mode === 'test' || step.revealed) && (
            <OwnAnswer key={step.lastWrong} wordId={word.id} answer={step.lastWrong} />
          )}
        </>
      )}
      {free && !choices && <p className={css['hint']}>{mode === 'practice' ? test.practiceNote : test.guestNote}</p>}
    </>
  );
}

function Noted({ question, formId }: { question: Question; formId: string }) {
  const { note, reason } = question;
  switch (note) {
    case null:
    case 'blank': // stands at the field
      return null;
    case 'near':
    case 'homograph':
      return <Said look="cool">{noteText(question, note)}</Said>;
    case 'submitFailed':
      return (
        <Said
          look={reason === null ? 'lost' : 'bad'}
          action={
            reason === null && (
              <button type="submit" form={formId}>
                {common.retry}
              </button>
            )
          }
        >
          {noteText(question, note)}
        </Said>
      );
    default:
      return <Said look="bad">{noteText(question, note)}</Said>;
  }
}
