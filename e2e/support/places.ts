import { expect, type Locator, type Page } from '@playwright/test';
import { a11y, nav, plus } from '@utarang/messages';
import { setWidth } from './screen.js';

/**
 * The places at which the criteria of every page are tested: one address for each way in which a page of the product
 * can look.
 */
export const places: readonly { name: string; path: string }[] = [
  { name: 'the start', path: '/' },
  { name: 'all words', path: '/?page=1' },
  { name: 'words found', path: `/?m=meaning&q=${encodeURIComponent('하')}` },
  { name: 'nothing found', path: '/?m=pron&q=zzz' },
  { name: 'a level', path: '/jlpt?level=N3' },
  { name: 'a situation', path: `/fields?value=${encodeURIComponent('식당')}` },
  { name: 'a situation that does not exist', path: `/fields?value=${encodeURIComponent('없는상황')}` },
  { name: 'words like Korean', path: '/ko-like' },
  { name: 'all words to browse', path: '/words?page=2' },
  { name: 'a page to learn', path: '/ko-like?study=true' },
  { name: 'a word', path: '/words/50721' },
  { name: 'the sentence quiz', path: '/SentenceQuizPage' },
  { name: 'the sentence quiz by situation', path: `/SentenceQuizPage?value=${encodeURIComponent('음식')}&ask=usage` },
  { name: 'about', path: '/about' },
  { name: 'log-in', path: '/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'privacy', path: '/privacy' },
  { name: 'a page for members, to a guest', path: '/user-info' },
  { name: 'a list for members, to a guest', path: '/mywords/completed' },
  { name: 'texts of one’s own, to a guest', path: '/my-lyrics' },
  { name: 'a song found', path: `/songs?q=${encodeURIComponent('레몬')}` },
  { name: 'artists found', path: `/artists?q=${encodeURIComponent('요네즈')}` },
  { name: 'an artist', path: '/artists/113' },
  { name: 'a song of ours', path: '/songs/1' },
  { name: 'a line of a song', path: '/songs/1?study=true' },
  { name: 'a published song', path: '/songs/1001' },
  { name: 'a page for admins, to a guest', path: '/admin/words' },
  { name: 'words as tables, to a guest', path: '/admin/words/import' },
  { name: 'the kana', path: '/kana' },
  { name: 'the kana on cards', path: '/kana?tab=both&view=cards' },
  { name: 'kana found', path: `/kana?q=${encodeURIComponent('쓰')}` },
  { name: 'the conjugation drill', path: '/conjugation' },
  { name: 'a kana drill', path: '/kana?drill=wa-ne-re' },
  { name: 'kana that do not exist', path: '/kana?tab=kanji' },
  { name: 'the particles of a category', path: '/particles?f=basic' },
  { name: 'particles found', path: `/particles?q=${encodeURIComponent('은/는')}` },
  { name: 'a particle', path: '/particles/wa' },
  { name: 'the endings of a group', path: '/endings?f=wish&level=N4' },
  { name: 'an ending', path: '/endings/te-iru' },
  { name: 'the kanji', path: '/kanji' },
  { name: 'the kanji of a level', path: `/kanji?level=N5&radical=${encodeURIComponent('水')}` },
  { name: 'kanji found', path: `/kanji?q=${encodeURIComponent('배울')}` },
  { name: 'a kanji', path: `/kanji/${encodeURIComponent('学')}` },
  { name: 'from Korean sounds to on readings', path: '/kanji/bridge' },
  { name: 'a look-up', path: `/lookup#${encodeURIComponent('君の名前を教えてください。')}` },
  { name: 'not found', path: '/nowhere' },
];

type Overlay = {
  name: string;
  /** The width at which it exists. */
  width: number;
  /** The element that it is part of; the page behind is half covered, or cannot be reached. */
  within: string;
  opener: (page: Page) => Locator;
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name });

/** The overlays that can be opened over a page. */
export const overlays: readonly Overlay[] = [
  { name: 'the drawer', width: 390, within: 'dialog', opener: button(a11y.openMenu) },
  { name: 'the levels', width: 1280, within: 'header', opener: button(nav.jlpt) },
  { name: 'the situations', width: 1280, within: 'header', opener: button(nav.fields) },
  { name: 'the settings', width: 1280, within: 'header', opener: button(plus['theme.label']) },
];

/** Opens a place with its content and its fonts on the screen. */
export async function openPlace(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('load');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Opens it over the page that is there. */
export async function openOverlay(page: Page, { width, opener }: Overlay): Promise<void> {
  await setWidth(page, width);
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
}
