import { pathOf, type Sentence } from '@utarang/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.js';
import { here } from '../../lib/here.js';
import { Furigana } from '../../ui/ja/furigana.js';
import { explainedAt } from '../reference/entry-path.js';
import { type DrawnPiece, unitsOf } from './pieces.js';
import css from './sentence-text.module.css';
import { useSentenceView } from './view.js';

type SentenceTextProps = {
  sentence: Pick<Sentence, 'japanese' | 'furigana' | 'words' | 'entries'>;
  /** The range of the word for which the sentence is an example. */
  target: readonly [start: number, end: number] | null;
  /** True if its other words, particles and endings link to their pages. */
  links: boolean;
  className?: string | undefined;
};

/**
 * The Japanese of a sentence: furigana over its kanji, its target marked, every other word and each particle a link.
 */
export function SentenceText({ sentence, target, links, className }: SentenceTextProps) {
  const { furigana } = useSentenceView();
  const units = unitsOf(sentence, target);
  const pieces = units.flat();
  return (
    <p className={cx(css['text'], !furigana.shown && css['bare'], className)} lang="ja">
      {units.map((unit) => (
        <span key={unit[0]!.start} className={css['unit']}>
          {unit.map((piece, index) => (
            <Fragment key={piece.start}>
              {index > 0 && piece.wordId !== null && <wbr />}
              <PieceText
                piece={piece}
                before={pieces[pieces.indexOf(piece) - 1]}
                after={pieces[pieces.indexOf(piece) + 1]}
                links={links}
              />
            </Fragment>
          ))}
        </span>
      ))}
    </p>
  );
}

type PieceTextProps = {
  piece: DrawnPiece;
  before: DrawnPiece | undefined;
  after: DrawnPiece | undefined;
  links: boolean;
};

const partOf = (part: DrawnPiece['parts'][number] | undefined) => part && { text: part[0], reading: part[1] };

function PieceText({ piece: { wordId, entry, marked, parts }, before, after, links }: PieceTextProps) {
  const text = (
    <Furigana
      parts={parts.map(([text, reading]) => ({ text, reading }))}
      before={before ? partOf(before.parts.at(-1)) : null}
      after={partOf(after?.parts[0])}
    />
  );
  if (marked) return <mark>{text}</mark>;
  const address =
    wordId !== null
      ? pathOf('word', { id: wordId })
      : entry && explainedAt(entry, parts.map(([part]) => part).join(''));
  if (!address || !links) return text;
  return (
    <Link className={cx(css['word'], entry && css['particle'])} to={address} state={{ from: here() }}>
      {text}
    </Link>
  );
}
