import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Text as people write it, with what is right of a part of it. */
export type SungCase = {
  readonly group: string;
  readonly text: string;
  readonly part: string;
  readonly check: 'pronunciation' | 'dictionary' | 'gloss';
  readonly oneOf: readonly string[];
  readonly noneOf: readonly string[];
};

/** The fields of a word of an answer that a case compares. */
export type SungToken = {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly partOfSpeech: string;
  readonly pronunciation: string | null;
  readonly dictionary: string | null;
  readonly gloss: string | null;
  readonly wordId: number | null;
};

const root = new URL('../../../', import.meta.url);
const folder = process.env['REFERENCE_DIR']
  ? pathToFileURL(`${process.env['REFERENCE_DIR']}/`)
  : new URL('../shared/reference/', root);

/** The cases of the reference; none where the folder is not there, since they are no part of the product. */
export function readSung(): SungCase[] {
  const file = new URL('sung.tsv', folder);
  return existsSync(file) ? casesOf(readFileSync(file, 'utf8')) : [];
}

export function casesOf(tsv: string): SungCase[] {
  const [, ...rows] = tsv.trimEnd().split('\n');
  return rows.map((row) => {
    const [group = '', text = '', part = '', check = '', oneOf = '', noneOf = ''] = row.split('\t');
    const list = (cell: string) => cell.split('|').filter((each) => each !== '');
    return { group, text, part, check: check as SungCase['check'], oneOf: list(oneOf), noneOf: list(noneOf) };
  });
}

/**
 * Checks whether what is looked at of a case is right: it holds one of the right texts and none of the wrong ones. A
 * wrong dictionary form counts whole; in a pronunciation blanks and marks do not.
 */
export function isRight(
  { text, part, check, oneOf, noneOf }: SungCase,
  tokens: readonly SungToken[],
  meaningOf: (wordId: number) => string,
): boolean {
  const from = part === '' ? 0 : text.indexOf(part);
  const to = part === '' ? text.length : from + part.length;
  const own = tokens.filter(({ written, start }) => part !== '' && written === part && start === from);
  const looked = (own.length > 0 ? own : tokens.filter(({ start, end }) => start < to && end > from)).filter(
    ({ partOfSpeech }) => partOfSpeech !== 'plain',
  );
  if (check === 'dictionary') {
    const forms = looked.map(({ dictionary }) => dictionary ?? '');
    const joined = forms.join('');
    return oneOf.some((form) => joined.includes(form)) && !noneOf.some((form) => forms.includes(form));
  }
  const shown = looked.map(({ pronunciation, gloss, wordId }) =>
    check === 'pronunciation' ? (pronunciation ?? '') : (gloss ?? (wordId === null ? '' : meaningOf(wordId))),
  );
  const bare = (each: string) => (check === 'pronunciation' ? each.replace(/[\s\p{P}]/gu, '') : each);
  const all = bare(shown.join(check === 'pronunciation' ? '' : ' / '));
  const has = (each: string) => all.includes(bare(each));
  return oneOf.some(has) && !noneOf.some(has);
}
