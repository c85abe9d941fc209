import { pageCode } from '../../lib/lazy-page.js';
import type { InTimeProps } from './in-time.js';
import type { TimingProps } from './timing-view.js';

/** The code of the player. Reading a text works without it: it is loaded on demand, or when the browser is idle. */
export const inTimeCode = pageCode<InTimeProps>(async () => (await import('./in-time.js')).InTime);

/** The code of the view in which a text is timed. */
export const timingCode = pageCode<TimingProps>(async () => (await import('./timing-view.js')).TimingView);
