import type { LyricLine, Word } from '@utarang/contract';
import type { HeardVerdict } from '@utarang/domain/songs';
import { song as messages } from '@utarang/messages';
import { Eye, PenLine } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../lib/store.js';
import { Button } from '../../ui/button/button.js';
import { Dictation } from './dictation.js';
import css from './line-study.module.css';
import { LineText } from './line-text.js';
import { LineWords } from './line-words.js';
import { type FormOfLine, studyView } from './study-view.js';

type StudyLineProps = {
  line: LyricLine;
  /** The words of all lines. */
  words: readonly Word[];
  /** True if the member types what they hear: the line is covered until the answer is judged. */
  dictating: boolean;
  onDictate: (dictating: boolean) => void;
  onRight: () => void;
  onStep: (by: 1 | -1) => void;
  say: ((text: string) => void) | null;
  /** A note in place of the dictation's button where the line is sung along: then all its forms are shown. */
  sung?: ReactNode;
  /** The buttons from line to line. They are above the words, so that they do not move with the number of words. */
  controls: ReactNode;
};

/** The state of one line: what was done with it. */
type LineState = {
  readonly seq: number;
  readonly revealed: ReadonlySet<FormOfLine>;
  readonly verdict: HeardVerdict | null;
};

const initialState = (seq: number): LineState => ({ seq, revealed: new Set(), verdict: null });

const veils = {
  japanese: [messages.showJapanese, messages.lineJapanese],
  pronunciation: [messages.showPron, messages.linePron],
  korean: [messages.showMean, messages.lineMean],
} as const;

/** The state of a line. Another line resets it; the elements stay, and with them the focus. */
function useLineState({ line, dictating, onRight, sung = false }: StudyLineProps) {
  const view = useStore(studyView);
  const [latest, setLatest] = useState<LineState>(initialState(line.seq));
  const state = latest.seq === line.seq ? latest : initialState(line.seq);
  const { revealed, verdict } = state;
  const asked = dictating && verdict === null;
  return {
    asked,
    verdict,
    shows: (form: FormOfLine) => !asked && (sung !== false || view[form] || revealed.has(form) || verdict !== null),
    reveal: (form: FormOfLine) => setLatest({ ...state, revealed: new Set([...revealed, form]) }),
    judged(found: HeardVerdict) {
      setLatest({ ...state, verdict: found });
      if (found.is === 'right') onRight();
    },
    again: () => setLatest({ ...state, verdict: null }),
  };
}

/** A line: its forms, each under a veil until it is pressed; the dictation; its words. */
export function StudyLine(props: StudyLineProps) {
  const { line, words, dictating, onDictate, onStep, say, sung = false, controls } = props;
  const { asked, verdict, shows, reveal, judged, again } = useLineState(props);
  const region = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };
  const revealForm = (form: FormOfLine) => {
    flushSync(() => reveal(form));
    region.current?.focus(); // the veil that had the focus is gone
  };
  const startDictation = () => {
    onDictate(true);
    say?.(line.jpText);
  };
  const form = (name: FormOfLine, content: ReactNode) =>
    shows(name) ? content : <Veil form={name} onReveal={() => revealForm(name)} />;

  return (
    <div data-line="">
      <section
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for all lines, along which the arrows lead
        tabIndex={0}
        data-start={dictating ? undefined : ''}
        data-asked={asked ? '' : undefined}
        className={css['line']}
        aria-label={messages.lyrics}
        onKeyDown={onKeyDown}
      >
        {asked ? (
          <p className={css['covered']}>{say ? messages.heardAsk : messages.heardRecall}</p>
        ) : (
          <>
            {form('japanese', <LineText line={line} links={false} className={css['japanese']} />)}
            {form('pronunciation', <p className={css['pronunciation']}>{line.koPron}</p>)}
            {line.koMean !== '' && form('korean', <p className={css['korean']}>{line.koMean}</p>)}
          </>
        )}
      </section>
      {dictating ? (
        <Dictation
          key={line.seq}
          line={line}
          verdict={verdict}
          onJudged={judged}
          onAgain={again}
          onStop={() => onDictate(false)}
        />
      ) : (
        <p className={css['dictate']}>{sung !== false ? sung : <StartDictation onStart={startDictation} />}</p>
      )}
      {controls}
      {shows('japanese') && <LineWords line={line} words={words} meanings={shows('korean')} />}
    </div>
  );
}

/** The button in place of a covered form. */
const Veil = ({ form, onReveal }: { form: FormOfLine; onReveal: () => void }) => (
  <button type="button" className={css['veil']} aria-label={veils[form][1]} onClick={onReveal}>
    <span>
      <Eye size={16} />
      {veils[form][0]}
    </span>
  </button>
);

const StartDictation = ({ onStart }: { onStart: () => void }) => (
  <Button variant="soft" onClick={onStart}>
    <PenLine size={16} />
    {messages.heard}
  </Button>
);
