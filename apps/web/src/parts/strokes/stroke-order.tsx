import { useQuery } from '@tanstack/react-query';
import type { Stroke } from '@utarang/domain/writing';
import { format, strokes as messages } from '@utarang/messages';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/http.js';
import { Button } from '../../ui/button/button.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { Panel } from '../../ui/panel/panel.js';
import { StrokeFigure, StrokeLine } from './stroke-figure.js';
import css from './strokes.module.css';
import { strokesQuery } from './strokes-query.js';
import { WritingPractice } from './writing-practice.js';

/** Seconds from the start of one stroke to that of the next. */
const EACH = 0.75;

type StrokeOrderProps = {
  character: string;
  /** Number of squares before the strokes are loaded, so that nothing moves; null where the order is unknown. */
  count: number | null;
  /** The control that chooses the character, where there is a choice. */
  chooser?: ReactNode;
};

/**
 * The strokes of a character one after the other, animated on request, and to be practised
 * (docs/product/kanji.md#writing).
 */
export function StrokeOrder({ character, count, chooser }: StrokeOrderProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...strokesQuery(character), enabled: count !== null });
  const [shown, setShown] = useState<'strip' | 'practice' | number>('strip');
  const isNone = count === null || data === null;
  const body = () => {
    if (isNone) return <p className={css['note']}>{messages.none}</p>;
    if (error && !data && !isFetching)
      return <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
    return (
      <>
        {data && typeof shown === 'number' && (
          <Drawing key={`${character} ${shown}`} character={character} strokes={data} />
        )}
        {data && shown === 'practice' ? (
          <WritingPractice key={character} character={character} strokes={data} />
        ) : (
          <Strip strokes={data} count={count} />
        )}
        <div className={css['actions']}>
          <Button variant="soft" disabled={!data} onClick={() => setShown(shown === 'practice' ? 'strip' : 'practice')}>
            {shown === 'practice' ? messages.close : messages.practice}
          </Button>
        </div>
      </>
    );
  };
  const draw = !isNone && (
    <Button
      variant="soft"
      className={css['draw']}
      disabled={!data}
      onClick={() => setShown((before) => (typeof before === 'number' ? before + 1 : 0))}
    >
      <Play size={18} />
      {messages.draw}
    </Button>
  );
  return (
    <Panel title={messages.title} action={draw}>
      {chooser && <div className={css['chooser']}>{chooser}</div>}
      {body()}
    </Panel>
  );
}

type DrawnProps = { character: string; strokes: readonly Stroke[] };

const Drawing = ({ character, strokes }: DrawnProps) => (
  <StrokeFigure
    strokes={[]}
    current={-1}
    className={css['large']}
    label={format(messages.picture, { character, n: strokes.length, at: strokes.length })}
  >
    {strokes.map((stroke, i) => (
      <StrokeLine key={stroke.join(' ')} stroke={stroke} className={css['appearing']} delay={`${i * EACH}s`} />
    ))}
  </StrokeFigure>
);

type StripProps = { strokes: readonly Stroke[] | undefined; count: number };

/** A square for each stroke, together with those before it; empty squares until the strokes are loaded. */
const Strip = ({ strokes, count }: StripProps) => (
  <ol className={css['strip']} aria-busy={!strokes}>
    {Array.from({ length: strokes?.length ?? count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
      <li key={i}>
        <StrokeFigure strokes={strokes?.slice(0, i + 1) ?? []} current={i} className={css['square']} />
        {i + 1}
      </li>
    ))}
  </ol>
);
