import { useQuery } from '@tanstack/react-query';
import { start } from '@utarang/messages';
import { useId } from 'react';
import { LineOfDay } from './line-of-day.js';
import css from './sample-line.module.css';
import { startQuery } from './start-query.js';

/**
 * The line of the day where the learner has no lyrics yet: it shows what a text looks like here
 * (docs/product/songs.md#sample).
 */
export function SampleLine() {
  const id = useId();
  const line = useQuery(startQuery).data?.line;
  if (!line) return null;
  return (
    <section className={css['sample']} aria-labelledby={id}>
      <h2 id={id}>{start.sampleLine}</h2>
      <p>{start.sampleLineTip}</p>
      <LineOfDay line={line} />
    </section>
  );
}
