import { useQuery } from '@tanstack/react-query';
import { pages } from '@utarang/contract';
import { start as messages, nav } from '@utarang/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { here } from '../../../../lib/here.js';
import { errorText } from '../../../../lib/http.js';
import { useIsMember } from '../../../../parts/session/use-viewer.js';
import { useSeoulDay } from '../../../../parts/study/seoul-day.js';
import { startQuery } from '../../../../parts/today/start-query.js';
import { TodaysWord } from '../../../../parts/today/todays-word.js';
import { ErrorPanel } from '../../../../ui/error-panel/error-panel.js';
import { Bone } from '../../../../ui/skeleton/bone.js';
import { LeftOff } from './left-off.js';
import { LevelLinks } from './level-links.js';
import css from './more-of-start.module.css';
import { StartLinks } from './start-links.js';

export type MoreOfStartProps = {
  /** The first words, or the content in their place. */
  children: ReactNode;
};

/**
 * The content of the home page below its search while nothing is searched for
 * (docs/product/search.md#start-of-the-home-page).
 */
export function MoreOfStart({ children }: MoreOfStartProps) {
  const isMember = useIsMember();
  return (
    <>
      {isMember && <LeftOff />}
      <StartLinks />
      <DayAndLevels />
      {children}
      {!isMember && (
        <p className={css['account']}>
          {messages.noAccount}{' '}
          <Link to={pages.login} state={{ from: here() }}>
            {nav.login}
          </Link>
        </p>
      )}
    </>
  );
}

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
          {data.word && <TodaysWord day={data.day} word={data.word} example={data.example} />}
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
