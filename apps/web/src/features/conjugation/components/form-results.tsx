import { countedAnswers } from '@utarang/domain/conjugation';
import { format, conjugation as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import css from '../../../parts/drill/drill.module.css';
import { Button } from '../../../ui/button/button.js';
import { Message } from '../../../ui/message/message.js';
import type { FormRun, FormStep } from '../use-form-drill.js';
import { FormLine } from './form-answered.js';

type FormResultsProps = { step: Extract<FormStep, { at: 'results' }>; run: FormRun };

/** The results of a drill, and what was missed in it. */
export function FormResults({ step: { drill }, run }: FormResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const counted = countedAnswers(drill);
  const missed = counted.filter(({ right }) => !right);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={css['title']}>
        {format(messages.score, { total: counted.length, n: counted.length - missed.length })}
      </h2>
      {missed.length === 0 ? (
        <p className={css['text']}>{messages.noneMissed}</p>
      ) : (
        <section>
          <h3 className={css['missedTitle']}>{messages.missed}</h3>
          <ul className={css['missed']}>
            {missed.map(({ word, form }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
              <li key={place}>
                <span className={css['text']}>
                  <Message>{messages[`form.${form}`]}</Message>
                </span>
                <FormLine word={word} form={form} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css['actions']}>
        {missed.length > 0 && (
          <Button look="sec" onClick={() => run.again(drill)}>
            {messages.missedAgain}
          </Button>
        )}
        <Button onClick={run.start}>{messages.once}</Button>
      </div>
    </>
  );
}
