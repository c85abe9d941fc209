import { cx } from '../../lib/cx.js';
import css from './skeleton.module.css';

/**
 * One grey bar of a skeleton, as large as its place says. The skeleton as a whole is `aria-hidden`; what it stands for
 * is `aria-busy`.
 */
export const Bone = ({ className }: { className?: string | undefined }) => (
  <span className={cx(css['bone'], className)} />
);
