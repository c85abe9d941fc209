import { useQuery } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { unitReadings } from '@utarang/domain/accent';
import type { ReactNode } from 'react';
import css from './card-accent.module.css';
import { PitchLine } from './pitch-line.js';
import { accentQuery } from './queries.js';

type CardAccentProps = { word: Word; children: ReactNode };

/** The reading in a card with its pitch as a line over the kana; without the line until the pitch is known. */
export function CardAccent({ word, children }: CardAccentProps) {
  const { data: accent = [] } = useQuery(accentQuery(word.id));
  if (accent.length === 0) return children;
  const units = unitReadings(word.hiragana, word.koreanPronunciation);
  return (
    <span className={css['units']}>
      {units.map((unit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no identity but its index
        <PitchLine key={index} reading={unit} accent={accent[index] ?? 0} />
      ))}
    </span>
  );
}
