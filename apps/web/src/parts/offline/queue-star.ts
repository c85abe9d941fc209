import type { QueryClient } from '@tanstack/react-query';
import { offline } from '@utarang/messages';
import { ConnectionError } from '../../lib/http.js';
import { SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { cacheMembership } from '../study/changes.js';
import type { Device, StarStep } from './device.js';
import { waiting } from './waiting-calls.js';

/**
 * Queues the press of a star until there is a network. A press is also queued where an earlier one of its word is, so
 * that the last one holds. The star stays as it was pressed (docs/product/offline.md#what-waits).
 */
export const createQueueStar =
  (client: QueryClient, queueCall: Device['queueCall']) =>
  async ({ wordId, saved, key }: StarStep, error?: unknown): Promise<boolean> => {
    const isBehind =
      error === undefined && waiting.get().some((call) => call.does !== 'review' && call.wordId === wordId);
    if (!isBehind && !(error instanceof ConnectionError)) return false;
    const path = saved ? `/api/checked-words/${wordId}` : `/api/checked-words/delete/${wordId}`;
    if (!(await queueCall({ method: 'POST', path, key, does: saved ? 'save' : 'unsave', wordId }))) return false;
    await cacheMembership(client, wordId, saved);
    toast({ text: offline.waits, durationMs: SHORT_MS });
    return true;
  };
