import { common, song as messages } from '@utarang/messages';
import { Panel } from '../../ui/panel/panel.js';
import { Lazy } from '../page/lazy.js';
import type { FirstWordsProps } from './first-words.js';
import type { LineStudyProps } from './line-study.js';
import { firstWordsCode, lineStudyCode } from './line-study-code.js';

const Awaited = ({ title }: { title: string }) => (
  <Panel title={title}>
    <p aria-busy="true">{common.loading}</p>
  </Panel>
);

/** The study of lines, loaded lazily. */
export function Study(props: LineStudyProps) {
  return <Lazy code={lineStudyCode} fallback={<Awaited title={messages.lineMode} />} {...props} />;
}

/** The list of unknown words before the lines, loaded lazily. */
export function WordsFirst(props: FirstWordsProps) {
  return <Lazy code={firstWordsCode} fallback={<Awaited title={messages.words} />} {...props} />;
}
