import type { Review, WordDetail, WordsPage } from '@utarang/contract';
import {
  common,
  course,
  format,
  home,
  kana,
  login,
  lookup,
  myLyrics,
  plus,
  review,
  sent,
  song,
  start,
  test as tests,
  word,
} from '@utarang/messages';
import { asNewMember, pressUntil, signUp, there } from './members.js';
import { expect, test } from './test.js';
import type { Target, Visitor } from './visitor.js';

const box: Target = { role: 'searchbox', name: home['box.label'] };
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
const star = (name: string): Target => button(format(word.save, { word: name }));
const firstCard: Target = { css: 'main [role=list] [role=listitem] h3' };
const dialog: Target = { role: 'dialog', name: tests.title };

/** The word of the book that is written so. */
async function wordOf(visitor: Visitor, written: string): Promise<WordsPage['content'][number]> {
  const query = new URLSearchParams({ q: written, mode: 'all', size: '24' });
  const { content } = await visitor.call<WordsPage>('GET', `/api/words?${query}`);
  return content.find(({ japaneseWord }) => japaneseWord === written)!;
}

const meaningOf = ({ meaningKo }: { meaningKo: string }): string => meaningKo.split(/[,(;]/)[0]!.trim();

/** The attribute of a target, as it becomes. */
const becomes = (visitor: Visitor, target: Target, name: string, value: string | RegExp) =>
  expect.poll(() => visitor.attribute(target, name), JSON.stringify(target)).toMatch(value);

test('a word is found while it is typed, and the search is cleared', async ({ visitor }) => {
  await visitor.open('/?page=1');
  await visitor.click(box);
  await visitor.type('taberu');
  await expect.poll(() => visitor.text(firstCard)).toContain('食べる');
  await expect.poll(() => visitor.path()).toBe('/?m=pron&q=taberu');
  await there(visitor, { css: 'main mark' });
  await visitor.click(button(common.clearSearch));
  await expect.poll(() => visitor.value(box)).toBe('');
  await expect.poll(() => visitor.hasFocus(box)).toBe(true);
  await expect.poll(() => visitor.path()).not.toContain('q=');
});

test('a word is found while an input method composes it, and its last syllable stays unfinished', async ({
  visitor,
}) => {
  await visitor.open('/?page=1');
  await visitor.click(box);
  await visitor.compose('타베루');
  await expect.poll(() => visitor.value(box)).toBe('타베루');
  await expect.poll(() => visitor.text(firstCard)).toContain('食べる');
  await expect.poll(() => visitor.path()).toBe(`/?m=pron&q=${encodeURIComponent('타베루')}`);
});

test('what a guest saves waits on the device', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await visitor.click(star('食べる'));
  await there(visitor, { role: 'link', name: word.loginHint });
  await becomes(visitor, star('食べる'), 'aria-description', word.waits);
  await visitor.open('/mywords');
  await there(visitor, heading('食べる'));
});

test('a member logs in and comes back, saves a word, and has it after a reload', async ({ visitor }) => {
  await visitor.open('/about');
  const { username, password } = await signUp(visitor);
  await visitor.open(`/?m=pron&q=${encodeURIComponent('타베루')}`);
  await visitor.click({ role: 'link', name: '로그인' });
  const name: Target = { label: login.username };
  await expect.poll(() => visitor.hasFocus(name)).toBe(true);
  await visitor.type(username);
  await visitor.click({ label: login.password });
  await visitor.type(password);
  await visitor.press('Enter');
  await expect.poll(() => visitor.path()).toContain('q=');
  await visitor.click(star('食べる'));
  await becomes(visitor, star('食べる'), 'aria-pressed', 'true');
  await expect
    .poll(async () => (await visitor.call<{ ids: number[] }>('GET', '/api/users/checked-words/ids')).ids)
    .toHaveLength(1);
  await visitor.open('/mywords');
  await there(visitor, heading('食べる'));
  await visitor.reload();
  await there(visitor, heading('食べる'));
});

