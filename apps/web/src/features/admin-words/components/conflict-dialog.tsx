import type { AdminWord } from '@utarang/contract';
import { admin } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { differs, fieldNames, isJapanese, textOf, type WordText, wordFields } from '../word-fields.js';
import css from './conflict-dialog.module.css';

type ConflictProps = {
  mine: WordText;
  theirs: AdminWord;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
  /** Back to the row, which stays as it was typed. */
  onClose: () => void;
};

/** Somebody else saved the word first: both texts side by side (docs/product/admin.md#versions). */
export const ConflictDialog = ({ mine, theirs, onKeepMine, onKeepTheirs, onClose }: ConflictProps) => (
  <Dialog
    role="alertdialog"
    title={admin['conflict.title']}
    onClose={onClose}
    actions={
      <>
        <Button look="sec" data-autofocus="" onClick={onKeepTheirs}>
          {admin['conflict.keepTheirs']}
        </Button>
        <Button onClick={onKeepMine}>{admin['conflict.keepMine']}</Button>
      </>
    }
  >
    <p>{admin['conflict.body']}</p>
    <div className={css['both']}>
      <Side name={admin['conflict.mine']} word={mine} other={theirs} own />
      <Side name={admin['conflict.theirs']} word={theirs} other={mine} />
    </div>
  </Dialog>
);

type SideProps = { name: string; word: WordText; other: WordText; own?: boolean };

/** The four fields always, the others where they differ. */
function Side({ name, word, other, own = false }: SideProps) {
  const shown = wordFields.filter((field, at) => at < 4 || differs(word, other, field));
  return (
    <section className={own ? css['mine'] : css['theirs']} aria-label={name}>
      <h3>{name}</h3>
      <dl>
        {shown.map((field) => (
          <div key={field}>
            <dt>{fieldNames[field]}</dt>
            <dd>
              <FieldText word={word} field={field} marked={differs(word, other, field)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FieldText({ word, field, marked }: { word: WordText; field: keyof WordText; marked: boolean }) {
  const text = textOf(word, field) || admin['field.none'];
  const lang = isJapanese(field) ? 'ja' : undefined;
  if (!marked) return <span lang={lang}>{text}</span>;
  return (
    <>
      <mark lang={lang}>{text}</mark> <span className={css['differs']}>{admin['conflict.changed']}</span>
    </>
  );
}
