import { common } from '@utarang/messages';
import { Check, CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import css from './field.module.css';
import { useFormState } from './form.js';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'name' | 'id' | 'children'> & {
  /** As the schema calls it. */
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** Good news about what is typed; screen readers hear it when it comes. */
  good?: string | null;
  /** A button inside the box, at its end. */
  inside?: ReactNode;
  /** A button beside the box. */
  beside?: ReactNode;
  /** Below the hint: the strength of a password. */
  below?: ReactNode;
};

/** A text box with its label, its hint and, while something is wrong, its error. */
export function Field({ name, label, hint, optional = false, good, inside, beside, below, ...input }: FieldProps) {
  const id = useId();
  const error = useFormState().errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`, good && `${id}-good`].filter(Boolean).join(' ');
  return (
    <div className={css['field']}>
      <label htmlFor={id}>
        {label} {optional && <span className={css['optional']}>{common.optional}</span>}
      </label>
      <div className={css['row']}>
        <div className={cx(css['box'], inside !== undefined && css['holds'])}>
          <input
            {...input}
            id={id}
            name={name}
            aria-required={!optional}
            aria-invalid={error !== undefined}
            aria-describedby={described || undefined}
          />
          {inside}
        </div>
        {beside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
      {below}
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
      {good !== undefined && (
        <p id={`${id}-good`} className={css['good']} role="status">
          {good && (
            <>
              <Check size={16} />
              {good}
            </>
          )}
        </p>
      )}
    </div>
  );
}
