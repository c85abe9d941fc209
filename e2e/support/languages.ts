import type { Page } from '@playwright/test';

/** Texts whose language is not marked as what it is: kana and kanji must be Japanese, Hangul Korean. */
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

type Use = { text: string; font: string };

/** The fonts that the browser really drew each matching element's text with. */
export async function fontsUsed(page: Page, selector: string): Promise<Use[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const uses: Use[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    const { outerHTML: text } = await client.send('DOM.getOuterHTML', { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      uses.push({ text, font: isCustomFont ? familyName : 'of the device' });
  }
  await client.detach();
  return uses;
}
