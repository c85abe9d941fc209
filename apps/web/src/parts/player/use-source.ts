import type { LineTimes } from '@utarang/domain/timing';
import { player as messages } from '@utarang/messages';
import { useEffect, useState } from 'react';
import { createAudioClock } from './audio-clock.js';
import {
  deleteStoredFile,
  FILE_MAX_BYTES,
  type FileNote,
  KEPT_MAX_BYTES,
  noteOf,
  readFileNote,
  readStoredFile,
  storeFile,
  storeFileNote,
} from './own-file.js';
import type { PlayerClock } from './player-clock.js';

const isSame = (one: FileNote, other: FileNote) => one.name === other.name && one.bytes === other.bytes;

type Recordings = {
  readonly videoId: string | null;
  /** The times of the lines of a song that has a tune of our own; null for all others. */
  readonly tuneTimes?: LineTimes | null;
};

/**
 * The source of a text's sound: a file of one's own, which is recognised by its name and size, else its video, else its
 * tune.
 */
export function useSource(id: number | string, { videoId, tuneTimes = null }: Recordings) {
  const [file, setFile] = useState<File | null>(null);
  const [kept, setKept] = useState(false);
  const [note, setNote] = useState<FileNote | null>(() => readFileNote(id));
  const [said, setSaid] = useState<string | null>(null);
  const [clock, setClock] = useState<PlayerClock | null>(null);
  const [tune, setTune] = useState(tuneTimes !== null);
  const hasTune = tune && tuneTimes !== null && videoId === null;
  const playsTune = hasTune && file === null;

  // A stored file is opened at once.
  useEffect(() => {
    let over = false;
    const noted = readFileNote(id);
    if (noted)
      void readStoredFile(noted).then((found) => {
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

  useEffect(() => {
    if (!playsTune) return;
    let [over, made]: [boolean, PlayerClock | null] = [false, null];
    void tuneClock(id, tuneTimes).then((found) => {
      if (over) return found?.close();
      made = found;
      setClock(found);
      if (!found) setTune(false);
    });
    return () => {
      over = true;
      made?.close();
      setClock(null);
    };
  }, [id, playsTune, tuneTimes]);

  return {
    file,
    /** The file that was played last, where it has to be chosen again. */
    missing: file ? null : note,
    videoId: file ? null : videoId,
    /** The video of the text, also while a file plays in its place. */
    ownVideoId: videoId,
    /** True if there is a tune to play in place of a file; and true if it is the current source. */
    hasTune,
    playsTune,
    clock,
    /** Sets the video's clock, once its player is loaded. */
    setVideoClock: setClock,
    said,
    kept,
    choose(chosen: File) {
      if (chosen.size > FILE_MAX_BYTES) return setSaid(messages.fileTooLarge);
      setSaid(note && !isSame(note, noteOf(chosen)) ? messages.fileDiffers : null);
      storeFileNote(id, chosen);
      setNote(noteOf(chosen));
      setKept(false);
      setFile(chosen);
    },
    /** Stores the file in the browser, or deletes it there. */
    async keep(keeps: boolean) {
      if (!file) return;
      if (!keeps) {
        await deleteStoredFile(noteOf(file));
        setKept(false);
        return setSaid(messages.fileDropped);
      }
      const done = file.size <= KEPT_MAX_BYTES && (await storeFile(file));
      setKept(done);
      setSaid(done ? messages.fileKept : messages.fileKeptNot);
    },
    /** Switches back to the video, to the tune, or to the choice. */
    leaveFile() {
      setFile(null);
      setSaid(null);
    },
  };
}

export type Source = ReturnType<typeof useSource>;

/** The clock of a song's tune, with its code; null where there is no such tune, or where its code cannot be loaded. */
async function tuneClock(id: number | string, times: LineTimes): Promise<PlayerClock | null> {
  try {
    const { createTuneClock, tuneOf } = await import('./tune-code.js');
    const tune = tuneOf(id, times);
    return tune && createTuneClock(tune);
  } catch {
    return null;
  }
}
