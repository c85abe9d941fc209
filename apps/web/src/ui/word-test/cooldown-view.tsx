import { common, format, word as messages, test } from '@utarang/messages';
import { useSecondsLeft } from '../../lib/study/cooldown.js';
import { Button } from '../button/button.js';
import { Actions } from './actions.js';
import { CooldownRing } from './cooldown-ring.js';
import { OwnAnswer } from './own-answer.js';
import { Recap } from './recap.js';
import css from './results.module.css';
import { isBulk, isLast, type Step, wordOf } from './run.js';
import type { WordTest } from './use-word-test.js';

type CooldownViewProps = { test: WordTest; step: Extract<Step, { at: 'cooldown' }> };

/** No attempt is left: how long it takes until there are new ones, and what can be done meanwhile. */
export function CooldownView({ test: { run, again, next, practise, close }, step }: CooldownViewProps) {
  const seconds = useSecondsLeft(step.until);
  const word = wordOf(run);
  const over = seconds === 0;
  return (
    <>
      <div className={css['result']} data-full={step.lastWrong === null ? undefined : ''}>
        <CooldownRing seconds={seconds} />
        <p className={css['big']}>
          {over ? messages.cooldownOver : format(test.cooldown, { n: Math.ceil(seconds / 60) })}
        </p>
        <div className={css['bubble']}>
          <Recap word={word} meaning={false} />
        </div>
        {step.lastWrong === null ? null : <OwnAnswer key={step.until} wordId={word.id} answer={step.lastWrong} />}
        {isBulk(run)
          ? over && (
              <Button look="soft" onClick={again}>
                {test.again}
              </Button>
            )
          : !over && <p className={css['note']}>{test.practiceNote}</p>}
      </div>
      <Actions>
        <Button look="sec" onClick={close}>
          {isBulk(run) ? test.quit : common.close}
        </Button>
        {isBulk(run) ? (
          <Button data-main="" onClick={next}>
            {isLast(run) ? test.results : test.next}
          </Button>
        ) : (
          <Button data-main="" look={over ? 'pri' : 'soft'} onClick={over ? again : () => practise([word])}>
            {over ? test.again : test.practice}
          </Button>
        )}
      </Actions>
    </>
  );
}
