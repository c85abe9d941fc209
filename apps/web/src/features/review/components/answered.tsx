import type { ReviewOutcome } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { CircleCheckBig, CircleX, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.js';
import { MemoryBars } from '../../../parts/study/memory/memory-bars.js';
import { AnswerBlock } from '../../../parts/study/word-test/results/answer-block.js';
import { ExampleLine } from '../../../parts/study/word-test/results/example-line.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Message } from '../../../ui/message/message.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import type { ReviewRun } from '../use-review.js';
import type { AnsweredReview } from '../use-review-answer.js';
import { Leech } from './leech.js';
import { Milestone } from './milestone.js';
import css from './review-card.module.css';

/** A judged answer: the word, when it returns and why, and ways to correct the rating. Enter continues. */
export function Answered({ answered, run }: { answered: AnsweredReview; run: ReviewRun }) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { question, said, result, rating, owned } = answered;
  const outcome = result.outcomes.find((each) => each.rating === rating);
  const right = result.correct || owned;
  const Icon = right ? CircleCheckBig : CircleX;
  const maySayOwn = !right && said !== '' && (question.kind === 'meaning' || question.kind === 'listening');
  return (
    <>
      <div className={css['body']}>
        <p role="status" className={cx(css['verdict'], !right && css['bad'])}>
          <Icon size={22} />
          {right ? messages.right : messages[`wrong.${question.kind}`]}
        </p>
        {result.answer && <AnswerBlock word={result.answer} />}
        {said !== '' && <Mine answered={answered} right={right} />}
        {result.answer?.example && (question.kind === 'sentence' || result.leech) && (
          <ExampleLine example={result.answer.example} />
        )}
        {outcome && <When outcome={outcome} />}
        <RadioRow
          label={messages.rate}
          className={css['chips']}
          value={String(rating)}
          onChoose={(value) => run.rate(Number(value))}
          options={result.outcomes.map((each) => ({
            value: String(each.rating),
            content: (
              <>
                <b>{messages[`rate.${each.rating}`]}</b>
                <span>{inText(each)}</span>
              </>
            ),
          }))}
        />
        {result.leech && <Leech key={question.wordId} wordId={question.wordId} leech={result.leech} />}
        {result.milestone !== null && <Milestone n={result.milestone} />}
        {run.failure && <FieldError alert>{run.failure}</FieldError>}
      </div>
      <div className={css['foot']}>
        {maySayOwn ? (
          <Button variant="sec" onClick={run.own}>
            {messages.own}
          </Button>
        ) : (
          <Button variant="sec" onClick={run.undo}>
            <Undo2 size={18} />
            {messages.undo}
          </Button>
        )}
        <Button ref={next} onClick={run.next}>
          {run.question ? messages.next : messages.finish}
        </Button>
        {maySayOwn && (
          <span className={css['under']}>
            <Button variant="txt" onClick={run.undo}>
              <Undo2 size={18} />
              {messages.undo}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

const inText = ({ intervalDays }: ReviewOutcome): string =>
  intervalDays === 0 ? messages['in.today'] : format(messages['in.days'], { days: intervalDays });

const When = ({ outcome: { intervalDays, reason, strength } }: { outcome: ReviewOutcome }) => (
  <div className={css['when']} aria-live="polite">
    <p className={css['line']}>
      <MemoryBars strength={strength} low={intervalDays === 0} />
      <b>{intervalDays === 0 ? messages['next.today'] : format(messages['next.days'], { days: intervalDays })}</b>
    </p>
    <p>{format(messages[`reason.${reason.code}`], { days: intervalDays, times: reason.times })}</p>
  </div>
);

function Mine({ answered: { said, result }, right }: { answered: AnsweredReview; right: boolean }) {
  return (
    <dl className={css['mine']}>
      <dt>{messages.mine}</dt>
      <dd className={cx(right && css['ok'])}>
        {right ? (
          <Message>{said}</Message>
        ) : (
          <s>
            <Message>{said}</Message>
          </s>
        )}
      </dd>
      {result.syllables && (
        <>
          <dt>{messages.heard}</dt>
          <dd>
            {result.syllables.map(({ text, right: heard }, index) =>
              heard ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
                <mark key={index}>{text}</mark>
              ),
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
