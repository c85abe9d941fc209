import type { Level } from '@utarang/contract';
import css from './level-hue.module.css';

/** The class that gives an element, and all within it, the hue of a level as `--h`. */
export const levelHue = (level: Level): string | undefined => css[level];
