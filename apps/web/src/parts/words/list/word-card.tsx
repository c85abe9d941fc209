import { type Marks, pages, type Word } from '@utarang/contract';
import { cardLines } from '@utarang/domain/words';
import type { ComponentType, ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { here } from '../../../lib/here.js';
import { CardField, type CardFieldProps } from './card-field.js';
import { CopyButton } from './copy-button.js';
import { copyText } from './copy-text.js';
import { MarkedText } from './marked-text.js';
import css from './word-card.module.css';

type WordCardProps = {
  word: Word;
  /** What the search found, per field. */
  marks?: Marks | undefined;
  /** In the corner. */
  star?: ReactNode;
  /** Before the word: what chooses it; and whether it is chosen. */
  select?: ReactNode;
  chosen?: boolean;
  /** Beside the meaning: where its learner stands with it. */
  badge?: ReactNode;
  /** The same, where there is more to say: at the beginning of the row of buttons. */
  note?: ReactNode;
  /** Below the meaning: what more there is to know. */
  extra?: ReactNode;
  /** After the copy button. A card that has some has a row for them. */
  actions?: ReactNode;
  /** What draws each text, where it is more than text. */
  Field?: ComponentType<CardFieldProps>;
  /** What the copy button calls the word, and what it copies, where they are others. */
  name?: string;
  copied?: string;
};

/**
 * One word of a list. "The order in the document is the order in which it is read" (docs/product/lists.md#word-card).
 */
export function WordCard({
  word,
  marks,
  star,
  select,
  badge,
  note,
  extra,
  actions,
  Field = CardField,
  ...rest
}: WordCardProps) {
  const { heading, hiragana, koreanPronunciation, meaningKo } = cardLines(word);
  const { name = heading.text, copied = copyText(word), chosen } = rest;
  return (
    <article
      className={cx(css['card'], actions ? css['rows'] : null, select ? css['pick'] : null, chosen && css['chosen'])}
    >
      {select}
      <Field
        wordId={word.id}
        field={heading.field}
        as="h3"
        className={css['word']}
        lang={heading.lang}
        text={heading.text}
      >
        <Link to={generatePath(pages.word, { id: String(word.id) })} state={{ from: here() }}>
          <MarkedText text={heading.text} ranges={marks?.[heading.field]} />
        </Link>
      </Field>
      {star && <div className={css['star']}>{star}</div>}
      {(hiragana || koreanPronunciation) && (
        <p className={css['reading']}>
          {hiragana && (
            <Field wordId={word.id} field="hiragana" as="span" className={css['hiragana']} lang="ja" text={hiragana}>
              <MarkedText text={hiragana} ranges={marks?.hiragana} />
            </Field>
          )}
          {koreanPronunciation && (
            <Field
              wordId={word.id}
              field="koreanPronunciation"
              as="span"
              className={css['pronunciation']}
              text={`[${koreanPronunciation}]`}
            >
              [<MarkedText text={koreanPronunciation} ranges={marks?.koreanPronunciation} />]
            </Field>
          )}
        </p>
      )}
      <p className={css['meaning']}>
        <Field wordId={word.id} field="meaningKo" as="span" className={undefined} text={meaningKo}>
          <MarkedText text={meaningKo} ranges={marks?.meaningKo} />
        </Field>
        {badge}
      </p>
      {extra && <div className={css['extra']}>{extra}</div>}
      <div className={css['actions']}>
        {note && <div className={css['note']}>{note}</div>}
        <CopyButton name={name} text={copied} />
        {actions}
      </div>
    </article>
  );
}
