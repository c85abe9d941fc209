import { useRef, useState } from 'react';
import { errorText } from '../../lib/http.js';

/** Makes calls one after the other, so that an answer has been rated before the rating is changed. */
export function useCallQueue() {
  const [failure, setFailure] = useState<string | null>(null);
  const pending = useRef(new Set<string>());
  const last = useRef<Promise<void>>(Promise.resolve());

  /** Adds a call; a second press of the same button does nothing. A failure becomes a sentence. */
  function enqueue(name: string, call: () => Promise<void>, onFail: (text: string) => void = setFailure): void {
    if (pending.current.has(name)) return;
    pending.current.add(name);
    setFailure(null);
    last.current = last.current
      .then(call)
      .catch((thrown) => onFail(errorText(thrown)))
      .finally(() => pending.current.delete(name));
  }

  return { failure, setFailure, enqueue };
}

export type CallQueue = ReturnType<typeof useCallQueue>;
