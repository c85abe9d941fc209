import { useQuery } from '@tanstack/react-query';
import { start as messages, strip } from '@utarang/messages';
import type { ReactNode } from 'react';
import { errorText } from '../../../../lib/http.js';
import { useIsMember } from '../../../../parts/session/use-viewer.js';
import { useSeoulDay } from '../../../../parts/study/seoul-day.js';
import { TodayStrip } from '../../../../parts/study/today-strip/today-strip.js';
import { Button } from '../../../../ui/button/button.js';
import { ErrorPanel } from '../../../../ui/error-panel/error-panel.js';
import { Bone } from '../../../../ui/skeleton/bone.js';
import { startQuery } from '../../queries.js';
import { GuestStrip } from './guest-strip.js';
import { LeftOff } from './left-off.js';
import { LevelLinks } from './level-links.js';
import css from './start-screen.module.css';
import { TodaysWord } from './todays-word.js';

type StartScreenProps = {
  /** Brings the focus to the search. */
  onFind: () => void;
  /** The first words, or what stands in their place. */
  children: ReactNode;
};

/** The home page before anything is searched for (docs/product/search.md#start-of-the-home-page). */
export const StartScreen = ({ onFind, children }: StartScreenProps) => (
  <>
    {useIsMember() ? (
      <>
        <LeftOff />
        <TodayStrip find={<Button onClick={onFind}>{strip.find}</Button>} />
      </>
    ) : (
      <GuestStrip />
    )}
    <DayAndLevels />
    {children}
  </>
);

function DayAndLevels() {
  useSeoulDay();
  const { data, error, isFetching, refetch } = useQuery(startQuery);
  if (!data && error && !isFetching) {
    return <ErrorPanel text={messages.fail} detail={errorText(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className={css['two']} aria-busy={!data}>
      {data ? (
        <>
          {data.word && <TodaysWord day={data.day} word={data.word} />}
          <LevelLinks sizes={data.levels} />
        </>
      ) : (
        <>
          <Bone className={css['bone']} />
          <Bone className={css['bone']} />
        </>
      )}
    </div>
  );
}
