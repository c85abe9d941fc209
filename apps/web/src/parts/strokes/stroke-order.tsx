import { useQuery } from '@tanstack/react-query';
import type { Stroke } from '@utarang/domain/writing';
import { common, format, strokes as messages } from '@utarang/messages';
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
  /** Chooses the character, where it can be chosen. */
  chooser?: ReactNode;
};

/** The strokes of a character one after the other, drawn when asked to, and to be written (docs/product/kanji.md#writing). */
export function StrokeOrder({ character, chooser }: StrokeOrderProps) {
  const { data, error, isFetching, refetch } = useQuery(strokesQuery(character));
  const [shown, setShown] = useState<'strip' | 'practice' | number>('strip');
  const body = () => {
    if (data) {
      return (
        <>
          {typeof shown === 'number' && <Drawing key={`${character} ${shown}`} character={character} strokes={data} />}
          {shown === 'practice' ? (
            <WritingPractice key={character} character={character} strokes={data} />
          ) : (
            <Strip strokes={data} />
          )}
          <div className={css['actions']}>
            <Button look="soft" onClick={() => setShown(shown === 'practice' ? 'strip' : 'practice')}>
              {shown === 'practice' ? messages.close : messages.practice}
            </Button>
          </div>
        </>
      );
    }
    if (error && !isFetching)
      return <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />;
    if (data === null) return <p className={css['note']}>{messages.none}</p>;
    return <p aria-busy="true">{common.loading}</p>;
  };
  const draw = data && (
    <Button
      look="soft"
      className={css['draw']}
      onClick={() => setShown((before) => (typeof before === 'number' ? before + 1 : 0))}
    >
      <Play size={18} />
      {messages.draw}
    </Button>
  );
  return (
    <Panel title={messages.title} action={draw}>
      {chooser}
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

const Strip = ({ strokes }: { strokes: readonly Stroke[] }) => (
  <ol className={css['strip']}>
    {strokes.map((stroke, i) => (
      <li key={stroke.join(' ')}>
        <StrokeFigure strokes={strokes.slice(0, i + 1)} current={i} className={css['square']} />
        {i + 1}
      </li>
    ))}
  </ol>
);
