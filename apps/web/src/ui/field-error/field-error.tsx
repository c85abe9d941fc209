import { CircleAlert } from 'lucide-react';
import css from './field-error.module.css';

type FieldErrorProps = {
  /** The id to which `aria-describedby` of the input refers. */
  id?: string;
  /** True if the error is announced when it appears. For that, the live region is rendered before there is one. */
  alert?: boolean;
  /** The sentence, or nothing while the input is valid. */
  children: string | null | undefined;
};

/** The error of an input, below it. */
export const FieldError = ({ id, alert = false, children }: FieldErrorProps) =>
  (alert || children) && (
    <p id={id} className={css['error']} role={alert ? 'alert' : undefined}>
      {children && (
        <>
          <CircleAlert size={16} />
          {children}
        </>
      )}
    </p>
  );
