import { tidyLines } from '@utarang/contract';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUsername } from '../../parts/session/use-username.js';
import { faultOf } from '../../parts/text/text-fault.js';
import { usePasted } from '../../parts/text/use-pasted.js';
import { readSharedText } from './read-shared-text.js';
import { type StoredText, storedText, storeText } from './text-storage.js';

/** The text in the box, and the text that was analysed, with its words. Both texts survive a reload of the page. */
export function useLookup() {
  const [text, setText] = useState<StoredText>({ typed: '', read: '' });
  const [fault, setFault] = useState<string | null>(null);
  const username = useUsername();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();

  const hold = useCallback(
    (next: StoredText) => {
      setText(next);
      storeText(next, username);
    },
    [username],
  );

  // Only after hydration: the server, which renders the page, does not know what the tab stores.
  useLayoutEffect(() => setText(storedText(username)), [username]);
  useEffect(() => {
    const given = readSharedText(hash);
    if (given === null) return;
    setFault(faultOf(given));
    hold({ typed: given, read: faultOf(given) === null ? tidyLines(given) : '' });
    navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, navigate, hold]);

  const pasted = usePasted(text.read);
  const { answer, error, isFetching, refetch } = pasted;

  return {
    typed: text.typed,
    fault,
    /** The text whose words are shown. */
    shown: text.read,
    answer,
    /** The choice of what is recognised in it. */
    pasted,
    error,
    busy: isFetching && !answer,
    /** True if the box has another text than the one whose words are shown. */
    changed: answer !== undefined && tidyLines(text.typed) !== text.read,
    type: (typed: string) => {
      hold({ ...text, typed });
      setFault(null);
    },
    /** Analyses the text in the box, or retries after a failure. False where it cannot be analysed. */
    read(): boolean {
      const wrong = faultOf(text.typed);
      setFault(wrong);
      if (wrong !== null) return false;
      const wanted = tidyLines(text.typed);
      if (wanted === text.read && error) void refetch();
      hold({ ...text, read: wanted });
      return true;
    },
    clear: () => {
      hold({ typed: '', read: '' });
      setFault(null);
    },
  };
}

export type Lookup = ReturnType<typeof useLookup>;
