/** Journeys that Firefox runs as they stand, too, in `npm run test:full`. */
export const inFirefox: readonly string[] = [
  'artist',
  'bottom-bars',
  'browse',
  'conjugation',
  'days',
  'favorites',
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
  'theme',
  'tolerant-search',
  'typing',
];

/** Journeys of Chromium alone, by the reason. */
export const inChromiumAlone: Readonly<Record<string, readonly string[]>> = {
  'turns scripts off, which Playwright does not ask of Firefox': ['no-script'],
  'takes the network away by a command, which Playwright does not give Firefox; `away.spec.ts` goes the same way in all engines':
    ['offline', 'search-waiting'],
  'plays a sound, which did not begin there: whether for want of a device is not known': ['in-time'],
  'lost its page there, as the crash under axe makes it, which is mended; not tried since': ['examples', 'guest'],
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
    'session-ended',
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
