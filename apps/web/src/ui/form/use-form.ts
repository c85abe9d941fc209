import { ApiError } from '@utarang/contract';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce.js';
import { ConnectionError, errorText } from '../../lib/http.js';
import { useUnsavedInput } from '../../lib/unsaved-input.js';
import { errorsLeft, type FieldErrors, type FormSchema, fieldErrors, mergeErrors } from './field-errors.js';

type FormOptions<Body> = {
  schema: FormSchema<Body>;
  /** Sends the body that the schema made of the fields. An error that it throws is shown. */
  send: (body: Body) => Promise<void>;
  /** The sentence for an empty form, instead of one for each field. */
  whenEmpty?: string;
  /** The sentence for an error that belongs to no field. */
  failure?: (error: unknown) => string;
};

const typedInto = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const isEmpty = (typed: ReturnType<typeof typedInto>) => Object.values(typed).every((text) => text === '');
const badField = (form: HTMLFormElement | null, name?: string) =>
  form?.querySelector<HTMLInputElement>(name ? `[name="${name}"]` : '[aria-invalid="true"]');

/** The errors of fields that the form has; others would be shown nowhere. */
const known = (errors: FieldErrors, form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => form.elements.namedItem(name)));

/**
 * The state of every form. The fields are uncontrolled, so their text outlives every failure. Sending is no React
 * action: an action would empty the fields and hold back all navigation until the answer.
 */
export function useForm<Body>({ schema, send, whenEmpty, failure = errorText }: FormOptions<Body>) {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const typedIn = useUnsavedInput();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [byServer, setByServer] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [toFocus, setToFocus] = useState<{ name?: string }>();

  // The focus goes to the first invalid field, whose error is read with it; where it is there already, the error is
  // announced.
  useLayoutEffect(() => {
    const bad = toFocus && badField(ref.current, toFocus.name);
    if (bad && bad === document.activeElement) announce(document.getElementById(`${bad.id}-error`)?.textContent ?? '');
    bad?.focus();
  }, [toFocus]);

  function showErrors(now: FieldErrors, server: FieldErrors = {}) {
    setErrors(now);
    setByServer(server);
    setToFocus({});
  }

  async function submit(form: HTMLFormElement) {
    const typed = typedInto(form);
    const result = schema.safeParse(typed);
    setRefusal(null);
    if (!result.success) {
      const wrong = fieldErrors(schema, typed);
      return showErrors(whenEmpty !== undefined && isEmpty(typed) ? mergeErrors(wrong, whenEmpty) : wrong);
    }
    setErrors({});
    setPending(true);
    try {
      await send(result.data);
      typedIn.release();
    } catch (error) {
      const refused = error instanceof ApiError ? known(error.errors, form) : {};
      if (Object.keys(refused).length > 0) return showErrors(refused, refused);
      setRefusal(failure(error));
      if (!(error instanceof ApiError || error instanceof ConnectionError)) reportError(error);
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    errors,
    refusal,
    /** Shows an error that was found other than by sending, and focuses its field. */
    showError: (name: string, text: string) => {
      setErrors((before) => ({ ...before, [name]: text }));
      setByServer((before) => ({ ...before, [name]: text }));
      setToFocus({ name });
    },
    reset: () => ref.current?.reset(),
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending.current) return;
        sending.current = true;
        void submit(event.currentTarget).finally(() => {
          sending.current = false;
        });
      },
      onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        typedIn.hold();
        if (Object.keys(errors).length === 0 || !(target instanceof HTMLInputElement)) return;
        setErrors(errorsLeft(errors, fieldErrors(schema, typedInto(currentTarget)), byServer, target.name));
      },
    },
  };
}

export type FormState = ReturnType<typeof useForm>;
