import { type Drill, type DrillMode, readDrill } from '@utarang/domain/kana';
import { onDevice } from '../../../lib/storage.js';

/** Storage of drills on the device (docs/product/reference.md#kana-drill): unfinished ones, and the last results. */
const UNFINISHED = 'kana-drills';
const RESULTS = 'kana-results';

/** The stored record of this name; empty where there is none, or a damaged one. */
function record(name: string): Record<string, unknown> {
  const value = onDevice.readJson<unknown>(name, null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The interrupted drill of a set, or null. */
export const readStoredDrill = (set: string): Drill | null => readDrill(record(UNFINISHED)[set]);

/** Stores an unfinished drill; removes one that is over. */
export function storeDrill(set: string, drill: Drill | null): void {
  const drills = record(UNFINISHED);
  if (drill && drill.queue.length > 0) drills[set] = drill;
  else delete drills[set];
  onDevice.writeJson(UNFINISHED, drills);
}

/** Stores how many answers were right, and returns the number of the time before, or null. */
export function storeResult(set: string, mode: DrillMode, right: number): number | null {
  const results = record(RESULTS);
  const name = `${set} ${mode}`;
  const before = results[name];
  onDevice.writeJson(RESULTS, { ...results, [name]: right });
  return typeof before === 'number' ? before : null;
}
