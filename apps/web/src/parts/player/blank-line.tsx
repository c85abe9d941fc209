import type { LyricLine, Word } from '@utarang/contract';
import { cutAtBlanks } from '@utarang/domain/songs';
import { format, player as messages } from '@utarang/messages';
import { cx } from '../../lib/cx.js';
import { Furigana } from '../../ui/ja/furigana.js';
import { useSentenceView } from '../sentences/view.js';
import css from './blanks.module.css';
import type { AskedBlank } from './use-blank-song.js';

/** The cover of a blank word in Hangul and in Korean. */
const COVER = '＿＿';

/** A text with the word cut out; null where that is not possible. */
function withCovers(text: string, secrets: readonly string[]): string | null {
  let rest = text;
  for (const secret of secrets) {
    if (secret === '' || !rest.includes(secret)) return null;
    rest = rest.replace(secret, COVER);
  }
  return rest;
}

/** The first meaning of a word without anything in brackets, as the translation may have it. */
const plainMeaning = (word: Word | undefined): string =>
  (word?.meaningKo ?? '')
    .replace(/\([^)]*\)/g, '')
    .split(/[,·/]/)[0]!
    .trim();

type BlankLineProps = {
  line: LyricLine;
  words: readonly Word[];
  /** The blanks of the line, by their numbers. */
  blanks: readonly (AskedBlank & { readonly index: number })[];
  /** The numbers of the blanks that are still open. */
  open: readonly number[];
  isNow: boolean;
};

/** A line with its blanks: the word is covered in Japanese, in Hangul and in its meaning. */
export function BlankLine({ line, words, blanks, open, isNow }: BlankLineProps) {
  const shown = useSentenceView();
  const hidden = blanks.filter(({ index }) => open.includes(index));
  const coveredPronunciation = withCovers(
    line.koPron,
    hidden.map(({ koPron }) => koPron),
  );
  const coveredMeaning = withCovers(
    line.koMean,
    hidden.map(({ wordId }) => plainMeaning(words.find(({ id }) => id === wordId))),
  );
  return (
    <div className={cx(css['line'], isNow && css['now'], !shown.furigana.shown && css['bare'])}>
      <p lang="ja" className={css['japanese']}>
        {cutAtBlanks(line.furigana, blanks).map(({ parts, blank }) => {
          const text = <Furigana parts={parts.map(([written, reading]) => ({ text: written, reading }))} />;
          const key = `${blank} ${parts.map(([written]) => written).join('')}`;
          if (blank === null) return <span key={key}>{text}</span>;
          if (!open.includes(blank)) return <mark key={key}>{text}</mark>;
          return (
            <span
              key={key}
              className={css['blank']}
              role="img"
              lang="ko"
              aria-label={format(messages.blank, { n: blank + 1 })}
            />
          );
        })}
      </p>
      {isNow && shown.pronunciation.shown && coveredPronunciation !== null && (
        <p className={css['pronunciation']}>{coveredPronunciation}</p>
      )}
      {isNow && shown.korean.shown && coveredMeaning !== null && <p className={css['korean']}>{coveredMeaning}</p>}
    </div>
  );
}
