import { ApiError } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { signup } from '@utarang/messages';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { Field, type FieldProps } from '../../../ui/form/field.js';
import { type FormSchema, fieldErrors } from '../../../ui/form/field-errors.js';
import { useFormState } from '../../../ui/form/form.js';

type CheckedFieldProps = Omit<FieldProps, 'good' | 'beside' | 'ref'> & {
  schema: FormSchema<unknown>;
  isTaken: (text: string) => Promise<boolean>;
  says: { blank: string; taken: string; free: string };
};

/**
 * A field for a text that must be unique among accounts, with a button that asks the server. Signing up asks again,
 * whatever the answer was.
 */
export function CheckedField({ schema, isTaken, says, ...field }: CheckedFieldProps) {
  const form = useFormState();
  const box = useRef<HTMLInputElement>(null);
  /** The text of the pending check. */
  const asked = useRef<string>(null);
  const [free, setFree] = useState(false);

  async function ask(text: string): Promise<string | null> {
    if (text === '') return says.blank;
    const wrong = fieldErrors(schema, { [field.name]: text })[field.name];
    if (wrong) return wrong;
    try {
      return (await isTaken(text)) ? says.taken : null;
    } catch (error) {
      return error instanceof ApiError ? errorText(error) : signup['dup.fail'];
    }
  }

  async function check() {
    const typed = box.current?.value ?? '';
    if (asked.current === typed) return;
    asked.current = typed;
    const problem = await ask(asStored(typed));
    if (asked.current === typed) asked.current = null;
    if (box.current?.value !== typed) return; // the answer is about another text
    setFree(problem === null);
    if (problem) form.showError(field.name, problem);
  }

  return (
    <Field
      {...field}
      ref={box}
      good={free && !form.errors[field.name] ? says.free : null}
      onInput={() => setFree(false)}
      beside={
        <Button variant="sec" onClick={() => void check()}>
          <span className="sr">{field.label}</span> {signup.checkDup}
        </Button>
      }
    />
  );
}
