import { useQuery } from '@tanstack/react-query';
import { pages, type Today } from '@utarang/contract';
import { common, format, strip } from '@utarang/messages';
import { Bookmark, Flame, Play, RotateCcw, Star } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { rememberFocus } from '../../../lib/focus-return.js';
import { Button, ButtonLink } from '../../../ui/button/button.js';
import { Bone } from '../../../ui/skeleton/bone.js';
import { useIsMember, useViewer } from '../../session/use-viewer.js';
import { useSecondsLeft } from '../cooldown.js';
import { useSeoulDay } from '../seoul-day.js';
import { openTest } from '../test-session.js';
import { todayQuery } from '../today.js';
import { testPreload } from '../word-test/word-test-code.js';
import css from './today-strip.module.css';
import { type Rest, useRest } from './use-rest.js';

type TodayStripProps = {
  /** What somebody who has saved nothing can do here to find a word; a link to the search without. */
  find?: ReactNode;
};

/**
 * A member's day: how many words wait, what was earned, how many days in a row, and one button to begin. Where nothing
 * waits it leads on. Guests have none of it.
 */
export const TodayStrip = (props: TodayStripProps) => (useIsMember() ? <MemberStrip {...props} /> : null);

function MemberStrip({ find }: TodayStripProps) {
  useSeoulDay();
  const { data, isError, isFetching, refetch } = useQuery(todayQuery);
  const { rest, end } = useRest(data?.waiting === 0);
  const isFirstDay = useIsFirstDay();
  const failed = isError && !data && !isFetching;
  const broken = data?.streak === 0;
  return (
    <section className={css['strip']} aria-label={strip.title} aria-busy={!data && !failed}>
      {failed ? (
        <p role="alert">{strip.fail}</p>
      ) : (
        <div>
          <Numbers today={data} />
          {(rest || broken) && (
            <p className={css['says']}>
              {rest === 'cooling' ? (
                <NextTry end={end} />
              ) : rest ? (
                sentences[rest]
              ) : isFirstDay ? (
                strip.firstDay
              ) : (
                strip.noStreak
              )}
            </p>
          )}
        </div>
      )}
      {failed ? (
        <Button look="sec" onClick={() => void refetch()}>
          <RotateCcw size={18} />
          {common.retry}
        </Button>
      ) : data?.waiting === 0 ? (
        <Onward rest={rest} find={find} />
      ) : (
        <Start words={data?.words} />
      )}
    </section>
  );
}

/** Begins today's test. It goes away with the last word that waits; a focus that it has then stays with the day. */
function Start({ words }: { words: Today['words'] | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) rememberFocus()();
    };
  }, []);
  return (
    <Button ref={button} className={cx(!words && css['later'])} onClick={() => openTest(words ?? [])} {...testPreload}>
      <Play size={18} />
      {strip.start}
    </Button>
  );
}

/** Without an answer yet, the numbers have their places. */
const Numbers = ({ today }: { today: Today | undefined }) => (
  <dl>
    {[
      { Icon: Bookmark, name: strip.waiting, text: today && format(common.count, { n: today.waiting }) },
      { Icon: Star, name: strip.today, text: today && format(strip.points, { n: today.points }) },
      { Icon: Flame, name: strip.streak, text: today && format(strip.days, { n: today.streak }) },
    ].map(({ Icon, name, text }) => (
      <div key={name}>
        <dt>
          <Icon size={16} />
          {name}
        </dt>
        <dd>{text ?? <Bone className={css['bone']} />}</dd>
      </div>
    ))}
  </dl>
);

/** Nothing was earned yet: there is no streak that was broken. */
function useIsFirstDay(): boolean {
  const viewer = useViewer();
  return viewer.role !== 'ANONYMOUS' && viewer.totalPoints === 0;
}

/** When the first word can be tried again, in whole minutes, rounded up. */
function NextTry({ end }: { end: number | null }) {
  return format(strip.allCooling, { n: Math.max(1, Math.ceil(useSecondsLeft(end) / 60)) });
}

const sentences: Readonly<Record<Exclude<Rest, 'cooling'>, string>> = {
  nothingSaved: strip.nothingSaved,
  allCompleted: strip.allDone,
};

/** Where to go when no word waits; nowhere for who is there already. */
function Onward({ rest, find }: { rest: Rest | null; find: ReactNode }) {
  const { pathname } = useLocation();
  if (rest === 'nothingSaved') return find ?? <ButtonLink to={pages.home}>{strip.find}</ButtonLink>;
  if (rest === 'allCompleted') {
    return (
      <ButtonLink look="sec" to={pages.completedWords}>
        {strip.toCompleted}
      </ButtonLink>
    );
  }
  if (pathname === pages.myWords) return null;
  return (
    <ButtonLink look="sec" to={pages.myWords}>
      {strip.toWords}
    </ButtonLink>
  );
}
