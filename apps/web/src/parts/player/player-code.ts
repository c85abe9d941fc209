import { pageCode } from '../../lib/lazy-page.js';
import type { InTimeProps } from './in-time.js';
import type { TimingProps } from './timing-view.js';

/** The code of the player. Reading a text does not need it: it is loaded when it is asked for, or the browser is idle. */
export const inTimeCode = pageCode<InTimeProps>(async () => (await import('./in-time.js')).InTime);

/** The code of what times a text. */
export const timingCode = pageCode<TimingProps>(async () => (await import('./timing-view.js')).TimingView);
