import { common } from '@utarang/messages';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import { FieldError } from '../field-error/field-error.js';
import { TextInput } from '../text-input/text-input.js';
import css from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'children'> & {
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** The id of the question, where it is elsewhere on the page. */
  describedBy?: string | undefined;
  /** The error of what is typed. */
  error?: string | undefined;
  /** Good news about the input; screen readers announce it. */
  good?: string | null;
  /** A button inside the box, at its end. */
  inside?: ReactNode;
  /** A button beside the box. */
  beside?: ReactNode;
  /** Content below the hint: the strength of a password. */
  below?: ReactNode;
};

/** A text box with its label, its hint and, while it is invalid, its error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, optional = false, describedBy, error, good, inside, beside, below, ...input } = props;
  const id = useId();
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`, good && `${id}-good`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={css['field']}>
      <label htmlFor={id}>
        {label} {optional && <span className={css['optional']}>{common.optional}</span>}
      </label>
      <div className={css['row']}>
        <div className={cx(css['box'], inside !== undefined && css['holds'])}>
          <TextInput {...input} id={id} aria-invalid={error !== undefined} aria-describedby={described || undefined} />
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
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
