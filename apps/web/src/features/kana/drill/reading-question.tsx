import { kana as messages } from '@utarang/messages';
import { useId } from 'react';
import { TypedAnswer } from '../../../parts/drill/typed-answer.js';
import { Ja } from '../../../ui/ja/ja.js';
import css from './drill-card.module.css';
import { StopButton } from './stop-button.js';
import type { AskingProps } from './use-drill.js';

const texts = {
  answer: messages['drill.answer'],
  hint: messages['drill.hint'],
  unknown: messages['drill.unknown'],
  submit: messages['drill.submit'],
};

/** A letter whose reading is typed. */
export function ReadingQuestion({ step, run }: AskingProps) {
  const id = useId();
  const { letter = '' } = step.drill.queue[0] ?? {};
  return (
    <>
      <p id={`${id}-letter`} className={css['big']}>
        <Ja>{letter}</Ja>
      </p>
      <p id={`${id}-ask`} className={css['ask']}>
        {messages['drill.ask']}
      </p>
      <TypedAnswer
        name="reading"
        texts={texts}
        placeholder={messages['drill.placeholder']}
        note={step.blank ? messages['drill.blank'] : null}
        describedBy={`${id}-letter ${id}-ask`}
        run={{ answer: run.read, typed: run.typed, giveUp: run.giveUp }}
      />
      <StopButton run={run} />
    </>
  );
}