test('a word is tested: a wrong answer, the right one, points', async ({ visitor }) => {
  await asNewMember(visitor);
  const taberu = await wordOf(visitor, '食べる');
  await visitor.open(`/words/${taberu.id}`);
  await visitor.click(button(format(word.testName, { word: '食べる' })));
  const answer: Target = { role: 'textbox', name: tests.answer, within: dialog };
  await expect.poll(() => visitor.hasFocus(answer)).toBe(true);
  await there(visitor, { text: format(tests.attempts, { n: 2 }), within: dialog });
  await visitor.type('마시다');
  await visitor.click(button(tests.submit, dialog));
  await there(visitor, { text: format(tests.attempts, { n: 1 }), within: dialog });
  await expect.poll(() => visitor.value(answer)).toBe('');
  await visitor.type('먹다');
  await visitor.click(button(tests.submit, dialog));
  await there(visitor, { text: format(tests.points, { n: 1 }), within: dialog });
  await visitor.back();
  await there(visitor, dialog, 0);
  await expect.poll(() => visitor.path()).toBe(`/words/${taberu.id}`);
});

test('a day of reviews: a goal, an answer, the next word', async ({ visitor }) => {
  await asNewMember(visitor);
  for (const written of ['食べる', '飲む']) {
    await visitor.call('POST', `/api/checked-words/${(await wordOf(visitor, written)).id}`);
  }
  await visitor.open('/review');
  await visitor.click(button(review['goal.start']));
  const answer: Target = { role: 'textbox', name: review['box.meaning'] };
  await expect.poll(() => visitor.hasFocus(answer)).toBe(true);
  const { next } = await visitor.call<Review>('GET', '/api/review?voice=false');
  await visitor.type(meaningOf(await visitor.call<WordDetail>('GET', `/api/words/${next!.wordId}`)));
  await visitor.click(button(review.submit));
  await there(visitor, { text: review.right });
  await visitor.click(button(review.next));
  await becomes(visitor, { role: 'progressbar', name: review.progress }, 'aria-valuenow', '1');
  await expect.poll(() => visitor.value(answer)).toBe('');
});

test('a quiz is answered by a key, explained, and followed by the next one', async ({ visitor }) => {
  await visitor.open('/SentenceQuizPage?level=N5');
  await visitor.click(button(sent.load, { css: 'main' }));
  await there(visitor, heading(format(sent.counter, { n: 1 })));
  await visitor.press('1');
  const article: Target = { role: 'article' };
  await expect.poll(() => visitor.text(article)).toMatch(new RegExp(`${sent.correct}|${sent.wrong}`));
  if ((await visitor.count(button(sent.explain))) > 0) await visitor.click(button(sent.explain));
  await there(visitor, { css: 'article mark' });
  await expect.poll(() => visitor.hasFocus(button(sent.next))).toBe(true);
  await pressUntil(visitor, button(sent.next), heading(format(sent.counter, { n: 2 })));
});

test('a song is read, its furigana are put away, and its words are found', async ({ visitor }) => {
  await visitor.open('/songs/1');
  const reading: Target = { css: '#lyrics rt' };
  await there(visitor, reading);
  await visitor.click(button(song.view));
  await visitor.click(button(plus.furigana));
  await there(visitor, reading, 0);
  await visitor.click({ role: 'searchbox', name: song.wordsSearch });
  await visitor.type('우산');
  await there(visitor, { css: '#words li' }, 1);
  await visitor.click({ role: 'link', name: '傘', within: { css: '#words' } });
  await there(visitor, heading('傘'));
  await visitor.back();
  await expect.poll(() => visitor.path()).toBe('/songs/1');
});

test('a song is learnt line by line, left, and gone on with', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/songs/1');
  const place: Target = { role: 'progressbar', name: song.progress };
  await visitor.click(button(course.skip));
  await becomes(visitor, place, 'aria-valuetext', /줄 중 1번째 줄/);
  await visitor.click(button(song.linePron));
  await visitor.click(button(song.lineMean));
  await there(visitor, button(song.lineMean), 0);
  await visitor.click(button(song.lineNext));
  await becomes(visitor, place, 'aria-valuetext', /줄 중 2번째 줄/);
  await visitor.reload();
  await becomes(visitor, place, 'aria-valuetext', /줄 중 2번째 줄/);
  await visitor.back();
  await there(visitor, button(format(course['goOn.lines'], { n: 2 })));
});

