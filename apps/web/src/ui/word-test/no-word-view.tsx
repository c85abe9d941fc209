import { common, test } from '@utarang/messages';
import { CircleAlert } from 'lucide-react';
import { cx } from '../../lib/cx.js';
import { Button } from '../button/button.js';
import { Actions } from './actions.js';
import css from './results.module.css';
import { isBulk, isLast } from './run.js';
import type { WordTest } from './use-word-test.js';

/** The server does not know the word. */
export const NoWordView = ({ test: { run, next, close } }: { test: WordTest }) => (
  <>
    <div className={css['result']}>
      <span className={cx(css['disc'], css['bad'])}>
        <CircleAlert size={34} />
      </span>
      <p className={css['big']}>{test.noId}</p>
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
        <Button data-main="" look="sec" onClick={close}>
          {common.close}
        </Button>
      </Actions>
    )}
  </>
);
