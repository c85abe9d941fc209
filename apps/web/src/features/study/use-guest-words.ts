import type { CheckedWord } from '@utarang/contract';
import { useMemo } from 'react';
import { useStore } from '../../lib/store.js';
import type { GuestWord } from '../../parts/guest/guest-data.js';
import { guestData } from '../../parts/guest/guest-store.js';
import { listed, matching, type Sort, sorted } from './saved-index.js';

const NOT_SAVED = {
  status: 'IN_PROGRESS',
  completedAt: null,
  cooldownStartedAt: null,
  cooldownUntil: null,
  cooldownRemainingSec: 0,
  returnsAt: null,
} as const;

/** A word that a guest put aside, in the form of the lists of saved words. */
const asListed = ({ word, at }: GuestWord): CheckedWord => ({
  ...word,
  ...NOT_SAVED,
  checkedAt: new Date(at).toISOString(),
});

/** The words that a guest put aside on this device: how many there are, and those that `q` finds, in order. */
export function useGuestWords(_: unknown, q: string, sort: Sort) {
  const { words } = useStore(guestData);
  const ordered = useMemo(() => sorted(words.map(asListed).map(listed), sort), [words, sort]);
  const shown = useMemo(() => matching(ordered, q), [ordered, q]);
  return { shown, total: ordered.length, error: null, refused: false, retry: () => {} };
}
