import type { LyricLine, Word } from '@utarang/contract';
import { type LineProgress, previousLine } from '@utarang/domain/songs';
import { course, format, song as messages } from '@utarang/messages';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../lib/announce.js';
import { useShortcut } from '../../lib/keyboard.js';
import { useStore } from '../../lib/store.js';
import { Button } from '../../ui/button/button.js';
import { Panel } from '../../ui/panel/panel.js';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { LineControls } from './line-controls.js';
import css from './line-study.module.css';
import { Segments } from './segments.js';
import { StudyLine } from './study-line.js';
import { StudyOver } from './study-over.js';
import { flipForm, studyView } from './study-view.js';
import { useHearing } from './use-hearing.js';
import { useReadAloud } from './use-read-aloud.js';
import { type LineStep, useStudyProgress } from './use-study-progress.js';

export type LineStudyProps = {
  /** The id of a song, or of a text of one's own, under which the device stores the progress. */
  id: number | string;
  /** In order, with `seq` from 1. */
  lyrics: readonly LyricLine[];
  /** The words in these lines. */
  words: readonly Word[];
  /** The step of the course: lines are studied one by one, typed as heard, or sung along. */
  step?: LineStep;
  /** True if the reader asked for the study on this page: then the page scrolls to it. */
  asked: boolean;
  /** The line with which it begins; without it, the line where it was left. */
  startAt?: number | null;
  /** Called with the current line, at the beginning and at each change. */
  onStep?: (progress: LineProgress) => void;
  onLeave: () => void;
};

/** The study of a song, or of a text of one's own, line by line (docs/product/songs.md#line-study). */
export function LineStudy(props: LineStudyProps) {
  const { lyrics, words, step = 'lines', onLeave } = props;
  const [dictating, setDictating] = useState(step === 'heard');
  const { study, line, hearing, panel, heading, left, place, next, previous } = useLineSteps(props);
  const { progress } = study;
  const reading = useReadAloud({ index: progress.at, line, hearing, onNext: () => next() });

  return (
    <div ref={panel} className={css['study']}>
      <Panel
        title={step === 'lines' ? messages.lineMode : course[`step.${step}`]}
        headingRef={heading}
        action={
          <Button variant="txt" onClick={onLeave}>
            {messages.lineEnd}
          </Button>
        }
      >
        <Segments progress={progress} count={lyrics.length} text={line ? place : overText(step, left)} />
        {line ? (
          <>
            <p className={css['place']} aria-hidden="true">
              {place}
            </p>
            {!dictating && step !== 'whole' && <StudySwitches />}
            <StudyLine
              line={line}
              words={words}
              dictating={dictating}
              onDictate={setDictating}
              onRight={() => study.right(line)}
              onStep={(direction) => (direction > 0 ? next(true) : previous(true))}
              say={hearing?.say ?? null}
              sung={step === 'whole' && (hearing ? <Run running={reading.runs} onFlip={reading.flip} /> : true)}
              controls={
                <LineControls
                  first={progress.at === 1}
                  last={study.isLast}
                  hearing={hearing}
                  text={line.jpText}
                  onPrevious={() => previous()}
                  onNext={() => next()}
                />
              }
            />
          </>
        ) : (
          <StudyOver step={step} total={lyrics.length} left={left} onAgain={study.again} onLeave={onLeave} />
        )}
      </Panel>
    </div>
  );
}

/** Moves from line to line, by buttons and keys: it controls what is shown, spoken and announced, and the focus. */
function useLineSteps({ id, lyrics, step = 'lines', asked, startAt = null, onStep }: LineStudyProps) {
  const study = useStudyProgress({ id, lyrics, step, startAt });
  const { progress } = study;
  const hearing = useHearing();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const line = lyrics[progress.at - 1];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!asked) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
    if (step === 'heard' && line) hearing?.say(line.jpText);
  }, []);

  const notifyStep = useEffectEvent(() => onStep?.(progress));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => notifyStep(), [progress]);

  const leftOf = ({ done }: LineProgress) => (step === 'lines' ? 0 : lyrics.length - done.length);
  const placeOf = ({ at }: LineProgress) => format(messages.lineCount, { total: lyrics.length, n: at });
  const goTo = (next: LineProgress, byKey: boolean) => {
    if (next.at === progress.at) return;
    const onLine = byKey || document.activeElement?.matches('[data-line] *:not([data-controls] *)');
    flushSync(() => study.show(next));
    const text = lyrics[next.at - 1]?.jpText;
    if (text && step === 'heard') hearing?.say(text);
    else if (text) hearing?.moveOn(text);
    announce(text ? placeOf(next) : overText(step, leftOf(next)));
    // The focus follows from line to line; on a button it stays, for the thumb that is there.
    if (!text) heading.current?.focus();
    else if (onLine) panel.current?.querySelector<HTMLElement>('[data-start]')?.focus();
  };
  const next = (byKey = false) => goTo(study.forward(), byKey);
  const previous = (byKey = false) => goTo(previousLine(progress), byKey);
  useShortcut('ArrowRight', () => next(true));
  useShortcut('ArrowLeft', () => previous(true));
  return { study, line, hearing, panel, heading, left: leftOf(progress), place: placeOf(progress), next, previous };
}

/** The sentence after the last line. */
function overText(step: LineStep, left: number): string {
  if (step === 'lines') return messages.finished;
  return left > 0 ? format(course[`${step}Left`], { n: left }) : course[`${step}Over`];
}

/** The button that starts and stops the reading of one line after the other. */
const Run = ({ running, onFlip }: { running: boolean; onFlip: () => void }) => (
  <Button variant="soft" onClick={onFlip}>
    {running ? <Pause size={16} /> : <Play size={16} />}
    {running ? course.stop : course.run}
  </Button>
);

function StudySwitches() {
  const view = useStore(studyView);
  return (
    <div className={css['switches']}>
      <Switches label={messages.forms}>
        <Switch on={view.japanese} onFlip={() => flipForm('japanese')}>
          {messages.formJapanese}
        </Switch>
        <Switch on={view.pronunciation} onFlip={() => flipForm('pronunciation')}>
          {messages.formPron}
        </Switch>
        <Switch on={view.korean} onFlip={() => flipForm('korean')}>
          {messages.formMean}
        </Switch>
      </Switches>
    </div>
  );
}
