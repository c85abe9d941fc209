import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenForErrors, listening, parsePlayerEvent, pause, VIDEO_HOST } from './host.js';

/** The interval at which a player is told that there is a listener, until it answers. */
const POST_MS = 250;
/** The time without a message after which a player counts as unreachable. */
const LATE_MS = 8000;

/**
 * Communicates with the player in a frame: it hears that the player cannot play its video, and pauses it. Whether the
 * player answers at all is known only once it has.
 */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>, onGone: () => void) {
  const answered = useRef(false);
  const [late, setLate] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const post = (message: string) => frame.current?.contentWindow?.postMessage(message, VIDEO_HOST);
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== VIDEO_HOST || event.source !== frame.current?.contentWindow) return;
      const news = parsePlayerEvent(event.data);
      if (news === null) return;
      if (!answered.current) post(listenForErrors);
      answered.current = true;
      setLate(false);
      clearTimeout(lateTimer);
      clearInterval(timer);
      if (news === 'failed') gone();
    };
    const lateTimer = setTimeout(() => setLate(true), LATE_MS);
    let timer: ReturnType<typeof setInterval> | undefined;
    // Until it is loaded, the frame does not belong to the host, and the browser would report an error about a message
    // to it.
    const onLoad = () => {
      clearInterval(timer);
      post(listening);
      timer = setInterval(post, POST_MS, listening);
    };
    const element = frame.current;
    addEventListener('message', onMessage);
    element?.addEventListener('load', onLoad);
    return () => {
      clearTimeout(lateTimer);
      clearInterval(timer);
      removeEventListener('message', onMessage);
      element?.removeEventListener('load', onLoad);
    };
  }, [frame]);
  return {
    /** True if no message has come for so long that the video probably cannot be reached. */
    late,
    /** Pauses the video; false where the player does not answer. */
    pause: (): boolean => {
      if (!answered.current) return false;
      frame.current?.contentWindow?.postMessage(pause, VIDEO_HOST);
      return true;
    },
  };
}
