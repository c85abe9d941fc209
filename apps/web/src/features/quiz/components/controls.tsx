import { type Level, levels, type QuizConditions } from '@utarang/contract';
import { type QuizAsk, quizAsks } from '@utarang/domain/quiz/asks';
import { sent } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import { levelHue } from '../../../parts/level/level-hue.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import { addressOf, firstLevel, type QuizChoice } from '../address.js';
import css from './controls.module.css';

type ControlsProps = {
  choice: QuizChoice;
  conditions: QuizConditions;
  /** Changes the current choice, which may not be rendered yet: a step back is rendered some frames later. */
  onChoose: (change: (from: QuizChoice) => QuizChoice) => void;
};

const modes = [
  { value: 'jlpt', className: css['mode'], content: sent['mode.jlpt'] },
  { value: 'field', className: css['mode'], content: sent['mode.field'] },
] as const;

const asks = quizAsks.map((ask) => ({ value: ask, className: css['field'], content: sent[`ask.${ask}`] }));

const levelPills = levels.map((level) => ({
  value: level,
  className: cx(css['pill'], levelHue(level)),
  content: level,
}));

/**
 * The controls of the choice: by level or by situation, which of them, and the kind of question. Each choice has an
 * address.
 */
export function Controls({ choice, conditions, onChoose }: ControlsProps) {
  const byLevel =
    (level: Level) =>
    ({ ask }: QuizChoice) =>
      ({ mode: 'jlpt', level, ask }) as const;
  const byField =
    (value: string) =>
    ({ ask }: QuizChoice) =>
      ({ mode: 'field', value, ask }) as const;
  const asking = (ask: QuizAsk) => (from: QuizChoice) => ({ ...from, ask });
  const [first] = conditions.fields;
  /** The first choice of another mode; a mode that is already chosen stays as it is. */
  const inMode = (mode: QuizChoice['mode']) => (from: QuizChoice) => {
    if (mode === from.mode) return from;
    return (mode === 'field' && first ? byField(first.value) : byLevel(firstLevel(conditions)))(from);
  };
  return (
    <>
      <RadioRow
        label={sent.mode}
        className={css['modes']}
        options={first ? modes : modes.slice(0, 1)}
        value={choice.mode}
        onChoose={(mode) => onChoose(inMode(mode))}
        hrefOf={(mode) => addressOf(inMode(mode)(choice))}
      />
      <RadioRow
        label={sent.ask}
        className={css['asks']}
        options={asks}
        value={choice.ask}
        onChoose={(ask) => onChoose(asking(ask))}
        hrefOf={(ask) => addressOf(asking(ask)(choice))}
      />
      {choice.mode === 'jlpt' ? (
        <RadioRow
          label={sent.level}
          className={css['pills']}
          options={levelPills}
          value={choice.level}
          onChoose={(level) => onChoose(byLevel(level))}
          hrefOf={(level) => addressOf(byLevel(level)(choice))}
        />
      ) : (
        <RadioRow
          label={sent.field}
          className={css['fields']}
          options={conditions.fields.map(({ value }) => ({ value, className: css['field'], content: value }))}
          value={choice.value}
          onChoose={(value) => onChoose(byField(value))}
          hrefOf={(value) => addressOf(byField(value)(choice))}
        />
      )}
    </>
  );
}
