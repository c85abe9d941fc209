import { type ReviewDay as Day, pages } from '@utarang/contract';
import { format, review as messages, weekdays } from '@utarang/messages';
import { Check, ChevronRight } from 'lucide-react';
import { cx } from '../../../../lib/cx.js';
import { useSeoulDay } from '../../../../parts/study/seoul-day.js';
import { ButtonLink } from '../../../../ui/button/button.js';
import css from './review-day.module.css';

/** The number of words that are reviewed in about a minute. */
const WORDS_A_MINUTE = 2;

/** A member's day of review: a ring for today, a dot for each day of the week, and a link to continue. */
export function ReviewDay({ day }: { day: Day }) {
  const { doneToday: done, totalToday: total } = day;
  const left = total - done;
  return (
    <section className={css['card']} aria-labelledby="review-day">
      <div className={css['head']}>
        <Ring done={done} total={total} />
        <div>
          <h2 id="review-day">{format(messages['day.title'], { n: total })}</h2>
          <p>
            {left > 0
              ? format(messages['day.left'], { n: left, minutes: Math.ceil(left / WORDS_A_MINUTE) })
              : total > 0
                ? messages['day.done']
                : messages['day.none']}
          </p>
        </div>
      </div>
      <Week day={day} />
      <ButtonLink variant={left > 0 ? 'pri' : 'sec'} to={pages.review}>
        {left === 0 ? messages['day.more'] : done > 0 ? messages['day.goOn'] : messages['day.begin']}
        <ChevronRight size={20} />
      </ButtonLink>
    </section>
  );
}

const Ring = ({ done, total }: { done: number; total: number }) => (
  <span className={css['ring']} role="img" aria-label={format(messages['day.ring'], { total, n: done })}>
    <Circle share={done / Math.max(1, total)} />
    <span>
      <b>{done}</b>
      <small>{format(messages['day.of'], { total })}</small>
    </span>
  </span>
);

const Circle = ({ share }: { share: number }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="44" />
    {share > 0 && (
      <circle className={css['done']} cx="50" cy="50" r="44" pathLength="100" strokeDasharray={`${100 * share} 100`} />
    )}
  </svg>
);

/** The dot of today fills with the ring; that of another day shows whether something was learnt. */
function Week({ day: { week, doneToday, totalToday } }: { day: Day }) {
  const today = useSeoulDay();
  return (
    <ol className={css['week']} aria-label={messages['day.week']}>
      {week.map(({ date, learnt, rested }, index) => {
        const isToday = date === today;
        const isPart = isToday && doneToday < totalToday;
        const is = isToday ? 'today' : learnt ? 'learnt' : date > today ? 'coming' : rested ? 'rested' : 'missed';
        const name = weekdays[index]!;
        return (
          <li key={date} className={cx(isToday && css['today'])}>
            <span aria-hidden="true">{name}</span>
            <i className={cx(!isPart && learnt && css['learnt'], rested && css['rested'])}>
              {isPart ? (
                <Circle share={doneToday / totalToday} />
              ) : learnt ? (
                <Check size={14} strokeWidth={3} />
              ) : (
                rested && messages['day.rest']
              )}
            </i>
            <span className="sr">{format(messages[`day.${is}`], { day: name })}</span>
          </li>
        );
      })}
    </ol>
  );
}
