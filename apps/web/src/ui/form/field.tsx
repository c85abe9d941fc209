import { useFormState } from './form.js';
import { TextField, type TextFieldProps } from './text-field.js';

export type FieldProps = Omit<TextFieldProps, 'error'> & {
  /** As the schema calls it. */
  name: string;
};

/** A text box of a form: what the form finds wrong with it stands below it. */
export const Field = (props: FieldProps) => (
  <TextField {...props} error={useFormState().errors[props.name]} aria-required={!props.optional} />
);
