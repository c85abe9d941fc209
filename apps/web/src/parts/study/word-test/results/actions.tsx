import { test as messages } from '@utarang/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.js';
import { isLast } from '../run/run.js';
import type { WordTest } from '../run/use-word-test.js';
import css from '../word-test.module.css';

/** The buttons at the foot of the dialog, as wide as each other. `data-main` marks the one that has the focus first. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={css['actions']}>{children}</div>;

/** Between two of several words: to leave, or to go on. */
export const NextActions = ({ test: { run, next, close } }: { test: WordTest }) => (
  <Actions>
    <Button variant="sec" onClick={close}>
      {messages.quit}
    </Button>
    <Button data-main="" onClick={next}>
      {isLast(run) ? messages.results : messages.next}
    </Button>
  </Actions>
);
