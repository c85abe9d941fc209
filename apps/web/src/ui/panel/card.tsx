import type { ReactNode } from 'react';
import css from './card.module.css';

type CardProps = {
  /** The id of its heading. */
  labelledBy: string;
  children: ReactNode;
};

/** A part of a page, on a surface of its own. */
export const Card = ({ labelledBy, children }: CardProps) => (
  <section className={css['card']} aria-labelledby={labelledBy}>
    {children}
  </section>
);
