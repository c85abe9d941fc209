import { plus } from '@utarang/messages';
import { Suspense, useEffect, useRef } from 'react';
import { lateCalls } from '../lib/http.js';
import { lazyOr } from '../lib/lazy-part.js';
import { useOnline } from '../lib/online.js';
import { useStore } from '../lib/store.js';
import { whenIdle } from '../lib/when-idle.js';
import { waiting } from '../parts/offline/waiting-calls.js';
import { SHORT_MS } from '../ui/toast/times.js';
import { toast } from '../ui/toast/toasts.js';
import css from './offline-banner.module.css';

const load = async () => (await import('./connection-strip.js')).default;

const ConnectionStrip = lazyOr(load, () => null);

/**
 * A banner at the foot of the screen while there is no connection, whose end is a toast, while an answer is late, and while
 * something waits: the browser may believe in a network that leads nowhere. What renders it is loaded once the page is
 * at rest, while there is a connection.
 */
export function OfflineBanner() {
  const online = useOnline();
  const late = useStore(lateCalls) > 0;
  const waits = useStore(waiting).length > 0;
  const wasOffline = useRef(false);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  useEffect(() => {
    if (online && wasOffline.current) toast({ text: plus.online, durationMs: SHORT_MS });
    wasOffline.current = !online;
  }, [online]);
  return (
    <div role="status" className={css['place']}>
      {(!online || late || waits) && (
        <Suspense fallback={null}>
          <ConnectionStrip online={online} late={late} />
        </Suspense>
      )}
    </div>
  );
}
