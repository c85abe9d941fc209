import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isKana, toHiragana } from '@utarang/domain/language';
import { expect, test } from 'vitest';
import { referenceDirectory } from '../../places.js';
import { shippedBook } from '../../test/shipped.js';
import { findings } from './exceptions.js';

/** The written forms that UniDic has, each with its reading: `written\treading`. */
function unidicForms(file: URL): ReadonlySet<string> {
  const [, ...lines] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return new Set(
    lines.flatMap((line) => {
      const cells = line.split('\t');
      return (cells.at(-1) ?? '').split(' ').map((written) => `${written}\t${toHiragana(cells[1] ?? '')}`);
    }),
  );
}

test('UniDic has every form in kanji with its reading, or it is listed with its reason', async () => {
  const file = new URL('unidic-words.tsv.gz', referenceDirectory);
  if (!existsSync(file) && !process.env['CI']) {
    console.warn(`The forms of words were NOT checked: there is no ${file.pathname}; set REFERENCE_DIR.`);
    return;
  }
  const known = unidicForms(file);
  const unknown = (await shippedBook()).flatMap(({ reading, forms }) =>
    forms
      .filter(({ written }) => !isKana(written))
      .map(({ written }) => `${written}\t${toHiragana(reading)}`)
      .filter((name) => !known.has(name)),
  );
  expect(known.size).toBeGreaterThan(200_000);
  expect(findings(unknown, 'written-forms.tsv')).toEqual([]);
});
