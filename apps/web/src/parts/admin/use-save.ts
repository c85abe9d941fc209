import { ApiError } from '@utarang/contract';
import { useState } from 'react';
import { errorText } from '../../lib/http.js';

type Saving<Thing> = {
  /** The thing that is being edited, as it was read. */
  base: Thing;
  /** Field → sentence for what the boxes cannot send. Then nothing is sent. */
  faults?: () => Readonly<Record<string, string>>;
  /** Sends what was typed, as an edit of this version. */
  send: (version: number) => Promise<Thing>;
  /** The thing is stored now. */
  onSaved: (saved: Thing) => void;
  /** The admin gives up the edit for the newer one. */
  onTheirs: (newer: Thing) => void;
};

/** Saves one thing that is being edited; what goes wrong is told, and what was typed stays. */
export function useSave<Thing extends { readonly version: number }>({
  base,
  faults = () => ({}),
  send,
  onSaved,
  onTheirs,
}: Saving<Thing>) {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [newer, setNewer] = useState<Thing | null>(null);

  const save = async (version = base.version): Promise<void> => {
    if (pending) return;
    const wrong = faults();
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      onSaved(await send(version));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'edited_elsewhere') setNewer(error.extra['newer'] as Thing);
      else if (error instanceof ApiError && Object.keys(error.errors).length > 0) setErrors(error.errors);
      else setFailure(errorText(error));
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    errors,
    failure,
    newer,
    save: () => void save(),
    /** Saves over the newer one, which this admin has seen. */
    keepMine: () => {
      const version = newer?.version;
      setNewer(null);
      void save(version);
    },
    keepTheirs: () => {
      if (newer) onTheirs(newer);
      setNewer(null);
    },
    /** Goes back to typing. The next save meets the newer one again, and shows both once more. */
    dismiss: () => setNewer(null),
  };
}
