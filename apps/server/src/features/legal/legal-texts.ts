import { readFile } from 'node:fs/promises';
import type { Legal, LegalText } from '@utarang/contract';
import { legal } from '@utarang/messages';
import type { Config } from '../../config.js';
import { exitCodes, StartupError } from '../../lib/startup-error.js';

/** A plain text in sections: lines that begin with `#` are headings, blank lines separate paragraphs. */
export function parseLegal(text: string): Legal {
  const sections: Legal['sections'] = [];
  const blocks = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^#.*$/gm, '\n$&\n') // a heading is a paragraph of its own
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  for (const block of blocks) {
    const heading = /^#+\s*(.*)$/.exec(block)?.[1];
    if (heading !== undefined) sections.push({ heading, paragraphs: [] });
    else if (sections.length === 0) sections.push({ heading: null, paragraphs: [block] });
    else sections.at(-1)?.paragraphs.push(block);
  }
  return { sections };
}

async function readText(path: string | null, variable: string, ours: readonly string[]): Promise<Legal> {
  if (path === null) return parseLegal(ours.join('\n\n'));
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartupError(`${variable} names a file that cannot be read: ${path}.`, exitCodes.config);
  });
  return parseLegal(text);
}

/** The operator's texts, or our own by default; read once at the start. Throws `StartupError`. */
export async function readLegal(config: Pick<Config, 'privacyFile' | 'termsFile'>): Promise<Record<LegalText, Legal>> {
  return {
    privacy: await readText(config.privacyFile, 'PRIVACY_FILE', legal.privacy),
    terms: await readText(config.termsFile, 'TERMS_FILE', legal.terms),
  };
}
