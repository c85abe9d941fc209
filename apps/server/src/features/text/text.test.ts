import { type AnalysedText, analysedText, TEXT_MAX } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue, sampleWords } from '../../../test/catalogue.js';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';
import { startWorker } from '../../../test/worker.js';
import { createAnalyser } from '../../analyser/analyser.js';
import { startWorker as startFromSources } from '../../analyser/start-worker.js';

const { url } = await serve({ env: { RATE_LIMIT: 'off' } });

const post = (body: unknown, to = url) =>
  fetch(`${to}/api/text/analyse`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function analysed(text: string, to = url, asPasted = false): Promise<AnalysedText> {
  const response = await post({ text, asPasted }, to);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return z.parse(analysedText, await response.json());
}
const tokensOf = ({ stanzas }: AnalysedText) => stanzas.flat().flatMap(({ tokens }) => tokens);

test('a sentence comes back word by word, with all that a page shows', async () => {
  const text = await analysed('花は食べられなかった。');
  expect(tokensOf(text)).toEqual([
    {
      ...{ start: 0, end: 1, written: '花', reading: 'はな', pronunciation: '하나', dictionary: '花' },
      ...{ partOfSpeech: 'noun', wordId: 50_377, entry: null, gloss: null, steps: [], furigana: [['花', 'はな']] },
    },
    {
      ...{ start: 1, end: 2, written: 'は', reading: 'は', pronunciation: '와', dictionary: 'は' },
      ...{ partOfSpeech: 'particle', wordId: null, entry: { list: 'particles', id: 'wa' }, gloss: '~은/는' },
      ...{ steps: [], furigana: [['は', null]] },
    },
    {
      ...{
        start: 2,
        end: 10,
        written: '食べられなかった',
        reading: 'たべられなかった',
        pronunciation: '타베라레나캇타',
      },
      ...{ dictionary: '食べる', partOfSpeech: 'verb', wordId: 50_412, entry: null, gloss: '먹을 수 없었다' },
      steps: [
        { name: '가능형', entry: { list: 'endings', id: 'potential' } },
        { name: '부정형', entry: { list: 'endings', id: 'nai' } },
        { name: '과거형', entry: { list: 'endings', id: 'katta' } },
      ],
      furigana: [
        ['食', 'た'],
        ['べられなかった', null],
      ],
    },
    {
      ...{ start: 10, end: 11, written: '。', reading: null, pronunciation: null, dictionary: null },
      ...{ partOfSpeech: 'plain', wordId: null, entry: null, gloss: null, steps: [], furigana: [['。', null]] },
    },
  ]);
  expect(text.words.map(({ id }) => id)).toEqual([50_377, 50_412]);
  expect(text.known).toEqual({ N5: 2, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 });
});

test('blank lines part stanzas, and what is not Japanese stays as it is', async () => {
  const text = await analysed('  花 <b>love</b>\r\n사랑해요\n\n\n学校', url, true);
  expect(text.stanzas.map((lines) => lines.map((line) => line.text))).toEqual([
    ['花 <b>love</b>', '사랑해요'],
    ['学校'],
  ]);
  expect(text.stanzas[0]![1]!.tokens.map(({ partOfSpeech }) => partOfSpeech)).toEqual(['plain']);
});

const PASTED = '[ti:창가]\n[00:12.40]花(はな)を見(み)る\n하나오 미루\n꽃을 본다\n[00:16.80]♪学校(がっこう)へ';

test('what is pasted around the Japanese is recognised', async () => {
  const { stanzas, recognised, title, artist } = await analysed(PASTED);
  expect(stanzas.flat().map(({ text, startMs, endMs, translation }) => [text, startMs, endMs, translation])).toEqual([
    ['花を見る', 12_400, null, '꽃을 본다'],
    ['学校へ', 16_800, null, null],
  ]);
  expect(recognised).toEqual({ furigana: 3, times: 2, pronunciations: 1, translations: 1, marks: 1 });
  expect([title, artist]).toEqual(['창가', null]);
  expect(stanzas[0]![0]!.tokens.map(({ written, reading, given }) => [written, reading, given])).toEqual([
    ['花', 'はな', true],
    ['を', 'を', undefined],
    ['見る', 'みる', true],
  ]);
});

test('as it was pasted, and each kind by itself', async () => {
  const read = async (body: object) => z.parse(analysedText, await (await post({ text: PASTED, ...body })).json());
  const whole = await read({ asPasted: true });
  expect(whole.stanzas.flat().map(({ text }) => text)).toEqual(PASTED.split('\n'));
  expect(whole.recognised).toEqual({ furigana: 0, times: 0, pronunciations: 0, translations: 0, marks: 0 });
  const some = await read({ leave: ['times', 'posts'] });
  expect(some.recognised).toEqual({ furigana: 3, times: 0, pronunciations: 0, translations: 0, marks: 0 });
  expect(some.stanzas.flat().map(({ text }) => text)).toContain('[00:12.40]花を見る');
  expect((await post({ text: PASTED, leave: ['all'] })).status).toBe(400);
  expect((await post({ text: PASTED, asPasted: 'yes' })).status).toBe(400);
});

test('half-width kana and what is not composed are read like all others', async () => {
  const text = await analysed('ｺｰﾋｰ と 食へ\u3099物 と がっこう');
  const [coffee, , , , food, , , , school] = tokensOf(text);
  expect(coffee).toMatchObject({ written: 'ｺｰﾋｰ', wordId: 50_300 });
  expect(food).toMatchObject({ written: '食べ物', wordId: 50_112 });
  expect(school).toMatchObject({ written: 'がっこう', wordId: 50_201 });
});

const ERRORS = {
  required: '일본어 글을 넣어 주세요',
  tooLong: validationMessages.text_too_long,
  unreadable: '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.',
  noJapanese: '일본어가 없어요. 가나나 한자가 있는 글을 넣어 주세요.',
};

test.each([
  ['no body', {}, ERRORS.required],
  ['no text', { text: 5 }, ERRORS.required],
  ['an empty text', { text: '' }, ERRORS.required],
  ['blanks', { text: ' \n\t ' }, ERRORS.required],
  ['one character too many', { text: 'あ'.repeat(TEXT_MAX + 1) }, ERRORS.tooLong],
  ['only Korean', { text: '사랑해요' }, ERRORS.noJapanese],
  ['only emoji', { text: '😀👩‍👩‍👧🇯🇵' }, ERRORS.noJapanese],
  ['only marks', { text: '\u0301'.repeat(TEXT_MAX) }, ERRORS.noJapanese],
  ['a control character', { text: '花\u0000' }, ERRORS.unreadable],
  ['half a character', '{"text":"花\\ud800"}', ERRORS.unreadable],
])('%s is refused with a sentence', async (_, body, sentence) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await problemIn(response)).toMatchObject({ code: 'validation_failed', errors: { text: sentence } });
});

