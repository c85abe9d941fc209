import { plus } from '@utarang/messages';
import { Suspense, useEffect, useRef } from 'react';
import { lateCalls } from '../lib/http.js';
import { lazyOr } from '../lib/lazy-part.js';
import { useOnline } from '../lib/online.js';
import { useStore } from '../lib/store.js';
import { whenIdle } from '../lib/when-idle.js';
import { SHORT_MS } from '../ui/toast/times.js';
import { toast } from '../ui/toast/toasts.js';
import css from './offline-banner.module.css';

const load = async () => (await import('./connection-strip.js')).default;

const ConnectionStrip = lazyOr(load, () => null);

/**
 * A banner at the foot of the screen while there is no connection, or while an answer is late. When the connection
 * returns, a toast says so. Its code is loaded once the page is idle, while there is a connection.
 */
export function OfflineBanner() {
  const online = useOnline();
  const late = useStore(lateCalls) > 0;
  const wasOffline = useRef(false);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  useEffect(() => {
    if (online && wasOffline.current) toast({ text: plus.online, durationMs: SHORT_MS });
    wasOffline.current = !online;
  }, [online]);
  return (
    <div role="status" className={css['place']}>
      {(!online || late) && (
        <Suspense fallback={null}>
          <ConnectionStrip online={online} />
        </Suspense>
      )}
    </div>
  );
}
