import type { LyricLine, Word } from '@utarang/contract';
import { atTheBeginning, backward, forward, type LineProgress, withDone } from '@utarang/domain/songs';
import { format, song as messages } from '@utarang/messages';
import { PartyPopper } from 'lucide-react';
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
import { storedProgress, storeProgress } from './progress-storage.js';
import { StudyLine } from './study-line.js';
import { flipForm, studyView } from './study-view.js';
import { useHearing } from './use-hearing.js';

export type LineStudyProps = {
  /** The id of a song, or of a text of one's own: under it the device keeps how far one is. */
  id: number | string;
  /** In order, with `seq` from 1. */
  lyrics: readonly LyricLine[];
  /** The words that stand in them. */
  words: readonly Word[];
  /** True if somebody asked for the study on this page: then the page scrolls to it. */
  asked: boolean;
  /** The line with which it begins; without it, where it was left. */
  startAt?: number | null;
  /** Told at the beginning and with each step where one is. */
  onStep?: (progress: LineProgress) => void;
  onLeave: () => void;
};

/** A song, or a text of one's own, line by line (docs/product/songs.md#line-study). */
export function LineStudy({ id, lyrics, words, asked, startAt = null, onStep, onLeave }: LineStudyProps) {
  const [progress, setProgress] = useState(() => {
    const stored = storedProgress(id, lyrics);
    return startAt !== null && lyrics[startAt - 1] ? { ...stored, at: startAt } : stored;
  });
  const [dictating, setDictating] = useState(false);
  const hearing = useHearing();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const line = lyrics[progress.at - 1];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!asked) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, []);

  const tell = useEffectEvent(() => onStep?.(progress));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => tell(), [progress]);

  const place = ({ at }: LineProgress) => format(messages.lineCount, { total: lyrics.length, n: at });
  const keep = (next: LineProgress) => {
    storeProgress(id, next, lyrics);
    setProgress(next);
  };
  const goTo = (next: LineProgress, byKey: boolean) => {
    if (next.at === progress.at) return;
    const onLine = byKey || document.activeElement?.matches('[data-line] *:not([data-controls] *)');
    flushSync(() => keep(next));
    const text = lyrics[next.at - 1]?.jpText;
    if (text) hearing?.moveOn(text);
    announce(text ? place(next) : messages.finished);
    // The focus goes along from line to line; on a button it stays, for the thumb that is there.
    if (!text) heading.current?.focus();
    else if (onLine) panel.current?.querySelector<HTMLElement>('[data-start]')?.focus();
  };
  const next = (byKey = false) => goTo(forward(progress, lyrics.length), byKey);
  const previous = (byKey = false) => goTo(backward(progress), byKey);
  useShortcut('ArrowRight', () => next(true));
  useShortcut('ArrowLeft', () => previous(true));

  return (
    <div ref={panel} className={css['study']}>
      <Panel
        title={messages.lineMode}
        headingRef={heading}
        action={
          <Button look="txt" onClick={onLeave}>
            {messages.lineEnd}
          </Button>
        }
      >
        <Segments progress={progress} count={lyrics.length} text={line ? place(progress) : messages.finished} />
        {line ? (
          <>
            <p className={css['place']} aria-hidden="true">
              {place(progress)}
            </p>
            {!dictating && <StudySwitches />}
            <StudyLine
              line={line}
              words={words}
              dictating={dictating}
              onDictate={setDictating}
              onRight={() => keep(withDone(progress, line.seq))}
              onStep={(by) => (by > 0 ? next(true) : previous(true))}
              say={hearing?.say ?? null}
              controls={
                <LineControls
                  first={progress.at === 1}
                  last={progress.at === lyrics.length}
                  hearing={hearing}
                  text={line.jpText}
                  onPrevious={() => previous()}
                  onNext={() => next()}
                />
              }
            />
          </>
        ) : (
          <div className={css['over']}>
            <PartyPopper size={36} />
            <p className={css['finished']}>{messages.finished}</p>
            <p>{format(messages.finishedDone, { total: lyrics.length })}</p>
            <div className={css['choices']}>
              <Button look="sec" onClick={() => keep(atTheBeginning)}>
                {messages.finishedAgain}
              </Button>
              <Button onClick={onLeave}>{messages.lineEnd}</Button>
            </div>
          </div>
        )}
      </Panel>
    </div>
  );
}

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

/** A segment for each line: done, the current one, or still to come. */
function Segments({ progress, count, text }: { progress: LineProgress; count: number; text: string }) {
  const lineNumbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div
      role="progressbar"
      className={css['segments']}
      aria-label={messages.progress}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={progress.done.length}
      aria-valuetext={text}
    >
      {lineNumbers.map((n) => (
        <i key={n} className={n === progress.at ? css['now'] : progress.done.includes(n) ? css['done'] : undefined} />
      ))}
    </div>
  );
}
