import { common, format, test as messages, word as wordMessages } from '@utarang/messages';
import { Button } from '../../../../ui/button/button.js';
import { useSecondsLeft } from '../../cooldown.js';
import { isBulk, type Step, wordOf } from '../run/run.js';
import type { WordTest } from '../run/use-word-test.js';
import { Actions, NextActions } from './actions.js';
import { AnswerBlock, OwnAnswers } from './answer-block.js';
import { CooldownLine, CooldownRing } from './cooldown-ring.js';
import { ExampleLine } from './example-line.js';
import { OwnAnswer } from './own-answer.js';
import { Recap } from './recap.js';
import css from './results.module.css';

type CooldownViewProps = { test: WordTest; step: Extract<Step, { at: 'cooldown' }> };

/** No attempt is left: how long it takes until there are new ones, and what can be done meanwhile. */
export function CooldownView({ test, step }: CooldownViewProps) {
  const { run, again, practise, close } = test;
  const seconds = useSecondsLeft(step.until);
  const word = wordOf(run);
  const over = seconds === 0;
  const lastWrong = step.wrong.at(-1);
  return (
    <>
      <div className={css['result']} data-full={lastWrong === undefined ? undefined : ''}>
        {step.told ? (
          <>
            <p className={css['text']}>{messages.roundOver}</p>
            <AnswerBlock word={word} />
            {step.example && <ExampleLine example={step.example} />}
            {step.wrong.length > 0 && <OwnAnswers answers={step.wrong} />}
            <CooldownLine seconds={seconds} />
          </>
        ) : (
          <>
            <CooldownRing seconds={seconds} length={step.length} />
            <p className={css['big']}>
              {over ? wordMessages.cooldownOver : format(messages.cooldown, { n: Math.ceil(seconds / 60) })}
            </p>
            <div className={css['bubble']}>
              <Recap word={word} meaning={false} />
            </div>
          </>
        )}
        {lastWrong === undefined ? null : <OwnAnswer key={step.until} wordId={word.id} answer={lastWrong} />}
        {isBulk(run)
          ? over && (
              <Button variant="soft" onClick={again}>
                {messages.again}
              </Button>
            )
          : !over && <p className={css['note']}>{messages.practiceNote}</p>}
      </div>
      {isBulk(run) ? (
        <NextActions test={test} />
      ) : (
        <Actions>
          <Button variant="sec" onClick={close}>
            {common.close}
          </Button>
          <Button data-main="" variant={over ? 'pri' : 'soft'} onClick={over ? again : () => practise([word])}>
            {over ? messages.again : messages.practice}
          </Button>
        </Actions>
      )}
    </>
  );
}
