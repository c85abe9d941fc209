import { test as messages } from '@utarang/messages';
import { CircleCheckBig } from 'lucide-react';
import { cx } from '../../../../lib/cx.js';
import { Button } from '../../../../ui/button/button.js';
import { isBulk, wordOf } from '../run/run.js';
import type { WordTest } from '../run/use-word-test.js';
import { Actions, NextActions } from './actions.js';
import { Recap } from './recap.js';
import css from './results.module.css';

/** The word was completed before, perhaps in another tab: it can be practised. */
export function CompletedView({ test }: { test: WordTest }) {
  const { run, practise, toCompleted } = test;
  const word = wordOf(run);
  return (
    <>
      <div className={css['result']}>
        <span className={cx(css['disc'], css['mut'])}>
          <CircleCheckBig size={34} />
        </span>
        <p className={css['big']}>{messages.already}</p>
        <div className={css['bubble']}>
          <Recap word={word} meaning />
        </div>
        {!isBulk(run) && <p className={css['note']}>{messages.practiceNote}</p>}
      </div>
      {isBulk(run) ? (
        <NextActions test={test} />
      ) : (
        <Actions>
          <Button variant="soft" onClick={() => practise([word])}>
            {messages.practice}
          </Button>
          <Button data-main="" onClick={toCompleted}>
            {messages.alreadyGo}
          </Button>
        </Actions>
      )}
    </>
  );
}
