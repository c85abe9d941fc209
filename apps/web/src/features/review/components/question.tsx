import { ANSWER_MAX, BLANK, type ReviewQuestion } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { Music, Undo2, Volume2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.js';
import { tooLong } from '../../../lib/too-long.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { Button } from '../../../ui/button/button.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Message } from '../../../ui/message/message.js';
import type { ReviewRun } from '../use-review.js';
import css from './review-card.module.css';

/** The question for a word. The field has the focus, so that the keyboard of a phone stays open from word to word. */
export function Question({ question, run }: { question: ReviewQuestion; run: ReviewRun }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<string | null>(null);
  const { kind } = question;
  const { remark, speak } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    run.shown();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read aloud once
  useEffect(() => {
    if (kind === 'listening') speak?.(question.question);
  }, []);
  useLayoutEffect(() => {
    if (remark?.is === 'near') input.current?.select();
    if (remark) input.current?.focus();
  }, [remark]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (over !== null) return input.current?.focus();
    run.answer(input.current?.value ?? '');
  };
  return (
    <>
      <form id={id} className={css['body']} noValidate onSubmit={submit}>
        <div className={css['ask']} id={`${id}-ask`}>
          <span className={css['marks']}>
            {question.level && <LevelTag level={question.level} />}
            {(question.isNew || question.isAgain) && (
              <span className={css['mark']}>{question.isNew ? messages.fresh : messages.again}</span>
            )}
          </span>
          <Asked question={question} run={run} />
          <p>{messages[`ask.${kind}`]}</p>
          {question.metIn && (
            <p className={css['metIn']}>
              <Music size={16} />
              <span>
                <Message>{format(messages.metIn, { title: question.metIn.title })}</Message>
              </span>
            </p>
          )}
        </div>
        <TextField
          ref={input}
          name="answer"
          label={messages[`box.${kind}`]}
          error={over ?? remark?.text}
          describedBy={`${id}-ask`}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={messages[`hint.${kind}`]}
          onInput={({ currentTarget }) => {
            setOver(tooLong(currentTarget.value, ANSWER_MAX));
            run.typed();
          }}
          data-main=""
        />
      </form>
      <div className={css['foot']}>
        <Button variant="sec" onClick={() => run.answer('', true)}>
          {messages.unknown}
        </Button>
        <Button type="submit" form={id}>
          {messages.submit}
        </Button>
        {run.review?.canUndo && (
          <span className={css['under']}>
            <Button variant="txt" onClick={run.undo}>
              <Undo2 size={18} />
              {messages.undo}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

function Asked({ question, run }: { question: ReviewQuestion; run: ReviewRun }) {
  const { kind, question: text, meaningKo, reading } = question;
  switch (kind) {
    case 'listening':
      return (
        <Button variant="soft" onClick={() => run.speak?.(text)}>
          <Volume2 size={22} />
          {messages.hear}
        </Button>
      );
    case 'word':
      return <p className={cx(css['big'], css['ko'])}>{text}</p>;
    case 'sentence': {
      const [before = '', after = ''] = text.split(BLANK);
      return (
        <>
          <p className={cx(css['big'], css['long'])} lang="ja">
            {before}
            <span role="img" aria-label={messages.gap}>
              ＿＿＿
            </span>
            {after}
          </p>
          <p>{meaningKo}</p>
        </>
      );
    }
    case 'meaning':
      return (
        <>
          <p className={css['big']} lang="ja">
            <Message>{text}</Message>
          </p>
          {reading !== null && <p lang="ja">{reading}</p>}
        </>
      );
  }
}
