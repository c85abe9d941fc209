import type { LyricLine, Word } from '@utarang/contract';
import { withSeen } from '@utarang/domain/songs';
import { format, course as messages } from '@utarang/messages';
import { Eye, PartyPopper } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../lib/announce.js';
import { Button } from '../../ui/button/button.js';
import { Panel } from '../../ui/panel/panel.js';
import { cardLines } from '../card-lines.js';
import { updateCourse } from '../course/course-storage.js';
import { useCourse } from '../course/use-course.js';
import { addDeviceKnown } from '../known/device-known.js';
import { useChangeKnown } from '../known/use-change-known.js';
import { useUsername } from '../session/use-username.js';
import { useIsMember } from '../session/use-viewer.js';
import { ListenButton } from '../speech/listen-button.js';
import { SaveWords } from '../study/save-words.js';
import css from './line-study.module.css';
import { LineText } from './line-text.js';

export type FirstWordsProps = {
  id: number | string;
  lyrics: readonly LyricLine[];
  words: readonly Word[];
  asked: boolean;
  onLeave: () => void;
  /** Called to go on to the study of lines. */
  onLines: () => void;
};

/** The unknown words of a song, one after the other, before its lines (docs/product/songs.md#course). */
export function FirstWords({ id, lyrics, words, asked, onLeave, onLines }: FirstWordsProps) {
  const username = useUsername();
  const { firstWords, record } = useCourse({ id, lyrics, words });
  // The words with which the step began: those that are learnt meanwhile stay.
  const [ids] = useState(firstWords);
  const all = ids.flatMap((wordId) => words.find((word) => word.id === wordId) ?? []);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      ids.findIndex((wordId) => !record.seen.includes(wordId)),
    ),
  );
  const [isOver, setIsOver] = useState(ids.length === 0);
  const [learnt, setLearnt] = useState<readonly Word[]>(all.filter((word) => record.seen.includes(word.id)));
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!asked) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, []);
  const knows = useKnows();
  const word = all[index];
  const place = format(messages.wordOf, { total: all.length, n: index + 1 });
  const again = () => {
    setIndex(0);
    setIsOver(false);
  };
  const hasStepped = useRef(false);
  const onAnswer = (knew: boolean) => {
    if (!word) return;
    hasStepped.current = true;
    updateCourse(username, id, (work) => withSeen(work, ids, [word.id]));
    if (knew) knows(word.id);
    setLearnt(knew ? learnt.filter((each) => each.id !== word.id) : [...new Set([...learnt, word])]);
    const isLast = index + 1 >= all.length;
    flushSync(() => (isLast ? setIsOver(true) : setIndex(index + 1)));
    announce(
      isLast
        ? format(messages.wordsOver, { n: all.length })
        : format(messages.wordOf, { total: all.length, n: index + 2 }),
    );
    if (isLast) heading.current?.focus();
  };
  return (
    <div ref={panel} className={css['study']}>
      <Panel
        title={all.length > 0 ? format(messages['step.wordsN'], { n: all.length }) : messages['step.words']}
        headingRef={heading}
        action={
          <Button variant="txt" onClick={onLeave}>
            {messages.toSong}
          </Button>
        }
      >
        <div
          role="progressbar"
          className={css['segments']}
          aria-label={messages.wordsProgress}
          aria-valuemin={0}
          aria-valuemax={all.length}
          aria-valuenow={isOver ? all.length : index}
          aria-valuetext={place}
        >
          {all.map((each, i) => (
            <i key={each.id} className={isOver || i < index ? css['done'] : i === index ? css['now'] : undefined} />
          ))}
        </div>
        {isOver || !word ? (
          <Over count={all.length} learnt={learnt} onLines={onLines} onAgain={again} />
        ) : (
          <>
            <p className={css['place']} aria-hidden="true">
              {place}
            </p>
            <OneWord
              key={word.id}
              word={word}
              line={lineWith(word, lyrics)}
              takesFocus={hasStepped.current}
              onAnswer={onAnswer}
            />
          </>
        )}
      </Panel>
    </div>
  );
}

/** The first line in which a word stands. */
const lineWith = ({ id }: Word, lyrics: readonly LyricLine[]) =>
  lyrics.find(({ words }) => words.some((each) => each.id === id));

/** Marks a word as known: a member's is marked on the server, a guest's on this device. */
function useKnows(): (wordId: number) => void {
  const isMember = useIsMember();
  const { change } = useChangeKnown();
  return (wordId) => (isMember ? change([wordId], true) : addDeviceKnown(wordId));
}

type OneWordProps = {
  word: Word;
  line: LyricLine | undefined;
  /** True after an answer to the word before, whose pressed button is removed. */
  takesFocus: boolean;
  onAnswer: (knew: boolean) => void;
};

/** A word whose meaning is under a veil: the learner has to look before they can go on. */
function OneWord({ word, line, takesFocus, onAnswer }: OneWordProps) {
  const [shown, setShown] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  // The veil, and then the answer, get the focus, since the button that had it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is uncovered
  useEffect(() => {
    if (shown || takesFocus) start.current?.focus({ preventScroll: true });
  }, [shown]);
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <>
      <div className={css['line']}>
        <p className={css['japanese']} lang={heading.lang}>
          {heading.text}
        </p>
        <p className={css['pronunciation']}>
          {reading && <span lang="ja">{reading} </span>}
          {koreanPronunciation && `[${koreanPronunciation}]`} <ListenButton name={heading.text} text={word.hiragana} />
        </p>
        {shown ? (
          <p className={css['korean']}>{meaningKo}</p>
        ) : (
          <button ref={start} type="button" className={css['veil']} onClick={() => setShown(true)}>
            <span>
              <Eye size={16} />
              {messages.showMeaning}
            </span>
          </button>
        )}
        {line && (
          <div className={css['context']}>
            <LineText line={line} links={false} className={undefined} />
            {shown && <p>{line.koMean}</p>}
          </div>
        )}
      </div>
      <div className={css['controls']} data-controls="" data-over="actions">
        {shown && (
          <>
            <Button variant="sec" className={css['step']} onClick={() => onAnswer(true)}>
              {messages.knew}
            </Button>
            <Button ref={start} className={css['step']} onClick={() => onAnswer(false)}>
              {messages.learn}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

type OverProps = { count: number; learnt: readonly Word[]; onLines: () => void; onAgain: () => void };

/** The end after the last word: the new ones, to be saved in one press, and the way to the lines. */
const Over = ({ count, learnt, onLines, onAgain }: OverProps) => (
  <div className={css['over']}>
    <PartyPopper size={36} />
    <p className={css['finished']}>{count > 0 ? format(messages.wordsOver, { n: count }) : messages.noneUnknown}</p>
    <p>{messages.wordsOverTip}</p>
    {learnt.length > 0 && <SaveWords words={learnt} />}
    <div className={css['choices']}>
      {count > 0 && (
        <Button variant="sec" onClick={onAgain}>
          {messages.wordsAgain}
        </Button>
      )}
      <Button onClick={onLines}>{messages.toLines}</Button>
    </div>
  </div>
);
