import type { WordDetail, WordsPage } from '@utarang/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryCatalogue, sampleWords } from '../../../test/catalogue.js';
import { serve } from '../../../test/serve.js';
import type { CatalogueWord } from '../../catalogue/word.js';

const also = (written: string, note: string | null = null) => ({ kind: 'also', note, written }) as const;
const word = (id: number, over: Partial<CatalogueWord>): CatalogueWord => ({ ...sampleWords[0]!, id, ...over });
const words = [
  word(50_615, {
    ...{ japaneseWord: 'おもしろい', reading: 'おもしろい', koreanPronunciation: '오모시로이', meaningKo: '재미있다' },
    partsOfSpeech: ['adj-i'],
    forms: [{ kind: 'usual', note: null, written: '面白い' }],
  }),
  word(50_490, {
    ...{ japaneseWord: '会う', reading: 'あう', koreanPronunciation: '아우', meaningKo: '만나다' },
    partsOfSpeech: ['verb-u'],
    forms: [also('逢う', '그리운 사람을 만날 때'), also('会う')],
  }),
  word(50_100, { japaneseWord: '子供', reading: 'こども', koreanPronunciation: '코도모', forms: [also('子ども')] }),
];

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ catalogue: memoryCatalogue(words), until: afterAll });
});

const search = async (q: string, mode: string) =>
  (await (await server.get(`/api/words?mode=${mode}&q=${encodeURIComponent(q)}`)).json()) as WordsPage;

// biome-ignore format: a table, to be read down
test.each([
  ['面白い',   50_615, 0, '面白い'],
  ['面白',     50_615, 1, '面白い'],
  ['白い',     50_615, 2.001, '面白い'],
  ['おもしろ', 50_615, 1, undefined],
  ['逢',       50_490, 1, '逢う'],
  ['会う',     50_490, 0, undefined],
  ['子ど',     50_100, 1, '子ども'],
  ['子',       50_100, 1, undefined],
])('%s finds its word exactly in every mode, and says how it is written there', async (q, id, rank, asWritten) => {
  for (const mode of ['all', 'pronunciation', 'meaning']) {
    const [hit] = (await search(q, mode)).content;
    expect(hit).toMatchObject({ id, match: 'exact', rank });
    expect(hit?.asWritten).toBe(asWritten);
  }
});

// biome-ignore format: a table, to be read down
test.each([
  ['面白かった', 50_615, '面白かった'],
  ['逢いたい',   50_490, '逢いたい'],
  ['会いたい',   50_490, '会いたい'],
  ['逢えない',   50_490, '逢えない'],
])('%s is a form of its word, as it was typed', async (q, id, written) => {
  const [hit] = (await search(q, 'pronunciation')).content;
  expect(hit).toMatchObject({ id, match: 'inflected', form: { written } });
  expect(hit?.asWritten).toBeUndefined();
});

test('a part of a phrase is written as it was typed', async () => {
  const { phrase } = await search('逢うと面白い', 'all');
  expect(phrase?.parts.filter(({ wordId }) => wordId !== null).map(({ written }) => written)).toEqual([
    '逢う',
    '面白い',
  ]);
});

test('the page of a word has its other spellings, without its headword', async () => {
  const { forms, inflections } = (await (await server.get('/api/words/50490')).json()) as WordDetail;
  expect(forms).toEqual([also('逢う', '그리운 사람을 만날 때')]);
  expect(inflections.map(({ written }) => written)).toContain('会いたい');
});
