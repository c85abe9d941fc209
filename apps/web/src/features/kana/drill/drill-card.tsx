import { useId } from 'react';
import { cx } from '../../../lib/cx.js';
import shared from '../../../parts/drill/drill.module.css';
import { useEnterOnce } from '../../../parts/study/word-test/question/enter-once.js';
import { DrillAnswered } from './drill-answered.js';
import css from './drill-card.module.css';
import { DrillIntro } from './drill-intro.js';
import { DrillProgress } from './drill-progress.js';
import { DrillQuestion } from './drill-question.js';
import { DrillResults } from './drill-results.js';
import type { DrillSet } from './sets.js';
import { useDrill } from './use-drill.js';
import { Verdict } from './verdict.js';

/** A drill from its start to its results. It can be used by the keyboard alone. */
export function DrillCard({ set, toChart }: { set: DrillSet; toChart: string }) {
  const run = useDrill(set);
  const onKeyDown = useEnterOnce();
  const heading = useId();
  const { step } = run;
  return (
    <section className={cx(shared['card'], css['card'])} aria-labelledby={heading} onKeyDown={onKeyDown}>
      {step.at === 'intro' ? (
        <DrillIntro heading={heading} set={set} run={run} stopped={step.stopped} />
      ) : (
        <>
          <DrillProgress heading={heading} step={step} />
          {/* It stands here before there is a verdict, so that screen readers hear the verdict as it comes. */}
          <div role="status" className={shared['verdict']}>
            {step.at === 'answered' && <Verdict step={step} />}
          </div>
          {step.at === 'asking' && <DrillQuestion key={step.drill.answers.length} step={step} run={run} />}
          {step.at === 'answered' && <DrillAnswered set={set} step={step} run={run} />}
          {step.at === 'results' && <DrillResults set={set} step={step} run={run} toChart={toChart} />}
        </>
      )}
    </section>
  );
}
