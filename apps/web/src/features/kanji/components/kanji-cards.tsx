import { type ListedKanji, pathOf } from '@utarang/contract';
import { format, kanji as messages } from '@utarang/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.js';
import css from './kanji-cards.module.css';

type KanjiCardsProps = {
  kanji: readonly ListedKanji[];
  known: ReadonlySet<string>;
  /** True if the names are covered until a press. */
  isStudy: boolean;
};

/** Kanji as cards; those outside the screen are not laid out. */
export const KanjiCards = ({ kanji, known, isStudy }: KanjiCardsProps) => (
  <ul className={css['cards']}>
    {kanji.map((each) => (
      <li key={each.kanji}>
        {isStudy ? <CoveredCard kanji={each} /> : <Card kanji={each} isKnown={known.has(each.kanji)} />}
      </li>
    ))}
  </ul>
);

const Card = ({ kanji: { kanji, hunEum }, isKnown }: { kanji: ListedKanji; isKnown: boolean }) => (
  <Link to={pathOf('kanji', { id: kanji })} className={cx(css['card'], isKnown && css['known'])}>
    <b lang="ja">{kanji}</b>
    <span>{hunEum[0]}</span>
    {isKnown && <span className="sr">{messages.isKnown}</span>}
  </Link>
);

/** A card to learn: one press shows the name, another opens the kanji. */
function CoveredCard({ kanji }: { kanji: ListedKanji }) {
  const [shown, setShown] = useState(false);
  if (shown) return <Card kanji={kanji} isKnown={false} />;
  return (
    <button
      type="button"
      className={css['card']}
      aria-label={format(messages.reveal, { kanji: kanji.kanji })}
      onClick={() => setShown(true)}
    >
      <b lang="ja">{kanji.kanji}</b>
      <span aria-hidden="true" className={css['cover']} />
    </button>
  );
}