test('a text is looked up, and a word of it is shown', async ({ visitor }) => {
  await visitor.open('/lookup');
  await visitor.click({ role: 'textbox', name: lookup.label });
  await visitor.type('三匹の猫が食べられなかった。');
  await visitor.click(button(lookup.submit));
  const found = button(/타베라레나캇타/, { role: 'region', name: lookup.result });
  await pressUntil(visitor, found, { ...heading('食べる'), within: { role: 'complementary' } });
  await there(visitor, { css: 'main ruby rt' });
});

test('a text of one’s own is pasted, read, corrected, and there after a reload', async ({ visitor }) => {
  await asNewMember(visitor);
  await visitor.open('/my-lyrics');
  await visitor.click({ role: 'link', name: myLyrics.add });
  await visitor.click({ role: 'textbox', name: myLyrics.label });
  await visitor.type('窓を開いて猫を見る');
  await visitor.click(button(myLyrics.save));
  await there(visitor, heading('窓を開いて猫を見る'));
  const cat = button(/네코/, { role: 'article' });
  const panel: Target = { role: 'complementary' };
  await pressUntil(visitor, cat, button(format(myLyrics.fixOf, { word: '猫' }), panel));
  await visitor.click(button(format(myLyrics.fixOf, { word: '猫' }), panel));
  await visitor.click({ role: 'textbox', name: myLyrics.fixMeaning, within: panel });
  await visitor.type('야옹이');
  await visitor.click(button(myLyrics.save, panel));
  await expect.poll(() => visitor.text(panel)).toContain('야옹이');
  await visitor.reload();
  await pressUntil(visitor, cat, panel);
  await expect.poll(() => visitor.text(panel)).toContain('야옹이');
});

test('kana are drilled: a wrong reading, then the next letter', async ({ visitor }) => {
  await visitor.open('/kana?drill=shi-tsu');
  await visitor.click(button(kana['drill.read']));
  const answer: Target = { role: 'textbox', name: kana['drill.answer'] };
  await expect.poll(() => visitor.hasFocus(answer)).toBe(true);
  await visitor.type('nu');
  await visitor.press('Enter');
  await there(visitor, button(kana['drill.next']));
  await visitor.click(button(kana['drill.next']));
  await becomes(visitor, { role: 'progressbar' }, 'aria-valuetext', format(kana['drill.place'], { total: 10, n: 2 }));
});

test('a kanji is found by its Korean name, and leads to its words', async ({ visitor }) => {
  await visitor.open('/kanji');
  await visitor.click({ css: 'main input[type=search]' });
  await visitor.type('배울');
  await visitor.click({ role: 'link', name: /학$/, within: { css: 'main' } });
  await there(visitor, heading(/배울 학/));
  await there(visitor, { role: 'link', name: /学生/ });
});

test('a theme that is chosen stays', async ({ visitor }) => {
  await visitor.open('/about');
  const ground = () => visitor.evaluate<string>('() => getComputedStyle(document.body).backgroundColor');
  const before = await ground();
  await visitor.click(button(plus['theme.label']));
  await visitor.click({ text: plus['theme.dark'] });
  await expect.poll(ground).not.toBe(before);
  const dark = await ground();
  await visitor.open('/');
  await there(visitor, heading(start.first));
  expect(await ground()).toBe(dark);
});

test('Back leads to the place in a long list that was left', async ({ visitor }) => {
  await visitor.open('/jlpt?level=N5');
  const top = () => visitor.evaluate<number>('() => Math.round(scrollY)');
  await visitor.evaluate('() => scrollTo(0, 4000)');
  // The cards near the screen come a moment after the scroll; their true heights may move it once more.
  let left = 0;
  const isStill = async () => {
    const before = left;
    left = await top();
    return left > 0 && left === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
  const press = `() => {
    const links = [...document.querySelectorAll('main h3 a')];
    const link = links.find((each) => each.getBoundingClientRect().top > 200);
    link?.click();
    return link ? Math.round(scrollY) : 0;
  }`;
  // Cards that are late move the place once more: what counts is where it was when the page was left.
  const pressed = async () => {
    left = await visitor.evaluate<number>(press);
    return left;
  };
  await expect.poll(pressed).toBeGreaterThan(0);
  await expect.poll(() => visitor.path()).toMatch(/^\/words\/\d+$/);
  await there(visitor, heading(/./));
  await visitor.back();
  await expect.poll(() => visitor.path()).toMatch(/^\/jlpt\?level=N5/);
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
});
