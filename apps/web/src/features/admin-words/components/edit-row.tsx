import { admin, wordNames } from '@utarang/messages';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cancelEdit } from '../../../parts/admin/cancel-edit.js';
import { ConflictDialog } from '../../../parts/admin/conflict-dialog.js';
import { editKeys } from '../../../parts/admin/edit-keys.js';
import { useErrorFocus, wrongBox } from '../../../parts/admin/use-error-focus.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import { contentOf, type Draft, type WordEdit, wordEdits } from '../drafts.js';
import { useSaveWord } from '../use-save-word.js';
import { describedFields, type MainField, mainFields } from '../word-fields.js';
import { MoreFields } from './more-fields.js';
import { ReadingPreview } from './reading-preview.js';
import css from './word-table.module.css';

/** The row that edits a word: Enter saves, Escape cancels, and what was typed can be restored. */
export function EditRow({ edit, username, onSaved }: { edit: WordEdit; username: string; onSaved: () => void }) {
  const { base, draft } = edit;
  const id = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const [more, setMore] = useState(false);
  const saving = useSaveWord(edit, username, onSaved);
  const { pending, errors, failure, save } = saving;
  const [seenErrors, setSeenErrors] = useState(errors);
  if (seenErrors !== errors) {
    setSeenErrors(errors);
    // The error may be in a box that is folded away.
    if (Object.keys(errors).length > 0 && !mainFields.some((field) => field in errors)) setMore(true);
  }
  const type = (over: Partial<Draft>) => wordEdits.typeInto(username, base.id, over);

  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  useErrorFocus(errors, () => document.querySelector<HTMLElement>(`[data-edit="${base.id}"] ${wrongBox}`));

  const cancel = () => cancelEdit(wordEdits, username, edit);
  const onKeyDown = editKeys({ save, cancel });

  const box = (name: MainField) => {
    const error = errors[name];
    const isJa = name === 'hiragana' || name === 'japaneseWord';
    return (
      <td key={name} data-label={wordNames[name]}>
        <div className={css['box']}>
          <TextInput
            small
            name={name}
            lang={isJa ? 'ja' : undefined}
            aria-label={wordNames[name]}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-${name}` : undefined}
            autoCapitalize="none"
            value={draft[name]}
            onChange={(event) => type({ [name]: event.target.value })}
          />
          <FieldError id={`${id}-${name}`}>{error}</FieldError>
        </div>
      </td>
    );
  };

  return (
    <>
      <tr ref={row} className={css['edited']} data-edit={base.id} onKeyDown={onKeyDown}>
        {mainFields.map(box)}
        <td className={css['actions']}>
          <Button variant="sec" aria-label={admin['list.cancel']} onClick={cancel}>
            <X size={18} />
          </Button>
          <Button aria-disabled={pending} onClick={save}>
            {admin['list.save']}
          </Button>
        </td>
      </tr>
      <tr className={css['below']} data-edit={base.id} onKeyDown={onKeyDown}>
        <td colSpan={5}>
          <div className={css['more']}>
            <ReadingPreview
              reading={draft.hiragana}
              pronunciation={draft.koreanPronunciation}
              onUse={(koreanPronunciation) => type({ koreanPronunciation })}
            />
            <FieldError alert>{failure}</FieldError>
            <p className={css['foot']}>
              <Button variant="soft" aria-expanded={more} onClick={() => setMore(!more)}>
                {admin['list.more']}
              </Button>
              <span>{admin['list.keys']}</span>
            </p>
            {more && <MoreFields draft={draft} errors={errors} onType={type} />}
          </div>
          <ConflictDialog saving={saving} fields={describedFields} mine={contentOf(draft)} />
        </td>
      </tr>
    </>
  );
}
