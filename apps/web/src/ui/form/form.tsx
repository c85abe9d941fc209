import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { cx } from '../../lib/cx.js';
import { Button } from '../button/button.js';
import { Notice } from '../notice/notice.js';
import css from './form.module.css';
import type { FormState } from './use-form.js';

const Context = createContext<FormState | null>(null);

/** The state of the form around a field. */
export function useFormState(): FormState {
  const form = use(Context);
  if (!form) throw new Error('A field stands outside of a <Form>');
  return form;
}

type FormProps = { form: FormState; className?: string | undefined; children: ReactNode };

export const Form = ({ form, className, children }: FormProps) => (
  <form {...form.props} className={cx(css['form'], className)}>
    <Context value={form}>{children}</Context>
  </form>
);

/** The error of the form as a whole, above its buttons; that of a field stands below the field. */
export function FormError() {
  const { refusal } = useFormState();
  return refusal && <Notice kind="bad">{refusal}</Notice>;
}

/** Sends the form. It keeps the focus while it waits, so it is never `disabled`. */
export function SubmitButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const { pending } = useFormState();
  return (
    <Button type="submit" aria-disabled={pending} {...rest}>
      {children}
    </Button>
  );
}

/** Buttons beside each other, as wide as each other. */
export const FormButtons = ({ children }: { children: ReactNode }) => <div className={css['buttons']}>{children}</div>;

/** Two short fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css['pair']}>{children}</div>;
