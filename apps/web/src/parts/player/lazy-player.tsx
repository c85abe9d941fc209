import { Lazy } from '../page/lazy.js';
import type { InTimeProps } from './in-time.js';
import { inTimeCode, timingCode } from './player-code.js';
import type { TimingProps } from './timing-view.js';

/** The player, once its code is there. */
export const LazyPlayer = (props: InTimeProps) => <Lazy code={inTimeCode} {...props} />;

/** The view in which a text is timed, once its code is there. */
export const LazyTiming = (props: TimingProps) => <Lazy code={timingCode} {...props} />;
