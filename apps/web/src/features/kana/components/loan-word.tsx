import { loanExamples } from '@utarang/content/data/kana';
import type { Kana } from '@utarang/domain/kana';
import { Ja } from '../../../ui/ja/ja.js';
import css from './loan-word.module.css';

/** A word that has a sound of loan words, with its meaning; nothing for other kana. */
export function LoanWord({ kana }: { kana: Kana }) {
  const example = kana.group === 'loan' ? loanExamples[kana.katakana] : undefined;
  return (
    example && (
      <p className={css['example']}>
        <Ja>{example.word}</Ja> {example.meaning}
      </p>
    )
  );
}
