import { judgeStroke, type Stroke, type StrokePoint, type StrokeVerdict } from '@utarang/domain/writing';
import { format, strokes as messages } from '@utarang/messages';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { StrokeFigure, StrokeLine } from './stroke-figure.js';
import css from './strokes.module.css';

/** Number of misses after which the stroke is shown, to be traced. */
const MISSES = 2;
/** The most points that are recorded of a stroke. */
const PLACES_MAX = 500;

type WritingPracticeProps = { character: string; strokes: readonly Stroke[] };

/** A square in which a character is written, stroke by stroke; each is judged by its place and direction. */
export function WritingPractice({ character, strokes }: WritingPracticeProps) {
  const [done, setDone] = useState(0);
  const [misses, setMisses] = useState(0);
  const [verdict, setVerdict] = useState<StrokeVerdict | null>(null);
  const [drawn, setDrawn] = useState<readonly StrokePoint[]>([]);
  const latest = useRef<readonly StrokePoint[]>([]);
  /** The id of the pointer that draws: a palm or a second finger adds nothing to the stroke and does not end it. */
  const pointer = useRef<number | null>(null);
  const wanted = strokes[done];
  const go = (to: number, how: StrokeVerdict | null) => {
    setDone(to);
    setMisses(0);
    setVerdict(how);
  };
  const remember = (places: readonly StrokePoint[]) => {
    latest.current = places;
    setDrawn(places);
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (!wanted || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointer.current = event.pointerId;
    remember([placeOf(event)]);
  };
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = latest;
    if (event.pointerId !== pointer.current) return;
    if (current.length > 0 && current.length < PLACES_MAX) remember([...current, placeOf(event)]);
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = latest;
    if (event.pointerId !== pointer.current) return;
    pointer.current = null;
    remember([]);
    if (!wanted || current.length === 0) return;
    const how = judgeStroke(current, wanted);
    if (how === 'right') go(done + 1, how);
    else {
      setVerdict(how);
      if (how !== 'tap') setMisses(misses + 1);
    }
  };
  return (
    <>
      <p className={css['note']}>{messages.practiceLead}</p>
      <div
        role="img"
        aria-label={format(messages.box, { character })}
        className={css['writing']}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={(event) => event.pointerId === pointer.current && remember([])}
      >
        <StrokeFigure strokes={strokes.slice(0, done)} current={done - 1} className={css['large']}>
          {wanted && misses >= MISSES && <StrokeLine stroke={wanted} className={css['hint']} />}
          {wanted && misses > 0 && <circle className={css['start']} cx={wanted[0]![0]} cy={wanted[0]![1]} r={3.5} />}
          {drawn.length > 1 && <StrokeLine stroke={drawn} className={css['drawing']} />}
        </StrokeFigure>
      </div>
      <p role="status" className={css['status']}>
        {wanted ? format(messages[verdict ?? 'ask'], { at: done + 1 }) : messages.done}
      </p>
      <div className={css['actions']}>
        {/* Both stay where they are: one that went away with its press would take the focus with it. */}
        <Button variant="sec" aria-disabled={!wanted} onClick={() => wanted && go(done + 1, null)}>
          {messages.showNext}
        </Button>
        <Button variant="sec" aria-disabled={done === 0} onClick={() => done > 0 && go(0, null)}>
          {messages.again}
        </Button>
      </div>
    </>
  );
}

/** The position of the pointer in the square, from 0 to 100. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): StrokePoint {
  const { left, top, width, height } = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect();
  return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
}
