import { common, test as messages } from '@utarang/messages';
import { CircleAlert } from 'lucide-react';
import { cx } from '../../../../lib/cx.js';
import { Button } from '../../../../ui/button/button.js';
import { isBulk } from '../run/run.js';
import type { WordTest } from '../run/use-word-test.js';
import { Actions, NextActions } from './actions.js';
import css from './results.module.css';

/** The server does not know the word. */
export const NoWordView = ({ test }: { test: WordTest }) => (
  <>
    <div className={css['result']}>
      <span className={cx(css['disc'], css['bad'])}>
        <CircleAlert size={34} />
      </span>
      <p className={css['big']}>{messages.noId}</p>
    </div>
    {isBulk(test.run) ? (
      <NextActions test={test} />
    ) : (
      <Actions>
        <Button data-main="" variant="sec" onClick={test.close}>
          {common.close}
        </Button>
      </Actions>
    )}
  </>
);
