/**
 * Counts a request, and returns how long the event loop's turn has taken so far, in milliseconds: what arrived together
 * is answered one after the other in one turn, so that this is how long a request has waited at least. It is 0 for the
 * first `few` of a turn: they may have met something slow, and do not wait for each other. Costs no timer while nothing
 * arrives.
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
