import { ApiError, type SignupBody } from '@utarang/contract';
import { ageOn } from '@utarang/domain/account';
import { validationMessages } from '@utarang/messages';
import type { AccountDeps } from './deps.js';
import { findByUsername, insertMember, isEmailTaken, takenField } from './members.repo.js';
import { passwordRefusal, refuse } from './refusals.js';

type Field = 'username' | 'email';

/** The error for a name or an address that is taken: its own code, and the sentence under its field. */
function failTaken(fields: readonly Field[]): never {
  const errors = Object.fromEntries(fields.map((field) => [field, validationMessages[`${field}_taken`]]));
  throw new ApiError(`${fields[0] ?? 'username'}_taken`, errors);
}

export function createSignup({ orm, clock, passwords, config }: AccountDeps) {
  const isUsernameTaken = async (username: string) => (await findByUsername(orm, username)) !== null;
  const isAddressTaken = (email: string) => isEmailTaken(orm, email);

  return {
    isUsernameTaken,
    isEmailTaken: isAddressTaken,

    /** Throws `username_taken`, `email_taken`, or `validation_failed` for errors that the schema cannot detect. */
    async signUp({ username, password, name, birthDate, job, email }: SignupBody): Promise<{ username: string }> {
      const now = await clock.now(orm);
      const tooYoung = config.minSignupAge !== null && ageOn(birthDate, now) < config.minSignupAge;
      const refusal = await passwordRefusal(password, username);
      if (tooYoung || refusal) {
        refuse({ ...(tooYoung && { birthDate: 'birth_too_young' }), ...(refusal && { password: refusal }) });
      }

      const fields: Field[] = [];
      if (await isUsernameTaken(username)) fields.push('username');
      if (await isAddressTaken(email)) fields.push('email');
      if (fields.length > 0) failTaken(fields);

      const passwordHash = await passwords.hash(password);
      try {
        await insertMember(orm, { username, passwordHash, name, birthDate, job, email, createdAt: now });
      } catch (error) {
        const field = takenField(error); // another sign-up was faster
        if (field) failTaken([field]);
        throw error;
      }
      return { username };
    },
  };
}
