import { expect, test } from 'vitest';
import { texts } from './texts.js';

/** Names of our own making that the field's standard terms have replaced (CONTRIBUTING.md#style). */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['lasting', 'memoizeAsync'],
  ['createTurns', 'createKeyedMutex'],
  ['createKept', 'createResponseCache'],
  ['KeptAnswer', 'CachedResponse'],
  ['createWishes', 'createOptimisticFlags'],
  ['useAlive', 'useHydrated'],
  ['takenOver', 'hydrated'],
  ['beat', 'restartTicker'],
  ['thinned', 'pruneArcs'],
  ['createCut', 'createTokenizer'],
  ['bringHome', 'migrateDataDirectory'],
  ['settleMs', 'debounceMs'],
  ['SETTLE_MS', 'DEBOUNCE_MS'],
  ['laterPart', 'createLazyPart'],
  ['LaterMemory', 'LazyMemory'],
  ['LatePlayer', 'LazyPlayer'],
  ['putAsideLate', 'putAsideLazily'],
  ['laterPage', 'overloadPage'],
  ['sayList', 'listParameters'],
  ['sayPage', 'pageParameter'],
  ['formsBehind', 'deinflect'],
  ['FormsBehind', 'Deinflect'],
  ['formsBehindWord', 'patternForms'],
  ['useLater', 'useDebounced'],
  ['FactShelf', 'FactIndex'],
  ['oneAtATime', 'coalesceRuns'],
  ['useAtRest', 'useDebouncedCallback'],
  ['useRested', 'useTypingIdle'],
  ['useBriefly', 'useTransientFlag'],
  ['useSight', 'useViewport'],
  ['opensElsewhere', 'isModifiedClick'],
  ['whyNot', 'disabledWithReason'],
  ['unforeseen', 'secureRandom'],
  ['eachOnce', 'uniqueWords'],
  ['forLast', 'memoizeLast'],
  ['useStep', 'useNavigationKey'],
  ['releaseMark', 'contentFingerprint'],
  ['createPost', 'createOutbox'],
  ['createAnswerKeeper', 'createAnswerPersister'],
  ['fetchSteadily', 'fetchWithIdleTimeout'],
  ['openSoonest', 'openFastest'],
  ['loadAhead', 'prefetchPages'],
  ['putTextBack', 'restoreDraft'],
  ['equip', 'setUpDevice'],
  ['hindrance', 'pushObstacle'],
  ['saidByRule', 'derivePronunciation'],
  ['drawPage', 'renderPage'],
  ['sayUnloaded', 'toastLoadFailure'],
  ['Unloaded', 'LoadFailure'],
  ['UnloadedDialog', 'LoadFailureDialog'],
  ['clearPlace', 'placeToasts'],
  ['FormRefusal', 'FormError'],
  ['inOneSentence', 'mergeErrors'],
  ['drawnItems', 'renderedItems'],
  ['drawnView', 'serverView'],
  ['forDrawing', 'loadForRender'],
  ['atFirstLetter', 'openLazily'],
  ['FAREWELL_MS', 'END_TIMEOUT_MS'],
  ['useSettled', 'useDebouncedText'],
  ['LOOK_MS', 'TICK_MS, POLL_MS'],
  ['patience', 'timeout, or a timer with its subject'],
  ['PATIENCE_MS', 'TIMEOUT_MS'],
  ['MOST', 'a bound with its subject, as NAME_MAX'],
  ['FirstData', 'InitialData'],
  ['UNDER_READING', 'RUBY_BASE'],
  ['saysEnding', 'hasTableEnding'],
  ['useSung', 'useRecordSungLines'],
  ['readCourses', 'coursesStore'],
]);

const sources = [...texts].filter(([path]) => /\.(?:ts|tsx|mjs|cjs)$/.test(path));

test.each([...RETIRED])('nothing declares %s: it is %s', (name) => {
  const declared = new RegExp(String.raw`\b(?:const|let|function|class|type|interface)\s+${name}\b`);
  expect(sources.filter(([, text]) => declared.test(text)).map(([path]) => path)).toEqual([]);
});

test('a variable is named after what it holds, not by a preposition or as held', () => {
  const vague = /\b(?:const|let) (?:of|by|held)\b[^\n]*|\(\w+, (?:at|of|by)\) =>/g;
  const own = sources.filter(([path]) => !/(?:test|spec|cases|kit)[^/]*$/.test(path));
  expect(own.flatMap(([path, text]) => (text.match(vague) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('a comment says what its own thing is, not "the same" as the one before', () => {
  const same = /\/\*\*[\s*]*(?:The same|Likewise)\b[^\n]*/g;
  expect(sources.flatMap(([path, text]) => (text.match(same) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('a component has a variant, not a look', () => {
  const look = /<[A-Z]\w*[^<>]*\slook=/g;
  const components = sources.filter(([path]) => path.endsWith('.tsx'));
  expect(components.flatMap(([path, text]) => (text.match(look) ?? []).map((tag) => `${path}: ${tag}`))).toEqual([]);
});

test('comments name the member, the caller or the process: nobody is "whoever"', () => {
  const whoever = /(?:\/\*\*?|^ +\*|\/\/)[^\n]*\bwhoever\b[^\n]*/gim;
  expect(sources.flatMap(([path, text]) => (text.match(whoever) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('comments have no phrases of our own making where a plain one says it', () => {
  // They follow something, are built again, and one finds the faults of a thing. Quotations stay as they are.
  const phrases =
    /^ *(?:\/\*\*|\*|\/\/)[^\n"]*\b(?:stands? behind|made anew|asks? this one rule|[Aa]ll that is wrong)\b[^\n]*/gm;
  expect(sources.flatMap(([path, text]) => (text.match(phrases) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('comments name the user, the member, the client, and use words of today', () => {
  const old = /(?:\/\*\*?|^ +\*|\/\/)[^\n"]*\b(?:somebody|anew|lest|for ever)\b[^\n]*/gim;
  expect(sources.flatMap(([path, text]) => (text.match(old) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('in the rules of texts a word follows another: it comes after it, not behind it', () => {
  const behind = /^ *(?:\/\*\*|\*|\/\/)[^\n"]*(?<!-)\bbehind\b[^\n]*/gim;
  const rules = sources.filter(([path]) => path.startsWith('packages/domain/src/'));
  expect(rules.flatMap(([path, text]) => (text.match(behind) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('a function returns: it is the server that answers', () => {
  const answers = /(?:\/\*\*|^ +\*|\/\/)[^\n]*\banswers (?:whether|how many|null|false)\b[^\n]*/gim;
  expect(sources.flatMap(([path, text]) => (text.match(answers) ?? []).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('the first sentence of a comment says what the thing is, subject first', () => {
  const opening = /\/\*\*[\s*]*(?:What|Who|Whom|Whose|Where|Whether|When|How|Which|Of|So (?:many|much|long))\b[^\n]*/g;
  // A property says what it is by its name, so that "In Korean." is enough; a declaration does not.
  const preposition = /^\/\*\*(?: |\n \* )(?:At|After|From|On|Only|To|Under|Until)\b[^\n]*/gm;
  const found = (text: string) => [...(text.match(opening) ?? []), ...(text.match(preposition) ?? [])];
  expect(sources.flatMap(([path, text]) => found(text).map((line) => `${path}: ${line}`))).toEqual([]);
});
