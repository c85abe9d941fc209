import { examples, format } from '@utarang/messages';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../lib/cx.js';
import { shapeOf } from '../../lib/shape-of.js';
import type { MarkRange } from '../words/list/marked.js';
import { MarkedText } from '../words/list/marked-text.js';
import css from './covered-text.module.css';
import { useSentenceView } from './view.js';

type CoveredTextProps = {
  text: string;
  marks?: readonly MarkRange[] | undefined;
  /** The number of the sentence, for the name of the button. */
  n: number;
};

/**
 * The Korean of a sentence; a press covers it, or shows it again. A covered text is not in the document, but keeps its
 * space. A new choice for all sentences overrides presses on single ones.
 */
export function CoveredText({ text, marks, n }: CoveredTextProps) {
  const { korean } = useSentenceView();
  /** The choice for all sentences that a press on this one overrides. */
  const [overridden, setOverridden] = useState<typeof korean | null>(null);
  const overrides = overridden === korean;
  const covered = korean.shown === overrides;
  return (
    <p className={cx(css['korean'], covered && css['covered'])}>
      <span className={css['text']} aria-live={overrides || !korean.shown ? 'polite' : undefined}>
        {covered ? (
          <span className={css['shape']} aria-hidden="true">
            {shapeOf(text)}
          </span>
        ) : (
          <MarkedText text={text} ranges={marks} />
        )}
      </span>
      {/* One button all the time, so that the focus stays. */}
      <button
        type="button"
        className={covered ? css['veil'] : css['eye']}
        aria-label={covered ? undefined : format(examples.cover, { n })}
        onClick={() => setOverridden(overrides ? null : korean)}
      >
        {covered ? (
          <span className={css['look']}>
            <Eye size={16} />
            {examples.uncover}
            <span className="sr">{format(examples.uncoverWhich, { n })}</span>
          </span>
        ) : (
          <EyeOff size={18} />
        )}
      </button>
    </p>
  );
}
