import { expect, test } from 'vitest';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { serve } from '../../../test/serve.js';
import { sampleSongs } from '../../../test/songs.js';

const NO_LISTS = { fields: [], fieldWords: [], koLike: [] };
const { get } = await serve({ catalogue: memoryCatalogue(sampleWords, NO_LISTS, sampleSentences, sampleSongs) });

/** Width and height, from the head of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const read = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

test('a word has a picture of its own', async () => {
  const response = await get('/og/words/50412.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(await read('/og/words/50377.png')).not.toEqual(picture);
  expect(await read('/og/words/50412.png')).toEqual(picture);
});

test.each(['/og/songs/7.png', '/og/artists/101.png'])('%s is a picture of its own', async (path) => {
  const picture = await read(path);
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture).not.toEqual(await read('/og/site.png'));
  expect((await get(path.replace(/\d+/, '999'))).status).toBe(404);
});

test('everything else has one, too', async () => {
  expect(sizeOf(await read('/og/site.png'))).toEqual([1200, 630]);
});

test('a picture that is known is answered as unchanged', async () => {
  const etag = (await get('/og/words/50412.png')).headers.get('etag')!;
  const again = await get('/og/words/50412.png', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each(['999', '0', '-1', '1.5', 'abc', '50412.png.png', '%00', '50412.svg', ''])(
  'there is no picture of %s',
  async (file) => {
    const response = await get(`/og/words/${file}${file.includes('.') ? '' : '.png'}`);
    expect(response.status).toBe(404);
  },
);

test('all words of a page at once are drawn one after the other', async () => {
  const ids = [50_412, 50_377, 50_300, 50_201, 50_112, 40_020, 31];
  const answers = await Promise.all([...ids, ...ids].map((id) => get(`/og/words/${id}.png`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(200));
});
