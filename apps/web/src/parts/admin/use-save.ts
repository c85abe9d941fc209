import { ApiError } from '@utarang/contract';
import { useState } from 'react';
import { errorText } from '../../lib/http.js';

type SaveOptions<Thing> = {
  /** The thing that is being edited, as it was read. */
  base: Thing;
  /** The sentence for each field whose text cannot be sent. Where there is one, nothing is sent. */
  faults?: () => Readonly<Record<string, string>>;
  /** Sends what was typed, as an edit of this version. */
  send: (version: number) => Promise<Thing>;
  /** Called once the thing is stored. */
  onSaved: (saved: Thing) => void;
  /** Called when the admin discards the edit for the newer version. */
  onTheirs: (newer: Thing) => void;
};

/** Saves an edit. An error is shown, and what was typed stays. */
export function useSave<Thing extends { readonly version: number }>({
  base,
  faults = () => ({}),
  send,
  onSaved,
  onTheirs,
}: SaveOptions<Thing>) {
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
    /** Saves over the newer version, which this admin has seen. */
    keepMine: () => {
      const version = newer?.version;
      setNewer(null);
      void save(version);
    },
    keepTheirs: () => {
      if (newer) onTheirs(newer);
      setNewer(null);
    },
    /** Returns to the edit. The next save meets the newer version again, and shows both once more. */
    dismiss: () => setNewer(null),
  };
}
