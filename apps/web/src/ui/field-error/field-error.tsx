import { CircleAlert } from 'lucide-react';
import css from './field-error.module.css';

type FieldErrorProps = {
  /** By what the box that is wrong names it. */
  id?: string;
  /** Said when it comes; then it is drawn before there is anything to say. */
  alert?: boolean;
  /** The sentence, or nothing while nothing is wrong. */
  children: string | null | undefined;
};

/** What is wrong with a box, below it. */
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
