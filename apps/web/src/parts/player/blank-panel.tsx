import { ANSWER_MAX } from '@utarang/contract';
import { BLANK_SHARES, type BlankShare, gradeBlank } from '@utarang/domain/songs';
import { format, player as messages } from '@utarang/messages';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tooLong } from '../../lib/too-long.js';
import { Button } from '../../ui/button/button.js';
import { FieldError } from '../../ui/field-error/field-error.js';
import { Furigana } from '../../ui/ja/furigana.js';
import { RadioRow } from '../../ui/radio-row/radio-row.js';
import { TextInput } from '../../ui/text-input/text-input.js';
import { useOptionKeys } from '../options/use-option-keys.js';
import css from './blanks.module.css';
import type { AskedBlank } from './use-blank-song.js';

const shareNames: Readonly<Record<BlankShare, string>> = {
  10: messages.blankTenth,
  3: messages.blankThird,
  2: messages.blankHalf,
};

export type BlankMode = 'choose' | 'type';

type BeginProps = {
  mode: BlankMode;
  onMode: (mode: BlankMode) => void;
  onBegin: (share: BlankShare) => void;
  onCancel: () => void;
};

/** The settings before a play with blanks: how many words are blank, and how they are answered. */
export function BlankBegin({ mode, onMode, onBegin, onCancel }: BeginProps) {
  const [share, setShare] = useState<BlankShare>(3);
  return (
    <div className={css['panel']}>
      <RadioRow
        label={messages.blankShare}
        options={BLANK_SHARES.map((each) => ({ value: `${each}`, content: shareNames[each] }))}
        value={`${share}`}
        onChoose={(value) => setShare(Number(value) as BlankShare)}
      />
      <RadioRow
        label={messages.blankWay}
        options={[
          { value: 'choose', content: messages.blankChoose },
          { value: 'type', content: messages.blankType },
        ]}
        value={mode}
        onChoose={onMode}
      />
      <div className={css['buttons']}>
        <Button variant="sec" onClick={onCancel}>
          {messages.blankEnd}
        </Button>
        <Button onClick={() => onBegin(share)}>{messages.blankBegin}</Button>
      </div>
    </div>
  );
}

type AskProps = {
  blank: AskedBlank;
  /** Its number among all blanks, and how many there are. */
  n: number;
  count: number;
  mode: BlankMode;
  onAnswer: (right: boolean) => void;
  onAgain: () => void;
  onPass: () => void;
  onEnd: () => void;
};

/** The question for a blank, while the song waits at the end of its line. */
export function BlankAsk({ blank, n, count, mode, onAnswer, onAgain, onPass, onEnd }: AskProps) {
  return (
    <section className={css['panel']} aria-label={messages.blanks}>
      <p className={css['head']}>
        <span>{mode === 'choose' ? messages.blankAskChoose : messages.blankAskType}</span>
        <span>{format(messages.blankCount, { total: count, n })}</span>
      </p>
      {mode === 'choose' ? <Options blank={blank} onAnswer={onAnswer} /> : <Typed blank={blank} onAnswer={onAnswer} />}
      <div className={css['buttons']}>
        <Button variant="sec" onClick={onAgain}>
          <RotateCcw size={18} />
          {messages.blankAgain}
        </Button>
        <Button variant="sec" onClick={onPass}>
          {messages.blankPass}
        </Button>
        <Button variant="txt" onClick={onEnd}>
          {messages.blankEnd}
        </Button>
      </div>
    </section>
  );
}

type AnswerProps = { blank: AskedBlank; onAnswer: (right: boolean) => void };

/** Four words to choose from, by the keys 1 to 4 as well. */
function Options({ blank, onAnswer }: AnswerProps) {
  const list = useRef<HTMLUListElement>(null);
  // The player's button that had the focus has made room for the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each blank
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [blank]);
  const choose = (option: AskedBlank['options'][number]) => onAnswer(option.wordId === blank.wordId);
  useOptionKeys(blank.options, choose);
  return (
    <ul ref={list} className={css['options']}>
      {blank.options.map((option, index) => (
        <li key={option.wordId}>
          <button type="button" onClick={() => choose(option)}>
            <span className={css['key']} aria-hidden="true">
              {index + 1}
            </span>
            <span lang="ja">
              <Furigana parts={option.furigana.map(([text, reading]) => ({ text, reading }))} />
            </span>
            <span className={css['sound']}>{option.koPron}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A box in which the word that was heard is typed, in Hangul or kana. */
function Typed({ blank, onAnswer }: AnswerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each blank
  useEffect(() => input.current?.focus({ preventScroll: true }), [blank]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const over = tooLong(text, ANSWER_MAX);
    const is = over === null ? gradeBlank(blank, text) : null;
    if (is === null || is === 'blank') return setWrong(over ?? messages.blankEmpty);
    if (input.current) input.current.value = '';
    setWrong(null);
    onAnswer(is === 'right');
  };
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <TextInput
        ref={input}
        aria-label={messages.blankAskType}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={wrong !== null}
        aria-describedby={id}
        onInput={() => setWrong(null)}
      />
      <Button type="submit">{messages.blankSubmit}</Button>
      <FieldError alert id={id}>
        {wrong ?? undefined}
      </FieldError>
    </form>
  );
}
