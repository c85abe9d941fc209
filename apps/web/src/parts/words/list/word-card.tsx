import type { Marks, Word } from '@utarang/contract';
import type { ComponentType, ReactNode } from 'react';
import { cx } from '../../../lib/cx.js';
import { TabStops } from '../../../ui/tab-stop.js';
import { cardLines } from '../../card-lines.js';
import { CardField, type CardFieldProps, CardName } from './card-field.js';
import { CardHeading, CardMeaning, CardReading } from './card-texts.js';
import { CopyButton } from './copy-button.js';
import { copyText } from './copy-text.js';
import css from './word-card.module.css';

type WordCardProps = {
  word: Word;
  /** The marks that the search found, per field. */
  marks?: Marks | undefined;
  /** The content of the corner. */
  star?: ReactNode;
  /** The content after the reading: the level, in a card without a note for it. */
  tag?: ReactNode;
  /** The checkbox before the word, and whether it is checked. */
  select?: ReactNode;
  chosen?: boolean;
  /**
   * The state, beside the meaning where there is room for it, else below: when the learner can continue with the word.
   */
  state?: ReactNode;
  /** The note in the lower left corner: the learner's progress with the word, and what else is known. */
  note?: ReactNode;
  /** True if it has its own height, not that of its row. */
  ragged?: boolean;
  /** Further content below the meaning. */
  extra?: ReactNode;
  /** A further button beside the copy button, in a card without a row of buttons. */
  beside?: ReactNode;
  /** The buttons after the copy button. A card with such buttons has a row for them. */
  actions?: ReactNode;
  /** The component that renders each text, where it is more than text. */
  Field?: ComponentType<CardFieldProps>;
  /** The name of the word for the copy button, and the text that it copies, where they differ from the card's. */
  name?: string;
  copied?: string;
};

/**
 * A card of a word in a list. "The order in the document is the order in which it is read"
 * (docs/product/lists.md#word-card). It is one tab stop; the arrow keys move through it (`use-list-focus.ts`).
 */
export function WordCard({ word, marks, Field = CardField, ...rest }: WordCardProps) {
  const { star, tag, select, chosen, state, note, ragged, extra, beside, actions } = rest;
  const { name = cardLines(word).heading.text, copied = copyText(word) } = rest;
  const texts = { word, marks, Field };
  return (
    <article
      className={cx(
        css['card'],
        actions ? css['rows'] : null,
        select ? css['pick'] : null,
        chosen && css['chosen'],
        ragged && css['ragged'],
      )}
    >
      <CardName value={name}>
        <TabStops value={-1}>
          {select}
          <CardHeading {...texts} />
          {star && <div className={css['star']}>{star}</div>}
          <CardReading {...texts} tag={tag} />
          <CardMeaning {...texts} state={state} />
          {extra && <div className={css['extra']}>{extra}</div>}
          <div className={css['actions']}>
            {note && <div className={css['note']}>{note}</div>}
            {beside}
            <CopyButton name={name} text={copied} />
            {actions}
          </div>
        </TabStops>
      </CardName>
    </article>
  );
}
