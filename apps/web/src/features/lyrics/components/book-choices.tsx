import type { Word } from '@utarang/contract';
import { myLyrics as messages } from '@utarang/messages';
import { useId } from 'react';
import { Message } from '../../../ui/message/message.js';
import css from './correction.module.css';

type BookChoicesProps = {
  words: readonly Word[];
  /** The id of the chosen word; null for the one that was found. */
  chosen: number | null;
  /** Called without a word for the one that was found. */
  onChoose: (word: Word | null) => void;
};

/** The choice among the words of the book that a word of a text may be. */
export function BookChoices({ words, chosen, onChoose }: BookChoicesProps) {
  const name = useId();
  return (
    <fieldset className={css['choices']}>
      <legend>{messages.fixBook}</legend>
      <Choice name={name} checked={chosen === null} onChoose={() => onChoose(null)} text={messages.fixAsFound} />
      {words.map((word) => (
        <Choice
          key={word.id}
          name={name}
          checked={chosen === word.id}
          onChoose={() => onChoose(word)}
          text={`${word.japaneseWord} ${word.hiragana} ${word.meaningKo}`}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; text: string };

const Choice = ({ name, checked, onChoose, text }: ChoiceProps) => (
  <label className={css['choice']}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>
      <Message>{text}</Message>
    </span>
  </label>
);
