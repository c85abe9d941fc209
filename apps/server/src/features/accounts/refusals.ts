import { ApiError, type ValidationCode } from '@utarang/contract';
import { containsUsername } from '@utarang/domain/account';
import { validationMessages } from '@utarang/messages';
import { isCommonPassword } from '../../auth/common-passwords.js';

/** Throws the error of invalid fields that no schema can detect, in the form of a schema's error. */
export function refuse(codes: Readonly<Record<string, ValidationCode>>): never {
  const sentences = Object.entries(codes).map(([field, code]) => [field, validationMessages[code]]);
  throw new ApiError('validation_failed', Object.fromEntries(sentences));
}

/** The reason for which a password is too easy to guess, or null. */
export async function passwordRefusal(password: string, username: string): Promise<ValidationCode | null> {
  if (containsUsername(password, username)) return 'password_contains_username';
  return (await isCommonPassword(password)) ? 'password_common' : null;
}
