import type { FastifyPluginAsync } from 'fastify';
import { bringAlongRoutes } from './bring-along.routes.js';
import { dayRoutes } from './days.routes.js';
import { knownWordRoutes } from './known-words.routes.js';
import { ownWordRoutes } from './own-words.routes.js';
import { reportRoutes } from './reports.routes.js';
import { savedWordRoutes } from './saved-words.routes.js';
import type { Study } from './study.service.js';
import { synonymRoutes } from './synonyms.routes.js';
import { takeAlongRoutes } from './take-along.routes.js';
import { wordTestRoutes } from './word-tests.routes.js';

/** The calls of the study, by subject. */
export const studyRoutes: FastifyPluginAsync<{ study: Study }> = async (app, { study }) => {
  for (const routes of [
    savedWordRoutes,
    takeAlongRoutes,
    bringAlongRoutes,
    ownWordRoutes,
    wordTestRoutes,
    synonymRoutes,
    reportRoutes,
    dayRoutes,
    knownWordRoutes,
  ]) {
    await app.register(routes, { study });
  }
};
