import type { Locator, Page } from '@playwright/test';
import { common, format, home, list, start, word as wordMessages } from '@utarang/messages';

/** The home page by the names that a person sees and hears. */
export class Home {
  readonly box: Locator;
  readonly button: Locator;
  readonly clear: Locator;
  /** The sentence that says how many words there are. */
  readonly count: Locator;
  readonly byPronunciation: Locator;
  readonly byMeaning: Locator;
  /** The words themselves; of a long list only those near the screen are in the document. */
  readonly list: Locator;
  readonly cards: Locator;
  readonly rail: Locator;
  readonly railInput: Locator;

  constructor(readonly page: Page) {
    const bar = page.getByRole('search');
    this.box = bar.getByRole('searchbox', { name: home['box.label'] });
    this.button = bar.getByRole('button', { name: common.search, exact: true });
    this.clear = bar.getByRole('button', { name: common.clearSearch });
    this.count = bar.getByRole('status');
    this.byPronunciation = bar.getByRole('radio', { name: home['mode.pron'] });
    this.byMeaning = bar.getByRole('radio', { name: home['mode.meaning'] });
    this.list = page.locator('main [role=list]');
    this.cards = this.list.getByRole('listitem');
    this.rail = page.getByRole('navigation', { name: list.pageRail });
    this.railInput = this.rail.getByRole('textbox', { name: list.pageInput });
  }

  /**
   * The list of all words, or a search: `query` as in the address, with its question mark. The first words are on the
   * screen when it resolves.
   */
  async open(query = '?page=1'): Promise<void> {
    await this.page.goto(`/${query}`);
    await this.cards.getByRole('heading', { level: 3 }).first().waitFor();
  }

  /** The start, where nothing is searched for. */
  async start(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('heading', { name: start.first }).waitFor();
  }

  /** Resolves when a list of thousands is as long as its words: those that came with the page are its beginning. */
  async whole(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.scrollHeight > 20_000);
  }

  /** The card of a word, by its heading. */
  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true, level: 3 }) });
  }

  /** The card at a place in the list, 1-based, as screen readers count it. */
  cardAt(place: number): Locator {
    return this.list.locator(`[role=listitem][aria-posinset="${place}"]`);
  }

  copyButton(card: Locator, name: string): Locator {
    return card.getByRole('button', { name: format(wordMessages.copyAria, { word: name }) });
  }

  star(card: Locator, name: string): Locator {
    return card.getByRole('button', { name: format(wordMessages.save, { word: name }) });
  }

  railPage(n: number): Locator {
    return this.rail.getByRole('link', { name: format(list.pageGo, { n: String(n) }), exact: true });
  }
}

export const foundText = (n: number): string => format(home.count, { n });
