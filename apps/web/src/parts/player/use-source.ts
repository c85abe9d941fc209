import { player as messages } from '@utarang/messages';
import { useEffect, useState } from 'react';
import { createAudioClock } from './audio-clock.js';
import {
  dropFile,
  FILE_MAX_BYTES,
  type FileNote,
  KEPT_MAX_BYTES,
  keepFile,
  keptFile,
  notedFile,
  noteFile,
  noteOf,
} from './own-file.js';
import type { PlayerClock } from './player-clock.js';

const isSame = (one: FileNote, other: FileNote) => one.name === other.name && one.bytes === other.bytes;

/** The recording of a text: its video, or a file of one's own, which is found again by its name and its length. */
export function useSource(id: number | string, videoId: string | null) {
  const [file, setFile] = useState<File | null>(null);
  const [kept, setKept] = useState(false);
  const [note, setNote] = useState<FileNote | null>(() => notedFile(id));
  const [said, setSaid] = useState<string | null>(null);
  const [clock, setClock] = useState<PlayerClock | null>(null);

  // What the browser keeps is there at once.
  useEffect(() => {
    let over = false;
    const noted = notedFile(id);
    if (noted)
      void keptFile(noted).then((found) => {
        if (over || !found) return;
        setKept(true);
        setFile((before) => before ?? found);
      });
    return () => {
      over = true;
    };
  }, [id]);

  useEffect(() => {
    if (!file) return;
    const made = createAudioClock(file);
    setClock(made);
    return () => {
      made.close();
      setClock(null);
    };
  }, [file]);

  return {
    file,
    /** The file that was played last, where it has to be chosen again. */
    missing: file ? null : note,
    videoId: file ? null : videoId,
    clock,
    /** The video's clock, once its player is there. */
    setVideoClock: setClock,
    said,
    kept,
    choose(chosen: File) {
      if (chosen.size > FILE_MAX_BYTES) return setSaid(messages.fileTooLarge);
      setSaid(note && !isSame(note, noteOf(chosen)) ? messages.fileDiffers : null);
      noteFile(id, chosen);
      setNote(noteOf(chosen));
      setKept(false);
      setFile(chosen);
    },
    /** Keeps the file in the browser, or drops it there. */
    async keep(keeps: boolean) {
      if (!file) return;
      if (!keeps) {
        await dropFile(noteOf(file));
        setKept(false);
        return setSaid(messages.fileDropped);
      }
      const done = file.size <= KEPT_MAX_BYTES && (await keepFile(file));
      setKept(done);
      setSaid(done ? messages.fileKept : messages.fileKeptNot);
    },
    /** Back to the video, or to the choice. */
    leaveFile() {
      setFile(null);
      setSaid(null);
    },
  };
}

export type Source = ReturnType<typeof useSource>;
