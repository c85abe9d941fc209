import { CircleAlert } from 'lucide-react';
import css from './field-error.module.css';

type FieldErrorProps = {
  /** The id by which the box refers to it. */
  id?: string;
  /** True if screen readers hear the error when it comes. For that, its region is drawn before there is an error. */
  alert?: boolean;
  /** The sentence, or nothing while nothing is wrong. */
  children: string | null | undefined;
};

/** The error of a box, below it. */
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
