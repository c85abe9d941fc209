import { err } from '@utarang/messages';
import { WifiOff } from 'lucide-react';
import css from './connection-strip.module.css';

/** Says that there is no connection, or that an answer is late. Loaded by itself, hence the default export. */
export default function ConnectionStrip({ online }: { online: boolean }) {
  return (
    <p className={css['banner']}>
      {!online && <WifiOff size={18} />}
      {online ? err.late : err.offline}
    </p>
  );
}
