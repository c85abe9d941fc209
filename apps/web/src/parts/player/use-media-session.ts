import { useEffect, useEffectEvent } from 'react';

type Controls = {
  readonly title: string;
  readonly artist: string;
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

/** Connects the buttons of a headset and of the lock screen (docs/product/songs.md#in-time). */
export function useMediaSession({ title, artist, playing, ...controls }: Controls): void {
  const play = useEffectEvent(controls.onPlay);
  const pause = useEffectEvent(controls.onPause);
  const previous = useEffectEvent(controls.onPrevious);
  const next = useEffectEvent(controls.onNext);
  useEffect(() => {
    const session = navigator.mediaSession as MediaSession | undefined;
    if (!session) return;
    session.metadata = new MediaMetadata({ title, artist });
    const actions = [
      ['play', () => play()],
      ['pause', () => pause()],
      ['previoustrack', () => previous()],
      ['nexttrack', () => next()],
    ] as const;
    for (const [action, run] of actions) session.setActionHandler(action, run);
    return () => {
      for (const [action] of actions) session.setActionHandler(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [title, artist]);
  useEffect(() => {
    if (navigator.mediaSession) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [playing]);
}
