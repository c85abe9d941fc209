import { useQueryClient } from '@tanstack/react-query';
import { anyFavorite, anySavedList, queryKeys } from '@utarang/contract';
import { useEffect } from 'react';
import { invalidate } from './cached.js';
import { applyTabChange } from './changes.js';
import { onStudyChange } from './tabs.js';

/** Updates saved words and favourites after a change in another tab. */
export function useStudySync(): void {
  const client = useQueryClient();
  useEffect(() => onStudyChange((change) => void applyTabChange(client, change)), [client]);
  useEffect(() => {
    // A page that returns from the back/forward cache may have missed a change.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      for (const key of [queryKeys.checkedIds(), anySavedList, anyFavorite, queryKeys.today()]) invalidate(client, key);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [client]);
}
