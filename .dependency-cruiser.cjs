/** Tests put together what the code keeps apart. */
const TESTS = '[.](test|test-kit)[.]tsx?$';

/** Rules of who may import whom (ARCHITECTURE.md, "The dependency rule"). `npm run lint` fails on any other import. */
const only = (from, to, except = []) => ({
  name: `${from.replace(/[^a-z]/g, '-')}-imports-only`,
  comment: `${from} may import of ours only ${to.length ? to.join(', ') : 'nothing'}.`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: except },
  to: { path: '^(packages|apps|e2e|bench)/', pathNot: [from, ...to].map((zone) => `^${zone}(/|$)`) },
});

/** The folders of the server and what each may import of the others (ARCHITECTURE.md, "The dependency rule"). */
const BASE = ['lib', 'log', 'config', 'paths'];
const serverLayers = {
  lib: [],
  log: ['lib', 'log-flood'],
  'log-flood': [],
  paths: [],
  config: ['lib', 'paths', 'setting-readers'],
  'setting-readers': ['lib'],
  db: BASE,
  audit: [...BASE, 'db'],
  auth: [...BASE, 'db'],
  mail: [...BASE, 'db'],
  push: BASE,
  learner: [...BASE, 'db', 'catalogue'],
  catalogue: [...BASE, 'db'],
  backup: [...BASE, 'db'],
  analyser: [...BASE, 'catalogue'],
  'word-files': BASE,
  'memory-fit': [...BASE, 'db'],
  'songs-import': [...BASE, 'db', 'catalogue', 'analyser', 'backup'],
  plugins: [...BASE, 'db', 'auth', 'mail', 'backup'],
  features: [
    ...BASE,
    'db',
    'audit',
    'auth',
    'mail',
    'push',
    'learner',
    'catalogue',
    'analyser',
    'word-files',
    'plugins',
    'web-app',
  ],
  operator: [...BASE, 'db', 'auth', 'backup', 'features', 'learner'],
};

const serverLayer = (layer, below) => ({
  name: `server-${layer}-imports-only`,
  comment: `${layer} may import of the server's other folders only ${below.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^apps/server/src/${layer}(/|[.]ts$)`, pathNot: TESTS },
  to: { path: '^apps/server/src/', pathNot: [layer, ...below].map((name) => `^apps/server/src/${name}(/|[.]ts$)`) },
});

module.exports = {
  forbidden: [
    only('packages/domain', []),
    only('packages/contract', ['packages/domain']),
    only('packages/messages', ['packages/contract']),
    only('packages/content', ['packages/domain', 'packages/contract']),
    only('packages/postgres', []),
    only('apps/server', ['packages', 'apps/web/src/entry-server.tsx']),
    only(
      'apps/web',
      [
        'packages/domain',
        'packages/contract',
        'packages/messages',
        'packages/content/data',
        'packages/content/src/hanja',
      ],
      // The build reads the word book; no page does.
      ['^apps/web/vite/word-index-bytes[.]ts$'],
    ),
    only('e2e', [
      'packages/contract',
      'packages/messages',
      'packages/domain/src/study',
      'packages/domain/src/language',
    ]),
    only('bench', ['packages/domain', 'packages/postgres']),
    {
      name: 'domain-is-pure',
      comment: 'The rules use no Node module and no I/O.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features need moves to a package, ui, lib or plugins.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'web-layers',
      comment: 'features use parts, parts use ui, ui uses lib; never the other way round.',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|ui|parts)/', pathNot: TESTS },
      to: { path: '^apps/web/src/(shell|features)/' },
    },
    {
      name: 'web-study-below-words',
      comment: 'A word has a star, which is study; what study shows of words stands below both (level, speech).',
      severity: 'error',
      from: { path: '^apps/web/src/parts/study/', pathNot: TESTS },
      to: { path: '^apps/web/src/parts/words/' },
    },
    {
      name: 'web-ui-knows-no-product',
      comment: 'ui and lib know no part of the product.',
      severity: 'error',
      from: { path: '^apps/web/src/(lib|ui)/', pathNot: TESTS },
      to: { path: '^apps/web/src/parts/' },
    },
    {
      name: 'web-lib-below-ui',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: TESTS },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'web-features-below-shell',
      comment: 'The shell is around the features, which do not know it.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TESTS },
      to: { path: '^apps/web/src/shell/' },
    },
    {
      name: 'sql-in-repositories',
      comment: "SQL stands in *.repo.ts, and in the database's own layer: db, catalogue and backup.",
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [TESTS, '[.]repo[.]ts$', '^apps/server/src/(db|catalogue|backup)/'],
      },
      to: { path: '(node_modules/drizzle-orm/|^apps/server/src/db/schema[.]ts$)' },
    },
    ...Object.entries(serverLayers).map(([layer, below]) => serverLayer(layer, below)),
    {
      name: 'no-circular',
      comment: 'Nor by types alone: two files that know each other are read together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    exclude: { path: '(/dist/|/[.]types/|node_modules/[.])' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
