import type { Level } from '@utarang/contract';
import { cx } from '../../lib/cx.js';
import { levelHue } from './level-hue.js';
import css from './level-tag.module.css';

/** A JLPT level, or the stage before the first. Text and border show it, too, not the hue alone. */
export const LevelTag = ({ level }: { level: Level | 'N100' }) => (
  <span className={cx(css['tag'], level !== 'N100' && levelHue(level))}>{level}</span>
);
