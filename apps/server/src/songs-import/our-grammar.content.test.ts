import { readReference } from '@utarang/content/reference';
import { checkSongBook } from '@utarang/content/songs';
import { readWordBook } from '@utarang/content/words';
import { writtenText } from '@utarang/domain/sentences';
import { analyseText, createTextBook, formSteps } from '@utarang/domain/text';
import { expect, test } from 'vitest';
import { createTokenizer } from '../analyser/tokenizer.js';
import { paths } from '../paths.js';

test('our songs of N5 have no particle, ending or form that the reference calls harder', async () => {
  const words = await readWordBook(paths.words);
  const { originals } = await checkSongBook(paths.songs, words);
  const { particles, endings } = await readReference(paths.reference);
  const harder = new Set([...particles, ...endings].filter(({ level }) => level !== 'N5').map(({ id }) => id));
  const [book, cut] = [createTextBook(words), createTokenizer()];
  const songs = originals.filter(({ level }) => level === 'N5');
  expect(songs.length).toBeGreaterThanOrEqual(8);
  const found = new Set<string>();
  for (const { id, pieces } of songs) {
    for (const line of pieces) {
      const text = writtenText(line);
      const tokens = analyseText(text, cut, book)
        .stanzas.flat()
        .flatMap((each) => each.tokens);
      for (const { names, word, entry } of tokens) {
        const steps = formSteps(names, word?.partsOfSpeech ?? []).map((step) => step.entry);
        for (const each of [entry, ...steps]) {
          if (each?.id && harder.has(each.id)) found.add(`${id} ${text} ${each.id}`);
        }
      }
    }
  }
  expect([...found]).toEqual([]);
});
