import { expect, type Page } from '@playwright/test';

/** Texts that are marked as another language than theirs: kana and kanji must be Japanese, Hangul Korean. */
export const wrongLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = { ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]/u, ko: /\p{Script=Hangul}/u };
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const marked = node.parentElement?.closest('[lang]')?.getAttribute('lang');
      if (node.parentElement?.closest('script, style')) continue;
      for (const [lang, script] of Object.entries(scripts)) {
        if (script.test(text) && marked !== lang) wrong.push(`${text} is marked ${marked}`);
      }
    }
    return wrong;
  });

type Stray = { text: string; font: string };

/**
 * Elements of a language that hold text alone, and the fonts with which the browser drew them but should not have.
 * Where the page changes meanwhile, the answer says only that: ask again.
 */
export async function strayFonts(page: Page, lang: 'ja' | 'ko', faces: readonly string[]): Promise<Stray[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const selector = `body :lang(${lang}):not(:has(*)):not(script, input, textarea)`;
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(0);
  const strays: Stray[] = [];
  // All at once: a list of kanji has thousands, and each answer alone is a way to the browser and back.
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => null)),
  );
  for (const [index, nodeId] of nodeIds.entries()) {
    const fonts = drawn[index]?.fonts;
    if (!fonts) return [{ text: 'the page changed meanwhile', font: '' }];
    for (const { familyName, isCustomFont } of fonts) {
      if (isCustomFont && faces.some((face) => familyName.startsWith(face))) continue;
      const { outerHTML: text } = await client.send('DOM.getOuterHTML', { nodeId });
      strays.push({ text, font: isCustomFont ? familyName : 'of the device' });
    }
  }
  await client.detach();
  return strays;
}