test.each([
  ['an array', '[]', 400],
  ['no JSON', '{', 400],
  ['a million combining marks', { text: `花${'\u0301'.repeat(1_000_000)}` }, 413],
])('%s is refused', async (_, body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  await problemIn(response);
});

test.each([
  ['a long line of kana', 'あ'.repeat(TEXT_MAX - 1000)],
  ['a long line of kanji', '漢'.repeat(TEXT_MAX - 1000)],
  ['a long line of forms', '食べられなかったら'.repeat(Math.floor(TEXT_MAX / 9) - 100)],
  ['20,000 figures', `花${'1'.repeat(TEXT_MAX - 1)}`],
  ['20,000 marks', `が${'\u0301'.repeat(TEXT_MAX - 1)}`],
  ['10,000 lines', '花\n'.repeat(TEXT_MAX / 2 - 1)],
])('%s comes back whole', async (_, text) => {
  const answer = await analysed(text);
  const lines = answer.stanzas.flat();
  expect(lines.map((line) => line.text).join('\n')).toBe(text.trim());
  for (const { text: line, tokens } of lines) expect(tokens.map(({ written }) => written).join('')).toBe(line);
});

test('others are answered while texts are read, and those that are too many are told to come back', async () => {
  const long = '食べられなかったら'.repeat(300);
  const answers = Promise.all(Array.from({ length: 30 }, () => post({ text: long })));
  expect((await fetch(`${url}/api/words?q=하나`)).status).toBe(200);
  const responses = await answers;
  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 503]);
  const refused = responses.find(({ status }) => status === 503)!;
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await problemIn(refused)).toMatchObject({
    code: 'analyser_busy',
    detail: '지금 이용자가 많아요. 입력한 글은 그대로 있으니 잠시 후 다시 시도해 주세요.',
  });
});

