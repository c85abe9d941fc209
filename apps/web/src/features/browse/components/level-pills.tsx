import { useQueryClient } from '@tanstack/react-query';
import { type Level, levels } from '@utarang/contract';
import { jlpt } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import { levelHue } from '../../../parts/level/level-hue.js';
import { RadioRow } from '../../../ui/radio-row/radio-row.js';
import { prefetchChoice } from '../sources.js';
import { usePrefetchAround } from '../use-prefetch-around.js';
import css from './level-pills.module.css';

const options = levels.map((level) => ({ value: level, className: cx(css['pill'], levelHue(level)), content: level }));

type LevelPillsProps = { level: Level; onChoose: (level: Level, byArrow: boolean) => void };

/** The links to the five levels, from the easiest to the hardest. */
export function LevelPills({ level, onChoose }: LevelPillsProps) {
  const client = useQueryClient();
  usePrefetchAround('jlpt', levels, level);
  return (
    <RadioRow
      label={jlpt.levels}
      className={css['pills']}
      options={options}
      value={level}
      onChoose={onChoose}
      onNear={(near) => prefetchChoice(client, 'jlpt', near)}
    />
  );
}
