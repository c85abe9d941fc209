import { useQuery } from '@tanstack/react-query';
import { home, start as messages, strip } from '@utarang/messages';
import { useIsMember } from '../../../../parts/session/use-viewer.js';
import { reviewDayQuery } from '../../../../parts/study/review-day.js';
import { useSeoulDay } from '../../../../parts/study/seoul-day.js';
import { TodayStrip } from '../../../../parts/study/today-strip/today-strip.js';
import { LineOfDay } from '../../../../parts/today/line-of-day.js';
import { startQuery } from '../../../../parts/today/start-query.js';
import { Button } from '../../../../ui/button/button.js';
import { Bone } from '../../../../ui/skeleton/bone.js';
import css from './opening.module.css';
import { ReviewDay } from './review-day.js';
import { SongLeftOff } from './song-left-off.js';

export type OpeningProps = {
  /** Focuses the search. */
  onFind: () => void;
};

/** The opening of the home page: for guests what this is, with a line of a song; for members their day. */
export const Opening = (props: OpeningProps) => (useIsMember() ? <OfMember {...props} /> : <OfGuest />);

function OfGuest() {
  const { data, error } = useQuery(startQuery);
  return (
    <>
      <div className={css['promise']}>
        <h1 tabIndex={-1}>{messages.promise}</h1>
        <p>{messages.promiseMore}</p>
      </div>
      {data?.line ? (
        <LineOfDay key={data.line.line.id} line={data.line} />
      ) : (
        !data && !error && <Bone className={css['bone']} />
      )}
    </>
  );
}

/** The day of review, where there is one, and the words that are due for a test. */
function Today({ onFind }: OpeningProps) {
  useSeoulDay();
  const { data: day } = useQuery(reviewDayQuery);
  const hasDay = day && (day.totalToday > 0 || day.week.some(({ learnt }) => learnt));
  return (
    <div className={css['today']}>
      {hasDay && <ReviewDay day={day} />}
      <TodayStrip
        streak={day?.streak}
        variant={hasDay && day.doneToday < day.totalToday ? 'sec' : 'pri'}
        find={<Button onClick={onFind}>{strip.find}</Button>}
      />
    </div>
  );
}

const OfMember = ({ onFind }: OpeningProps) => (
  <div className={css['day']}>
    <h1 tabIndex={-1} className="sr">
      {home.title}
    </h1>
    <Today onFind={onFind} />
    <SongLeftOff />
  </div>
);
