import { type LyricLine, pathOf, type Word } from '@utarang/contract';
import { song as messages } from '@utarang/messages';
import { Link } from 'react-router';
import { here } from '../../lib/here.js';
import { cardLines } from '../card-lines.js';
import { WordStar } from '../words/list/word-star.js';
import css from './line-study.module.css';
import { starHints } from './star-hints.js';

type LineWordsProps = {
  line: LyricLine;
  words: readonly Word[];
  /** True if the words show their meanings: not while the meaning of the line is hidden. */
  meanings: boolean;
};

/** The words of the book in a line, with buttons to save them. */
export function LineWords({ line, words, meanings }: LineWordsProps) {
  const wordsOfLine = line.words.flatMap(({ id }) => words.find((word) => word.id === id) ?? []);
  if (wordsOfLine.length === 0) return null;
  return (
    <ul className={css['words']} aria-label={messages.lineWords}>
      {wordsOfLine.map((word) => {
        const { heading, meaningKo } = cardLines(word);
        return (
          <li key={word.id} className={css['word']}>
            <Link to={pathOf('word', { id: word.id })} state={{ from: here() }}>
              <b lang={heading.lang}>{heading.text}</b> {meanings && meaningKo}
            </Link>
            <WordStar word={word} name={heading.text} hints={starHints} />
          </li>
        );
      })}
    </ul>
  );
}
