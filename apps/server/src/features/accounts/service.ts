import type { AccountDeps } from './deps.js';
import { createLogin } from './login.js';
import { createOwnData } from './own-data.js';
import { createPasswordChange } from './password.js';
import { createProfile } from './profile.js';
import { createRecovery } from './recovery.js';
import { createSignup } from './signup.js';

/** All that can be done with an account, by subject. */
export function createAccounts(deps: AccountDeps) {
  const password = createPasswordChange(deps);
  return {
    login: createLogin(deps),
    signup: createSignup(deps),
    profile: createProfile(deps),
    password,
    recovery: createRecovery(deps),
    ownData: createOwnData(deps, password),
    endSession: (token: string) => deps.sessions.end(deps.orm, token),
    today: () => deps.clock.today(),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
