import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { format, word as messages, save } from '@utarang/messages';
import { useEffect } from 'react';
import { errorText } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { inTab } from '../../lib/storage.js';
import { useStore } from '../../lib/store.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure } from '../../ui/toast/way-back.js';
import { sessionEnded } from '../session/refusals.js';
import { useViewer } from '../session/use-viewer.js';
import { pageOf } from '../session/viewer.js';
import { saveAndNote } from './save-word.js';
import { type ToggleFailure, toggleFailure } from './toggle-failure.js';

const STORED = 'remembered-stars';
const KEPT_MS = 60 * 60_000; // docs/product/my-words.md#star

/** `by`: the member for whom they could not be saved; null for stars of whoever logs in next. */
type Remembered = { readonly ids: readonly number[]; readonly at: number; readonly by: string | null };

function read(by: string | null): readonly number[] {
  const kept = inTab.readJson<Remembered>(STORED, { ids: [], at: 0, by: null });
  const isTheirs = kept.by === null || kept.by === by;
  return isTheirs && Date.now() - kept.at < KEPT_MS ? kept.ids : [];
}

/** Where storage is denied, the star has to be pressed again after the log-in. */
const write = (ids: readonly number[], by: string | null): void =>
  inTab.writeJson(STORED, { ids, at: Date.now(), by } satisfies Remembered);

/** Remembers, in this tab, that somebody who is not logged in pressed the star of a word. */
export const rememberStar = (wordId: number, by: string | null = null): void =>
  write([...new Set([...read(by), wordId])], by);

/** Saves what is remembered, and says what became of it. What may be saved by another try stays remembered. */
async function saveRemembered(client: QueryClient): Promise<void> {
  const member = pageOf(client);
  const ids = read(member);
  if (member === null || ids.length === 0) return;
  write([], null);
  let saved = 0;
  const failures = new Map<ToggleFailure, unknown>();
  for (const id of ids) {
    try {
      await saveAndNote(client, id, newKey());
      saved += 1;
    } catch (error) {
      const failure = toggleFailure(error, true);
      failures.set(failure, error);
      if (failure !== 'said') rememberStar(id, member);
    }
  }
  if (saved > 0) {
    toast({ text: saved === 1 ? messages.saved : format(save.remembered, { n: saved }), lasts: DONE_MS });
  }
  if (failures.has('said')) toastFailure(errorText(failures.get('said')));
  if (failures.has('failed') || failures.has('completed')) toastFailure(save.fail, () => void saveRemembered(client));
}

/** Saves the remembered stars once somebody is logged in (docs/product/my-words.md#star). */
export function useRememberedStars(): void {
  const client = useQueryClient();
  const viewer = useViewer();
  const username = viewer.role === 'ANONYMOUS' ? null : viewer.username;
  const ended = useStore(sessionEnded);
  useEffect(() => {
    if (username !== null && !ended) void saveRemembered(client);
  }, [client, username, ended]);
}
