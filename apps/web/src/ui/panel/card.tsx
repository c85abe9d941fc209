import type { ReactNode } from 'react';
import css from './card.module.css';

type CardProps = {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
};

/** A section of a page, as a card. */
export const Card = ({ labelledBy, children }: CardProps) => (
  <section className={css['card']} aria-labelledby={labelledBy}>
    {children}
  </section>
);
