import { createAdminMembers } from './admin-members.service.js';
import type { AccountDeps } from './deps.js';
import { createLogin } from './login.service.js';
import { createOwnData } from './own-data.service.js';
import { createPasswordChange } from './password.service.js';
import { createProfile } from './profile.service.js';
import { createRecovery } from './recovery.service.js';
import { createSignup } from './signup.service.js';

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
    adminMembers: createAdminMembers(deps),
    endSession: (token: string) => deps.sessions.end(deps.orm, token),
    today: () => deps.clock.today(),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
