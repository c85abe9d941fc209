import type { OwnLyric } from '@utarang/contract';
import { linesOf } from '@utarang/domain/lyrics';
import { lineKey } from '@utarang/domain/songs';
import { guest } from '@utarang/messages';
import { useMemo } from 'react';
import type { GuestText } from '../../parts/guest/guest-data.js';
import { changeText } from '../../parts/guest/guest-store.js';
import { toastFailure } from '../../ui/toast/undo-toast.js';
import type { Change, EditableLyric } from './use-own-lyric.js';

/** The text that a guest put aside on this device, in the form of a member's text. */
export function useGuestLyric(kept: GuestText): EditableLyric {
  return useMemo(() => {
    const { title, artist, text, translation, corrections, times, videoUrl } = kept;
    const lines = linesOf(text);
    const name = title || lines[0] || guest.textUntitled;
    const lyric: OwnLyric = {
      // The id under which the device stores the course and the file of this text, not of another one.
      id: `device-${lineKey(name)}`,
      title: name,
      ...{ artist, text, corrections, videoUrl },
      translation: lines.map((_, line) => translation[line] ?? null),
      times: lines.map((_, line) => times[line] ?? null),
      ...{ version: 0, createdAt: '', updatedAt: '' },
    };
    const change = ({ translation: t, corrections: c, times: at, videoUrl: v }: Change) => {
      const part = {
        ...(t && { translation: t }),
        ...(c && { corrections: c }),
        ...(at && { times: at }),
        ...(v !== undefined && { videoUrl: v }),
      };
      if (changeText(text, part) === 'notStored') toastFailure(guest.notStored);
    };
    return { lyric, saving: { is: 'untouched' }, save: () => {}, change };
  }, [kept]);
}
