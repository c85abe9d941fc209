import { cpus, loadavg } from 'node:os';

/** Figures of a busy machine are worth less: the reader can tell from the load. */
export function machine(): string {
  const [load = 0] = loadavg();
  const cores = cpus();
  return `Node ${process.version}, ${cores.length} × ${cores[0]?.model.trim()}, load at the end of the run ${load.toFixed(1)}.`;
}
