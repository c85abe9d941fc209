import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type EditedElsewhere } from '@utarang/contract';
import { useState } from 'react';
import { errorText } from '../../lib/http.js';
import { saveWord } from './api.js';
import { contentOf, type Edit, endEdit } from './drafts.js';
import { wordChanged } from './queries.js';

type Newer = EditedElsewhere['newer'];

/** Saves one word that is being edited; what goes wrong is told, and what was typed stays. */
export function useSave({ base, draft }: Edit, username: string, onSaved: () => void) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [newer, setNewer] = useState<Newer | null>(null);

  const save = async (version = base.version): Promise<void> => {
    if (pending) return;
    setPending(true);
    setErrors({});
    setFailure(null);
    try {
      wordChanged(client, base.id, await saveWord(base.id, version, contentOf(draft)));
      endEdit(username, base.id);
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'edited_elsewhere') setNewer(error.extra['newer'] as Newer);
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
    /** Saves over the newer word, which its admin has seen. */
    keepMine: () => {
      const version = newer?.version;
      setNewer(null);
      void save(version);
    },
    keepTheirs: () => {
      if (newer) wordChanged(client, base.id, newer);
      setNewer(null);
      endEdit(username, base.id);
    },
    /** Goes on typing, from now on against the newer word: it is compared with that once more. */
    goOn: () => setNewer(null),
  };
}
