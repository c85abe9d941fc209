import { useQuery } from '@tanstack/react-query';
import { type Level, levels } from '@utarang/contract';
import { admin, format, adminSentences as texts } from '@utarang/messages';
import { useEffect, useMemo, useRef } from 'react';
import { cancelEdit } from '../../../parts/admin/cancel-edit.js';
import { ConflictDialog } from '../../../parts/admin/conflict-dialog.js';
import { editKeys } from '../../../parts/admin/edit-keys.js';
import { useErrorFocus, wrongBox } from '../../../parts/admin/use-error-focus.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Select } from '../../../ui/select/select.js';
import { contentOf, type Draft, NEW, type SentenceEdit, sentenceEdits } from '../drafts.js';
import { previewQuery } from '../queries.js';
import { sentenceFields } from '../sentence-fields.js';
import { useDebounced } from '../use-debounced.js';
import { useSaveSentence } from '../use-save-sentence.js';
import { QuizFields } from './quiz-fields.js';
import css from './sentence-form.module.css';
import { SentencePreview } from './sentence-preview.js';
import { SentenceWords } from './sentence-words.js';
import { SituationFields } from './situation-fields.js';

const PAUSE_MS = 400;

const levelNames = Object.fromEntries(levels.map((level) => [level, level])) as Record<Level, string>;

type SentenceFormProps = { edit: SentenceEdit; username: string; onSaved: () => void };

/** The form of a sentence with its quiz: Ctrl+Enter saves, Escape cancels, and what was typed can be restored. */
export function SentenceForm({ edit, username, onSaved }: SentenceFormProps) {
  const { base, draft } = edit;
  const form = useRef<HTMLElement>(null);
  const type = (over: Partial<Draft>) => sentenceEdits.typeInto(username, base.id, over);
  const saving = useSaveSentence(edit, username, onSaved);
  const { pending, errors, failure, save } = saving;
  const content = useMemo(() => ({ ...contentOf(draft), ...(base.id !== NEW && { id: base.id }) }), [draft, base.id]);
  const { data: preview } = useQuery(previewQuery(useDebounced(content, PAUSE_MS)));

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type="text"]')?.focus(), []);
  useErrorFocus(errors, () => form.current?.querySelector<HTMLElement>(wrongBox));

  const cancel = () => cancelEdit(sentenceEdits, username, edit);

  return (
    <section
      ref={form}
      className={css['form']}
      data-edit={base.id}
      aria-label={base.id === NEW ? texts.new : format(texts.edit, { id: String(base.id) })}
      onKeyDown={editKeys({ save, cancel })}
    >
      <TextField
        small
        label={texts.text}
        hint={texts.textHint}
        lang="ja"
        autoCapitalize="none"
        value={draft.text}
        error={errors['text']}
        onChange={(event) => type({ text: event.target.value })}
      />
      <TextField
        small
        label={texts.meaning}
        value={draft.meaningKo}
        error={errors['meaningKo']}
        onChange={(event) => type({ meaningKo: event.target.value })}
      />
      <div className={css['named']}>
        <span>{texts.level}</span>
        <Select label={texts.level} value={draft.level} options={levelNames} onChoose={(level) => type({ level })} />
      </div>
      <SentenceWords draft={draft} errors={errors} found={preview?.found ?? []} onType={type} />
      <SituationFields
        chosen={draft.situations}
        error={errors['situations']}
        onChoose={(situations) => type({ situations })}
      />
      <QuizFields draft={draft} errors={errors} onType={type} />
      {preview && draft.text !== '' && <SentencePreview preview={preview} shownErrors={errors} />}
      {failure && <FieldError alert>{failure}</FieldError>}
      <p className={css['foot']}>
        <span className={css['keys']}>{texts.keys}</span>
        <Button variant="sec" onClick={cancel}>
          {admin['list.cancel']}
        </Button>
        <Button aria-disabled={pending} onClick={save}>
          {admin['list.save']}
        </Button>
      </p>
      <ConflictDialog
        saving={saving}
        fields={sentenceFields([...(saving.newer?.words ?? []), ...draft.words, ...draft.wrong])}
        mine={{ ...contentOf(draft), retired: base.retired }}
      />
    </section>
  );
}
