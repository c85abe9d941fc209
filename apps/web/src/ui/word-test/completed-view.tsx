import { test } from '@utarang/messages';
import { CircleCheckBig } from 'lucide-react';
import { cx } from '../../lib/cx.js';
import { Button } from '../button/button.js';
import { Actions } from './actions.js';
import { Recap } from './recap.js';
import css from './results.module.css';
import { isBulk, isLast, wordOf } from './run.js';
import type { WordTest } from './use-word-test.js';

/** The word was completed before, perhaps in another tab: it can be practised. */
export function CompletedView({ test: { run, next, practise, close, toCompleted } }: { test: WordTest }) {
  const word = wordOf(run);
  return (
    <>
      <div className={css['result']}>
        <span className={cx(css['disc'], css['mut'])}>
          <CircleCheckBig size={34} />
        </span>
        <p className={css['big']}>{test.already}</p>
        <div className={css['bubble']}>
          <Recap word={word} meaning />
        </div>
        {!isBulk(run) && <p className={css['note']}>{test.practiceNote}</p>}
      </div>
      {isBulk(run) ? (
        <Actions>
          <Button look="sec" onClick={close}>
            {test.quit}
          </Button>
          <Button data-main="" onClick={next}>
            {isLast(run) ? test.results : test.next}
          </Button>
        </Actions>
      ) : (
        <Actions>
          <Button look="soft" onClick={() => practise([word])}>
            {test.practice}
          </Button>
          <Button data-main="" onClick={toCompleted}>
            {test.alreadyGo}
          </Button>
        </Actions>
      )}
    </>
  );
}
