import { previousPlace, type TimedLine } from '@utarang/domain/timing';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../lib/keyboard.js';
import { isOnButton } from './is-on-button.js';
import { useMediaSession } from './use-media-session.js';
import type { usePlayback } from './use-playback.js';
import type { useSource } from './use-source.js';
import type { useSpan } from './use-span.js';

type TransportDeps = {
  title: string;
  artist: string;
  source: ReturnType<typeof useSource>;
  timeline: readonly TimedLine[];
  playback: Pick<ReturnType<typeof usePlayback>, 'playing' | 'place' | 'follower'>;
  spans: ReturnType<typeof useSpan>;
};

/** Play, pause and the moves from line to line: by buttons, by keys and by the controls of the device. */
export function useTransport({ title, artist, source, timeline, playback, spans }: TransportDeps) {
  const { playing, place, follower } = playback;
  const [started, setStarted] = useState(false);

  /** The line that was pressed before the recording was loaded. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (!started || !follower || (!source.playsTune && !(playing && source.videoId !== null))) return;
    if (wanted.current !== null) follower.goTo(wanted.current);
    wanted.current = null;
    if (!source.playsTune) return;
    setStarted(false);
    follower.play();
  }, [started, follower, playing, source.playsTune, source.videoId]);

  const flip = () => {
    if (playing) return source.clock?.pause();
    if (follower) return follower.play();
    setStarted(true);
  };
  const goTo = (to: number) => {
    if (!timeline[to]) return;
    spans.moveTo(to);
    if (!follower) {
      wanted.current = to;
      return setStarted(true);
    }
    follower.goTo(to);
    if (!playing) follower.play();
  };
  const previous = () => goTo(previousPlace(timeline, source.clock?.now() ?? 0));
  const next = () => goTo(Math.min(timeline.length - 1, place + 1));
  const repeat = () => spans.flipLine(Math.max(0, place));

  useShortcut(' ', (event) => {
    if (isOnButton(event)) return;
    event.preventDefault();
    flip();
  });
  useShortcut('ArrowLeft', (event) => {
    if (!isOnButton(event)) previous();
  });
  useShortcut('ArrowRight', (event) => {
    if (!isOnButton(event)) next();
  });
  useShortcut('r', repeat);
  // Unplugging a headset requests a pause, even of a paused recording.
  const play = () => void (playing || flip());
  const pause = () => void (playing && flip());
  useMediaSession({ title, artist, playing, onPlay: play, onPause: pause, onPrevious: previous, onNext: next });
  return { started, start: () => setStarted(true), flip, goTo, previous, next, repeat };
}
