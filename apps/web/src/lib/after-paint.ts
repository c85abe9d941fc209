/**
 * Runs something after the next frame has been painted and before the frame after it. It suits work whose result need
 * not be in that frame. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
