import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../lib/when-idle.js';
import { afterQuietPeriod } from './after-quiet-period.js';
import { firstVisit } from './first-visit.js';
import { offerInstall } from './install-offer.js';

let isStarted = false;

/**
 * Starts the background work of a device: the offer to install, the sending of courses and, later, all that makes it
 * work without a network.
 */
export function start(client: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  offerInstall();
  void import('../../parts/course/send-courses.js').then(
    ({ startCourses }) => startCourses(client),
    () => {},
  );
  const ready = () => void import('./ready-device.js').then(({ readyDevice }) => readyDevice(client)).catch(() => {});
  // A page that goes to the background for good is never idle again.
  afterQuietPeriod(firstVisit(), () => whenIdle(ready));
}
