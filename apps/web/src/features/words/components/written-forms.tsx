import type { WrittenForm } from '@utarang/contract';
import { wordPage } from '@utarang/messages';
import css from './written-forms.module.css';

/** Other spellings of a word, each with its use; a rare one is labelled as such. */
export const writtenForms = (forms: readonly WrittenForm[]) =>
  forms.map(({ kind, note, written }) => {
    const remarks = [kind === 'rare' ? wordPage.rareForm : null, note].filter((text) => text !== null).join(', ');
    return (
      <span key={written} className={css['form']}>
        <b lang="ja">{written}</b>
        {remarks && <span className={css['note']}>{remarks}</span>}
      </span>
    );
  });
