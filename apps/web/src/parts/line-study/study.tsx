import { common, song as messages } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { Panel } from '../../ui/panel/panel.js';
import type { LineStudyProps } from './line-study.js';
import { lineStudyCode } from './line-study-code.js';

/** The study of lines, once its code is there. */
export function Study(props: LineStudyProps) {
  const [Code] = useState(lineStudyCode.component);
  return (
    <Suspense
      fallback={
        <Panel title={messages.lineMode}>
          <p aria-busy="true">{common.loading}</p>
        </Panel>
      }
    >
      <Code {...props} />
    </Suspense>
  );
}
