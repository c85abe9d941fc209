import type { DeviceResults } from '../device/device.js';
import { median } from '../measures/percentile.js';
import { duration, figure, table } from './format.js';
import { machine } from './machine.js';

const MB = 1_000_000;
const BYTES_MAX = 1.6 * MB;
/** The wanted time on a phone whose processor is four times slower. */
const READY_MS = 400;

const HEADER = ['the processor', 'a loop', 'first search', 'at least', 'at most', 'the next search', 'of a processor'];

/** Reports how soon a device that has the book searches in it, as Markdown. */
export function deviceReport({ bytes, rows }: DeviceResults): string {
  const times = rows.map(({ slowdown, measured, processor, starts }) => {
    const firsts = starts.map(({ first }) => first);
    const first = median(firsts);
    return [
      slowdown === 1 ? 'as this machine is' : `${slowdown} × slower`,
      `${figure(measured)} ×`,
      duration(first),
      duration(Math.min(...firsts)),
      duration(Math.max(...firsts)),
      duration(median(starts.map(({ second }) => second))),
      duration(processor),
      slowdown === 1 ? '' : `≤ ${duration(READY_MS)}`,
      slowdown === 1 ? '' : first <= READY_MS ? 'met' : '**missed**',
    ];
  });
  return [
    machine(),
    `Book and index together: ${(bytes / MB).toFixed(2)} MB as they are sent, of at most ${BYTES_MAX / MB} MB.`,
    table([...HEADER, 'wanted', ''], times),
  ].join('\n\n');
}
