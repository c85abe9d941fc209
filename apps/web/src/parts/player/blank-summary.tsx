import { pathOf, type Word } from '@utarang/contract';
import { format, player as messages } from '@utarang/messages';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { here } from '../../lib/here.js';
import { Button } from '../../ui/button/button.js';
import { cardLines } from '../card-lines.js';
import { useKnownWords } from '../known/use-known.js';
import { SaveWords } from '../study/save-words.js';
import css from './blanks.module.css';
import type { AskedBlank } from './use-blank-song.js';

type BlankSummaryProps = {
  blanks: readonly AskedBlank[];
  /** The numbers of those that were missed at least once. */
  missed: readonly number[];
  words: readonly Word[];
  onAgain: () => void;
  onEnd: () => void;
};

/** The end of a song with blanks: the results, and the words to save in one press. */
export function BlankSummary({ blanks, missed, words, onAgain, onEnd }: BlankSummaryProps) {
  const { completedIds, knownIds } = useKnownWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const ids = new Set(
    blanks
      .filter(({ wordId }, index) => missed.includes(index) || !(completedIds.has(wordId) || knownIds.has(wordId)))
      .map(({ wordId }) => wordId),
  );
  const wordsToSave = words.filter(({ id }) => ids.has(id));
  return (
    <div className={css['panel']}>
      <h2 ref={heading} tabIndex={-1}>
        {format(messages.blankDone, { total: blanks.length, n: blanks.length - missed.length })}
      </h2>
      {wordsToSave.length > 0 && (
        <>
          <ul className={css['words']}>
            {wordsToSave.map((word) => {
              const { heading: name } = cardLines(word);
              return (
                <li key={word.id}>
                  <Link to={pathOf('word', { id: word.id })} state={{ from: here() }} lang={name.lang}>
                    {name.text}
                  </Link>{' '}
                  <span>{word.meaningKo}</span>
                </li>
              );
            })}
          </ul>
          <SaveWords words={wordsToSave} />
        </>
      )}
      <div className={css['buttons']}>
        <Button variant="sec" onClick={onAgain}>
          {messages.blankRestart}
        </Button>
        <Button variant="sec" onClick={onEnd}>
          {messages.blankEnd}
        </Button>
      </div>
    </div>
  );
}
