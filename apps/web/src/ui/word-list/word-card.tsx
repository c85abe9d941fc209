import { type Marks, pages, type Word } from '@utarang/contract';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { cardLines } from './card-lines.js';
import { CopyButton } from './copy-button.js';
import { copyText } from './copy-text.js';
import { MarkedText } from './marked-text.js';
import css from './word-card.module.css';

type WordCardProps = {
  word: Word;
  /** What the search found, per field. */
  marks?: Marks | undefined;
  star: ReactNode;
};

/** One word of a list. The order in the document is the order in which it is read (design: ux.md, Word card). */
export function WordCard({ word, marks, star }: WordCardProps) {
  const { heading, hiragana, koreanPronunciation, meaningKo } = cardLines(word);
  return (
    <article className={css['card']}>
      <h3 className={css['word']} lang={heading.lang}>
        <Link
          to={generatePath(pages.word, { id: String(word.id) })}
          state={{ from: location.pathname + location.search }}
        >
          <MarkedText text={heading.text} ranges={marks?.[heading.field]} />
        </Link>
      </h3>
      <div className={css['star']}>{star}</div>
      {(hiragana || koreanPronunciation) && (
        <p className={css['reading']}>
          {hiragana && (
            <span className={css['hiragana']} lang="ja">
              <MarkedText text={hiragana} ranges={marks?.hiragana} />
            </span>
          )}
          {koreanPronunciation && (
            <span className={css['pronunciation']}>
              [<MarkedText text={koreanPronunciation} ranges={marks?.koreanPronunciation} />]
            </span>
          )}
        </p>
      )}
      <p className={css['meaning']}>
        <MarkedText text={meaningKo} ranges={marks?.meaningKo} />
      </p>
      <div className={css['copy']}>
        <CopyButton name={heading.text} text={copyText(word)} />
      </div>
    </article>
  );
}
