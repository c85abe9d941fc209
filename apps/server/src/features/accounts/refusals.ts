import { ApiError, type ValidationCode } from '@utarang/contract';
import { containsUsername } from '@utarang/domain/account';
import { validationMessages } from '@utarang/messages';
import { isCommonPassword } from '../../auth/common-passwords.js';

/** What the schemas cannot see, in the form in which they refuse. */
export function refuse(refused: Readonly<Record<string, ValidationCode>>): never {
  const sentences = Object.entries(refused).map(([field, code]) => [field, validationMessages[code]]);
  throw new ApiError('validation_failed', Object.fromEntries(sentences));
}

/** Why a password is too easy to guess, or null. */
export async function passwordRefusal(password: string, username: string): Promise<ValidationCode | null> {
  if (containsUsername(password, username)) return 'password_contains_username';
  return (await isCommonPassword(password)) ? 'password_common' : null;
}
