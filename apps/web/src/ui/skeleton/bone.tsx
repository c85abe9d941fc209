import type { CSSProperties } from 'react';
import css from './skeleton.module.css';

/** One grey bar of a skeleton. The skeleton as a whole is `aria-hidden`; what it stands for is `aria-busy`. */
export const Bone = ({ width, height }: Pick<CSSProperties, 'width' | 'height'>) => (
  <span className={css['bone']} style={{ width, height }} />
);
