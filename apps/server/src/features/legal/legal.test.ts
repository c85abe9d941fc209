import type { InitialData } from '@utarang/contract';
import { expect, onTestFinished, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { serve, temporaryFolder } from '../../../test/serve.js';
import { parseLegal, readLegal } from './legal-texts.js';

test.each([
  ['nothing', '', []],
  ['a paragraph', '하나\n둘', [{ heading: null, paragraphs: ['하나\n둘'] }]],
  [
    'headings, with or without blank lines about them',
    '\ufeff앞글\r\n# 하나\r\n첫째\r\n\r\n둘째\r\n\r\n## 둘\r\n\r\n<b>&',
    [
      { heading: null, paragraphs: ['앞글'] },
      { heading: '하나', paragraphs: ['첫째', '둘째'] },
      { heading: '둘', paragraphs: ['<b>&'] },
    ],
  ],
])('%s', (_, text, sections) => {
  expect(parseLegal(text)).toEqual({ sections });
});

test("the operator's text is shown, in the page and by the call", async () => {
  const folder = await temporaryFolder({ 'privacy.txt': '# 방침\n</script>우리는 …' }, onTestFinished);
  const { get } = await serve({ env: { PRIVACY_FILE: `${folder}/privacy.txt` }, until: onTestFinished });
  const privacy = { sections: [{ heading: '방침', paragraphs: ['</script>우리는 …'] }] };
  const response = await get('/api/legal/privacy');
  expect(await response.json()).toEqual(privacy);
  const html = await (await get('/privacy')).text();
  const json = /<script type="application\/json" id="initial-data">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect((JSON.parse(json) as InitialData).queries).toEqual([{ key: ['legal', 'privacy'], data: privacy }]);
});

test('without one there is an honest text of our own', async () => {
  const { get } = await serve({ until: onTestFinished });
  for (const [kind, words] of [
    [
      'privacy',
      [
        '생년월일',
        'argon2id',
        '72시간',
        ...['session', 'device', 'theme', 'hidden', 'quiz'].map((name) => `쿠키(${name})`),
      ],
    ],
    ['terms', ['계정', '가사']],
  ] as const) {
    const text = await (await get(`/api/legal/${kind}`)).text();
    for (const word of words) expect(text).toContain(word);
  }
  const unknown = await get('/api/legal/constructor');
  expect(unknown.status).toBe(404);
  expect(await problemIn(unknown)).toMatchObject({ code: 'not_found' });
});

test('a file that is not there stops the start with a sentence', async () => {
  await expect(readLegal({ privacyFile: null, termsFile: '/no/such/file' })).rejects.toThrow(
    'TERMS_FILE names a file that cannot be read: /no/such/file.',
  );
});
