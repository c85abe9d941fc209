/** Journeys that Firefox runs as they stand, too, in `npm run test:full`. */
export const inFirefox: readonly string[] = [
  'artist',
  'bottom-bars',
  'browse',
  'conjugation',
  'days',
  'examples',
  'favorites',
  'guest',
  'history',
  'kana',
  'kanji',
  'keyboard',
  'list',
  'one-search',
  'overlays',
  'page-rail',
  'phrases',
  'preferences',
  'quiz',
  'reference',
  'search',
  'session-ended',
  'theme',
  'tolerant-search',
  'typing',
];

/** Journeys of Chromium alone, by the reason. */
export const inChromiumAlone: Readonly<Record<string, readonly string[]>> = {
  'turns scripts off, which Playwright does not ask of Firefox': ['no-script'],
  'takes the network away by a command, which Playwright does not give Firefox; `away.spec.ts` goes the same way in all engines':
    ['offline', 'search-waiting'],
  'plays a file, of which Firefox said 9.8 s into it that it cannot be heard, on a machine without a device for sound':
    ['in-time'],
  'was not tried there yet': [
    'accessibility',
    'accounts',
    'admin-people',
    'admin-sentences',
    'admin-songs',
    'admin-words',
    'every-page',
    'hydration',
    'import-words',
    'learner',
    'long-input',
    'lookup',
    'my-lyrics',
    'my-words',
    'navigation',
    'phone',
    'progress',
    'review',
    'shell',
    'song',
    'start',
    'take-over',
    'word-page',
    'word-test',
  ],
};

/** The files of the journeys in Firefox, as Playwright takes them. */
export const filesInFirefox = inFirefox.map((name) => `**/${name}.spec.ts`);
