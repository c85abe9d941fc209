import type { QueryClient } from '@tanstack/react-query';
import { ApiError, favoritePaths, queryKeys } from '@utarang/contract';
import { guest } from '@utarang/messages';
import { errorText, sendJson } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { invalidate } from '../study/cached.js';
import { saveAndCache } from '../study/save-word.js';
import { postStudyChange } from '../study/tabs.js';
import type { GuestData } from './guest-data.js';
import { takeHeartOut, takeTextOut, takeWordOut } from './guest-store.js';

/** Items that were not saved, and why. They stay on the device. */
export type UnsavedItem = { readonly what: string; readonly why: string };
export type MoveResult = { readonly done: number; readonly left: readonly UnsavedItem[] };

type Item = { readonly what: string; readonly move: () => Promise<void> };

/** Lists what is put aside, each item with the call that saves it and removes it from the device. */
function itemsOf(client: QueryClient, { words, hearts, text }: GuestData): Item[] {
  const items: Item[] = words.map(({ word }) => ({
    what: word.japaneseWord || word.hiragana,
    move: async () => {
      await saveAndCache(client, word.id, newKey());
      takeWordOut(word.id);
    },
  }));
  for (const heart of hearts) {
    items.push({
      what: guest.partHeart,
      move: async () => {
        await sendJson('POST', `${favoritePaths[heart.kind]}/${heart.id}`);
        takeHeartOut(heart);
        // The query of the ids has a key with the same beginning, so it is invalidated, too.
        invalidate(client, queryKeys.favorites(heart.kind));
        postStudyChange({ again: queryKeys.favorites(heart.kind) });
      },
    });
  }
  if (text) {
    const { key, ...typed } = text;
    items.push({
      what: text.title || guest.partText,
      move: async () => {
        await sendJson('POST', '/api/my-lyrics', typed, { idempotencyKey: key });
        takeTextOut(key);
        invalidate(client, queryKeys.lyrics(), { exact: true });
      },
    });
  }
  return items;
}

/** Errors after which no other call helps: the user has to log in, or to wait. */
const ENDS: ReadonlySet<string> = new Set([
  'login_required',
  'session_ended',
  'must_change_password',
  'too_many_requests',
]);
const endsIt = (error: unknown): boolean => !(error instanceof ApiError) || ENDS.has(error.code);

/**
 * Saves what a guest put aside for the member who is logged in, by the usual calls, one after the other; each item is
 * removed from the device once it is saved (docs/product/study.md#guests).
 */
export async function moveOver(client: QueryClient, data: GuestData): Promise<MoveResult> {
  const left: UnsavedItem[] = [];
  let done = 0;
  let over: string | null = null;
  for (const { what, move } of itemsOf(client, data)) {
    if (over !== null) {
      left.push({ what, why: over });
      continue;
    }
    try {
      await move();
      done += 1;
    } catch (error) {
      const why = errorText(error);
      left.push({ what, why });
      if (endsIt(error)) over = why;
    }
  }
  return { done, left };
}
