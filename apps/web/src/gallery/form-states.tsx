import { common, err } from '@utarang/messages';
import { Button } from '../ui/button/button.js';
import { Field } from '../ui/form/field.js';
import { FieldPair, Form, FormButtons, FormError, SubmitButton } from '../ui/form/form.js';
import { PasswordField } from '../ui/form/password-field.js';
import { useForm } from '../ui/form/use-form.js';

/** A form as it begins, and one that was refused and is sent again. */
export function FormStates() {
  const form = useForm<object>({
    schema: { safeParse: () => ({ success: true, data: {} }) },
    send: async () => {},
  });
  const refused = { ...form, errors: { first: err.network }, refusal: err.network, pending: true };
  return [form, refused].map((state) => (
    <Form key={String(state.pending)} form={state}>
      <FieldPair>
        <Field name="first" label={common.search} />
        <Field name="second" label={common.sort} optional />
      </FieldPair>
      <PasswordField name="password" label={common.showPassword} autoComplete="new-password" />
      <FormError />
      <FormButtons>
        <Button variant="sec">{common.cancel}</Button>
        <SubmitButton>{common.save}</SubmitButton>
      </FormButtons>
    </Form>
  ));
}
