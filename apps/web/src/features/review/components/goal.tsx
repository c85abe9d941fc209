import { type DailyGoal, dailyGoals } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import type { ReviewRun } from '../use-review.js';
import own from './goal.module.css';
import css from './review-card.module.css';

const USUAL: DailyGoal = 20;

type GoalChoiceProps = { value: DailyGoal; onChoose: (goal: DailyGoal) => void };

/** The goals to choose from. */
export const GoalChoice = ({ value, onChoose }: GoalChoiceProps) => (
  <RadioRow
    label={messages['set.goal']}
    className={own['goals']}
    value={String(value)}
    onChoose={(chosen) => onChoose(Number(chosen) as DailyGoal)}
    options={dailyGoals.map((goal) => ({
      value: String(goal),
      content: (
        <>
          <b>{format(messages['goal.words'], { n: goal })}</b>
          <span>{messages[`goal.${goal}`]}</span>
        </>
      ),
    }))}
  />
);

/** Asks for the daily goal, once. */
export function Goal({ run }: { run: ReviewRun }) {
  const [goal, setGoal] = useState<DailyGoal>(USUAL);
  return (
    <>
      <div className={css['body']}>
        <div className={css['end']}>
          <h2>{messages['goal.title']}</h2>
          <p>{messages['goal.lead']}</p>
        </div>
        <GoalChoice value={goal} onChoose={setGoal} />
        {run.failure && <FieldError alert>{run.failure}</FieldError>}
      </div>
      <div className={css['foot']}>
        <Button onClick={() => run.saveSettings({ dailyGoal: goal })}>{messages['goal.start']}</Button>
      </div>
    </>
  );
}
