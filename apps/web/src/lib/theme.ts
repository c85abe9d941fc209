import { readCookie, writeCookie } from './cookie.js';
import { inBrowser } from './hydration.js';
import { createStore } from './store.js';
import { tabChannel } from './tab-channel.js';

/** `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const BAR = { light: '#fbfaf7', dark: '#101319' }; // --bg of each theme, for the browser's own bars (no oklch there)

const isChoice = (text: unknown): text is ThemeChoice => themeChoices.some((choice) => choice === text);

function remembered(): ThemeChoice {
  const text = readCookie('theme');
  return isChoice(text) ? text : 'system';
}

/** A cookie rather than storage: the server writes the theme into the page, so that the other theme never flashes. */
const remember = (choice: ThemeChoice): void => writeCookie('theme', choice === 'system' ? '' : choice);

function apply(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = BAR[choice === 'system' ? own : choice];
  }
}

export const theme = createStore<ThemeChoice>(inBrowser ? remembered() : 'system', 'system');

const otherTabs = tabChannel<ThemeChoice>('tabs:theme');

function follow(choice: ThemeChoice): void {
  apply(choice);
  theme.set(choice);
}

/**
 * Applies the remembered theme and follows a change in another tab, also one that happened while the page was in the
 * back/forward cache.
 */
export function startTheme(): void {
  apply(theme.get());
  otherTabs.listen((choice) => isChoice(choice) && follow(choice));
  addEventListener('pageshow', ({ persisted }) => persisted && follow(remembered()));
}

/** Changes the theme at once, here and in the other tabs, for a year. */
export function setTheme(choice: ThemeChoice): void {
  remember(choice);
  follow(choice);
  otherTabs.post(choice);
}
