import { type PhrasePart, pathOf } from '@utarang/contract';
import { home } from '@utarang/messages';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { explainedAt } from '../../../parts/reference/entry-path.js';
import { ListenButton } from '../../../parts/speech/listen-button.js';
import { CopyButton } from '../../../parts/words/list/copy-button.js';
import css from './phrase-view.module.css';

type Cutting = readonly PhrasePart[];

/** The writing of a cutting; a part without an explanation stays as it was typed. */
export const writtenOf = (parts: Cutting): string => parts.map(({ written, text }) => written ?? text).join('');

/** A phrase in its likeliest cutting, each part a link to its word or entry; other cuttings can be chosen. */
export function PhraseView({ cuttings }: { cuttings: readonly Cutting[] }) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const parts = cuttings[chosen] ?? [];
  const written = writtenOf(parts);
  // The pressed button is removed, and the focus must not be lost with it.
  const choose = (index: number) => {
    flushSync(() => setChosen(index));
    list.current?.focus();
  };
  return (
    <>
      <div className={css['tools']}>
        <p className={css['tip']}>{home['phrase.tip']}</p>
        <ListenButton name={written} text={written} />
        <CopyButton name={written} text={written} />
      </div>
      <Parts parts={parts} list={list} />
      {cuttings.length > 1 && (
        <div className={css['others']}>
          <p className={css['tip']}>{home['phrase.others']}</p>
          {cuttings.map(
            (other, index) =>
              index !== chosen && (
                <button key={writtenOf(other)} type="button" className={css['other']} onClick={() => choose(index)}>
                  <Short parts={other} />
                  <span className={css['choose']}>
                    {home['phrase.choose']}
                    <ChevronRight size={18} aria-hidden="true" />
                  </span>
                </button>
              ),
          )}
        </div>
      )}
    </>
  );
}

const Parts = ({ parts, list }: { parts: Cutting; list: RefObject<HTMLUListElement | null> }) => (
  <ul ref={list} tabIndex={-1} className={css['parts']} aria-label={home['phrase.parts']}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand in a phrase twice
      <li key={index}>
        <PartLink part={part}>
          <Part part={part} />
        </PartLink>
      </li>
    ))}
  </ul>
);

/** A link to the word, or to the explanation of the particle or ending. A part without an explanation is no link. */
function PartLink({ part: { wordId, entry, written }, children }: { part: PhrasePart; children: ReactNode }) {
  const address = wordId !== null ? pathOf('word', { id: wordId }) : entry && explainedAt(entry, written ?? '');
  return address ? (
    <Link className={css['part']} to={address} state={{ from: here() }}>
      {children}
    </Link>
  ) : (
    <span className={css['part']}>{children}</span>
  );
}

function Part({ part: { text, written, reading, pronunciation, gloss } }: { part: PhrasePart }) {
  if (written === null) {
    return (
      <>
        <span className={css['typed']}>{text}</span>
        <span className={css['sound']}>{home['phrase.unknown']}</span>
      </>
    );
  }
  return (
    <>
      <span className={css['reading']} lang="ja">
        {reading !== written && reading}
      </span>
      <span className={css['written']} lang="ja">
        {written}
      </span>
      <span className={css['sound']}>{pronunciation}</span>
      <span className={css['gloss']}>{gloss}</span>
    </>
  );
}

const Short = ({ parts }: { parts: Cutting }) => (
  <span className={css['short']}>
    {parts.map(({ text, written, gloss }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>
        {written === null ? text : <b lang="ja">{written}</b>} {gloss}
      </span>
    ))}
  </span>
);
