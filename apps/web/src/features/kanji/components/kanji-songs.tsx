import { type KanjiDetail, pathOf } from '@utarang/contract';
import { kanji as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { Message } from '../../../ui/message/message.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './kanji-songs.module.css';

/** Lines of songs with words of a kanji. */
export function KanjiSongs({ kanji: { songLines } }: { kanji: KanjiDetail }) {
  if (songLines.length === 0) return null;
  return (
    <Panel title={messages.songs}>
      <ul className={css['lines']}>
        {songLines.map(({ songId, title, jpText, koMean, target: [start, end] }) => (
          <li key={jpText} className={css['line']}>
            <p className={css['japanese']} lang="ja">
              {jpText.slice(0, start)}
              <mark>{jpText.slice(start, end)}</mark>
              {jpText.slice(end)}
            </p>
            <p>{koMean}</p>
            <Link className={css['song']} to={pathOf('song', { id: songId })}>
              <Message>{title}</Message>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
