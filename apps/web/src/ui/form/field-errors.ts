import type { ValidationCode } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';

/**
 * The Korean sentence for each wrong field by its name. It is empty for a field whose error is said at another field.
 */
export type FieldErrors = Readonly<Record<string, string>>;

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The part of a schema of the contract that a form needs; the form itself is built without the validator's code. */
export type FormSchema<Body> = {
  safeParse(
    typed: unknown,
  ):
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
};

const sentences: Readonly<Record<string, string>> = validationMessages satisfies Record<ValidationCode, string>;

/** The sentence for each invalid field: the first where it has several errors. */
export function fieldErrors<Body>(schema: FormSchema<Body>, typed: unknown): FieldErrors {
  const result = schema.safeParse(typed);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0])] ??= sentences[message] ?? validationMessages.value_invalid;
  }
  return errors;
}

/** Puts one sentence for all missing fields at the first of them. */
export function mergeErrors(errors: FieldErrors, sentence: string): FieldErrors {
  return Object.fromEntries(Object.keys(errors).map((name, index) => [name, index === 0 ? sentence : '']));
}

/**
 * The errors that are left after something was typed into `edited`. An error that the schema still finds stays, with
 * the sentence that now fits; an error that only the server could find goes once its field is edited.
 */
export function errorsLeft(before: FieldErrors, now: FieldErrors, byServer: FieldErrors, edited: string): FieldErrors {
  const left: Record<string, string> = {};
  for (const [name, text] of Object.entries(before)) {
    const error = now[name] ?? (name !== edited && byServer[name] === text ? text : undefined);
    if (error) left[name] = error;
  }
  return left;
}
