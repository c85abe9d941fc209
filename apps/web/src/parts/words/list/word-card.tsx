import type { Marks, Word } from '@utarang/contract';
import { phraseUnits } from '@utarang/domain/language';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { cardAccents } from '../../../lib/card-accents.js';
import { cx } from '../../../lib/cx.js';
import { here } from '../../../lib/here.js';
import { lazyOr } from '../../../lib/lazy-part.js';
import { useStore } from '../../../lib/store.js';
import { TabStops } from '../../../ui/tab-stop.js';
import { cardLines } from '../../card-lines.js';
import { wordPath } from '../word-path.js';
import { CardField, type CardFieldProps, CardName } from './card-field.js';
import { CopyButton } from './copy-button.js';
import { copyText } from './copy-text.js';
import { MarkedText } from './marked-text.js';
import { CARD_KEYS } from './use-list-focus.js';
import css from './word-card.module.css';

const CardAccent = lazyOr(
  async () => (await import('../accent/card-accent.js')).CardAccent,
  ({ children }) => children,
);

/** The number of characters beyond which a word does not fit into a card of three columns. */
const LONG = 7;
const longest = (text: string) => Math.max(...phraseUnits(text).map(({ length }) => length));

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
export function WordCard({
  word,
  marks,
  star,
  tag,
  select,
  state,
  note,
  extra,
  beside,
  actions,
  Field = CardField,
  ...rest
}: WordCardProps) {
  const { heading, koreanPronunciation, meaningKo, ...lines } = cardLines(word);
  const accents = useStore(cardAccents);
  // The pitch line is drawn over kana: a word in kana shows its reading for it.
  const hiragana = accents ? word.hiragana : lines.reading;
  const { name = heading.text, copied = copyText(word), chosen, ragged } = rest;
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
          <Field
            wordId={word.id}
            field={heading.field}
            as="h3"
            className={cx(css['word'], longest(heading.text) > LONG && css['long'])}
            lang={heading.lang}
            text={heading.text}
          >
            <Link to={wordPath(word.id)} state={{ from: here() }} aria-describedby={CARD_KEYS}>
              <MarkedText text={heading.text} ranges={marks?.[heading.field]} units={phraseUnits(heading.text)} />
            </Link>
          </Field>
          {star && <div className={css['star']}>{star}</div>}
          {(hiragana || koreanPronunciation || tag) && (
            <p className={css['reading']}>
              {hiragana && (
                <Field
                  wordId={word.id}
                  field="hiragana"
                  as="span"
                  className={css['hiragana']}
                  lang="ja"
                  text={hiragana}
                >
                  <Reading word={accents ? word : null}>
                    <MarkedText text={hiragana} ranges={marks?.hiragana} units={phraseUnits(hiragana)} />
                  </Reading>
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
              {tag && <span className={css['tag']}>{tag}</span>}
            </p>
          )}
          <p className={css['meaning']}>
            <Field wordId={word.id} field="meaningKo" as="span" className={undefined} text={meaningKo}>
              <MarkedText text={meaningKo} ranges={marks?.meaningKo} />
            </Field>
            {state}
          </p>
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

/** The reading of a word, with its pitch where that is switched on. */
const Reading = ({ word, children }: { word: Word | null; children: ReactNode }) =>
  word ? (
    <Suspense fallback={children}>
      <CardAccent word={word}>{children}</CardAccent>
    </Suspense>
  ) : (
    children
  );
