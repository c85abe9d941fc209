import type { QueryClient } from '@tanstack/react-query';
import { offline } from '@utarang/messages';
import { ConnectionError } from '../../lib/http.js';
import { SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { cacheMembership } from '../study/changes.js';
import type { Device, StarStep } from './device.js';
import { waiting } from './waiting.js';

/**
 * Puts the step of a star aside until there is a network, and before it is sent, where an earlier one of its word waits:
 * the last press holds. The star stays as it was pressed (docs/product/offline.md#what-waits).
 */
export const createKeepStar =
  (client: QueryClient, wait: Device['wait']) =>
  async ({ wordId, saved, key }: StarStep, error?: unknown): Promise<boolean> => {
    const isBehind =
      error === undefined && waiting.get().some((call) => call.does !== 'review' && call.wordId === wordId);
    if (!isBehind && !(error instanceof ConnectionError)) return false;
    const path = saved ? `/api/checked-words/${wordId}` : `/api/checked-words/delete/${wordId}`;
    if (!(await wait({ method: 'POST', path, key, does: saved ? 'save' : 'unsave', wordId }))) return false;
    await cacheMembership(client, wordId, saved);
    toast({ text: offline.waits, durationMs: SHORT_MS });
    return true;
  };
