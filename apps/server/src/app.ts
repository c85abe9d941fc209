import cookie from '@fastify/cookie';
import type { KanjiBook } from '@utarang/content/kanji';
import { type QuizLists, type RefusedPair, refusedBy } from '@utarang/content/quiz';
import type { Reference } from '@utarang/content/reference';
import { queryKeys } from '@utarang/contract';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Analyser } from './analyser/analyser.js';
import { createDevices } from './auth/devices.repo.js';
import type { Passwords } from './auth/passwords.js';
import { createRateLimits } from './auth/rate-limits.js';
import { createSessions } from './auth/sessions.repo.js';
import type { Catalogue } from './catalogue/catalogue.js';
import { type Config, pushContact } from './config.js';
import type { Clock } from './db/clock.js';
import type { Database } from './db/database.js';
import { accountRoutes } from './features/accounts/accounts.routes.js';
import { createAccounts } from './features/accounts/accounts.service.js';
import { historyRoutes } from './features/admin-history/history.routes.js';
import { createHistory } from './features/admin-history/history.service.js';
import { createSentencePreview } from './features/admin-sentences/preview.service.js';
import { adminSentenceRoutes } from './features/admin-sentences/sentences.routes.js';
import { createAdminSentences } from './features/admin-sentences/sentences.service.js';
import { adminArtistRoutes } from './features/admin-songs/artists.routes.js';
import { createAdminArtists } from './features/admin-songs/artists.service.js';
import { adminSongPages } from './features/admin-songs/songs.pages.js';
import { adminSongRoutes } from './features/admin-songs/songs.routes.js';
import { createAdminSongs } from './features/admin-songs/songs.service.js';
import { wordTableRoutes } from './features/admin-words/import.routes.js';
import { createWordTables } from './features/admin-words/import.service.js';
import { queueRoutes } from './features/admin-words/queue.routes.js';
import { createQueue } from './features/admin-words/queue.service.js';
import { createWordWriter } from './features/admin-words/word-writer.js';
import { adminWordRoutes } from './features/admin-words/words.routes.js';
import { createAdminWords } from './features/admin-words/words.service.js';
import { healthRoutes } from './features/health/health.routes.js';
import { kanjiPages, knownKanjiPages } from './features/kanji/kanji.pages.js';
import { kanjiRoutes } from './features/kanji/kanji.routes.js';
import { createKanji } from './features/kanji/kanji.service.js';
import { legalPages, legalRoutes } from './features/legal/legal.routes.js';
import type { readLegal } from './features/legal/legal-texts.js';
import { guestLyricPages, lyricPages } from './features/lyrics/lyrics.pages.js';
import { lyricRoutes } from './features/lyrics/lyrics.routes.js';
import { createLyrics } from './features/lyrics/lyrics.service.js';
import { listedPaths } from './features/pages/page-settings.js';
import { pageRoutes } from './features/pages/pages.routes.js';
import { robotRoutes } from './features/pages/robots.routes.js';
import { patternPages } from './features/patterns/patterns.pages.js';
import { patternRoutes } from './features/patterns/patterns.routes.js';
import { createPatterns } from './features/patterns/patterns.service.js';
import { pictureRoutes } from './features/pictures/pictures.routes.js';
import { quizPages } from './features/quiz/quiz.pages.js';
import { sittingKey } from './features/quiz/quiz.repo.js';
import { quizRoutes } from './features/quiz/quiz.routes.js';
import { createQuizzes } from './features/quiz/quiz.service.js';
import { createEntries } from './features/reference/entries.service.js';
import { createGrammarDrill } from './features/reference/grammar-drill.service.js';
import { referencePages } from './features/reference/reference.pages.js';
import { referenceRoutes } from './features/reference/reference.routes.js';
import { reminderRoutes } from './features/reminder/reminder.routes.js';
import { createReminder } from './features/reminder/reminder.service.js';
import { createReminderSender } from './features/reminder/send-reminders.js';
import { createReviewExport } from './features/review/own-data.service.js';
import { reviewPages } from './features/review/review.pages.js';
import { reviewRoutes } from './features/review/review.routes.js';
import { createReview } from './features/review/review.service.js';
import { createStatistics } from './features/review/statistics.service.js';
import { searchRoutes } from './features/search/search.routes.js';
import { createSearch } from './features/search/search.service.js';
import { coursePages } from './features/songs/courses.pages.js';
import { courseRoutes } from './features/songs/courses.routes.js';
import { createCourses } from './features/songs/courses.service.js';
import { favoritePages } from './features/songs/favorites.pages.js';
import { favoriteRoutes } from './features/songs/favorites.routes.js';
import { createFavorites } from './features/songs/favorites.service.js';
import { songPages } from './features/songs/songs.pages.js';
import { songRoutes } from './features/songs/songs.routes.js';
import { createSongs } from './features/songs/songs.service.js';
import { guestStudyPages, studyPages } from './features/study/study.pages.js';
import { studyRoutes } from './features/study/study.routes.js';
import { createStudy } from './features/study/study.service.js';
import { ownAnswersFor } from './features/study/synonyms.repo.js';
import { textRoutes } from './features/text/text.routes.js';
import { browsePages } from './features/words/browse.pages.js';
import { browseRoutes } from './features/words/browse.routes.js';
import { startRoute } from './features/words/start.routes.js';
import { createStart } from './features/words/start.service.js';
import { createUnanswered } from './features/words/unanswered.service.js';
import { wordPages } from './features/words/words.pages.js';
import { wordRoutes } from './features/words/words.routes.js';
import { createWords } from './features/words/words.service.js';
import { createHttpServer } from './http-server.js';
import { createOnce } from './learner/once.js';
import { createTurn } from './learner/turn.js';
import { createAnswers } from './lib/answers.js';
import { decodableUrl, isForPerson } from './lib/decodable-url.js';
import { memoizeAsync } from './lib/memoize-async.js';
import { joinSources } from './lib/page-source.js';
import { parseQueryString } from './lib/query-string.js';
import { createRequestId } from './lib/request-id.js';
import { readVapidKey } from './lib/vapid-key.js';
import type { Log } from './log.js';
import type { Mail } from './mail/queue.js';
import { accessLog } from './plugins/access-log.js';
import { analyserMetrics } from './plugins/analyser-metrics.js';
import { caller } from './plugins/caller.js';
import { catalogueMetrics } from './plugins/catalogue-metrics.js';
import { compression } from './plugins/compression.js';
import { csrf } from './plugins/csrf.js';
import { databaseMetrics } from './plugins/database-metrics.js';
import { drain } from './plugins/drain.js';
import { errors, sendProblem } from './plugins/errors.js';
import { limits, MAX_URL_BYTES } from './plugins/limits.js';
import { mailMetrics } from './plugins/mail-metrics.js';
import { metrics } from './plugins/metrics.js';
import { notFound } from './plugins/not-found.js';
import { openRequests } from './plugins/open-requests.js';
import { openapi } from './plugins/openapi.js';
import { proxyHint } from './plugins/proxy-hint.js';
import { rateLimit } from './plugins/rate-limit.js';
import { revalidation } from './plugins/revalidation.js';
import { routeTable } from './plugins/route-table.js';
import { searchMetrics } from './plugins/search-metrics.js';
import { securityHeaders, securityHeadersPlugin } from './plugins/security-headers.js';
import { session } from './plugins/session.js';
import { shedding, sheddingEnd } from './plugins/shedding.js';
import { staticFiles } from './plugins/static.js';
import { timeLimit } from './plugins/time-limit.js';
import { createPushTransport, type PushTransport } from './push/transport.js';
import type { WebApp } from './web-app.js';
import type { WordFiles } from './word-files/word-files.js';

