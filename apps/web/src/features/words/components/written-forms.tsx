import type { WrittenForm } from '@utarang/contract';
import { wordPage } from '@utarang/messages';
import css from './written-forms.module.css';

/** Other spellings of a word, each with its use; a rare one is labelled as such. */
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
