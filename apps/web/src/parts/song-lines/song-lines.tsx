import { pathOf, type SongLineOfWord } from '@utarang/contract';
import { Link } from 'react-router';
import { Message } from '../../ui/message/message.js';
import css from './song-lines.module.css';

/** Lines of songs in which a word stands, each with its Korean and its song; the word is marked. */
export const SongLines = ({ lines }: { lines: readonly SongLineOfWord[] }) => (
  <ul className={css['lines']}>
    {lines.map(({ songId, title, jpText, koMean, target: [start, end] }) => (
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
);
