import { levelPath, levels, pages, type Start } from '@utarang/contract';
import { common, format, nav, start } from '@utarang/messages';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { LevelTag } from '../../../../parts/level/level-tag.js';
import { More } from '../../../../parts/today/more.js';
import { Panel } from '../../../../ui/panel/panel.js';
import css from './level-links.module.css';

/** Links to the levels, each with its description and its number of words. */
export const LevelLinks = ({ sizes }: { sizes: Start['levels'] }) => (
  <Panel title={start.levels} action={<More to={pages.sentenceQuiz}>{nav.jlptTest}</More>}>
    <ul className={css['levels']}>
      {levels.map((level) => (
        <li key={level}>
          <Link to={levelPath(level)}>
            <LevelTag level={level} />
            <span>{start[`level.${level}`]}</span>
            <b>{format(common.count, { n: sizes[level] })}</b>
            <ChevronRight size={18} />
          </Link>
        </li>
      ))}
    </ul>
  </Panel>
);
