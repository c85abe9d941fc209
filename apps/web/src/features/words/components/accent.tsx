import type { Word } from '@utarang/contract';
import { morae } from '@utarang/domain/accent';
import { cardLines } from '@utarang/domain/words';
import { format, wordAccent } from '@utarang/messages';
import { PitchLine } from '../../../parts/words/accent/pitch-line.js';
import { Message } from '../../../ui/message/message.js';
import css from './accent.module.css';

/** The reading of a word, with its pitch as a line over the kana and in words (docs/product/words.md#pitch). */
export function Reading({ word, accent }: { word: Word; accent: readonly number[] }) {
  const { hiragana, koreanPronunciation } = cardLines(word);
  const [usual, ...others] = accent;
  // The line needs kana to stand over: a word in kana shows its reading for that.
  const kana = usual === undefined ? hiragana : word.hiragana;
  return (
    <>
      {(kana || koreanPronunciation) && (
        <p className={css['reading']}>
          {kana &&
            (usual === undefined ? (
              <span className={css['hiragana']} lang="ja">
                {kana}
              </span>
            ) : (
              <PitchLine reading={kana} accent={usual} className={css['hiragana']} />
            ))}
          {koreanPronunciation && <span className={css['pronunciation']}>[{koreanPronunciation}]</span>}
        </p>
      )}
      {usual !== undefined && (
        <p className={css['said']}>
          <Message>{said(word.hiragana, usual)}</Message>
        </p>
      )}
      {others.length > 0 && (
        <p className={css['others']}>
          {wordAccent.also}
          {others.map((other) => (
            <span key={other}>
              <PitchLine reading={word.hiragana} accent={other} className={css['other']} />
              <span className="sr">
                <Message>{said(word.hiragana, other)}</Message>
              </span>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** The pitch in words: for whoever hears the page, and for whoever does not know the line. */
function said(reading: string, accent: number): string {
  const all = morae(reading);
  const kana = all[accent - 1];
  if (kana === undefined) return wordAccent.flat;
  return format(accent === 1 ? wordAccent.first : accent === all.length ? wordAccent.last : wordAccent.middle, {
    kana,
    n: accent,
  });
}
