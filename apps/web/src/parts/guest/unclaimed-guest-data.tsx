import { format, guest } from '@utarang/messages';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { announce } from '../../lib/announce.js';
import { useStore } from '../../lib/store.js';
import { Button } from '../../ui/button/button.js';
import { toastFailure } from '../../ui/toast/undo-toast.js';
import css from './guest-bar.module.css';
import { isEmpty } from './guest-data.js';
import { dropAll, guestData } from './guest-store.js';
import { useMove } from './move-over.js';
import { summarizeGuestData } from './summarize-guest-data.js';

/** Shows a member what a guest put aside on this device and nobody has moved, with buttons to move or delete it. */
export function UnclaimedGuestData() {
  const data = useStore(guestData);
  const [busy, setBusy] = useState(false);
  const move = useMove(setBusy, (moved) => moved && toastFailure(moved.left[0]?.why ?? ''));
  if (isEmpty(data)) return null;
  return (
    <section className={css['bar']} aria-label={guest.barTitle}>
      <span className={css['icon']}>
        <Smartphone size={22} />
      </span>
      <p>
        <b>{format(guest.memberBar, { what: summarizeGuestData(data) })}</b>
      </p>
      <div className={css['ways']}>
        <Button
          variant="sec"
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            dropAll();
            announce(guest.dropped);
          }}
        >
          {guest.memberDrop}
        </Button>
        <Button aria-disabled={busy} onClick={() => void move()}>
          {busy ? guest.moving : guest.memberMove}
        </Button>
      </div>
    </section>
  );
}
