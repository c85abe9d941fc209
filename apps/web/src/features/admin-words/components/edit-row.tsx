import { admin } from '@utarang/messages';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../../lib/keyboard.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextInput } from '../../../ui/text-input/text-input.js';
import { toast } from '../../../ui/toast/toasts.js';
import { beginEdit, contentOf, type Draft, type Edit, endEdit, isChanged, typeInto } from '../drafts.js';
import { useSave } from '../use-save.js';
import { fieldNames } from '../word-fields.js';
import { ConflictDialog } from './conflict-dialog.js';
import { MoreFields } from './more-fields.js';
import { ReadingPreview } from './reading-preview.js';
import css from './word-table.module.css';

const CANCELLED_MS = 8000; // docs/product/messages.md#which-component-says-it

const boxes = ['koreanPronunciation', 'hiragana', 'japaneseWord', 'meaningKo'] as const;

/** A word in boxes: Enter saves, Escape cancels, and what was typed then can be had back. */
export function EditRow({ edit, username, onSaved }: { edit: Edit; username: string; onSaved: () => void }) {
  const { base, draft } = edit;
  const id = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const [more, setMore] = useState(false);
  const { pending, errors, failure, newer, save, keepMine, keepTheirs, goOn } = useSave(edit, username, onSaved);
  const type = (over: Partial<Draft>) => typeInto(username, base.id, over);

  useEffect(() => row.current?.querySelector('input')?.focus(), []);
  // What is wrong is told where it is: the first box that cannot stay so has the focus.
  useEffect(() => {
    const [field] = Object.keys(errors);
    if (!field) return;
    if (!boxes.some((box) => box in errors)) setMore(true);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-edit="${base.id}"] [aria-invalid="true"]`)?.focus(),
    );
  }, [errors, base.id]);

  const cancel = () => {
    endEdit(username, base.id);
    if (!isChanged(edit)) return;
    const run = () => {
      beginEdit(username, base);
      typeInto(username, base.id, draft);
    };
    toast({ text: admin['list.cancelled'], action: { label: admin['list.cancelUndo'], run }, lasts: CANCELLED_MS });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    if (isComposing(event.nativeEvent)) return;
    const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key === 'Enter' && (isTyped || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
  };

  const box = (name: (typeof boxes)[number]) => {
    const error = errors[name];
    const isJa = name === 'hiragana' || name === 'japaneseWord';
    return (
      <td key={name} data-label={fieldNames[name]}>
        <div className={css['box']}>
          <TextInput
            small
            name={name}
            lang={isJa ? 'ja' : undefined}
            aria-label={fieldNames[name]}
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
        {boxes.map(box)}
        <td className={css['actions']}>
          <Button look="sec" aria-label={admin['list.cancel']} onClick={cancel}>
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
              <Button look="soft" aria-expanded={more} onClick={() => setMore(!more)}>
                {admin['list.more']}
              </Button>
              <span>{admin['list.keys']}</span>
            </p>
            {more && <MoreFields draft={draft} errors={errors} onType={type} />}
          </div>
          {newer && (
            <ConflictDialog
              mine={contentOf(draft)}
              theirs={newer}
              onKeepMine={keepMine}
              onKeepTheirs={keepTheirs}
              onClose={goOn}
            />
          )}
        </td>
      </tr>
    </>
  );
}
