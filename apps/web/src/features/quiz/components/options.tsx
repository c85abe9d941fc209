import type { Quiz, QuizOption, QuizResult } from '@utarang/contract';
import { format, sent } from '@utarang/messages';
import { Check, X } from 'lucide-react';
import { cx } from '../../../lib/cx.js';
import shared from '../../../parts/options/options.module.css';
import { useOptionKeys } from '../../../parts/options/use-option-keys.js';
import { disabledWithReason } from '../../../ui/button/disabled-with-reason.js';
import { Message } from '../../../ui/message/message.js';
import type { Answered, Asked } from '../sitting.js';
import css from './options.module.css';
import { Underlined } from './sentence.js';

type OptionsProps = { step: Asked | Answered; onChoose: (optionId: number) => void };

/** The options: pressed, or chosen by the keys 1 to 4 (docs/product/sentences.md#sentence-quiz). */
export function Options({ step, onChoose }: OptionsProps) {
  const { options } = step.quiz;
  useOptionKeys(options, ({ optionId }) => onChoose(optionId), isClosed(step));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div
      className={cx(shared['options'], css['options'], step.quiz.ask === 'usage' && css['long'])}
      role="group"
      aria-label={sent.options}
    >
      {options.map((option, index) => (
        <Option key={option.optionId} option={option} n={index + 1} step={step} onChoose={onChoose} />
      ))}
    </div>
  );
}

const isClosed = (step: Asked | Answered): boolean => step.at === 'answered' || step.chosen !== null;

type Variant = 'ok' | 'bad' | 'waits' | null;

/** The note on an option once the answer is revealed: the word's meaning, or what a sentence lacks. */
const noteOf = ({ optionId, meaningKo }: QuizOption, { notes }: QuizResult): string =>
  notes?.find((each) => each.optionId === optionId)?.note ?? meaningKo;

/** The variant of an option: the right one is shown as such only once the answer is revealed. */
function variantOf({ optionId }: Quiz['options'][number], step: Asked | Answered): Variant {
  if (step.at === 'asked') return step.chosen === optionId ? 'waits' : null;
  if (step.revealed && optionId === step.result.correctOptionId) return 'ok';
  return optionId === step.chosen ? (step.result.correct ? 'ok' : 'bad') : null;
}

function Option({ option, n, step, onChoose }: OptionsProps & { option: QuizOption; n: number }) {
  const variant = variantOf(option, step);
  const closed = isClosed(step);
  const mine = step.chosen === option.optionId;
  const note = step.at === 'answered' && step.revealed && noteOf(option, step.result);
  const answer = step.at === 'answered' && step.revealed && option.optionId === step.result.correctOptionId;
  return (
    // Not disabled: it keeps the focus.
    <button
      type="button"
      className={cx(shared['option'], variant && shared[variant])}
      {...disabledWithReason(step.at === 'answered' && sent.answered, () => !closed && onChoose(option.optionId))}
      aria-disabled={closed}
    >
      <span className="sr">
        {format(sent.option, { n })} {mine && sent.yours} {answer && sent.answer}
      </span>
      <span className={shared['key']} aria-hidden="true">
        {variant === 'ok' ? <Check size={16} /> : variant === 'bad' ? <X size={16} /> : n}
      </span>
      <span className={cx(shared['written'], css['written'])}>
        <b className={cx(option.marked && css['whole'])} lang="ja">
          {option.marked ? <Underlined text={option.label} marked={option.marked} /> : option.label}
        </b>{' '}
        {option.subLabel !== '' && option.subLabel !== option.label && (
          <span className={shared['reading']} lang="ja">
            {option.subLabel}
          </span>
        )}
      </span>
      {note && (
        <span className={cx(shared['meaning'], css['meaning'])}>
          <Message>{note}</Message>
        </span>
      )}
    </button>
  );
}
