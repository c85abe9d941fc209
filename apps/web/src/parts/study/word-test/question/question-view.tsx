import { test as messages } from '@utarang/messages';
import { useId } from 'react';
import { Button } from '../../../../ui/button/button.js';
import { Bone } from '../../../../ui/skeleton/bone.js';
import { LevelTag } from '../../../level/level-tag.js';
import { AfterAnswer } from '../after-answer.js';
import { Actions } from '../results/actions.js';
import { AnswerBlock } from '../results/answer-block.js';
import { isLast, wordOf } from '../run/run.js';
import type { WordTest } from '../run/use-word-test.js';
import { AnswerForm } from './answer-form.js';
import css from './question.module.css';

/**
 * A word and the field for its meaning. It is there while the question is on its way, and while a pass among several
 * words is shown for a moment, so that the field never loses the focus between words.
 */
export function QuestionView({ test }: { test: WordTest }) {
  const id = useId();
  const { run } = test;
  const { step } = run;
  const busy = step.at === 'loading' || (step.at === 'question' && step.sending);
  return (
    <>
      <div className={css['question']}>
        <div className={css['asked']} aria-busy={step.at === 'loading'}>
          <AskedOrAnswer id={id} test={test} />
        </div>
        <AnswerForm
          run={run}
          id={id}
          describedBy={step.at === 'question' ? `${id}-word ${id}-ask` : undefined}
          onAnswer={test.answer}
          onTyped={test.typed}
        />
        <div className={css['slot']}>
          <AfterAnswer test={test} formId={id} />
        </div>
      </div>
      <Actions>
        <Button variant="sec" onClick={test.close}>
          {messages.quit}
        </Button>
        {/* One button, so that the focus stays on it. */}
        {step.at === 'passed' ? (
          <Button className={css['submit']} onClick={test.next}>
            {isLast(run) && !step.up ? messages.results : messages.next}
          </Button>
        ) : (
          <Button type="submit" form={id} className={css['submit']} aria-disabled={busy}>
            {messages.submit}
          </Button>
        )}
      </Actions>
    </>
  );
}

function AskedOrAnswer({ id, test }: { id: string; test: WordTest }) {
  switch (test.run.step.at) {
    case 'loading':
      return <Bones />;
    case 'passed':
      return <AnswerBlock word={wordOf(test.run)} />;
    default:
      return <Asked id={id} test={test} />;
  }
}

function Asked({ id, test: { run } }: { id: string; test: WordTest }) {
  const { level, japaneseWord } = wordOf(run);
  return (
    <>
      <p>{level && <LevelTag level={level} />}</p>
      <p id={`${id}-word`} className={css['word']} lang="ja">
        {run.step.at === 'question' ? run.step.question : japaneseWord}
        {run.step.at === 'question' && run.step.reading && (
          <>
            {' '}
            <span className={css['reading']}>{run.step.reading}</span>
          </>
        )}
      </p>
      <p id={`${id}-ask`} className={css['ask']}>
        {messages.question}
      </p>
    </>
  );
}

const Bones = () => (
  <div className={css['bones']} aria-hidden="true">
    <Bone />
    <Bone />
  </div>
);
