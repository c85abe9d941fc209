import { useEffect, useRef, useState } from 'react';
import { stopSpeaking, useJapaneseVoice } from '../speech/japanese-voice.js';

/** The pause before a line is repeated, in which the member says it themselves. */
const SILENCE_MS = 900;

/** Reads a line aloud, again and again while it is to be repeated; null on a device without a Japanese voice. */
export function useHearing() {
  const speak = useJapaneseVoice();
  const [loops, setLoops] = useState(false);
  const looping = useRef(false);
  const turn = useRef(0);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    turn.current += 1;
    clearTimeout(silence.current);
    stopSpeaking();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has no other state than its references
  useEffect(() => stop, []);
  if (!speak) return null;

  const say = (text: string, then?: () => void) => {
    stop();
    const myTurn = turn.current;
    speak(text, () => {
      // Some browsers also report the end of a text that was cancelled.
      if (myTurn !== turn.current || !(looping.current || then)) return;
      silence.current = setTimeout(() => (looping.current ? say(text, then) : then?.()), SILENCE_MS);
    });
  };
  return {
    /** Reads a line aloud. `then` is called after the pause that follows it, unless the line is repeated. */
    say,
    stop,
    loops,
    /** Starts or stops repeating a line. */
    flipLoop: (text: string) => {
      looping.current = !looping.current;
      setLoops(looping.current);
      if (looping.current) say(text);
      else stop();
    },
    /** Called when another line is shown: repeating continues with it, a single reading ends. */
    moveOn: (text: string) => (looping.current ? say(text) : stop()),
  };
}
