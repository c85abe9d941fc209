import type { Word } from '@utarang/contract';
import { morae, unitReadings } from '@utarang/domain/accent';
import { format, wordAccent } from '@utarang/messages';
import { cardAccents, showCardAccents } from '../../../lib/card-accents.js';
import { useStore } from '../../../lib/store.js';
import { cardLines } from '../../../parts/card-lines.js';
import { PitchLine } from '../../../parts/words/accent/pitch-line.js';
import { Message } from '../../../ui/message/message.js';
import { Switch } from '../../../ui/switch/switch.js';
import css from './accent.module.css';

/**
 * The reading of a word, with its pitch as a line over the kana and in words (docs/product/words.md#pitch). Each unit
 * of a phrase has a line of its own.
 */
export function Reading({ word, accent }: { word: Word; accent: readonly number[] }) {
  const { reading, koreanPronunciation } = cardLines(word);
  const units = unitReadings(word.hiragana, word.koreanPronunciation);
  const isPhrase = units.length > 1;
  const [usual, ...others] = accent;
  // The line is drawn over kana: a word in kana shows its reading for it.
  const kana = usual === undefined ? reading : word.hiragana;
  return (
    <>
      {(kana || koreanPronunciation) && (
        <p className={css['reading']}>
          {kana &&
            (usual === undefined ? (
              <span className={css['hiragana']} lang="ja">
                {kana}
              </span>
            ) : isPhrase ? (
              <Units units={units} accent={accent} />
            ) : (
              <PitchLine reading={kana} accent={usual} className={css['hiragana']} />
            ))}
          {koreanPronunciation && <span className={css['pronunciation']}>[{koreanPronunciation}]</span>}
        </p>
      )}
      {usual !== undefined && !isPhrase && (
        <p className={css['said']}>
          <Message>{pitchText(word.hiragana, usual)}</Message>
        </p>
      )}
      {others.length > 0 && !isPhrase && (
        <p className={css['others']}>
          {wordAccent.also}
          {others.map((other) => (
            <span key={other}>
              <PitchLine reading={word.hiragana} accent={other} className={css['other']} />
              <span className="sr">
                <Message>{pitchText(word.hiragana, other)}</Message>
              </span>
            </span>
          ))}
        </p>
      )}
      {usual !== undefined && <Help />}
    </>
  );
}

/** Two sentences about hearing the pitch, and the switch that shows it on cards, too. */
function Help() {
  const shown = useStore(cardAccents);
  return (
    <details className={css['help']}>
      <summary>{wordAccent.hear}</summary>
      <p>{wordAccent.help}</p>
      <Switch on={shown} onFlip={() => showCardAccents(!shown)}>
        {wordAccent.onCards}
      </Switch>
    </details>
  );
}

/** The units of a phrase, each with its line, and in words for screen readers. */
const Units = ({ units, accent }: { units: readonly string[]; accent: readonly number[] }) => (
  <span className={css['units']}>
    {units.map((unit, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no identity but its index
      <span key={index}>
        <PitchLine reading={unit} accent={accent[index] ?? 0} className={css['hiragana']} />
        <span className="sr">
          <Message>{pitchText(unit, accent[index] ?? 0)}</Message>
        </span>
      </span>
    ))}
  </span>
);

/** The pitch in words, for screen readers and for readers who do not know the line. */
function pitchText(reading: string, accent: number): string {
  const all = morae(reading);
  const kana = all[accent - 1];
  if (kana === undefined) return wordAccent.flat;
  return format(accent === 1 ? wordAccent.first : accent === all.length ? wordAccent.last : wordAccent.middle, {
    kana,
    n: accent,
  });
}
