import { changeOf, type FormAnswer, mainForm } from '@utarang/domain/conjugation';
import { toHangul } from '@utarang/domain/language';
import { conjugation as messages } from '@utarang/messages';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import css from '../../../parts/drill/drill.module.css';
import { Button } from '../../../ui/button/button.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { ruleTexts } from '../rule-text.js';
import type { FormRun, FormStep } from '../use-form-drill.js';

type FormAnsweredProps = { step: Extract<FormStep, { at: 'answered' }>; run: FormRun };

/** The form with its reading; after a mistake the rule by which it is derived from the word. */
export function FormAnswered({ step, run }: FormAnsweredProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const asked = step.drill.queue[0];
  if (!asked) return null;
  return (
    <>
      <dl className={css['facts']}>
        {!step.right && step.said !== '' && (
          <div>
            <dt>{messages.mine}</dt>
            <dd>
              <Message>{step.said}</Message>
            </dd>
          </div>
        )}
        <div>
          <dt>{messages.correct}</dt>
          <dd>
            <FormLine word={asked.word} form={asked.form} />
          </dd>
        </div>
        {!step.right && <Rule word={asked.word} form={asked.form} />}
      </dl>
      <div className={css['actions']}>
        <Button ref={next} onClick={run.next}>
          {step.next.queue.length > 0 ? messages.next : messages.results}
        </Button>
      </div>
    </>
  );
}

type AskedForm = Pick<FormAnswer, 'word' | 'form'>;

/** A word and its form, written, read and in Hangul. */
export function FormLine({ word, form }: AskedForm) {
  const main = mainForm(word, form);
  if (!main) return null;
  return (
    <>
      <span className={css['pair']}>
        <Ja>{word.written}</Ja> <ArrowRight size={16} aria-hidden="true" /> <Ja>{main.written}</Ja>
      </span>
      <span className={css['text']}>
        {main.reading !== main.written && <Ja>{main.reading}</Ja>} {toHangul(main.reading)}
      </span>
    </>
  );
}

function Rule({ word, form }: AskedForm) {
  const change = changeOf(word, form);
  if (!change) return null;
  return (
    <div>
      <dt>
        {messages.rule} · <Message>{messages[`group.${change.group}`]}</Message>
      </dt>
      {ruleTexts(change, form).map((text) => (
        <dd key={text}>
          <Message>{text}</Message>
        </dd>
      ))}
    </div>
  );
}
