import { common, format, guest, level as levelMessages, test } from '@utarang/messages';
import { Check } from 'lucide-react';
import { cx } from '../../../../lib/cx.js';
import { Button } from '../../../../ui/button/button.js';
import { Tag } from '../../../../ui/tag/tag.js';
import { levelName } from '../../../level/level-name.js';
import { useWordAfter } from '../run/next-word.js';
import { type Step, wordOf } from '../run/run.js';
import { pointsText } from '../run/say.js';
import type { WordTest } from '../run/use-word-test.js';
import { Actions } from './actions.js';
import { AnswerBlock } from './answer-block.js';
import { ExampleLine } from './example-line.js';
import { GuestGain } from './guest-gain.js';
import css from './results.module.css';

type PassedViewProps = { test: WordTest; step: Extract<Step, { at: 'passed' }> };

/** A right answer, and what it earned. */
export function PassedView({
  test: { run, next, nextWord, close, toCompleted },
  step: { points, level, up, example },
}: PassedViewProps) {
  const earned = pointsText(run, points);
  const isGuests = run.mode === 'test' && !run.member;
  const following = useWordAfter(wordOf(run), isGuests);
  return (
    <>
      <div className={css['result']}>
        <span className={cx(css['disc'], css['ok'])}>
          <Check size={36} />
        </span>
        <p className={css['big']}>{test.correct}</p>
        {earned && (
          <p className={css['tags']}>
            <Tag variant={points > 0 ? 'ok' : 'mut'}>{earned}</Tag>
            {level && <Tag variant="brand">{format(test.level, { level: levelName(level) })}</Tag>}
          </p>
        )}
        <AnswerBlock word={wordOf(run)} />
        {example && <ExampleLine example={example} />}
        {run.mode === 'practice' && <p className={css['note']}>{test.practiceNote}</p>}
        {isGuests && <GuestGain words={[wordOf(run)]} />}
      </div>
      <Actions>
        {run.mode === 'test' && run.member && !up && (
          <Button variant="sec" onClick={toCompleted}>
            {test.alreadyGo}
          </Button>
        )}
        {following && (
          <Button variant="sec" onClick={close}>
            {common.confirm}
          </Button>
        )}
        <Button data-main="" onClick={following ? () => nextWord(following) : up ? next : close}>
          {following ? guest.next : up ? levelMessages.continue : common.confirm}
        </Button>
      </Actions>
    </>
  );
}
