import { err, plus } from '@utarang/messages';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lateCalls } from '../lib/http.js';
import { useOnline } from '../lib/online.js';
import { useStore } from '../lib/store.js';
import { SHORT_MS } from '../ui/toast/times.js';
import { toast } from '../ui/toast/toasts.js';
import css from './offline-banner.module.css';

/** Stays at the foot of the screen while there is no connection, whose end is a toast, and while an answer is late. */
export function OfflineBanner() {
  const online = useOnline();
  const late = useStore(lateCalls) > 0;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) toast({ text: plus.online, lasts: SHORT_MS });
    wasOffline.current = !online;
  }, [online]);
  return (
    <div role="status" className={css['place']}>
      {(!online || late) && (
        <p className={css['banner']}>
          {!online && <WifiOff size={18} />}
          {online ? err.late : err.offline}
        </p>
      )}
    </div>
  );
}
