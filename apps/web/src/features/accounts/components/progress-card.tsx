import { useQuery } from '@tanstack/react-query';
import { format, heat } from '@utarang/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { useSeoulDay } from '../../../parts/study/seoul-day.js';
import { disabledWithReason } from '../../../ui/button/disabled-with-reason.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { Panel } from '../../../ui/panel/panel.js';
import { heatmapQuery } from '../queries.js';
import { FIRST_YEAR, sumOf, yearOf } from '../rules/heat-year.js';
import { HeatTable } from './heat-table.js';
import { Heatmap } from './heatmap.js';
import { LearntWords } from './learnt-words.js';
import css from './progress-card.module.css';
import { ProgressSummary } from './progress-summary.js';

/** The points of each day of a year, with the year's sum and the streak. */
export function ProgressCard() {
  const today = useSeoulDay();
  const thisYear = yearOf(today);
  const [back, setBack] = useState(0);
  const year = Math.max(FIRST_YEAR, thisYear - back);
  // The streak is the same whichever year is shown.
  const { data: overall } = useQuery(heatmapQuery(thisYear));
  const { data, error, isFetching, refetch } = useQuery(heatmapQuery(year));

  const sum = data && sumOf(Object.values(data.days));
  const isNow = year === thisYear;
  const total = (n: number) => (isNow ? format(heat.total, { n }) : format(heat.totalOf, { year: String(year), n }));

  return (
    <Panel
      title={heat.title}
      action={
        <YearSteps
          year={year}
          first={FIRST_YEAR}
          last={thisYear}
          onStep={(years) => setBack(thisYear - year - years)}
        />
      }
    >
      {error && !data && !isFetching ? (
        <div className={css['failed']}>
          <ErrorPanel text={heat.fail} detail={errorText(error)} onRetry={() => void refetch()} />
        </div>
      ) : (
        <>
          <ProgressSummary total={sum === undefined ? undefined : total(sum)} overall={overall} />
          <Heatmap key={year} year={year} today={today} days={data?.days} />
          {sum === 0 ? (
            <p className={css['empty']}>{isNow ? heat.emptyNow : heat.emptyThen}</p>
          ) : (
            <HeatTable key={`table ${year}`} year={year} days={data?.days ?? {}} />
          )}
          <LearntWords counts={overall} />
        </>
      )}
    </Panel>
  );
}

type YearStepsProps = { year: number; first: number; last: number; onStep: (years: 1 | -1) => void };

/** The shown year between two buttons. At the first and the last year the button stays, and with it the focus. */
function YearSteps({ year, first, last, onStep }: YearStepsProps) {
  const step = (label: string, years: 1 | -1, end: number, why: string, Icon: typeof ChevronLeft) => (
    <IconButton label={label} className={css['step']} {...disabledWithReason(year === end && why, () => onStep(years))}>
      <Icon size={22} />
    </IconButton>
  );
  return (
    <div className={css['years']}>
      {step(heat.prevYear, -1, first, heat.firstYear, ChevronLeft)}
      <p role="status">{format(heat.year, { year: String(year) })}</p>
      {step(heat.nextYear, 1, last, heat.lastYear, ChevronRight)}
    </div>
  );
}
