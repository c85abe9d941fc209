import { command, listenForErrors, listening, parsePlayerEvent, playerInfo, VIDEO_HOST } from '../video/host.js';
import { createClockState, type PlayerClock } from './player-clock.js';

/** The interval at which a player is told that there is a listener, until it answers. */
const POST_MS = 250;
/** The time without a message after which a player counts as unreachable. */
const LATE_MS = 8000;

const STATES: Readonly<Record<number, 'playing' | 'paused' | 'ended'>> = {
  0: 'ended',
  1: 'playing',
  2: 'paused',
  5: 'paused',
};

/**
 * The clock of a video in the host's player. The player reports its position a few times a second; in between the clock
 * runs on by itself, so that a line is shown when it begins.
 */
export function createVideoClock(frame: HTMLIFrameElement): PlayerClock {
  const { state, change, tellTime, onTime } = createClockState();
  let [toldMs, toldAt, rate] = [0, performance.now(), 1];
  let answered = false;
  const post = (message: string) => frame.contentWindow?.postMessage(message, VIDEO_HOST);
  const now = () => (state.get().is === 'playing' ? toldMs + (performance.now() - toldAt) * rate : toldMs);
  const setTold = (ms: number) => {
    toldMs = ms;
    toldAt = performance.now();
  };

  const onMessage = (event: MessageEvent) => {
    if (event.origin !== VIDEO_HOST || event.source !== frame.contentWindow) return;
    const news = parsePlayerEvent(event.data);
    if (news === null) return;
    if (!answered) {
      answered = true;
      clearInterval(timer);
      clearTimeout(lateTimer);
      post(listenForErrors);
      if (state.get().fault === 'late') change({ fault: null });
      if (rate !== 1) post(command('setPlaybackRate', [rate]));
    }
    if (news === 'failed') return change({ is: 'paused', fault: 'gone' });
    const info = playerInfo(event.data);
    if (info.seconds !== null) setTold(info.seconds * 1000);
    if (info.duration) change({ durationMs: Math.round(info.duration * 1000) });
    const is = info.state === null ? undefined : STATES[info.state];
    if (is) {
      if (info.seconds === null) setTold(now());
      change({ is });
    }
    tellTime();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const lateTimer = setTimeout(() => change({ fault: 'late' }), LATE_MS);
  // Until it is loaded, the frame does not belong to the host, and the browser would report an error about a message to
  // it.
  const onLoad = () => {
    clearInterval(timer);
    post(listening);
    timer = setInterval(post, POST_MS, listening);
  };
  addEventListener('message', onMessage);
  frame.addEventListener('load', onLoad);
  return {
    state,
    now,
    play: () => void post(command('playVideo', [])),
    pause: () => void post(command('pauseVideo', [])),
    seek: (ms) => {
      setTold(ms);
      post(command('seekTo', [ms / 1000, true]));
      tellTime();
    },
    setRate: (next) => {
      setTold(now());
      rate = next;
      post(command('setPlaybackRate', [next]));
    },
    onTime,
    close: () => {
      clearInterval(timer);
      clearTimeout(lateTimer);
      removeEventListener('message', onMessage);
      frame.removeEventListener('load', onLoad);
    },
  };
}
