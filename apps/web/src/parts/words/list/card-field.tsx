import { createContext, type ReactNode } from 'react';
import type { ShownHeading } from '../../card-lines.js';

export type CardFieldProps = {
  wordId: number;
  field: ShownHeading | 'meaningKo';
  /** The element: the word itself is the card's heading. */
  as: 'h3' | 'span';
  className: string | undefined;
  lang?: 'ja' | 'ko' | undefined;
  /** The text, without its marks and links. */
  text: string;
  children: ReactNode;
};

/** The name of the word on the buttons of a card. */
export const CardName = createContext('');

/** A text of a card. Learning lists render it with a field that can hide it. */
export const CardField = ({ as: Tag, className, lang, children }: CardFieldProps) => (
  <Tag className={className} lang={lang}>
    {children}
  </Tag>
);
