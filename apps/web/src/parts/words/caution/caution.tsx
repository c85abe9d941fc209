import { koLike } from '@utarang/messages';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.js';
import css from './caution.module.css';

/** The caution about a word: how its Korean counterpart differs. */
export const Caution = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx(css['caution'], className)}>
    <TriangleAlert size={18} />
    <p>
      <b>{koLike.caution}</b> {children}
    </p>
  </div>
);
