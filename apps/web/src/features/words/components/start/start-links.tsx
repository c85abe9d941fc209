import { pages } from '@utarang/contract';
import { start } from '@utarang/messages';
import { ChevronRight, Layers, Music } from 'lucide-react';
import { Link } from 'react-router';
import { here } from '../../../../lib/here.js';
import css from './start-links.module.css';

const doors = [
  { to: pages.songs, sign: <Music size={24} />, variant: 'songs', name: start.doorSongs, text: start.doorSongsTip },
  { to: pages.jlpt, sign: <Layers size={24} />, variant: 'levels', name: start.doorLevels, text: start.doorLevelsTip },
  { to: pages.kana, sign: <span lang="ja">あ</span>, variant: 'kana', name: start.doorKana, text: start.doorKanaTip },
] as const;

/** Three ways to begin. */
export const StartLinks = () => (
  <nav aria-label={start.doors} className={css['doors']}>
    <ul>
      {doors.map(({ to, sign, variant, name, text }) => (
        <li key={to}>
          <Link to={to} state={{ from: here() }}>
            <span className={css[variant]} aria-hidden="true">
              {sign}
            </span>
            <span className={css['text']}>
              <b>{name}</b>
              <span>{text}</span>
            </span>
            <ChevronRight size={20} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
