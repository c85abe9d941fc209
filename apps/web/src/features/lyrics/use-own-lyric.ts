import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type LyricEdit, type OwnLyric, queryKeys } from '@utarang/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTransient } from '../../lib/http.js';
import { onReconnect } from '../../lib/online.js';
import { forgetEdit, storedEdit, storeEdit } from '../../parts/own-text/drafts.js';
import { useUsername } from '../../parts/session/use-username.js';
import { editLyric } from './api.js';
import { isGone } from './queries.js';

export type SaveState =
  | { readonly is: 'untouched' | 'saved' | 'saving' | 'changed' | 'gone' }
  | { readonly is: 'failed'; readonly error: unknown }
  /** It was edited elsewhere meanwhile. */
  | { readonly is: 'stale'; readonly newer: OwnLyric };

export type Change = Partial<Omit<LyricEdit, 'version'>>;

/** The pauses after which a save that failed for a passing reason is tried again; the last one from then on. */
const RETRIES_MS = [2_000, 5_000, 15_000, 60_000];

const editOf = ({ version, title, artist, text, translation, corrections, times, videoUrl }: OwnLyric): LyricEdit => ({
  ...{ version, title, artist, text, translation, corrections, times, videoUrl },
});

/**
 * A text with its local edits: they are stored on the device at once, then saved, one after the other. Unsaved edits
 * are restored when the page is opened again, and are saved then.
 */
export function useOwnLyric(lyric: OwnLyric) {
  const client = useQueryClient();
  const username = useUsername();
  const { id } = lyric;
  const [edit, setEdit] = useState<LyricEdit | null>(null);
  const [saving, setSaving] = useState<SaveState>({ is: 'untouched' });
  const latest = useRef<LyricEdit | null>(null);
  const isRunning = useRef(false);
  const retry = useRef<{ timer?: ReturnType<typeof setTimeout>; count: number }>({ count: 0 });
  const isMounted = useRef(false);

  const hold = useCallback(
    (next: LyricEdit | null) => {
      latest.current = next;
      if (next) storeEdit(username, id, next);
      else forgetEdit(username, id);
      setEdit(next);
    },
    [username, id],
  );

  const save = useCallback(async () => {
    if (isRunning.current || !latest.current) return;
    isRunning.current = true;
    clearTimeout(retry.current.timer);
    setSaving({ is: 'saving' });
    try {
      while (latest.current) {
        const sent: LyricEdit = latest.current;
        const saved = await editLyric(id, sent);
        client.setQueryData<OwnLyric>(queryKeys.lyric(id), saved);
        const now = latest.current as LyricEdit;
        hold(now === sent ? null : { ...now, version: saved.version });
      }
      retry.current = { count: 0 };
      setSaving({ is: 'saved' });
      void client.invalidateQueries({ queryKey: queryKeys.lyrics(), exact: true });
    } catch (error) {
      if (isGone(error)) setSaving({ is: 'gone' });
      else if (error instanceof ApiError && error.code === 'edited_elsewhere')
        setSaving({ is: 'stale', newer: error.extra['newer'] as OwnLyric });
      else {
        setSaving({ is: 'failed', error });
        if (isTransient(error) && isMounted.current) {
          const pause = RETRIES_MS[Math.min(retry.current.count, RETRIES_MS.length - 1)];
          retry.current = { timer: setTimeout(() => void save(), pause), count: retry.current.count + 1 };
        }
      }
    } finally {
      isRunning.current = false;
    }
  }, [client, id, hold]);

  // Only after hydration: the server, which renders the text, does not know what the device stores.
  useLayoutEffect(() => {
    const kept = storedEdit(username, id);
    if (!kept) return;
    latest.current = kept;
    setEdit(kept);
    setSaving({ is: 'changed' });
  }, [username, id]);

  // Saves the edits of an earlier visit, and tries again when the network is back.
  useEffect(() => {
    isMounted.current = true;
    void save();
    const end = onReconnect(() => void save());
    return () => {
      isMounted.current = false;
      end();
      clearTimeout(retry.current.timer);
    };
  }, [save]);

  const shown: OwnLyric = edit
    ? {
        ...lyric,
        ...edit,
        // An earlier release did not store these.
        times: edit.times ?? lyric.times,
        videoUrl: edit.videoUrl === undefined ? lyric.videoUrl : edit.videoUrl,
        version: lyric.version,
      }
    : lyric;

  return {
    lyric: shown,
    saving,
    save: () => void save(),
    /** Stores an edit, and saves it unless it is only `typed` and more may come. */
    change(change: Change, typed = false) {
      // What was saved a moment ago may not be rendered yet.
      const saved = client.getQueryData<OwnLyric>(queryKeys.lyric(id)) ?? lyric;
      hold({ ...(latest.current ?? editOf(saved)), ...change });
      if (typed)
        return setSaving((before) => (before.is === 'saved' || before.is === 'untouched' ? { is: 'changed' } : before));
      if (saving.is !== 'stale') void save();
    },
    /** Saves the local edits over the version that was saved elsewhere. */
    keepMine(newer: OwnLyric) {
      if (latest.current) hold({ ...latest.current, version: newer.version });
      void save();
    },
    /** Takes the version that was saved elsewhere, and drops the local edits. */
    takeTheirs(newer: OwnLyric) {
      hold(null);
      client.setQueryData<OwnLyric>(queryKeys.lyric(id), newer);
      setSaving({ is: 'saved' });
    },
    drop: () => hold(null),
  };
}

export type OwnLyricState = ReturnType<typeof useOwnLyric>;

/** A text of one's own, wherever it is stored, and the functions that change it. */
export type EditableLyric = Pick<OwnLyricState, 'lyric' | 'saving' | 'save' | 'change'>;
