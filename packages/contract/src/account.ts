import {
  birthDateText,
  containsUsername,
  EMAIL_MAX,
  isBirthDate,
  isCalendarDate,
  isEmail,
  isVisible,
  isWrittenAsDate,
  newUsernameFault,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordLength,
  passwordText,
  USERNAME_MAX,
  USERNAME_MIN,
} from '@utarang/domain/account';
import { isWellFormed } from '@utarang/domain/language';
import * as z from 'zod/mini';
import { rowIdInPath } from './ids.js';
import { levels, NAME_MAX } from './terms.js';
import { line, requiredLine } from './text.js';
import { invalid, type ValidationCode } from './validation.js';

/** Returns the time by which the day in Seoul is determined: the browser's, or the server's. */
export type Clock = () => Date;

/** A text typed into a password field: NFC, never trimmed. `required` is the error of an empty one. */
const password = (required: ValidationCode) =>
  z.pipe(z.string(invalid(required)), z.transform(passwordText)).check(
    z.refine((text) => text !== '', invalid(required)),
    z.refine((text) => isWellFormed(text), invalid('text_unreadable')),
    z.refine((text) => passwordLength(text) <= PASSWORD_MAX, invalid('password_too_long')),
  );

const newPassword = (required: ValidationCode, tooShort: ValidationCode) =>
  password(required).check(z.refine((text) => passwordLength(text) >= PASSWORD_MIN, invalid(tooShort)));

/** The name of an existing account; a new one has further rules. */
const knownUsername = requiredLine(USERNAME_MAX, 'username_required', 'username_length');

/** The code of each fault of a new username. A missing one does not compile. */
const usernameFaults = {
  invisible: 'username_invisible',
  characters: 'username_characters',
  mixed: 'username_mixed',
} as const satisfies Readonly<Record<NonNullable<ReturnType<typeof newUsernameFault>>, ValidationCode>>;

const username = knownUsername.check(
  z.refine((text) => [...text].length >= USERNAME_MIN, invalid('username_length')),
  ...Object.entries(usernameFaults).map(([fault, code]) =>
    z.refine<string>((text) => newUsernameFault(text) !== fault, code),
  ),
);

const email = requiredLine(EMAIL_MAX, 'email_required', 'email_too_long').check(
  z.refine(isEmail, invalid('email_format')),
);

/** The name of a person with an account; a new one has further rules. */
const knownName = requiredLine(NAME_MAX, 'name_required', 'name_too_long');

const name = knownName.check(z.refine(isVisible, invalid('name_invisible')));

/** Absent, null and blank all mean no job. */
const job = z._default(
  z.pipe(
    z.nullable(line(NAME_MAX, 'job_too_long')),
    z.transform((text: string | null) => text || null),
  ),
  null,
);

/** The characters of the longest spelling of a day, with room for blanks. */
const BIRTH_TEXT_MAX = 20;

/** A possible date of birth of a living person, in any usual spelling; "today" is that of Seoul. */
const birthDate = (clock: Clock) =>
  z
    .pipe(
      requiredLine(BIRTH_TEXT_MAX, 'birth_required', 'birth_format'),
      z.transform((text: string) => birthDateText(text, clock())),
    )
    .check(
      z.refine(isWrittenAsDate, invalid('birth_format')),
      z.refine(isCalendarDate, invalid('birth_no_such_day')),
      z.refine((date) => isBirthDate(date, clock()), invalid('birth_range')),
    );

/** Runs a check of several fields even while others are wrong, so that all errors are reported together. */
const evenIfOthersFail = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

type TypedForm = Readonly<Record<string, unknown>>;
const areTexts = (one: unknown, other: unknown): one is string => typeof one === 'string' && typeof other === 'string';

/** POST /api/users/signup. Anything else in the body, such as a role, is ignored. */
export const signupBody = (clock: Clock) =>
  z
    .object({
      username,
      password: newPassword('password_required', 'password_too_short'),
      password2: password('password2_required'),
      name,
      birthDate: birthDate(clock),
      job,
      email,
    })
    .check(
      z.refine(
        ({ password, password2 }: TypedForm) =>
          !areTexts(password, password2) || password2 === '' || password === password2,
        { error: invalid('password_differs'), path: ['password2'], ...evenIfOthersFail },
      ),
      z.refine(
        ({ password, username }: TypedForm) =>
          !areTexts(password, username) || !containsUsername(password, String(username)),
        { error: invalid('password_contains_username'), path: ['password'], ...evenIfOthersFail },
      ),
    );
