import { type LearningLevel, levelNumber, levelSpan } from '@utarang/domain/study';
import { format, level as messages, test } from '@utarang/messages';
import { Button } from '../../../../ui/button/button.js';
import { Tag } from '../../../../ui/tag/tag.js';
import { levelName } from '../../../level/level-name.js';
import { LevelMeter } from '../../level-meter/level-meter.js';
import { isBulk, type Step } from '../run/run.js';
import type { WordTest } from '../run/use-word-test.js';
import { Actions } from './actions.js';
import css from './level-up.module.css';
import results from './results.module.css';

type LevelUpViewProps = { test: WordTest; step: Extract<Step, { at: 'levelUp' }> };

/** The pass raised the level (docs/product/study.md#level). */
export const LevelUpView = ({
  test: { run, next, close, toCompleted },
  step: { level, totalPoints },
}: LevelUpViewProps) => (
  <>
    <div className={results['result']}>
      <Burst level={level} />
      <p className={results['big']}>{format(messages['up.body'], { name: run.name, level: levelName(level) })}</p>
      <ToNextLevel totalPoints={totalPoints} />
    </div>
    <Actions>
      {!isBulk(run) && (
        <Button variant="sec" onClick={toCompleted}>
          {test.alreadyGo}
        </Button>
      )}
      <Button data-main="" onClick={isBulk(run) ? next : close}>
        {messages.continue}
      </Button>
    </Actions>
  </>
);

/** The progress to the next level. */
function ToNextLevel({ totalPoints }: { totalPoints: number }) {
  const { from, next } = levelSpan(totalPoints);
  const total = <Tag variant="brand">{format(messages.total, { n: totalPoints })}</Tag>;
  if (!next) {
    return (
      <>
        <p className={results['text']}>{messages.top}</p>
        <p>{total}</p>
      </>
    );
  }
  const name = format(messages.next, { level: levelName(next.level) });
  return (
    <div className={css['way']}>
      <p className={css['ends']}>
        {total} <span>{format(messages.target, { n: next.from })}</span>
      </p>
      <LevelMeter points={totalPoints} from={from} to={next.from} label={name} />
      <p className={css['next']}>
        {format(messages.remain, { level: levelName(next.level), n: next.from - totalPoints })}
      </p>
    </div>
  );
}

const Burst = ({ level }: { level: LearningLevel }) => (
  <div className={css['burst']} aria-hidden="true">
    <svg viewBox="0 0 176 112" aria-hidden="true">
      <g fill="var(--star)">
        <path d="m22 26 3 7 7 3-7 3-3 7-3-7-7-3 7-3zM150 12l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5zM158 78l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
      </g>
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path stroke="var(--brand)" d="M30 78l-12 8" />
        <path stroke="var(--song)" d="M144 52l13-4" />
        <path stroke="var(--n5)" d="M36 54l-14-3" />
        <path stroke="var(--n1)" d="M124 14l6-9" />
        <path stroke="var(--n4)" d="M54 14l-6-9" />
      </g>
    </svg>
    <span className={css['medal']} data-level={level}>
      {levelNumber(level)}
      <small>{level}</small>
    </span>
  </div>
);
