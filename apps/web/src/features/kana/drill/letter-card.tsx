import type { Letter } from '@utarang/domain/kana';
import { cx } from '../../../lib/cx.js';
import { Ja } from '../../../ui/ja/ja.js';
import css from './drill-card.module.css';

type LetterCardProps = {
  letter: Letter;
  /** The detail that distinguishes the letter from those like it. */
  detail: string | null;
  /** True if it is the right one. */
  right?: boolean;
};

/** A letter, its reading, and the detail that distinguishes it. */
export const LetterCard = ({ letter: { letter, kana }, detail, right = false }: LetterCardProps) => (
  <div className={cx(css['letterCard'], right && css['isRight'])}>
    <Ja className={css['letter']}>{letter}</Ja>
    <b>
      {kana.korean} · {kana.romaji}
    </b>
    {detail && <p>{detail}</p>}
  </div>
);
