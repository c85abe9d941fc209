import type { Word } from '@utarang/contract';
import { type ReactNode, useId } from 'react';
import { cardLines } from '../../../parts/card-lines.js';
import { Message } from '../../../ui/message/message.js';
import { WordLink } from './word-link.js';
import css from './word-section.module.css';

/** A part of a page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id}>
        <Message>{title}</Message>
      </h2>
      {children}
    </section>
  );
}

/** Words as short links to their pages. */
export const Words = ({ words }: { words: readonly Word[] }) => (
  <ul className={css['words']}>
    {words.map((word) => {
      const { heading, reading, meaningKo } = cardLines(word);
      return (
        <li key={word.id}>
          <WordLink className={css['word']} id={word.id}>
            <b lang={heading.lang}>{heading.text}</b>
            {reading && (
              <span className={css['reading']} lang="ja">
                {reading}
              </span>
            )}
            <span className={css['meaning']}>{meaningKo}</span>
          </WordLink>
        </li>
      );
    })}
  </ul>
);
