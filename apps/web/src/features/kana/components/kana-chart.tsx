import type { KanaTab } from '@utarang/contract';
import type { Kana } from '@utarang/domain/kana';
import { format, kana as messages } from '@utarang/messages';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../../lib/cx.js';
import { hasModifier } from '../../../lib/keyboard.js';
import { useJapaneseVoice } from '../../../parts/speech/japanese-voice.js';
import { Ja } from '../../../ui/ja/ja.js';
import { Message } from '../../../ui/message/message.js';
import { lettersOf } from '../letters.js';
import { cellTowards } from './cell-towards.js';
import css from './kana-chart.module.css';
import { LoanWord } from './loan-word.js';

const FIVE = [0, 1, 2, 3, 4];
const GLIDES = [5, 6, 7];

type KanaChartProps = { kana: readonly Kana[]; tab: KanaTab };

/**
 * The kana chart: rows of five and, beside or below them, their glides. Where the device has a Japanese voice each
 * letter is a button that reads it; all of them are one tab stop, and the arrow keys move between them.
 */
export function KanaChart({ kana, tab }: KanaChartProps) {
  const speak = useJapaneseVoice();
  const names = [...new Set(kana.map(({ row }) => row))];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = hasModifier(event.nativeEvent) ? null : cellTowards(event.key, event.currentTarget, event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const cells = (row: ReadonlyMap<number, Kana>, columns: readonly number[]) =>
    columns.map((column) => {
      const each = row.get(column);
      if (!each) return <li key={column} className={css['gap']} aria-hidden="true" />;
      const letters = <Letters kana={each} tab={tab} />;
      return (
        <li key={column}>
          {speak ? (
            <button
              type="button"
              className={css['cell']}
              tabIndex={each === kana[0] ? 0 : -1}
              onClick={() => speak(each.hiragana)}
            >
              {letters}
            </button>
          ) : (
            <div className={css['cell']}>{letters}</div>
          )}
          <LoanWord kana={each} />
        </li>
      );
    });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div className={css['chart']} onKeyDown={onKeyDown}>
      {speak && <p className={css['hint']}>{messages.listenHint}</p>}
      {names.map((name) => {
        const row = new Map(kana.filter((each) => each.row === name).map((each) => [each.column, each]));
        const has = (columns: readonly number[]) => columns.some((column) => row.has(column));
        return (
          <section key={name} className={cx(css['row'], !has(FIVE) && css['glidesOnly'])}>
            <h2 className={css['name']}>
              <Ja aria-hidden="true">{name}</Ja>
              <span className="sr">
                <Message>{format(messages.row, { kana: name })}</Message>
              </span>
            </h2>
            {has(FIVE) && <Cells className={css['five']}>{cells(row, FIVE)}</Cells>}
            {has(GLIDES) && <Cells className={css['glides']}>{cells(row, GLIDES)}</Cells>}
          </section>
        );
      })}
    </div>
  );
}

const Cells = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <ul className={className}>{children}</ul>
);

/** A kana with its reading. */
export const Letters = ({ kana, tab }: { kana: Kana; tab: KanaTab }) => (
  <>
    <Ja className={cx(css['letters'], tab === 'both' && css['two'])}>
      {lettersOf(kana, tab).map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
    </Ja>
    <span className={css['reading']}>
      {kana.romaji} · {kana.korean}
    </span>
  </>
);
