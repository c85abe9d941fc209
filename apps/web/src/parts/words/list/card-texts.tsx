import type { Marks, Word } from '@utarang/contract';
import { phraseUnits } from '@utarang/domain/language';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { cardAccents } from '../../../lib/card-accents.js';
import { cx } from '../../../lib/cx.js';
import { here } from '../../../lib/here.js';
import { lazyOr } from '../../../lib/lazy-part.js';
import { useStore } from '../../../lib/store.js';
import { cardLines } from '../../card-lines.js';
import { wordPath } from '../word-path.js';
import type { CardFieldProps } from './card-field.js';
import { MarkedText } from './marked-text.js';
import { CARD_KEYS } from './use-list-focus.js';
import css from './word-card.module.css';

const CardAccent = lazyOr(
  async () => (await import('../accent/card-accent.js')).CardAccent,
  ({ children }) => children,
);

type TextProps = {
  word: Word;
  marks: Marks | undefined;
  /** The component that renders the text. */
  Field: ComponentType<CardFieldProps>;
};

/** The number of characters beyond which a word does not fit into a card of three columns. */
const LONG = 7;
const longest = (text: string) => Math.max(...phraseUnits(text).map(({ length }) => length));

/** The heading of a card: the word, as a link to its page. */
export function CardHeading({ word, marks, Field }: TextProps) {
  const { heading } = cardLines(word);
  return (
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
  );
}

/** The line below the heading: the reading, the Korean pronunciation and a tag; null where there is none of them. */
export function CardReading({ word, marks, Field, tag }: TextProps & { tag: ReactNode }) {
  const { koreanPronunciation, reading } = cardLines(word);
  const accents = useStore(cardAccents);
  // The pitch line is drawn over kana: a word in kana shows its reading for it.
  const hiragana = accents ? word.hiragana : reading;
  if (!hiragana && !koreanPronunciation && !tag) return null;
  return (
    <p className={css['reading']}>
      {hiragana && (
        <Field wordId={word.id} field="hiragana" as="span" className={css['hiragana']} lang="ja" text={hiragana}>
          <Pitch word={accents ? word : null}>
            <MarkedText text={hiragana} ranges={marks?.hiragana} units={phraseUnits(hiragana)} />
          </Pitch>
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
  );
}

/** A reading with the pitch line of a word; without a word the reading alone. */
const Pitch = ({ word, children }: { word: Word | null; children: ReactNode }) =>
  word ? (
    <Suspense fallback={children}>
      <CardAccent word={word}>{children}</CardAccent>
    </Suspense>
  ) : (
    children
  );

/** The meaning of a word, and the state of the learner beside it. */
export function CardMeaning({ word, marks, Field, state }: TextProps & { state: ReactNode }) {
  const { meaningKo } = cardLines(word);
  return (
    <p className={css['meaning']}>
      <Field wordId={word.id} field="meaningKo" as="span" className={undefined} text={meaningKo}>
        <MarkedText text={meaningKo} ranges={marks?.meaningKo} />
      </Field>
      {state}
    </p>
  );
}