export type SignupBody = z.infer<ReturnType<typeof signupBody>>;

export const signupResult = z.object({ username: z.string() });

/** GET /api/users/check-username and check-email: true when taken. */
export const checkUsernameQuery = z.object({ username });
export const checkEmailQuery = z.object({ email });
export const takenAnswer = z.boolean();

/** POST /api/login, form-encoded or JSON. */
export const loginBody = z.object({ username: knownUsername, password: password('password_required') });
export type LoginBody = z.infer<typeof loginBody>;

export const roles = ['ROLE_USER', 'ROLE_ADMIN'] as const;
export type Role = (typeof roles)[number];
const role = z.enum(roles);

export const loginResult = z.object({ username: z.string(), role, mustChangePassword: z.boolean() });
export type LoginResult = z.infer<typeof loginResult>;

/**
 * A logged-in member (docs/product/accounts.md#roles). An admin created by the operator has neither address nor birth
 * date.
 */
export const member = z.object({
  role,
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  job: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  level: z.enum(levels),
  totalPoints: z.number(),
  wordPoints: z.number(),
  sentPoints: z.number(),
});
export type Member = z.infer<typeof member>;

export const guest = z.object({ role: z.literal('ANONYMOUS') });
export type Guest = z.infer<typeof guest>;

/** GET /api/users/me; 409 `must_change_password` while a temporary password is in force. */
export const me = z.union([member, guest]);
export type Me = z.infer<typeof me>;

/** PUT /api/users/me */
export const profileBody = (clock: Clock) => z.object({ name, email, job, birthDate: birthDate(clock) });
export type ProfileBody = z.infer<ReturnType<typeof profileBody>>;

const differsFromCurrent = z.refine<TypedForm>(
  ({ currentPassword, newPassword }) => newPassword === '' || currentPassword !== newPassword,
  { error: invalid('new_password_same'), path: ['newPassword'], ...evenIfOthersFail },
);

/** PUT /api/users/me/password */
export const passwordBody = z
  .object({
    currentPassword: password('current_password_required'),
    newPassword: newPassword('new_password_required', 'new_password_too_short'),
  })
  .check(differsFromCurrent);
export type PasswordBody = z.infer<typeof passwordBody>;

/** The fields of the form in the profile: those of the call, and the repetition, which is not sent. */
export const passwordForm = z
  .extend(z.object(passwordBody.shape), { confirmation: password('confirmation_required') })
  .check(
    z.refine(
      ({ newPassword, confirmation }: TypedForm) =>
        !areTexts(newPassword, confirmation) || confirmation === '' || newPassword === confirmation,
      { error: invalid('new_password_differs'), path: ['confirmation'], ...evenIfOthersFail },
    ),
    differsFromCurrent,
  );

/** POST /api/users/find-id */
export const findIdBody = (clock: Clock) => z.object({ name: knownName, birthDate: birthDate(clock) });
export type FindIdBody = z.infer<ReturnType<typeof findIdBody>>;

/** One match is named; several are masked and separated by `, `. */
export const findIdResult = z.union([z.object({ username: z.string() }), z.object({ maskedUsername: z.string() })]);
export type FindIdResult = z.infer<typeof findIdResult>;

/** POST /api/users/reset-password; the answer is always 202 `{}`. */
export const resetBody = z.object({ username: knownUsername, email });
export type ResetBody = z.infer<typeof resetBody>;
export const resetResult = z.object({});

/** DELETE /api/users/me */
export const deleteBody = z.object({ currentPassword: password('current_password_required') });
export type DeleteBody = z.infer<typeof deleteBody>;

/** GET /api/users/me/sessions, the latest used first. */
export const sessions = z.array(
  z.object({
    id: z.number(),
    /** Browser and system in a few words, e.g. `Chrome · Windows`. */
    device: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    current: z.boolean(),
  }),
);
export type Session = z.infer<typeof sessions>[number];

/** Path parameter of DELETE /api/users/me/sessions/{id}. */
export const sessionParams = z.object({ id: rowIdInPath('session_not_found') });
