import { BRING_MAX_WORDS, type BringPreview, type BringResult, errorStatus, type Today } from '@utarang/contract';
import { OWN_WORDS_MAX, WISHES_MAX } from '@utarang/domain/word-list';
import { takeAlongErr } from '@utarang/messages';
import { expect, test } from 'vitest';
import { problemIn } from '../../../test/problem.js';
import { type Learner, serveStudy, studyWords } from '../../../test/study.js';
import { wordEntry } from '../../../test/words.js';
import { markUsed } from './word-imports.repo.js';

const [EAT, FOOD, SCHOOL, HOT, BITTER] = [50_412, 50_112, 50_201, 901, 902];
const word = (id: number, japaneseWord: string, reading: string, meaningKo: string) =>
  wordEntry(id, { japaneseWord, reading, koreanPronunciation: '카라이', meaningKo });
const { learner, guest, database } = await serveStudy({
  words: [...studyWords, word(HOT, '辛い', 'からい', '맵다'), word(BITTER, '辛い', 'つらい', '괴롭다')],
});

const PATH = '/api/users/me/words/import';
const send = (her: Learner, file: string | Uint8Array, name = '단어.txt') =>
  her.send('POST', `${PATH}?name=${encodeURIComponent(name)}`, Uint8Array.from(Buffer.from(file)), {
    'Content-Type': 'application/octet-stream',
  });
async function preview(her: Learner, file: string): Promise<BringPreview> {
  const response = await send(her, file);
  expect(response.status).toBe(200);
  return (await response.json()) as BringPreview;
}
async function keep(her: Learner, token: string, body: object = {}): Promise<BringResult> {
  const response = await her.post(`${PATH}/${token}`, body);
  expect(response.status).toBe(200);
  return (await response.json()) as BringResult;
}
const matches = ({ rows }: BringPreview) =>
  rows.map(({ text, match, candidates }) => [text, match, candidates.map(({ id }) => id)]);
const savedIds = async (her: Learner) => (await her.ids()).ids.sort((a, b) => a - b);

test('a list is shown before anything is saved, kept once, and changes nothing the second time', async () => {
  const her = await learner();
  await her.save(SCHOOL);
  const list = '食べる\n学校\n辛い\nつらい\n推し活';
  const shown = await preview(her, list);
  expect(matches(shown)).toEqual([
    ['食べる', 'exact', [EAT]],
    ['学校', 'already', [SCHOOL]],
    ['辛い', 'several', [BITTER, HOT]],
    ['つらい', 'exact', [BITTER]],
    ['推し活', 'none', []],
  ]);
  expect(await savedIds(her)).toEqual([SCHOOL]);
  expect(await keep(her, shown.token, { choices: { 2: HOT } })).toEqual({ saved: 3, skipped: 2, own: 0, wishes: 0 });
  expect(await savedIds(her)).toEqual([HOT, BITTER, SCHOOL, EAT].sort((a, b) => a - b));

  const again = await preview(her, list);
  expect(matches(again).map(([, match]) => match)).toEqual(['already', 'already', 'several', 'already', 'none']);
  expect(await keep(her, again.token, { choices: { 2: HOT } })).toEqual({ saved: 0, skipped: 5, own: 0, wishes: 0 });
});

test('a row that is left out is not saved, and what waits for a choice is none', async () => {
  const her = await learner();
  const { token } = await preview(her, '食べる\n食べ物\n辛い');
  expect(await keep(her, token, { choices: { 0: null } })).toEqual({ saved: 1, skipped: 2, own: 0, wishes: 0 });
  expect(await savedIds(her)).toEqual([FOOD]);
});

test('a word that was saved and taken out again is saved again, with what was learnt of it', async () => {
  const her = await learner();
  await her.useUp(EAT);
  await database.pool.query('update word_progress set saved_at = null where word_id = $1', [EAT]);
  const { token } = await preview(her, '食べる');
  expect(await keep(her, token)).toMatchObject({ saved: 1 });
  expect(await her.saved()).toMatchObject([{ id: EAT, status: 'COOLDOWN' }]);
});

test('two who keep one preview at once save it once', async () => {
  const her = await learner();
  const { token } = await preview(her, '食べる\n食べ物');
  const results = await Promise.all([keep(her, token), keep(her, token), keep(her, token)]);
  expect(results.map(({ saved }) => saved)).toEqual([2, 2, 2]);
  expect(await savedIds(her)).toEqual([FOOD, EAT].sort((a, b) => a - b));
});

test('who did not hear the answer asks again and is told what was saved, whatever is chosen then', async () => {
  const her = await learner();
  const { token } = await preview(her, '食べる\n推し活');
  expect(await problemIn(await her.post(`${PATH}/${token}`, { choices: { 0: 999_999 } }))).toMatchObject({
    code: 'word_not_found',
  });
  const first = await keep(her, token, { wishes: [1] });
  expect(first).toEqual({ saved: 1, skipped: 0, own: 0, wishes: 1 });
  expect(await keep(her, token, { wishes: [1] })).toEqual(first);
  expect(await keep(her, token, { choices: { 0: null } })).toEqual(first);
});

test('a list that is used leaves a later one as it is', async () => {
  const her = await learner();
  const { rows } = await database.pool.query<{ id: number }>('select id from members where username = $1', [
    her.username,
  ]);
  const memberId = rows[0]!.id;
  const first = await preview(her, '食べる');
  const second = await preview(her, '学校');
  await markUsed(database.orm, memberId, first.token, new Date());
  expect(await keep(her, second.token)).toMatchObject({ saved: 1 });
});

