import { err, plus } from '@utarang/messages';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOnline } from '../lib/online.js';
import { SHORT_MS } from '../ui/toast/times.js';
import { toast } from '../ui/toast/toasts.js';
import css from './offline-banner.module.css';

/** Stays at the foot of the screen while there is no connection; its end is a toast. */
export function OfflineBanner() {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) toast({ text: plus.online, lasts: SHORT_MS });
    wasOffline.current = !online;
  }, [online]);
  return (
    <div role="status" className={css['place']}>
      {!online && (
        <p className={css['banner']}>
          <WifiOff size={18} />
          {err.offline}
        </p>
      )}
    </div>
  );
}
