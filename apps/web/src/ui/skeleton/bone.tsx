import { cx } from '../../lib/cx.js';
import css from './skeleton.module.css';

/**
 * One grey bar of a skeleton, whose size its style sheet sets. The skeleton as a whole is `aria-hidden`; the region
 * that it stands for is `aria-busy`.
 */
export const Bone = ({ className }: { className?: string | undefined }) => (
  <span className={cx(css['bone'], className)} />
);
