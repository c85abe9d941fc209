import { format, home, my } from '@utarang/messages';
import { useEffect, useState } from 'react';
import { DEBOUNCE_MS } from '../../../parts/search/debounce.js';
import css from './word-count.module.css';

/** The number of words shown. Each key filters, but the count is announced only once typing has settled. */
export function WordCount({ n, q }: { n: number | null; q: string }) {
  const now = n === null ? '' : format(q.trim() ? home.count : my.count, { n });
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), settled === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [now, settled]);
  return (
    <p role="status" className={css['count']}>
      {settled}
    </p>
  );
}
