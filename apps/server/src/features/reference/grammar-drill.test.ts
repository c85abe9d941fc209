import { readReference } from '@utarang/content/reference';
import { readSentenceBank } from '@utarang/content/sentences';
import { readWordBook } from '@utarang/content/words';
import type { GrammarQuestion } from '@utarang/contract';
import { grammarDrill } from '@utarang/messages';
import { expect, test } from 'vitest';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { renderedWebApp } from '../../../test/rendered-web-app.js';
import { serve } from '../../../test/serve.js';
import { paths } from '../../paths.js';

const reference = await readReference(paths.reference);
const sentences = (await readSentenceBank(paths.sentences)).map((each) => ({
  ...each,
  wordIds: [...each.wordIds],
  targetIds: [...each.targetIds],
  situations: [...each.situations],
  retiredAt: null,
}));
const catalogue = memoryCatalogue(await readWordBook(paths.words), undefined, sentences);
const { get } = await serve({ webApp: renderedWebApp, reference, catalogue });

const ask = async (query: string) => {
  const response = await get(`/api/grammar-questions?${query}`);
  return { status: response.status, questions: (await response.json()) as GrammarQuestion[] };
};

// biome-ignore format: a table, to be read down
test.each([
  ['list=endings&level=N3',                10],
  ['list=endings&level=N1&group=change',    3],
  ['list=particles',                       10],
  ['list=particles&level=N5&group=place',   2],
])('%s asks what is chosen', async (query, atLeast) => {
  const { status, questions } = await ask(query);
  expect(status).toBe(200);
  expect(questions.length).toBeGreaterThanOrEqual(atLeast);
  expect(questions.length).toBeLessThanOrEqual(10);
  const { list, level, group } = Object.fromEntries(new URLSearchParams(query));
  for (const { sentence, blank, right, wrong, level: ofQuestion } of questions) {
    expect(sentence.japanese.slice(...blank)).toBe(right.written);
    expect(new Set([right, ...wrong].map(({ written }) => written)).size).toBe(4);
    expect(right.list).toBe(list);
    if (level) expect(ofQuestion).toBe(level);
    const entry = [...reference.particles, ...reference.endings].find(({ id }) => id === right.id)!;
    if (group) expect(entry.section).toBe(group);
  }
});

test('around an entry it and what is confused with it are asked, of both lists', async () => {
  const { questions } = await ask('list=endings&near=te-iru');
  const entry = reference.endings.find(({ id }) => id === 'te-iru')!;
  expect(questions.length).toBeGreaterThanOrEqual(5);
  for (const { right } of questions) {
    const back = [...reference.particles, ...reference.endings].find(({ id }) => id === right.id)!.near;
    expect([entry.id, ...entry.near].includes(right.id) || back.includes(entry.id)).toBe(true);
  }
});

test('no pattern is asked twice before the others were, and the questions differ from call to call', async () => {
  const [one, other] = [await ask('list=endings&level=N2'), await ask('list=endings&level=N2')];
  const ids = one.questions.map(({ right }) => right.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(other.questions.map(({ right }) => right.id)).not.toEqual(ids);
});

// biome-ignore format: a table, to be read down
test.each([
  ['',                              400, 'validation_failed'],
  ['list=words',                    400, 'validation_failed'],
  ['list=endings&level=N9',         400, 'validation_failed'],
  ['list=endings&group=nothing',    400, 'validation_failed'],
  ['list=endings&near=__proto__',   404, 'entry_not_found'],
  ['list=endings&near=%00',         404, 'entry_not_found'],
  [`list=endings&near=${'a'.repeat(61)}`, 400, 'validation_failed'],
])('“%s” is %i %s', async (query, status, code) => {
  const response = await get(`/api/grammar-questions?${query}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

test('a level is asked for in either case', async () => {
  const { questions } = await ask('list=endings&level=n2');
  expect(new Set(questions.map(({ level }) => level))).toEqual(new Set(['N2']));
});

test('a group of the other list has none', async () => {
  expect((await ask('list=particles&group=wish')).questions).toEqual([]);
});

test.each(['particles', 'endings'] as const)('the drill of %s is rendered, and not listed', async (list) => {
  const html = await (await get(`/${list}?drill=true`)).text();
  expect(html).toContain(`<h1 tabindex="-1">${grammarDrill[`title.${list}`]}</h1>`);
  expect(html).toContain(grammarDrill.start);
  expect(html).toContain('noindex');
});
