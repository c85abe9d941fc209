/**
 * Makes processes so many times slower, until it is ended: `slow.mjs FACTOR PID…` lets them run for a moment and stops
 * them for as many moments as that takes, and says when it begins. Chromium slows down the thread of a page by itself, but no worker.
 */
const [factor = 1, ...pids] = process.argv.slice(2).map(Number);
/** Shorter than anybody notices. */
const RUN_MS = 1;

const clock = new Int32Array(new SharedArrayBuffer(4));
const pause = (ms) => Atomics.wait(clock, 0, 0, ms);

function tell(signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {} // it has ended
  }
}

process.stdout.write('slow');
for (;;) {
  tell('SIGCONT');
  const began = performance.now();
  pause(RUN_MS);
  tell('SIGSTOP');
  pause((factor - 1) * (performance.now() - began));
}