type Options = Partial<Parameters<typeof createAnalyser>[0]>;
async function serveWith(options: Options) {
  const catalogue = memoryCatalogue();
  const analyser = createAnalyser({ catalogue, log: silentLog, start: startWorker, longestMs: 60_000, ...options });
  onTestFinished(() => analyser.close());
  const served = await serve({ catalogue, analyser, until: onTestFinished });
  return { ...served, analyser, catalogue };
}

test('a text whose worker dies is read by the next one', async () => {
  let starts = 0;
  const start = () => {
    const worker = startWorker();
    starts += 1;
    if (starts === 1) setImmediate(() => void worker.terminate());
    return worker;
  };
  const { url: to } = await serveWith({ start });
  expect(tokensOf(await analysed('花', to))).toHaveLength(1);
  expect(starts).toBe(2);
});

test('where the next one dies too, a sentence says so, and the one after it reads again', async () => {
  let starts = 0;
  const start = () => {
    const worker = startWorker();
    starts += 1;
    if (starts <= 2) setImmediate(() => void worker.terminate());
    return worker;
  };
  const { url: to } = await serveWith({ start });
  const response = await post({ text: '花' }, to);
  expect(response.status).toBe(503);
  expect(await problemIn(response)).toMatchObject({ code: 'analyser_busy' });
  expect(tokensOf(await analysed('花', to))).toHaveLength(1);
});

test.each([1, 2])('where start %s fails, a sentence says so, and the text after it is read', async (failing) => {
  let starts = 0;
  const start = () => {
    starts += 1;
    if (starts === failing) throw new Error('no thread is left');
    const worker = startWorker();
    if (starts < failing) setImmediate(() => void worker.terminate());
    return worker;
  };
  const { url: to } = await serveWith({ start });
  const response = await post({ text: '花' }, to);
  expect(await problemIn(response)).toMatchObject({ code: 'analyser_busy', status: 503 });
  expect(tokensOf(await analysed('花', to))).toHaveLength(1);
});

test('a text that no rule was ready for is no fault of who sent it: a sentence says that it could not be read', async () => {
  const start = () => {
    const worker = startWorker();
    worker.postMessage = () => void worker.emit('message', { kind: 'failed', error: 'a rule threw' });
    return worker;
  };
  const { url: to } = await serveWith({ start, longestMs: 2_000 });
  const response = await post({ text: '花' }, to);
  expect(response.status).toBe(503);
  expect(await problemIn(response)).toMatchObject({ code: 'analyser_busy' });
});

test('a worker that does not answer is given up', async () => {
  let starts = 0;
  const start = () => {
    const worker = startWorker();
    starts += 1;
    if (starts === 1) worker.postMessage = () => {};
    return worker;
  };
  const { url: to } = await serveWith({ start, longestMs: 50 });
  expect((await post({ text: '花' }, to)).status).toBe(503);
});

test('the worker starts with the first text and ends when it is idle', async () => {
  const { analyser, url: to } = await serveWith({ idleMs: 20 });
  expect(analyser.isAwake).toBe(false);
  await analysed('花', to);
  await expect.poll(() => analyser.isAwake).toBe(false);
  expect(tokensOf(await analysed('花', to))).toHaveLength(1);
});

test('a change of the words is in the next answer', async () => {
  const { catalogue, url: to } = await serveWith({});
  expect((await analysed('花', to)).words.map(({ meaningKo }) => meaningKo)).toEqual(['꽃']);
  catalogue.replace(sampleWords.map((word) => (word.id === 50_377 ? { ...word, meaningKo: '꽃송이' } : word)));
  expect((await analysed('花', to)).words.map(({ meaningKo }) => meaningKo)).toEqual(['꽃송이']);
});

test('from the sources, too, a worker reads: `npm run dev` has no bundle', async () => {
  const { url: to } = await serveWith({ start: startFromSources });
  expect(tokensOf(await analysed('花', to))).toHaveLength(1);
});
