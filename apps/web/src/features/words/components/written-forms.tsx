import type { WrittenForm } from '@utarang/contract';
import { wordPage } from '@utarang/messages';
import css from './written-forms.module.css';

/** Other ways to write a word, each with when one takes it; what is seldom written so says that. */
export const writtenForms = (forms: readonly WrittenForm[]) =>
  forms.map(({ kind, note, written }) => {
    const said = [kind === 'rare' ? wordPage.rareForm : null, note].filter((text) => text !== null).join(', ');
    return (
      <span key={written} className={css['form']}>
        <b lang="ja">{written}</b>
        {said && <span className={css['note']}>{said}</span>}
      </span>
    );
  });
