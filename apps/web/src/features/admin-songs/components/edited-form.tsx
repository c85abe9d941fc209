import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ConflictDialog } from '../../../parts/admin/conflict-dialog.js';
import type { DescribedField } from '../../../parts/admin/described-field.js';
import { useErrorFocus, wrongBox } from '../../../parts/admin/use-error-focus.js';
import type { useSave } from '../../../parts/admin/use-save.js';
import { TextField } from '../../../ui/form/text-field.js';
import css from './form.module.css';

type EditedFormProps<Thing extends { readonly version: number }> = {
  saving: ReturnType<typeof useSave<Thing>>;
  /** The fields by which the draft is compared with a newer version. */
  fields: readonly DescribedField<Thing>[];
  mine: Thing;
  /** True if its first box has the focus when it opens. */
  focusFirst?: boolean;
  children: ReactNode;
};

/** The form of a song or an artist: Enter saves, and the first wrong box gets the focus. */
export function EditedForm<Thing extends { readonly version: number }>(props: EditedFormProps<Thing>) {
  const { saving, fields, mine, focusFirst = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusFirst) form.current?.querySelector('input')?.focus();
  }, [focusFirst]);
  useErrorFocus(saving.errors, () => form.current?.querySelector<HTMLElement>(wrongBox));
  return (
    <form
      ref={form}
      className={css['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        saving.save();
      }}
    >
      {children}
      <ConflictDialog saving={saving} fields={fields} mine={mine} />
    </form>
  );
}

type DraftFieldProps<Name extends string> = {
  name: Name;
  label: string;
  draft: Readonly<Record<NoInfer<Name>, string>>;
  errors: Readonly<Record<string, string>>;
  onType: (over: Partial<Record<NoInfer<Name>, string>>) => void;
  hint?: string;
  optional?: boolean;
  lang?: 'ja';
  inputMode?: 'numeric' | 'url';
};

/** The box of a text of the draft, with its error below it. */
export const DraftField = <Name extends string>({ name, draft, errors, onType, ...field }: DraftFieldProps<Name>) => (
  <TextField
    {...field}
    autoCapitalize="none"
    value={draft[name]}
    error={errors[name]}
    onChange={(event) => onType({ [name]: event.target.value } as Partial<Record<Name, string>>)}
  />
);
