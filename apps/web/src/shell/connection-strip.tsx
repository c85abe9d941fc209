import { err, format, offline } from '@utarang/messages';
import { WifiOff } from 'lucide-react';
import { useStore } from '../lib/store.js';
import { waiting } from '../parts/offline/waiting-calls.js';
import css from './connection-strip.module.css';

/**
 * Says that there is no connection, or that an answer is late, and how much waits (docs/product/offline.md#what-waits).
 * Loaded on demand, hence the default export.
 */
export default function ConnectionStrip({ online, late }: { online: boolean; late: boolean }) {
  const { length: n } = useStore(waiting);
  return (
    <p className={css['banner']}>
      {!online && <WifiOff size={18} />}
      {[!online ? err.offline : late && err.late, n > 0 && format(offline.count, { n })].filter(Boolean).join(' ')}
    </p>
  );
}
