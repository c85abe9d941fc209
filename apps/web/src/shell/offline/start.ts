import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../lib/when-idle.js';
import { afterQuietPeriod } from './after-quiet-period.js';
import { firstVisit } from './first-visit.js';
import { offerInstall } from './install-offer.js';

let isStarted = false;

/** Starts what a device does beside the page: the offer to install, courses that are sent, and, later, all for no network. */
export function start(client: QueryClient): void {
  if (isStarted) return;
  isStarted = true;
  offerInstall();
  void import('../../parts/course/send-courses.js').then(
    ({ startCourses }) => startCourses(client),
    () => {},
  );
  const ready = () => void import('./ready-device.js').then(({ readyDevice }) => readyDevice(client)).catch(() => {});
  // A page that goes to the background for good has no idle moment any more.
  afterQuietPeriod(firstVisit(), () => whenIdle(ready));
}
