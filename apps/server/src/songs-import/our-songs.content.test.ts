import { readFile } from 'node:fs/promises';
import { checkSongBook, LINE_WORDS_FILE, lineWordsFile, type WordPlace } from '@utarang/content/songs';
import { readWordBook } from '@utarang/content/words';
import { writtenText } from '@utarang/domain/sentences';
import { expect, test } from 'vitest';
import { paths } from '../paths.js';
import { songWordFinder } from './words.js';

/** A mark of a person who reads a line otherwise than the analyser: which word stands in it, or none. */
type Mark = { readonly text: string; readonly written: string; readonly word: string };

const marks = (await readFile(new URL('../../../../packages/content/checks/song-links.tsv', import.meta.url), 'utf8'))
  .split('\n')
  .slice(1, -1)
  .map((row): Mark => {
    const [text = '', written = '', word = ''] = row.split('\t');
    return { text, written, word };
  });

/** The place that a mark names, instead of all that the analyser found there. */
function marked(places: readonly WordPlace[], text: string, { written, word }: Mark): WordPlace[] {
  const start = text.indexOf(written);
  const end = start + written.length;
  const others = places.filter((place) => place[2] <= start || place[1] >= end);
  const named: WordPlace[] = word === '' ? [] : [[Number(word), start, end]];
  return [...others, ...named].toSorted((one, other) => one[1] - other[1]);
}

/** `npx vitest run --project content our-songs -u` rewrites the file. */
test('the words of the lines of our own songs are those that the analyser finds, but for what is marked', async () => {
  const words = await readWordBook(paths.words);
  const { originals } = await checkSongBook(paths.songs, words);
  const find = songWordFinder(words);
  const used = new Set<Mark>();
  const lines = originals.flatMap((song) => {
    const { places } = find(song.pieces);
    return song.lines.map(({ seq }, index) => {
      const text = writtenText(song.pieces[index]!);
      const own = marks.filter((mark) => mark.text === text && text.includes(mark.written));
      const placed = own.reduce<readonly WordPlace[]>((before, mark) => {
        const after = marked(before, text, mark);
        if (JSON.stringify(after) !== JSON.stringify(before)) used.add(mark);
        return after;
      }, places[index]!);
      return { song: song.id, seq, text, places: placed };
    });
  });
  expect(marks.filter((mark) => !used.has(mark))).toEqual([]);
  await expect(lineWordsFile(lines)).toMatchFileSnapshot(`${paths.songs}/${LINE_WORDS_FILE}`);
});
