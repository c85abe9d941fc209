import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../../lib/store.js';
import { sessionEnded } from '../session/refusals.js';
import { useUsername } from '../session/use-username.js';
import { rememberedStars } from './remembered-stars.js';

/** Saves the remembered stars once a member is logged in again (docs/product/my-words.md#star). */
export function useRememberedStars(): void {
  const client = useQueryClient();
  const username = useUsername();
  const ended = useStore(sessionEnded);
  useEffect(() => {
    if (username === '' || ended || rememberedStars(username).length === 0) return;
    void import('./save-remembered.js').then(({ saveRemembered }) => saveRemembered(client)).catch(() => {});
  }, [client, username, ended]);
}
