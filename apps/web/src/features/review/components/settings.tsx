import type { QuestionKind, Review } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { lazyOr } from '../../../lib/lazy-part.js';
import { Select } from '../../../ui/select/select.js';
import { Switch, Switches } from '../../../ui/switch/switch.js';
import type { ReviewRun } from '../use-review.js';
import { GoalChoice } from './goal.js';
import css from './review-card.module.css';

/**
 * The reminder, in a chunk that is loaded once the settings are opened. Where that fails, nothing is offered.
 */
const Reminder = lazyOr(
  async () => (await import('./reminder.js')).Reminder,
  () => null,
);

const KINDS = ['word', 'listening', 'sentence'] as const;
const RETENTIONS = [80, 85, 90, 95] as const;

/** The settings of the review (docs/product/review.md#settings), and how dates are set. */
export function Settings({ settings, run }: { settings: Review['settings']; run: ReviewRun }) {
  const { dailyGoal, reviewKinds, desiredRetention, restDay, isFitted } = settings;
  const flip = (kind: QuestionKind) =>
    run.saveSettings({
      reviewKinds: reviewKinds.includes(kind) ? reviewKinds.filter((each) => each !== kind) : [...reviewKinds, kind],
    });
  const [wasOpened, setWasOpened] = useState(false);
  const percent = String(RETENTIONS.findLast((each) => each <= Math.round(desiredRetention * 100)) ?? RETENTIONS[0]);
  return (
    <details className={css['more']} onToggle={() => setWasOpened(true)}>
      <summary>{messages['set.title']}</summary>
      <section>
        <h3>{messages['set.goal']}</h3>
        <GoalChoice value={dailyGoal ?? 20} onChoose={(goal) => run.saveSettings({ dailyGoal: goal })} />
      </section>
      <section>
        <h3>{messages['set.kinds']}</h3>
        <Switches label={messages['set.kinds']}>
          {KINDS.map((kind) => (
            <Switch key={kind} on={reviewKinds.includes(kind)} onFlip={() => flip(kind)}>
              {messages[`set.${kind}`]}
            </Switch>
          ))}
        </Switches>
        <p>{messages['set.kinds.note']}</p>
      </section>
      <section>
        <h3>{messages['set.retention']}</h3>
        <Select
          label={messages['set.retention']}
          value={percent}
          options={Object.fromEntries(RETENTIONS.map((n) => [String(n), format(messages['set.percent'], { n })]))}
          onChoose={(chosen) => run.saveSettings({ desiredRetention: Number(chosen) / 100 })}
        />
        <p>{messages['set.retention.note']}</p>
      </section>
      <section>
        <h3>{messages['set.rest']}</h3>
        <Switches label={messages['set.rest']}>
          <Switch on={restDay} onFlip={() => run.saveSettings({ restDay: !restDay })}>
            {messages['set.rest']}
          </Switch>
        </Switches>
        <p>{messages['set.rest.note']}</p>
      </section>
      {wasOpened && (
        <Suspense>
          <Reminder />
        </Suspense>
      )}
      <section>
        <h3>{messages['why.title']}</h3>
        <p>{messages['why.body']}</p>
        <p>{messages[isFitted ? 'why.fitted' : 'why.notFitted']}</p>
      </section>
    </details>
  );
}
