import { type InitialData, type Start, start as startAnswer } from '@utarang/contract';
import { wordOfTheDay } from '@utarang/domain/words';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { serve } from '../../../test/serve.js';
import { sampleSongs } from '../../../test/songs.js';
import { movableClock } from '../../db/clock.js';

/** A server whose clock stands at noon in Seoul of a day far from any real one, with some hundred words. */
async function atNoon() {
  const clock = movableClock();
  const noon = '2026-11-22T12:00:00+09:00';
  const moveTo = (instant: string) => clock.moveTo(Date.parse(instant) - Date.now());
  moveTo(noon);
  const more = Array.from({ length: 100 }, (_, index) => ({
    ...sampleWords[1]!,
    id: 20_500 - index,
    level: 'N2' as const,
  }));
  const sentences = more.slice(0, 50).map(({ id }) => ({ ...sampleSentences[0]!, id, wordIds: [id], targetIds: [id] }));
  const catalogue = memoryCatalogue(
    [...sampleWords.slice(0, 6), ...more, sampleWords[6]!],
    undefined,
    [...sampleSentences, ...sentences],
    sampleSongs,
  );
  const { get } = await serve({ clock, catalogue, until: onTestFinished });
  const asked = async () => z.parse(startAnswer, await (await get('/api/start')).json());
  const page = async (path = '/') => {
    const response = await get(path);
    const json = /<script type="application\/json" id="initial-data">(.*)<\/script>/.exec(await response.text())?.[1];
    const { queries } = JSON.parse(json ?? '') as InitialData;
    const start = queries.find(({ key }) => key[0] === 'start')?.data as Start | undefined;
    return { start, etag: response.headers.get('etag') };
  };
  return { catalogue, asked, page, moveTo };
}

/** The word that greets: only one with an example does. */
const withExample = ({ words, bank }: Pick<ReturnType<typeof memoryCatalogue>, 'words' | 'bank'>) =>
  words.filter(({ id }) => bank.ofWord(id).length > 0);

test("the day, its word, and how many words each level has, as the home page's start brings them", async () => {
  const { catalogue, asked, page } = await atNoon();
  const start = await asked();
  expect(start.day).toBe('2026-11-22');
  expect(start.word?.id).toBe(wordOfTheDay('2026-11-22', withExample(catalogue))?.id);
  expect(start.example).not.toBeNull();
  expect(start.levels).toEqual({ N5: 5, N4: 1, N3: 0, N2: 100, N1: 0 });
  expect((await page()).start).toEqual(start);
});

test('a line of a song that was written for the product, with its words, and none without words', async () => {
  const { asked } = await atNoon();
  const { line } = await asked();
  expect(line?.song.id).toBe(7);
  expect(line?.line.jpText).toBe('花は食べない');
  expect(line?.words.map(({ id }) => id)).toEqual([50_377, 50_412]);
});

test.each(['/?page=1', '/?q=하나', '/jlpt?level=N5'])('%s has none of it', async (path) => {
  const { page } = await atNoon();
  expect((await page(path)).start).toBeUndefined();
});

test('a page that is kept stays all day, and at midnight in Seoul it is another one', async () => {
  const { catalogue, asked, page, moveTo } = await atNoon();
  const noon = await page();
  moveTo('2026-11-22T23:00:00+09:00');
  expect(await page()).toEqual(noon);
  moveTo('2026-11-23T00:00:00+09:00');
  const next = await page();
  expect(next.etag).not.toBe(noon.etag);
  expect(next.start?.day).toBe('2026-11-23');
  expect(next.start?.word?.id).toBe(wordOfTheDay('2026-11-23', withExample(catalogue))?.id);
  expect(await asked()).toEqual(next.start);
});

test('a change of other words leaves the word of the day, and counts', async () => {
  const { catalogue, asked } = await atNoon();
  const before = await asked();
  catalogue.replace(catalogue.words.filter(({ id, level }) => level === 'N2' || id === before.word?.id));
  const after = await asked();
  expect(after.word).toEqual(before.word);
  expect(after.levels.N4).toBe(before.word?.level === 'N4' ? 1 : 0);
});
