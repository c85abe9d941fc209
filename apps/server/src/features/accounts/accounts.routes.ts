import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from './accounts.service.js';
import { adminMemberRoutes } from './admin-members.routes.js';
import { loginRoutes } from './login.routes.js';
import { ownDataRoutes } from './own-data.routes.js';
import { profileRoutes } from './profile.routes.js';
import { recoveryRoutes } from './recovery.routes.js';
import { signupRoutes } from './signup.routes.js';

/** The calls on accounts, by subject. */
export const accountRoutes: FastifyPluginAsync<{ accounts: Accounts }> = async (app, { accounts }) => {
  for (const routes of [loginRoutes, signupRoutes, recoveryRoutes, profileRoutes, ownDataRoutes, adminMemberRoutes]) {
    await app.register(routes, { accounts });
  }
  app.addHook('onClose', () => accounts.recovery.close());
};
