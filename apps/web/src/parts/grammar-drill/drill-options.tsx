import type { GrammarOption } from '@utarang/contract';
import { format, grammarDrill as messages } from '@utarang/messages';
import { Check, X } from 'lucide-react';
import { cx } from '../../lib/cx.js';
import { Message } from '../../ui/message/message.js';
import css from '../options/options.module.css';
import { useOptionKeys } from '../options/use-option-keys.js';

type DrillOptionsProps = {
  options: readonly GrammarOption[];
  /** True where a meaning is chosen, not a form. */
  asksMeaning: boolean;
  onChoose: (option: GrammarOption) => void;
};

/** The options: pressed, or chosen by the keys 1 to 4. */
export function DrillOptions({ options, asksMeaning, onChoose }: DrillOptionsProps) {
  useOptionKeys(options, onChoose);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div className={css['options']} role="group" aria-label={messages.options}>
      {options.map((option, index) => (
        <button key={option.id} type="button" className={css['option']} onClick={() => onChoose(option)}>
          <span className="sr">{format(messages.option, { n: index + 1 })} </span>
          <span className={css['key']} aria-hidden="true">
            {index + 1}
          </span>
          {asksMeaning ? <Message>{option.meaning}</Message> : <Written option={option} />}
        </button>
      ))}
    </div>
  );
}

type JudgedOptionsProps = { options: readonly GrammarOption[]; right: string; chosen: string | null };

/** The options once one is chosen: each with what it means. */
export const JudgedOptions = ({ options, right, chosen }: JudgedOptionsProps) => (
  <ul className={css['options']} aria-label={messages.options}>
    {options.map((option) => {
      const variant = option.id === right ? 'ok' : option.id === chosen ? 'bad' : null;
      return (
        <li key={option.id} className={cx(css['option'], variant && css[variant])}>
          {variant && (
            <span className={css['key']}>
              {variant === 'ok' ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
              <span className="sr">{variant === 'ok' ? messages.answerSr : messages.mineSr}</span>
            </span>
          )}
          <Written option={option} />
          <span className={css['meaning']}>
            <Message>{option.meaning}</Message>
          </span>
        </li>
      );
    })}
  </ul>
);

const Written = ({ option: { written, reading } }: { option: GrammarOption }) => (
  <span className={css['written']}>
    <b lang="ja">{written}</b>{' '}
    {reading !== written && (
      <span className={css['reading']} lang="ja">
        {reading}
      </span>
    )}
  </span>
);
