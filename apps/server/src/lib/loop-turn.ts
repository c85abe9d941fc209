/**
 * Creates a function that counts a request and returns the duration of the current turn of the event loop, in
 * milliseconds. Requests that arrive together are answered in one turn, so that this is the least time that the request
 * has waited. It is 0 for the first `few` requests of a turn: they may wait for something slow, not for each other. It
 * needs no timer while nothing arrives.
 */
export function createLoopTurn(few: number, now: () => number = () => performance.now()): () => number {
  let began = 0;
  let arrived = 0;
  const end = () => {
    arrived = 0;
  };
  return () => {
    arrived += 1;
    if (arrived === 1) {
      began = now();
      setImmediate(end);
    }
    return arrived <= few ? 0 : now() - began;
  };
}
