import { common } from '@utarang/messages';
import { Suspense, useState } from 'react';
import type { PageCode } from '../../lib/lazy-page.js';
import type { InTimeProps } from './in-time.js';
import { inTimeCode, timingCode } from './player-code.js';
import type { TimingProps } from './timing-view.js';

function Late<Props extends object>({ code, ...props }: { code: PageCode<Props> } & Props) {
  const [Code] = useState(code.component);
  return (
    <Suspense fallback={<p aria-busy="true">{common.loading}</p>}>
      <Code {...(props as unknown as Props)} />
    </Suspense>
  );
}

/** The player, once its code is there. */
export const LatePlayer = (props: InTimeProps) => <Late code={inTimeCode} {...props} />;

/** The view in which a text is timed, once its code is there. */
export const LateTiming = (props: TimingProps) => <Late code={timingCode} {...props} />;