export type Deps = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Pick<Database, 'probe' | 'orm' | 'pool'>;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly mail: Mail;
  readonly catalogue: Catalogue;
  readonly analyser: Analyser;
  readonly wordFiles: WordFiles;
  /** A fake of the push services, for tests. */
  readonly push?: PushTransport;
  /** Words that fit the same places, as the content lists them. */
  readonly refusedPairs: readonly RefusedPair[];
  readonly quizLists: QuizLists;
  readonly reference: Reference;
  readonly kanjiBook: KanjiBook;
  readonly legalTexts: Awaited<ReturnType<typeof readLegal>>;
  readonly webApp: WebApp;
};

const BODY_LIMIT_BYTES = 1024 * 1024; // docs/product/limits.md#requests

/** Creates the whole server but its socket (`listen.ts`): dependencies are passed in, and nothing is global. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const {
    config,
    log,
    database,
    clock,
    mail,
    catalogue,
    analyser,
    wordFiles,
    refusedPairs,
    quizLists,
    reference,
    kanjiBook,
    legalTexts,
    webApp,
  } = deps;
  const headers = securityHeaders(config);
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId,
    trustProxy: config.trustProxy ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false,
    // The router's limit for parameters is lifted: the route itself answers that there is no such thing.
    routerOptions: { querystringParser: parseQueryString, maxParamLength: MAX_URL_BYTES },
    // A browser whose address cannot be decoded gets the not-found page, a program the problem.
    rewriteUrl: (request) => (isForPerson(request) ? decodableUrl(request.url ?? '/') : (request.url ?? '/')),
    serverFactory: (listener) => createHttpServer(listener, { config, headers }),
    clientErrorHandler: () => {}, // http-server.ts answers
    // For calls whose address the router cannot read; no hook runs for these.
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
    },
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);

  await app.register(routeTable);
  if (config.tracesEndpoint !== null) {
    // some megabytes, which are loaded only where they are used
    const { tracing } = await import('./plugins/tracing.js');
    await app.register(tracing, { ...config, pool: database.pool, log });
  }
  await app.register(caller);
  await app.register(accessLog);
  await app.register(securityHeadersPlugin, { headers });
  await app.register(errors);
  await app.register(drain);
  await app.register(metrics, config);
  await app.register(openRequests, config);
  await app.register(shedding, config);
  await app.register(proxyHint, config);
  await app.register(limits);
  await app.register(timeLimit, config);
  await app.register(csrf, config);
  await app.register(cookie);
  const sessions = createSessions(database.orm, clock);
  await app.register(session, { sessions, config });
  const limiter = createRateLimits(database.pool, config);
  await app.register(rateLimit, { limits: limiter });
  await app.register(revalidation);
  await app.register(compression);
  await app.register(sheddingEnd);
  await app.register(mailMetrics, { mail });
  await app.register(analyserMetrics, { analyser });
  await app.register(databaseMetrics, { database });
  await app.register(catalogueMetrics, { catalogue });
  await app.register(openapi);

  const words = createWords(catalogue, kanjiBook);
  const answers = createAnswers({ version: () => catalogue.version, checked: config.nodeEnv !== 'production' });
  const kanji = createKanji({ catalogue, kanjiBook });
  const entries = createEntries({ reference, catalogue });
  const songs = createSongs(catalogue);
  const start = createStart({ catalogue, clock });
  const turn = createTurn({ orm: database.orm, clock });
  const study = createStudy({ orm: database.orm, clock, catalogue, turn, wordFiles });
  const knownOf = async (memberId: number) => {
    const { completedIds, knownIds = [] } = await study.savedWords.ids(memberId);
    return [...completedIds, ...knownIds];
  };
  const courses = createCourses({ orm: database.orm, turn, songs });
  const favorites = createFavorites({ orm: database.orm, turn, songs });
  const lyrics = createLyrics({
    orm: database.orm,
    turn,
    analyser,
    catalogue,
    knownOf,
  });
  const once = createOnce(turn);
  const grammar = createGrammarDrill({ reference, catalogue });
  const patterns = createPatterns({ orm: database.orm, clock, turn, once, drill: grammar });
  const reviewDeps = {
    ...{ orm: database.orm, clock, turn, once, catalogue, kanjiBook, ownAnswersFor },
    patternsDue: patterns.dueIn,
  };
  const review = createReview(reviewDeps);
  const statistics = createStatistics(reviewDeps);
  const reviewExport = createReviewExport(reviewDeps);
  const vapid = config.vapidPrivateKey === null ? null : readVapidKey(config.vapidPrivateKey);
  const reminder = createReminder({ orm: database.orm, turn, publicKey: vapid?.publicKey ?? null });
  if (vapid) {
    const sender = createReminderSender({
      ...{ orm: database.orm, clock, log },
      transport: deps.push ?? createPushTransport({ key: vapid, contact: pushContact(config) ?? '' }),
      leftToday: async (memberId) => {
        const { totalToday, doneToday } = await review.day(memberId);
        return totalToday - doneToday;
      },
    });
    app.addHook('onReady', async () => sender.start());
    app.addHook('onClose', () => sender.close());
  }
  const quizzes = createQuizzes({ orm: database.orm, turn, catalogue, kanjiBook, quizLists });
  const accounts = createAccounts({
    orm: database.orm,
    clock,
    passwords: deps.passwords,
    sessions,
    devices: createDevices(database.orm, clock),
    limits: limiter,
    mail,
    exportFeatures: async (memberId) => ({
      ...(await study.export(memberId)),
      quizzes: await quizzes.export(memberId),
      ...(await reviewExport(memberId)),
      ...(await reminder.export(memberId)),
      ...(await favorites.export(memberId)),
      ...(await courses.export(memberId)),
      ...(await lyrics.export(memberId)),
      ...(await patterns.export(memberId)),
    }),
    log,
    config,
  });
  await app.register(healthRoutes, { database });
  const unanswered = createUnanswered({ orm: database.orm, clock, log });
  app.addHook('onClose', () => unanswered.close());
  await app.register(searchMetrics, { unanswered });
  const search = createSearch({ catalogue, words, music: songs, entries, kanji });
  await app.register(wordRoutes, { words, answers, unanswered, answersElsewhere: search.answersElsewhere });
  await app.register(searchRoutes, { search, answers });
  await app.register(browseRoutes, { words, answers });
  await app.register(startRoute, { start });
  await app.register(referenceRoutes, { entries, grammar, answers });
  await app.register(kanjiRoutes, { kanji, answers, knownOf });
  await app.register(songRoutes, { songs, answers });
  await app.register(favoriteRoutes, { favorites });
  await app.register(courseRoutes, { courses });
  await app.register(textRoutes, { analyser });
  await app.register(lyricRoutes, { lyrics });
  await app.register(studyRoutes, { study });
  await app.register(reviewRoutes, { review, statistics });
  await app.register(patternRoutes, { patterns });
  await app.register(reminderRoutes, { reminder });
  await app.register(quizRoutes, { quizzes, config, key: memoizeAsync(() => sittingKey(database.orm)) });
  await app.register(accountRoutes, { accounts });
  const writer = createWordWriter({ orm: database.orm, clock, catalogue, log });
  await app.register(adminWordRoutes, { adminWords: createAdminWords({ orm: database.orm, writer }) });
  const judges = { catalogue, refused: refusedBy(refusedPairs) };
  await app.register(adminSentenceRoutes, {
    sentences: createAdminSentences({ orm: database.orm, judges, catalogue, write: writer.write }),
    preview: createSentencePreview({ judges, catalogue, analyser }),
  });
  const tables = createWordTables({ orm: database.orm, writer, once: createOnce(turn) });
  await app.register(wordTableRoutes, { tables, clock });
  await app.register(historyRoutes, { history: createHistory({ orm: database.orm }) });
  await app.register(queueRoutes, { queue: createQueue({ orm: database.orm, writer }) });
  const songDeps = { orm: database.orm, clock, catalogue, log };
  const adminSongs = createAdminSongs({ ...songDeps, analyser });
  await app.register(adminSongRoutes, { adminSongs });
  await app.register(adminArtistRoutes, { adminArtists: createAdminArtists(songDeps) });
  await app.register(legalRoutes, { texts: legalTexts });
  await app.register(pictureRoutes, { catalogue, kanjiBook });
  await app.register(robotRoutes, {
    config,
    paths: () => listedPaths(catalogue, { ...entries.ids, kanji: kanji.all }),
    version: () => catalogue.version,
  });
  const sample = () => ({ key: queryKeys.start(), data: start() });
  await app.register(pageRoutes, {
    config,
    webApp,
    clock,
    sources: {
      ...wordPages(words, start, search.everything),
      ...browsePages(words),
      ...kanjiPages(kanji),
      ...referencePages(entries),
      ...songPages(songs, sample),
      ...guestStudyPages(sample),
      ...guestLyricPages(sample),
      ...quizPages(quizzes),
      ...legalPages(legalTexts),
    },
    memberSources: joinSources(
      knownKanjiPages(kanji, knownOf),
      studyPages(study, sample),
      reviewPages(review, statistics),
      favoritePages(favorites),
      coursePages(courses),
      patternPages(patterns),
      lyricPages(lyrics, sample),
      adminSongPages(adminSongs),
    ),
    viewerOf: accounts.profile.view,
    version: () => catalogue.version,
  });
  await app.register(staticFiles, { root: config.webRoot });
  await app.register(notFound);
  return app;
}
