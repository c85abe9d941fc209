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
import { type IdleReason, useIdleReason } from './use-idle-reason.js';

type TodayStripProps = {
  /** A way to find a word on this page for a member who has saved nothing. By default a link to the search. */
  find?: ReactNode;
  /** The days in a row, where the page counts them in another way (docs/product/review.md#days-in-a-row). */
  streak?: number | undefined;
  /** The variant of the button that begins; `sec` where the page has another main button. */
  variant?: 'pri' | 'sec';
};

/**
 * A member's day: how many words are due, what was earned, how many days in a row, and one button to begin. Where no
 * word is due, there is a link elsewhere instead. Guests do not see it.
 */
export const TodayStrip = (props: TodayStripProps) => (useIsMember() ? <MemberStrip {...props} /> : null);

function MemberStrip({ find, streak, variant = 'pri' }: TodayStripProps) {
  useSeoulDay();
  const { data: asked, isError, isFetching, refetch } = useQuery(todayQuery);
  const data = asked && { ...asked, streak: streak ?? asked.streak };
  const { reason, end } = useIdleReason(data?.waiting === 0);
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
          {(reason || broken) && (
            <p className={css['says']}>
              {reason === 'cooling' ? (
                <NextTry end={end} />
              ) : reason ? (
                sentences[reason]
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
        <Button variant="sec" onClick={() => void refetch()}>
          <RotateCcw size={18} />
          {common.retry}
        </Button>
      ) : data?.waiting === 0 ? (
        <Onward reason={reason} find={find} />
      ) : (
        <Start words={data?.words} variant={variant} />
      )}
    </section>
  );
}

/**
 * The button that begins today's test. It disappears with the last due word; if it has the focus, the strip gets it.
 */
function Start({ words, variant }: { words: Today['words'] | undefined; variant: 'pri' | 'sec' }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) rememberFocus()();
    };
  }, []);
  return (
    <Button
      ref={button}
      variant={variant}
      className={cx(!words && css['later'])}
      onClick={() => openTest(words ?? [])}
      {...testPreload}
    >
      <Play size={18} />
      {strip.start}
    </Button>
  );
}

/** The strip until the answer comes: the room for the numbers is reserved. */
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

/** Checks whether nothing was ever earned: then there is no broken streak. */
function useIsFirstDay(): boolean {
  const viewer = useViewer();
  return viewer.role !== 'ANONYMOUS' && viewer.totalPoints === 0;
}

/** The time until the first word can be tried again, in whole minutes, rounded up. */
function NextTry({ end }: { end: number | null }) {
  return format(strip.allCooling, { n: Math.max(1, Math.ceil(useSecondsLeft(end) / 60)) });
}

const sentences: Readonly<Record<Exclude<IdleReason, 'cooling'>, string>> = {
  nothingSaved: strip.nothingSaved,
  allCompleted: strip.allDone,
};

/** The link elsewhere when no word is due; nothing where the member is there already. */
function Onward({ reason, find }: { reason: IdleReason | null; find: ReactNode }) {
  const { pathname } = useLocation();
  if (reason === 'nothingSaved')
    return find !== undefined ? find : <ButtonLink to={pages.home}>{strip.find}</ButtonLink>;
  if (reason === 'allCompleted') {
    return (
      <ButtonLink variant="sec" to={pages.completedWords}>
        {strip.toCompleted}
      </ButtonLink>
    );
  }
  if (pathname === pages.myWords) return null;
  return (
    <ButtonLink variant="sec" to={pages.myWords}>
      {strip.toWords}
    </ButtonLink>
  );
}
