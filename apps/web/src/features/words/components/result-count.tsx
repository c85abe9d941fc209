import { format, home } from '@utarang/messages';
import type { HomeListing } from '../use-home-list.js';
import css from './result-count.module.css';

/**
 * How many words there are. Screen readers hear it once for each search that has settled: while the next one is on its
 * way the sentence stays, and with its answer a new one comes, also where the number happens to be the same.
 */
export function ResultCount({ shown }: { shown: HomeListing | null }) {
  return (
    <p role="status" className={css['count']}>
      {shown && <Sentence key={shown.ask.name} q={shown.ask.search.q} n={shown.total} />}
    </p>
  );
}

/** Its parts are elements of their own, so that tools can tell what lies behind each while the bar is over the list. */
function Sentence({ q, n }: { q: string; n: number }) {
  const [before, after] = (q ? home.count : home.countAll).split('{n}');
  return (
    <>
      {before && <span>{before}</span>}
      <b>{format('{n}', { n })}</b>
      {after && <span>{after}</span>}
    </>
  );
}
