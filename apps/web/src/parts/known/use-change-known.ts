import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MarkedWords } from './api.js';
import { changeKnown } from './change-known.js';

/** Changes marks, one call at a time: presses during a call are ignored. */
export function useChangeKnown() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const note = (now: boolean) => {
    isBusy.current = now;
    setBusy(now);
  };
  const change = (words: MarkedWords, known: boolean) => {
    if (isBusy.current) return;
    note(true);
    void changeKnown(client, words, known).finally(() => note(false));
  };
  return { busy, change };
}
