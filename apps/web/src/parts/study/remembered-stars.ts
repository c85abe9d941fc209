import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@utarang/contract';
import { format, word as messages, save } from '@utarang/messages';
import { useEffect } from 'react';
import { newKey } from '../../lib/new-key.js';
import { inTab } from '../../lib/storage.js';
import { useStore } from '../../lib/store.js';
import { DONE_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { sessionEnded } from '../session/refusals.js';
import { useViewer } from '../session/use-viewer.js';
import { saveWord } from './api.js';
import { noteMembership, noteSaved } from './changes.js';
import { knownEnds, onThisClock } from './saved-words.js';

const STORED = 'remembered-stars';
const KEPT_MS = 60 * 60_000; // docs/product/my-words.md#star

type Remembered = { readonly ids: readonly number[]; readonly at: number };

function read(): readonly number[] {
  const { ids, at } = inTab.readJson<Remembered>(STORED, { ids: [], at: 0 });
  return Date.now() - at < KEPT_MS ? ids : [];
}

/** Where storage is denied, the star has to be pressed again after the log-in. */
const write = (ids: readonly number[]): void => inTab.writeJson(STORED, { ids, at: Date.now() } satisfies Remembered);

/** Remembers, in this tab, that somebody who is not logged in pressed the star of a word. */
export const rememberStar = (wordId: number): void => write([...new Set([...read(), wordId])]);

/** Saves the word. Answers whether it is saved now, be it by this call or from before. */
async function saveOne(client: QueryClient, wordId: number): Promise<boolean> {
  try {
    const [word] = onThisClock([await saveWord(wordId, newKey())], Date.now(), knownEnds(client));
    await noteSaved(client, word!);
    return true;
  } catch (error) {
    const wasSaved =
      error instanceof ApiError && (error.code === 'word_already_saved' || error.code === 'word_already_completed');
    if (wasSaved) await noteMembership(client, wordId, true);
    return wasSaved;
  }
}

async function saveRemembered(client: QueryClient): Promise<void> {
  const ids = read();
  write([]);
  let saved = 0;
  for (const id of ids) if (await saveOne(client, id)) saved += 1;
  if (saved > 0) {
    toast({ text: saved === 1 ? messages.saved : format(save.remembered, { n: saved }), lasts: DONE_MS });
  }
  if (saved < ids.length) toast({ kind: 'problem', text: save.fail, lasts: DONE_MS });
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
