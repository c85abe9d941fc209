import { type Drill, type DrillMode, readDrill } from '@utarang/domain/kana';
import { onDevice } from '../../../lib/storage.js';

/** What the device keeps of drills (docs/product/reference.md#kana-drill): those on their way, and the last results. */
const ON_THE_WAY = 'kana-drills';
const RESULTS = 'kana-results';

/** A record that may have been damaged. */
function record(name: string): Record<string, unknown> {
  const value = onDevice.readJson<unknown>(name, null);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The drill of a set that was left in the middle, or null. */
export const drillLeft = (set: string): Drill | null => readDrill(record(ON_THE_WAY)[set]);

/** Keeps where a drill is; one that is over is kept no longer. */
export function keepDrill(set: string, drill: Drill | null): void {
  const drills = record(ON_THE_WAY);
  if (drill && drill.queue.length > 0) drills[set] = drill;
  else delete drills[set];
  onDevice.writeJson(ON_THE_WAY, drills);
}

/** Keeps how many were right, and answers with how many were the time before, or null. */
export function keepResult(set: string, mode: DrillMode, right: number): number | null {
  const results = record(RESULTS);
  const name = `${set} ${mode}`;
  const before = results[name];
  onDevice.writeJson(RESULTS, { ...results, [name]: right });
  return typeof before === 'number' ? before : null;
}
