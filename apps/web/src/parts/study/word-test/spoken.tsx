import { useEffect, useState } from 'react';
import { Message } from '../../../ui/message/message.js';
import type { Run } from './run/run.js';
import { spoken } from './run/say.js';

/** Long enough for a screen reader to take up what is said. */
const SAID_MS = 1000;

/**
 * The live region for screen readers. It is emptied once it was read out, so that a reader of the whole dialog finds
 * each result once, where it is seen.
 */
export function Spoken({ run }: { run: Run }) {
  const { turn } = run;
  const [saidTurn, setSaidTurn] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaidTurn(turn), SAID_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <p className="sr" aria-live="assertive" aria-atomic="true">
      {saidTurn !== turn && (
        <span key={turn}>
          <Message>{spoken(run)}</Message>
        </span>
      )}
    </p>
  );
}
