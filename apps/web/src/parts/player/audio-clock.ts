import { createClockState, type PlayerClock } from './player-clock.js';

/** The clock of a file of one's own, which the browser plays; the file never leaves the device. */
export function createAudioClock(file: Blob): PlayerClock {
  const { state, change, tellTime, onTime } = createClockState();
  const audio = new Audio();
  const address = URL.createObjectURL(file);
  audio.preservesPitch = true;
  audio.preload = 'auto';
  const leave = new AbortController();
  const on = (event: string, run: () => void) => audio.addEventListener(event, run, { signal: leave.signal });
  const measure = () =>
    change({ durationMs: Number.isFinite(audio.duration) ? Math.round(audio.duration * 1000) : null });
  on('loadedmetadata', () => {
    measure();
    if (state.get().is === 'loading') change({ is: 'paused' });
  });
  on('durationchange', measure);
  on('playing', () => change({ is: 'playing', fault: null }));
  on('play', () => change({ is: 'playing', fault: null }));
  on('pause', () => change({ is: audio.ended ? 'ended' : 'paused' }));
  on('ended', () => change({ is: 'ended' }));
  on('error', () => change({ is: 'paused', fault: 'unplayable' }));
  on('timeupdate', tellTime);
  on('seeked', tellTime);
  audio.src = address;
  return {
    state,
    now: () => audio.currentTime * 1000,
    play: () =>
      void audio.play().catch((error: unknown) => {
        // A pause before the sound begins rejects the promise, too.
        if (error instanceof DOMException && error.name === 'NotAllowedError')
          change({ is: 'paused', fault: 'blocked' });
      }),
    pause: () => audio.pause(),
    seek: (ms) => {
      audio.currentTime = ms / 1000;
      if (state.get().is === 'ended') change({ is: 'paused' });
    },
    setRate: (rate) => {
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    },
    onTime,
    close: () => {
      leave.abort();
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      URL.revokeObjectURL(address);
    },
  };
}
