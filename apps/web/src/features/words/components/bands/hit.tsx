import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.js';
import { Tag } from '../../../../ui/tag/tag.js';
import css from './bands.module.css';

export const Hits = ({ children }: { children: ReactNode }) => <ul className={css['hits']}>{children}</ul>;

type HitProps = { to: string; picture?: ReactNode; title: ReactNode; tag: string; children: ReactNode };

/** A result: its picture, its name with a line below, and its kind. */
export const Hit = ({ to, picture, title, tag, children }: HitProps) => (
  <li>
    <Link className={cx(css['hit'], picture ? css['pictured'] : undefined)} to={to}>
      {picture && <span className={css['picture']}>{picture}</span>}
      <span className={css['text']}>
        <b>{title}</b>
        <span className={css['sub']}>{children}</span>
      </span>
      <Tag variant="mut">{tag}</Tag>
    </Link>
  </li>
);
