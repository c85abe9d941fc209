import { format, word as messages } from '@utarang/messages';
import { Eye } from 'lucide-react';
import { use, useState } from 'react';
import { useTransientFlag } from '../../../lib/clock.js';
import { cx } from '../../../lib/cx.js';
import { shapeOf } from '../../../lib/shape-of.js';
import { useTabStop } from '../../../ui/tab-stop.js';
import { type CardFieldProps, CardName } from '../list/card-field.js';
import { CARD_KEYS } from '../list/use-list-focus.js';
import { hideByHand, useHiddenByHand } from './hidden-by-hand.js';
import css from './hideable-field.module.css';
import { useLearning } from './learning-context.js';
import { fieldName, isHiddenIn } from './learning-mode.js';

const REVEAL_MS = 3000; // docs/product/lists.md#learning-mode

/**
 * A text of a card that can be hidden; then it is not in the document. In the learning mode a press shows it for a
 * moment; "with the mode off, the eye beside a text hides it until it is pressed again"
 * (docs/product/lists.md#learning-mode). It is always the same button, so that the focus stays, and nothing moves when
 * it is pressed.
 */
export function HideableField({ wordId, field, as: Tag, className, lang, text, children }: CardFieldProps) {
  const { page, mode, eyes } = useLearning();
  const stop = useTabStop();
  const word = use(CardName);
  const place = { page, wordId, field };
  const byHand = useHiddenByHand(place);
  const hidden = byHand || isHiddenIn(mode, field);
  const [revealed, reveal] = useTransientFlag(REVEAL_MS);
  const [presses, setPresses] = useState(0);
  const glimpsed = hidden && mode > 0 && revealed;
  const shown = !hidden || glimpsed;

  const name = fieldName[field];
  const show = format(messages.show, { field: name });
  const isWord = Tag === 'h3';
  // The button of a hidden word must not name it.
  const names = { word: hidden && isWord ? '' : word, field: name };
  const label = format(hidden ? (mode > 0 ? messages.revealFor : messages.showOf) : messages.hide, names).trim();
  const onClick = () => {
    if (mode === 0 || !hidden) return hideByHand(place, !hidden);
    reveal();
    setPresses(presses + 1);
  };

  const Wrap = Tag === 'h3' ? 'div' : 'span';
  return (
    <Wrap
      className={cx(css['field'], Tag === 'h3' && css['heading'], hidden && css['veiled'], glimpsed && css['glimpsed'])}
    >
      <Tag
        className={cx(className, css['text'])}
        lang={shown ? lang : undefined}
        aria-live={hidden ? 'polite' : undefined}
      >
        {shown ? children : <Shape text={text} lang={lang} name={Tag === 'h3' ? name : null} />}
        {glimpsed && <i key={presses} className={css['bar']} />}
      </Tag>
      {(hidden || eyes) && (
        <button
          type="button"
          // A hidden word is no link: the button that shows it is the tab stop of the card instead.
          tabIndex={hidden && Tag === 'h3' ? undefined : stop}
          className={hidden ? css['veil'] : cx(css['eye'], mode > 0 && css['learnt'])}
          aria-label={label}
          aria-describedby={hidden && Tag === 'h3' ? CARD_KEYS : undefined}
          onClick={onClick}
        >
          {hidden ? (
            <span className={css['look']}>
              <Eye size={16} />
              {show}
            </span>
          ) : (
            <Eye size={18} />
          )}
        </button>
      )}
    </Wrap>
  );
}

/** Reserves the space of a hidden text. A heading says that there is one. */
const Shape = ({ text, lang, name }: { text: string; lang: string | undefined; name: string | null }) => (
  <>
    {name && <span className="sr">{format(messages.hiddenField, { field: name })}</span>}
    <span className={css['shape']} lang={lang} aria-hidden="true">
      {shapeOf(text, lang)}
    </span>
  </>
);
