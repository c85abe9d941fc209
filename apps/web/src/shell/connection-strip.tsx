import { err, format, offline } from '@utarang/messages';
import { WifiOff } from 'lucide-react';
import { useStore } from '../lib/store.js';
import { waiting } from '../parts/offline/waiting-calls.js';
import css from './connection-strip.module.css';

/** Says that there is no connection, or that an answer is late. Loaded on demand, hence the default export. */
export default function ConnectionStrip({ online }: { online: boolean }) {
  const { length: n } = useStore(waiting);
  return (
    <p className={css['banner']}>
      {!online && <WifiOff size={18} />}
      {online ? err.late : err.offline}
      {n > 0 && ` ${format(offline.count, { n })}`}
    </p>
  );
}
