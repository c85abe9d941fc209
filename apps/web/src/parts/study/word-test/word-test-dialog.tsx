import { type KeyboardEvent, useId, useLayoutEffect } from 'react';
import { cx } from '../../../lib/cx.js';
import dialog from '../../../ui/dialog/dialog.module.css';
import { useModal } from '../../../ui/dialog/use-modal.js';
import { useTitleMeanwhile } from '../../page/document-title.js';
import type { TestSession } from '../test-session.js';
import { useEnterOnce } from './question/enter-once.js';
import { QuestionView } from './question/question-view.js';
import { RunProgress } from './question/run-progress.js';
import { TestHeader, testTitles } from './question/test-header.js';
import { CompletedView } from './results/completed-view.js';
import { CooldownView } from './results/cooldown-view.js';
import { LevelUpView } from './results/level-up-view.js';
import { NoWordView } from './results/no-word-view.js';
import { PassedView } from './results/passed-view.js';
import { SummaryView } from './results/summary-view.js';
import { isBulk, type Run } from './run/run.js';
import { useWordTest, type WordTest } from './run/use-word-test.js';
import { Spoken } from './spoken.js';
import css from './word-test.module.css';

/** The question stays on the screen while it is loaded, and for the moment between two words. */
const viewOf = (run: Run): Run['step']['at'] =>
  run.step.at === 'loading' || (run.step.at === 'passed' && isBulk(run)) ? 'question' : run.step.at;

const KEYS_THAT_STAY = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'CapsLock'];

/** "A right answer stays …, or until a key" (docs/product/word-test.md#several-words): one pressed in the field. */
const goesOnBy = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLInputElement &&
  !event.defaultPrevented &&
  !event.repeat &&
  !KEYS_THAT_STAY.includes(event.key);

/** The word test of one word or several, for guests and members, and the free practice. Mounted means open. */
export function WordTestDialog({ session }: { session: TestSession }) {
  const test = useWordTest(session);
  const { run } = test;
  const id = useId();
  // Beside the dialog is where one presses to put the keyboard of a phone away.
  const { ref, ...modal } = useModal(test.close, { closeOnBackdrop: false });
  // The tab's title would give away the word whose page lies below.
  useTitleMeanwhile(testTitles[session.name]);
  const enterOnce = useEnterOnce();
  const onKeyDown = (event: KeyboardEvent) => {
    enterOnce(event);
    if (run.step.at === 'passed' && isBulk(run) && goesOnBy(event)) {
      if (event.key === 'Enter') event.preventDefault();
      test.next();
    }
  };
  const view = viewOf(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new view, and on the same one of another word
  useLayoutEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [view, run.index]);
  const shows = isBulk(run) && view !== 'summary' && view !== 'levelUp';
  return (
    <dialog
      ref={ref}
      {...modal}
      className={cx(dialog['dialog'], css['test'])}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
    >
      <div className={css['body']} data-bulk={shows ? '' : undefined}>
        <TestHeader id={id} name={session.name} run={run} onClose={test.close} />
        {shows && <RunProgress run={run} />}
        <View test={test} />
      </div>
      <Spoken run={run} />
    </dialog>
  );
}

function View({ test }: { test: WordTest }) {
  const { step } = test.run;
  switch (viewOf(test.run)) {
    case 'cooldown':
      return step.at === 'cooldown' && <CooldownView test={test} step={step} />;
    case 'passed':
      return step.at === 'passed' && <PassedView test={test} step={step} />;
    case 'levelUp':
      return step.at === 'levelUp' && <LevelUpView test={test} step={step} />;
    case 'completed':
      return <CompletedView test={test} />;
    case 'noWord':
      return <NoWordView test={test} />;
    case 'summary':
      return <SummaryView test={test} />;
    default:
      return <QuestionView test={test} />;
  }
}
