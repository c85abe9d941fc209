import { common, song as messages } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { Panel } from '../../ui/panel/panel.js';
import type { FirstWordsProps } from './first-words.js';
import type { LineStudyProps } from './line-study.js';
import { firstWordsCode, lineStudyCode } from './line-study-code.js';

const Awaited = ({ title }: { title: string }) => (
  <Panel title={title}>
    <p aria-busy="true">{common.loading}</p>
  </Panel>
);

/** The study of lines, once its code is there. */
export function Study(props: LineStudyProps) {
  const [Code] = useState(lineStudyCode.component);
  return (
    <Suspense fallback={<Awaited title={messages.lineMode} />}>
      <Code {...props} />
    </Suspense>
  );
}

/** The look at the unknown words, once its code is there. */
export function WordsFirst(props: FirstWordsProps) {
  const [Code] = useState(firstWordsCode.component);
  return (
    <Suspense fallback={<Awaited title={messages.words} />}>
      <Code {...props} />
    </Suspense>
  );
}
