import { useQuery } from '@tanstack/react-query';
import type { RecognisedCounts } from '@utarang/contract';
import { PASTED_KINDS, type PastedKind } from '@utarang/domain/pasted-kinds';
import { useState } from 'react';
import { pastedQuery } from './queries.js';

const NOTHING: readonly PastedKind[] = [];

/**
 * A pasted text: everything recognised in it, and its reading with the kinds that the reader has left as they are.
 * While another choice is loaded, the last one stays. Another text begins with everything recognised.
 */
export function usePasted(text: string) {
  const [choice, setChoice] = useState({ text: '', leave: NOTHING });
  const leave = choice.text === text ? choice.leave : NOTHING;
  const { data: whole } = useQuery(pastedQuery(text, NOTHING));
  const { data, error, isFetching, refetch } = useQuery({
    ...pastedQuery(text, leave),
    placeholderData: (before, query) => (query?.queryKey[1] === text ? before : undefined),
  });
  return {
    /** The answer with everything recognised, which has the choices. */
    whole,
    answer: data,
    error,
    isFetching,
    refetch,
    leave,
    flip: (kind: PastedKind) =>
      setChoice({ text, leave: leave.includes(kind) ? leave.filter((each) => each !== kind) : [...leave, kind] }),
    leaveAll: () => setChoice({ text, leave: PASTED_KINDS }),
    takeAll: () => setChoice({ text, leave: NOTHING }),
  };
}

/** Checks whether anything of a text was recognised. */
export const isAnyRecognised = (counts: RecognisedCounts): boolean => Object.values(counts).some((count) => count > 0);

export type Pasted = ReturnType<typeof usePasted>;
