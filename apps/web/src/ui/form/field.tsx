import { useFormState } from './form.js';
import { TextField, type TextFieldProps } from './text-field.js';

export type FieldProps = Omit<TextFieldProps, 'error'> & {
  /** The field's name in the schema. */
  name: string;
};

/** A text box of a form, with its error below. */
export const Field = (props: FieldProps) => (
  <TextField {...props} error={useFormState().errors[props.name]} aria-required={!props.optional} />
);
