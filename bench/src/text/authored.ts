import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A stretch of a text and its reading; null where it is read as it is written. */
export type Part = { readonly written: string; readonly reading: string | null };
export type AuthoredText = readonly Part[];
/** Texts whose readings were written by hand: the songs of our own, and the bank of sentences. */
export type Source = { readonly name: string; readonly texts: readonly AuthoredText[] };

const data = (path: string) => fileURLToPath(new URL(`../../../packages/content/data/${path}`, import.meta.url));

/**
 * Parses a text with its readings, 食[た]べる: brackets hold the reading of the kanji before them; after は and へ they hold
 * a sound, which is no reading.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const [, base = '', above, plain] of text.matchAll(/([\p{Script=Han}々ヶ]+|[はへ])\[([^\]]*)\]|([^[\]])/gu)) {
    if (plain !== undefined) {
      if (plain !== ' ') parts.push({ written: plain, reading: null });
    } else parts.push({ written: base, reading: /\p{Script=Han}/u.test(base) ? above! : null });
  }
  return parts;
}

export const writtenOf = (text: AuthoredText): string => text.map(({ written }) => written).join('');

/** The songs, each by itself; their files have a Korean line below each Japanese one. */
export function readSongs(): Source[] {
  const folder = data('songs/originals');
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const title = writtenOf(partsOf(/^title: (.*)$/m.exec(text)?.[1] ?? file));
      const lines = text
        .slice(text.indexOf('\n\n'))
        .split('\n')
        .filter((line) => /[\p{Script=Hiragana}\p{Script=Han}]/u.test(line));
      return { name: `song: ${title}`, texts: lines.map(partsOf) };
    });
}

/** The number of sentences of the bank, evenly from all of it. */
export function readSentences(count: number): Source {
  const folder = data('sentences');
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const [header = '', ...rows] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
      const column = header.split('\t').indexOf('text');
      return rows.map((row) => row.split('\t')[column] ?? '');
    });
  const every = Math.max(1, all.length / count);
  const texts = Array.from({ length: Math.min(count, all.length) }, (_, index) =>
    partsOf(all[Math.floor(index * every)]!),
  );
  return { name: `sentences of the bank, ${texts.length} of ${all.length}`, texts };
}
