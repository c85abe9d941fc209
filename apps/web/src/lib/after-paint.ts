/**
 * What need not be seen with the next frame is done once that has been painted, and before another one. Answers with
 * what calls it off.
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