test('a preview is of its member, and of the last file alone', async () => {
  const [her, him] = [await learner(), await learner()];
  const first = await preview(her, '食べる');
  await preview(her, '学校');
  for (const [who, token] of [
    [her, first.token],
    [him, first.token],
    [her, 'nothing'],
    [her, '%00'],
    [her, '%ED%95%98%EB%82%98%00'],
  ] as const) {
    const refused = await who.post(`${PATH}/${token}`, {});
    expect(refused.status).toBe(errorStatus.import_not_found);
    expect(await problemIn(refused)).toMatchObject({ code: 'import_not_found' });
  }
  expect(await savedIds(her)).toEqual([]);
});

test.each([
  ['a word that there is not', { choices: { 0: 999_999 } }, 'word_not_found'],
  ["another member's own word", { choices: { 0: 900_999_999 } }, 'word_not_found'],
  ['no index', { choices: { x: 1 } }, 'validation_failed'],
  ['no list', { own: 'all' }, 'validation_failed'],
  ['a negative index', { wishes: [-1] }, 'validation_failed'],
])('%s as a choice is refused, and nothing is saved', async (_, body, code) => {
  const her = await learner();
  const { token } = await preview(her, '食べる');
  expect(await problemIn(await her.post(`${PATH}/${token}`, body))).toMatchObject({ code });
  expect(await savedIds(her)).toEqual([]);
});

test('what the book lacks becomes an own word or a wish, where it has what that needs', async () => {
  const her = await learner();
  const shown = await preview(her, '단어,읽기,뜻\n推し活,おしかつ,덕질\n沼る,ぬまる,\n食べる,たべる,먹다');
  expect(shown.rows.map(({ canBeOwn }) => canBeOwn)).toEqual([true, false, false]);
  const kept = await keep(her, shown.token, { own: [0], wishes: [1] });
  expect(kept).toEqual({ saved: 2, skipped: 0, own: 1, wishes: 1 });
  const [own] = (await her.saved()).filter(({ id }) => id !== EAT);
  expect(own).toMatchObject({
    japaneseWord: '推し活',
    hiragana: 'おしかつ',
    koreanPronunciation: '오시카츠',
    level: null,
  });
  const again = await preview(her, '推し活,おしかつ,덕질\n沼る,ぬまる,\n');
  expect(again.rows.map(({ match }) => match)).toEqual(['already', 'none']);
  expect(await keep(her, again.token, { wishes: [1] })).toMatchObject({ saved: 0, wishes: 0 });
});

test('no more own words and wishes than there may be', async () => {
  const her = await learner();
  const line = (n: number) => `推し${'一二三四五六七八九十'[n % 10]!.repeat(1 + Math.floor(n / 10))},おし,뜻`;
  const list = (n: number) => Array.from({ length: n }, (_, each) => line(each)).join('\n');
  const { token } = await preview(her, list(WISHES_MAX + 5));
  const wishes = Array.from({ length: WISHES_MAX + 5 }, (_, index) => index);
  expect(await keep(her, token, { wishes })).toMatchObject({ wishes: WISHES_MAX });
  await database.pool.query(
    `insert into own_words (member_id, japanese_word, hiragana, korean_pronunciation, meaning_ko, created_at)
     select id, 'x' || n, 'よ', '요', '뜻', now() from members, generate_series(1, $2::int) n where username = $1`,
    [her.username, OWN_WORDS_MAX],
  );
  const more = await preview(her, list(1));
  expect(await problemIn(await her.post(`${PATH}/${more.token}`, { own: [0] }))).toMatchObject({
    code: 'own_word_limit',
  });
});

test('far more own words than a member may have are refused, too', async () => {
  const her = await learner();
  const { token } = await preview(her, '推し活(おしかつ) 덕질');
  const refused = await her.post(`${PATH}/${token}`, { own: Array(BRING_MAX_WORDS).fill(0) });
  expect(await problemIn(refused)).toMatchObject({ code: 'own_word_limit' });
});

test.each([
  ['nothing', '', takeAlongErr.empty],
  ['no text', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), takeAlongErr.encoding],
  ['no word', '먹다', takeAlongErr.noWords],
  ['half an archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), takeAlongErr.archive],
])('a file with %s is refused with a sentence', async (_, file, sentence) => {
  const her = await learner();
  const refused = await send(her, file);
  expect(refused.status).toBe(400);
  expect((await problemIn(refused)).errors).toEqual({ file: sentence });
});

test('a file that is too large is refused, and so is a guest', async () => {
  const her = await learner();
  expect((await send(her, new Uint8Array(8 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await guest().post(PATH)).status).toBe(401);
  expect((await guest().post(`${PATH}/x`, {})).status).toBe(401);
});

test('a deck that was taken along is brought back by another member', async () => {
  const [her, him] = [await learner(), await learner()];
  for (const id of [EAT, SCHOOL]) await her.save(id);
  await her.answer(EAT, '먹다');
  const deck = await her.get('/api/users/me/words.apkg');
  expect(deck.headers.get('content-type')).toBe('application/octet-stream');
  expect(deck.headers.get('content-disposition')).toContain('.apkg');
  const response = await send(him, new Uint8Array(await deck.arrayBuffer()), 'x.apkg');
  const shown = (await response.json()) as BringPreview;
  expect(matches(shown).sort()).toEqual(
    [
      ['学校', 'exact', [SCHOOL]],
      ['食べる', 'exact', [EAT]],
    ].sort(),
  );
  expect(await keep(him, shown.token)).toMatchObject({ saved: 2 });
  expect(await savedIds(him)).toEqual([SCHOOL, EAT].sort((a, b) => a - b));
});

test('what was brought waits in the day as what was saved by hand', async () => {
  const her = await learner();
  const { token } = await preview(her, '食べる\n学校');
  await keep(her, token);
  expect(((await (await her.get('/api/users/me/today')).json()) as Today).waiting).toBe(2);
});
