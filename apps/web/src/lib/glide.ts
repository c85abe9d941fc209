import { onUserMove } from './user-moves.js';

/** The length of a glide. */
export const GLIDE_MS = 450;

/** An easing from 0 to 1: quick at first, slow at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/**
 * Scrolls smoothly to a position. It asks for the position in every frame, since what lies on the way may turn out
 * higher than estimated. The reader's own scrolling ends it. (The browser's smooth scrolling goes on while the wheel
 * turns and after the next jump, which then misses its target.) `onEnd` is told whether it arrived, unless the returned
 * function has cancelled it before.
 */
export function glideTo(position: () => number, onEnd: (arrived: boolean) => void): () => void {
  const [from, begun] = [scrollY, performance.now()];
  let frame = requestAnimationFrame(step);
  const leave = () => {
    stop();
    onEnd(false);
  };
  const stopListening = onUserMove(leave);

  function step(now: number) {
    const share = Math.min(1, Math.max(0, now - begun) / GLIDE_MS);
    scrollTo({ top: from + (position() - from) * eased(share), behavior: 'instant' });
    if (share < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    onEnd(true);
  }
  function stop() {
    cancelAnimationFrame(frame);
    stopListening();
  }
  return stop;
}
