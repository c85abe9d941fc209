import { useQueryClient } from '@tanstack/react-query';
import { common, format, guest } from '@utarang/messages';
import { useEffect, useRef, useState } from 'react';
import { inTab } from '../../lib/storage.js';
import { useStore } from '../../lib/store.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { Message } from '../../ui/message/message.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { isEmpty } from './guest-data.js';
import { guestData } from './guest-store.js';
import { type MoveResult, moveOver } from './move.js';
import { moveAtOnce } from './move-at-once.js';
import css from './move-over.module.css';
import { summarizeGuestData } from './summarize-guest-data.js';

/** The name of the flag of a tab in which the question was answered with "later". */
const LATER = 'guest-later';
/** The most items that are listed by name where they could not be saved. */
const NAMED = 5;

/**
 * The one question after a log-in: whether what is on this device moves into the account. A guest who logged in to save
 * it is not asked.
 */
export function MoveOver() {
  const [asks] = useState(() => !moveAtOnce.isAsked());
  // Without a question the failures are shown, whatever this tab has answered before.
  const [later, setLater] = useState(() => asks && inTab.read(LATER) !== null);
  const waits = !isEmpty(useStore(guestData));
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<MoveResult | null>(null);
  const move = useMove(setBusy, setMoved);
  const begin = useRef(move);
  useEffect(() => {
    if (moveAtOnce.take()) void begin.current();
  }, []);
  if (later || (!waits && !busy) || (!asks && !moved)) return null;
  const close = () => {
    if (busy) return;
    inTab.write(LATER, 'true');
    setLater(true);
  };
  const buttons = (go: string) => (
    <>
      <Button variant="sec" aria-disabled={busy} onClick={close}>
        {moved ? common.close : guest.moveLater}
      </Button>
      <Button data-autofocus="" aria-disabled={busy} onClick={() => void move()}>
        {busy ? guest.moving : go}
      </Button>
    </>
  );
  return (
    <Dialog
      title={moved ? guest.partTitle : guest.moveTitle}
      onClose={close}
      actions={buttons(moved ? common.retry : guest.moveGo)}
    >
      {moved ? <Part moved={moved} /> : <Ask />}
    </Dialog>
  );
}

function Ask() {
  const data = useStore(guestData);
  const [first] = useState(data);
  return format(guest.moveBody, { what: summarizeGuestData(first) });
}

/** The items that were not saved, and why. */
const Part = ({ moved: { done, left } }: { moved: MoveResult }) => (
  <div role="status">
    {format(guest.partBody, { done, left: left.length })}
    <ul className={css['left']}>
      {left.slice(0, NAMED).map(({ what, why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
        <li key={index}>
          <b>
            <Message>{what}</Message>
          </b>{' '}
          {why}
        </li>
      ))}
      {left.length > NAMED && <li>{format(guest.partMore, { n: left.length - NAMED })}</li>}
    </ul>
  </div>
);

/** Moves the data; what could not be saved is passed to `onMoved`, everything else is shown. */
export function useMove(onBusy: (busy: boolean) => void, onMoved: (moved: MoveResult | null) => void) {
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  return async function move(): Promise<void> {
    if (running) return;
    setRunning(true);
    onBusy(true);
    const data = guestData.get();
    const moved = await moveOver(client, data);
    setRunning(false);
    onBusy(false);
    if (moved.left.length > 0) return onMoved(moved);
    const onlyWord = data.words.length === 1 && data.hearts.length === 0 && data.text === null;
    toast({ text: onlyWord ? guest.movedWord : guest.moved, durationMs: DONE_MS });
  };
}
