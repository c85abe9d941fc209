import { pages, type Review } from '@utarang/contract';
import { format, review as messages } from '@utarang/messages';
import { Check, Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Message } from '../../../ui/message/message.js';
import type { ReviewRun } from '../use-review.js';
import own from './finished.module.css';
import css from './review-card.module.css';

const MINUTE_MS = 60_000;

/** The end of a day: the results, the number of words tomorrow, and one next step. */
export function Finished({ review, run }: { review: Review; run: ReviewRun }) {
  const { doneToday, dueTomorrow, recalledToday, spentTodayMs, streak, missedToday, learnt, met, canUndo } = review;
  const isDone = doneToday > 0;
  return (
    <>
      <div className={css['body']}>
        <span className={own['disc']}>
          <Check size={36} />
        </span>
        <div className={css['end']} role="status">
          <h2>{isDone ? format(messages['done.title'], { n: doneToday }) : messages['done.none']}</h2>
          <p>{dueTomorrow > 0 ? format(messages['done.tomorrow'], { n: dueTomorrow }) : messages['done.noTomorrow']}</p>
          <p>{format(messages['done.learnt'], { learnt, met })}</p>
        </div>
        {isDone && (
          <dl className={own['trio']}>
            {[
              [messages['done.recalled'], format(messages['done.words'], { n: recalledToday })],
              [
                messages['done.time'],
                format(messages['done.minutes'], { n: Math.max(1, Math.round(spentTodayMs / MINUTE_MS)) }),
              ],
              [messages['done.streak'], format(messages['done.days'], { n: streak })],
            ].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {missedToday.length > 0 && (
          <section className={own['missed']}>
            <h2>{messages['done.missed']}</h2>
            <ul>
              {missedToday.map((word) => (
                <li key={word.id}>
                  <b lang="ja">{word.japaneseWord}</b>
                  <span>[{word.koreanPronunciation}]</span>
                  <i>
                    <Message>{word.meaningKo}</Message>
                  </i>
                </li>
              ))}
            </ul>
          </section>
        )}
        {run.failure && <FieldError alert>{run.failure}</FieldError>}
      </div>
      <div className={css['foot']}>
        {isDone && (
          <Button variant="sec" onClick={run.more}>
            {messages['done.more']}
          </Button>
        )}
        {met > 0 ? (
          <ButtonLink to={pages.songs}>{messages['done.songs']}</ButtonLink>
        ) : (
          <ButtonLink to={pages.home}>{messages['done.find']}</ButtonLink>
        )}
        {canUndo && (
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
