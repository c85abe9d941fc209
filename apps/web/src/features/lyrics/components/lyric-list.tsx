import { type OwnLyrics, pathOf } from '@utarang/contract';
import { format, myLyrics as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { LevelMeter } from '../../../parts/study/level-meter/level-meter.js';
import { percent } from '../../../parts/text/level-shares.js';
import { Message } from '../../../ui/message/message.js';
import css from './lyric-list.module.css';

/** The texts of a member, each with how many of its words are known; `current` is the one that is read. */
export const LyricList = ({ lyrics, current }: { lyrics: OwnLyrics; current?: string }) => (
  <nav className={cx(css['list'], current !== undefined && css['beside'])} aria-label={messages.list}>
    <ul>
      {lyrics.map(({ id, title, artist, lineCount, wordCount, knownCount }) => (
        <li key={id}>
          <Link
            to={pathOf('myLyric', { id })}
            className={css['lyric']}
            aria-current={id === current ? 'page' : undefined}
          >
            <span className={css['title']}>
              <Message>{title}</Message>
            </span>
            {artist && (
              <span className={css['artist']}>
                <Message>{artist}</Message>
              </span>
            )}
            <span className={css['row']}>
              <span>{format(messages.lines, { n: lineCount })}</span>
              {wordCount !== null && knownCount !== null && wordCount > 0 && (
                <>
                  <span className={css['meter']} aria-hidden="true">
                    <LevelMeter points={knownCount} from={0} to={wordCount} label="" />
                  </span>
                  <span>{format(messages.known, { share: percent(knownCount, wordCount) })}</span>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
