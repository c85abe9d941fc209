import { Lazy } from '../page/lazy.js';
import type { InTimeProps } from './in-time.js';
import { inTimeCode, timingCode } from './player-code.js';
import type { TimingProps } from './timing-view.js';

/** The player, loaded lazily. */
export const LazyPlayer = (props: InTimeProps) => <Lazy code={inTimeCode} {...props} />;

/** The view in which a text is timed, loaded lazily. */
export const LazyTiming = (props: TimingProps) => <Lazy code={timingCode} {...props} />;
