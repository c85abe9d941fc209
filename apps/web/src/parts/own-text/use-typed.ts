import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useUsername } from '../session/use-username.js';
import { forgetForm, storedForm, storeForm, type TypedText } from './drafts.js';

/** The key under which the device stores what a guest types. */
const GUEST = '';

type TypedForm = {
  readonly typed: TypedText;
  /** The newest values, also for callbacks that were created before they were typed. */
  readonly newest: RefObject<TypedText>;
  readonly type: (part: Partial<TypedText>) => void;
  /** Deletes what the device stores of the form. */
  readonly forget: () => void;
};

/** The values of a form, which the device stores under the name `draft` until they are saved. */
export function useTyped(draft: string, initial: TypedText): TypedForm {
  const username = useUsername();
  const [typed, setTyped] = useState(initial);
  const newest = useRef(typed);

  // Only after hydration: the server, which renders the page, does not know what the device stores.
  useLayoutEffect(() => {
    // What was typed before the log-in is there after it.
    const kept = storedForm(username, draft) ?? storedForm(GUEST, draft);
    if (kept) setTyped(kept);
  }, [username, draft]);

  return {
    typed,
    newest,
    type: (part) => {
      const next = { ...typed, ...part };
      newest.current = next;
      setTyped(next);
      storeForm(username, draft, next);
    },
    forget: () => {
      for (const who of [username, GUEST]) forgetForm(who, draft);
    },
  };
}
