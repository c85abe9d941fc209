/** Journeys that Firefox runs as they stand, too, in `npm run test:full`. */
export const inFirefox: readonly string[] = ['browse', 'conjugation', 'quiz'];

/** Journeys of Chromium alone, by the reason. */
export const inChromiumAlone: Readonly<Record<string, readonly string[]>> = {
  'asks the DevTools of Chromium: text size, fonts that were drawn, keys': [
    'every-page',
    'keyboard',
    'preferences',
    'reference',
  ],
  'looks at both themes and other media, which this Firefox does not take by WebDriver BiDi': [
    'accessibility',
    'hydration',
    'progress',
    'start',
    'theme',
  ],
  'installs a service worker and takes the network away': ['offline'],
  'failed there, and it is not known whether by the product or by the driver': ['in-time', 'one-search'],
  'was not tried there yet': [
    'accounts',
    'admin-people',
    'admin-sentences',
    'admin-songs',
    'admin-words',
    'artist',
    'bottom-bars',
    'days',
    'examples',
    'favorites',
    'guest',
    'history',
    'import-words',
    'kana',
    'kanji',
    'learner',
    'list',
    'long-input',
    'lookup',
    'my-lyrics',
    'my-words',
    'navigation',
    'no-script',
    'overlays',
    'page-rail',
    'phone',
    'phrases',
    'review',
    'search',
    'search-waiting',
    'session-ended',
    'shell',
    'song',
    'take-over',
    'tolerant-search',
    'typing',
    'word-page',
    'word-test',
  ],
};

/** The files of the journeys in Firefox, as Playwright takes them. */
export const filesInFirefox = inFirefox.map((name) => `**/${name}.spec.ts`);
