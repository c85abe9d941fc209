import type { Level } from '@utarang/contract';
import css from './level-hue.module.css';

/** The class that gives what it is put on, and all within, the hue of a level as `--h`. */
export const levelHue = (level: Level): string | undefined => css[level];
