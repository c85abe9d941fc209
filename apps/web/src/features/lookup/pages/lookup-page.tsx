import { format, lookup as messages, pageTitles } from '@utarang/messages';
import { Suspense, useEffect, useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { lazyOr } from '../../../lib/lazy-part.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { isAnyRecognised } from '../../../parts/text/use-pasted.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { LookupResult } from '../components/lookup-result.js';
import { TextForm } from '../components/text-form.js';
import { useLookup } from '../use-lookup.js';
import css from './lookup-page.module.css';

/** The code of the button that puts a text aside, which members do not need: loaded while the text is analysed. */
const keeping = () => import('../components/keep-text.js');
const KeepText = lazyOr(
  async () => (await keeping()).KeepText,
  () => null,
);
/** The card of what was recognised, loaded lazily: most texts do not need it. */
const Recognised = lazyOr(
  async () => (await import('../../../parts/text/recognised.js')).Recognised,
  () => null,
);

/** The page that reads any Japanese text, word by word (docs/product/lookup.md#page). */
export function LookupPage() {
  useDocumentTitle(pageTitles.lookup);
  const lookup = useLookup();
  const { answer, busy, error, read } = lookup;
  const { whole, leave } = lookup.pasted;
  const isMember = useIsMember();
  useEffect(() => {
    if (!isMember) void keeping().catch(() => {});
  }, [isMember]);
  const announced = useRef(answer);
  useEffect(() => {
    if (answer && answer !== announced.current) announce(format(messages.done, { n: answer.stanzas.flat().length }));
    announced.current = answer;
  }, [answer]);
  return (
    <div className={`wrap ${css['page']}`}>
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p className={css['sub']}>{messages.sub}</p>
      <TextForm lookup={lookup} />
      {busy && (
        <p className={css['waits']} role="status">
          {messages.working}
        </p>
      )}
      {error && !busy && <ErrorPanel text={messages.fail} detail={errorText(error)} onRetry={read} />}
      {answer && !busy && !isMember && (
        <Suspense>
          <KeepText text={lookup.shown} />
        </Suspense>
      )}
      {answer && whole && !busy && isAnyRecognised(whole.recognised) && (
        <div className={css['recognised']}>
          <Suspense>
            <Recognised pasted={lookup.pasted} whole={whole} />
          </Suspense>
        </div>
      )}
      {answer && !busy && (
        <LookupResult key={`${leave.join()} ${lookup.shown}`} answer={answer} changed={lookup.changed} />
      )}
    </div>
  );
}
