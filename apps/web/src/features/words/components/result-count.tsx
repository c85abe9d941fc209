import { format, home } from '@utarang/messages';
import { Counting } from '../../../parts/words/list/counting.js';
import type { HomeListing } from '../use-home-list.js';
import css from './result-count.module.css';

type ResultCountProps = {
  shown: HomeListing | null;
  slow: boolean;
  /** The query. */
  q: string;
};

/** The number of words, or that they are being searched for. */
export const ResultCount = ({ shown, slow, q }: ResultCountProps) => (
  <Counting slow={slow} searched={q !== ''} className={css['count']}>
    {shown && <Sentence key={shown.ask.name} q={shown.ask.search.q} n={shown.total} />}
  </Counting>
);

/** The sentence in elements of its own, so that tools can tell what is behind each while the bar is over the list. */
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
