import { format, grammarDrill as messages } from '@utarang/messages';
import { errorText } from '../../lib/http.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { DrillFrame, DrillStart, DrillVerdict, drillPlace } from '../drill/drill-frame.js';
import { DrillAnswered } from './drill-answered.js';
import { DrillQuestion } from './drill-question.js';
import { DrillResults } from './drill-results.js';
import { type GrammarSource, type GrammarStep, useGrammarDrill } from './use-grammar-drill.js';

type DrillCardProps = {
  /** The settings of the drill, by which this tab stores its state. */
  name: string;
  source: GrammarSource;
  isTyped: boolean;
  /** The heading and the sentence before the start, and the sentence where there is no question. */
  texts: { readonly title: string; readonly start: string; readonly none: string };
};

/** A drill from its start to its results. */
export function DrillCard({ name, source, isTyped, texts }: DrillCardProps) {
  const run = useGrammarDrill(source, name);
  const { step } = run;
  return (
    <DrillFrame
      title={titleOf(step) ?? texts.title}
      isStart={step.at === 'start'}
      status={
        <>
          {step.at === 'answered' && <Verdict step={step} />}
          {step.at === 'loading' && <p aria-busy="true">{messages.loading}</p>}
        </>
      }
    >
      {step.at === 'start' && (
        <DrillStart text={texts.start} texts={messages} stopped={step.stopped} onStart={run.start}>
          {step.none && <p role="alert">{texts.none}</p>}
        </DrillStart>
      )}
      {step.at === 'failed' && (
        <ErrorPanel text={messages.loadFail} detail={errorText(step.error)} onRetry={run.start} />
      )}
      {step.at === 'asking' && (
        <DrillQuestion key={step.drill.answers.length} step={step} run={run} isTyped={isTyped} />
      )}
      {step.at === 'answered' && <DrillAnswered step={step} run={run} isTyped={isTyped} />}
      {step.at === 'results' && <DrillResults step={step} run={run} />}
    </DrillFrame>
  );
}

/** The heading of a drill that is running or over; null before. */
function titleOf(step: GrammarStep): string | null {
  if (step.at === 'results') return messages.results;
  return step.at === 'asking' || step.at === 'answered' ? drillPlace(messages.place, step) : null;
}

function Verdict({ step: { right, said, option } }: { step: Extract<GrammarStep, { at: 'answered' }> }) {
  const wrong =
    said === ''
      ? messages.gaveUp
      : option
        ? format(messages.wrongPattern, { meaning: option.meaning })
        : messages.wrong;
  return <DrillVerdict right={right}>{right ? messages.right : wrong}</DrillVerdict>;
}
