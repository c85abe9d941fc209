import { wordDetail } from '@utarang/contract';
import { wordPage } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setWindow } from '../../../test/set-window.js';
import { address, details, fakeServer, leavePages, renderPages, said } from '../words.test-kit.js';

let server: ReturnType<typeof fakeServer>;

beforeEach(async () => {
  await setWindow(390, 844);
  server = fakeServer();
  server.words['50100'] = details();
});
afterEach(() => {
  leavePages();
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

const facts = () =>
  [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('shows a word whole, under its own title', async () => {
  const screen = await renderPages('/words/50100');
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('食べる');
  await expect.element(heading).toHaveAttribute('lang', 'ja');
  expect(document.querySelector('article')?.textContent).toContain('たべる[타베루]먹다');
  expect(document.querySelector('article')?.textContent).not.toContain('이제 우타랑에 없는');
  expect(facts()).toEqual([
    ['급수', 'N5'],
    ['품사', '2그룹 동사'],
    ['한자음', '食식'],
  ]);
  expect(document.title).toBe('食べる의 뜻과 발음 · 우타랑');
});

test('shows every text that it is sent', async () => {
  const texts = Object.entries(wordDetail.shape).flatMap(([field, shape]) =>
    shape.safeParse('').success ? [[field, `${field}의 글`]] : [],
  );
  server.words['50100'] = details(Object.fromEntries(texts));
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByRole('article')).toHaveTextContent('N5');
  const shown = document.querySelector('article')?.textContent;
  expect(texts.length).toBeGreaterThan(3);
  for (const [, text] of texts) expect(shown).toContain(text);
});

test('says of a word that the book no longer has what that means', async () => {
  server.words['50100'] = details({ retired: true });
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByText(/이제 우타랑에 없는 단어예요/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /테스트/ })).toBeVisible();
});

test('shows what else is known: situations, the reading of its kanji, a caution, songs', async () => {
  server.words['50100'] = details({
    partsOfSpeech: ['noun-suru', 'adj-na'],
    levels: [],
    fields: ['회사', '학교'],
    koLike: { hanja: '면강', caution: '勉強 대신 쓰지 않아요' },
    bridge: {
      parts: [
        { kanji: '勉', reading: '면' },
        { kanji: '強', reading: '강' },
      ],
      hangul: '면강',
      changed: null,
    },
    songs: [{ id: 7, title: '花' }],
  });
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByText('면강')).toBeVisible();
  expect(facts()).toEqual([
    ['급수', '급수 없음'],
    ['품사', '명사·する동사な형용사'],
    ['한자음', '勉면強강면강'],
    ['헷갈리기 쉬워요', '勉強 대신 쓰지 않아요'],
    ['상황', '회사학교'],
    ['이 단어가 나오는 노래', '花'],
  ]);
  const links = [...document.querySelectorAll('dd a')].map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  );
  expect(links).toEqual(['/fields?value=회사', '/fields?value=학교', '/songs/7']);
  expect([...document.querySelectorAll('dd [lang=ja]')].map((each) => each.textContent)).toEqual([
    'する',
    'な',
    '勉',
    '強',
    '勉強',
    '花',
  ]);
});

const sections = () =>
  [...document.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent,
    [...section.querySelectorAll('a')].map((link) => [
      link.textContent,
      decodeURIComponent(link.getAttribute('href') ?? ''),
    ]),
  ]);

test('shows what else finds the word, and the words like it', async () => {
  const { partsOfSpeech: _, ...food } = details({
    id: 50_112,
    japaneseWord: '食べ物',
    hiragana: 'たべもの',
    meaningKo: '음식',
  });
  server.words['50100'] = details({
    spellings: ['다베루', 'taberu'],
    sameReading: [{ ...food, id: 7, japaneseWord: 'タベル', hiragana: 'タベル' }],
    sameKanji: [food],
  });
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByRole('heading', { name: '食 한자가 들어간 단어' })).toBeVisible();
  expect(sections()).toEqual([
    [
      '이렇게 입력해도 찾을 수 있어요',
      [
        ['다베루', '/?m=pron&q=다베루'],
        ['taberu', '/?m=pron&q=taberu'],
      ],
    ],
    ['읽는 법이 같은 단어', [['タベル음식', '/words/7']]],
    ['食 한자가 들어간 단어', [['食べ物たべもの음식', '/words/50112']]],
  ]);
  expect([...document.querySelectorAll('section [lang=ja]')].map((each) => each.textContent)).toEqual([
    'タベル',
    '食',
    '食べ物',
    'たべもの',
  ]);

  let open: (() => void) | undefined;
  server.gate = () => new Promise((resolve) => (open = resolve));
  server.words['50112'] = details({ id: 50_112, japaneseWord: '食べ物' });
  await screen.getByRole('link', { name: '食べ物' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('食べ物');
  await expect.poll(() => open).toBeDefined();
  open!();
  await expect.poll(() => facts().length).toBe(3);
  expect(sections()).toEqual([]);
});

test.each(['99999', 'abc', '0'])('says that there is no word %s', async (id) => {
  const screen = await renderPages(`/words/${id}`);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('단어를 찾을 수 없어요');
  expect(document.title).toBe('단어를 찾을 수 없어요 · 우타랑');
  await expect.element(screen.getByRole('link', { name: '단어 검색하러 가기' }).first()).toHaveAttribute('href', '/');
});

test('a word from a list that was deleted a moment ago: it says so', async () => {
  const screen = await renderPages('/?page=1');
  await expect.poll(() => document.querySelector('[data-card="0"] a')).not.toBeNull();
  document.querySelector<HTMLElement>('[data-card="0"] a')?.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('단어를 찾을 수 없어요');
  await expect.element(screen.getByText(wordPage.pageMissing)).toBeVisible();
  await screen.getByRole('link', { name: '단어 검색하러 가기' }).first().click();
  await expect.poll(address).toBe('/');
});

test('the star says to a guest what would make it', async () => {
  const screen = await renderPages('/words/50100');
  await screen.getByRole('button', { name: '食べる 저장' }).click();
  await expect.element(screen.getByRole('article').getByRole('status')).toHaveTextContent('로그인하면 쓸 수 있어요');
});

test('a failure can be tried again', async () => {
  server.down = true;
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('단어를 불러오지 못했어요');
  server.down = false;
  await screen.getByRole('button', { name: '다시 시도' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('食べる');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('so can that of a word from a list, of which the details alone are missing', async () => {
  const screen = await renderPages('/?page=1');
  await expect.poll(() => document.querySelector('[data-card="0"] a')).not.toBeNull();
  server.words['50999'] = details({ id: 50_999 });
  server.down = true;
  document.querySelector<HTMLElement>('[data-card="0"] a')?.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('단어를 불러오지 못했어요');
  server.down = false;
  await screen.getByRole('button', { name: '다시 시도' }).click();
  await expect.poll(() => facts()[0]).toEqual(['급수', 'N5']);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a word from a list is there at once, its details follow', async () => {
  const screen = await renderPages('/?page=1');
  await expect.poll(() => document.querySelector('[data-card="0"] a')).not.toBeNull();
  const waiting: (() => void)[] = []; // the list may ask for its next page meanwhile
  server.gate = () => new Promise((resolve) => waiting.push(resolve));
  server.words['50999'] = details({ id: 50_999, partsOfSpeech: ['adverb'] });
  document.querySelector<HTMLElement>('[data-card="0"] a')?.click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('語0');
  expect(facts()).toEqual([]);
  server.gate = async () => {};
  for (const open of waiting) open();
  await expect.poll(() => facts()[1]).toEqual(['품사', '부사']);
});

test('goes back to the search it came from', async () => {
  await renderPages('/?m=meaning&q=먹다');
  await expect.poll(() => document.querySelector('[data-card="0"] a')).not.toBeNull();
  const push = vi.spyOn(history, 'pushState'); // the length of the history is capped
  document.querySelector<HTMLElement>('[data-card="0"] a')?.click();
  await expect.poll(() => document.querySelector('a[href^="/?"]')?.textContent).toBe('검색으로 돌아가기');
  document.querySelector<HTMLElement>('a[href^="/?"]')?.click();
  await expect.poll(address).toBe('/?m=meaning&q=먹다');
  expect(push).toHaveBeenCalledTimes(1); // to the word; the way back is a step back
});

/** Sets what the device offers for sharing; some browsers have none. */
const device = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });

test('shares its address by way of the device', async () => {
  const share = vi.fn(async () => {});
  device(share);
  const screen = await renderPages('/words/50100');
  await screen.getByRole('button', { name: '공유하기' }).click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: '食べる의 뜻과 발음', url: `${location.origin}/words/50100` });
  expect(screen.getByRole('button', { name: '링크를 복사했어요' }).elements()).toHaveLength(0);
});

test('where the device cannot share, the address alone is copied, which is said for 1.2 seconds', async () => {
  device(undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderPages('/words/50100?utm=x');
  const pressed = performance.now();
  await screen.getByRole('button', { name: '공유하기' }).click();
  await expect.element(screen.getByRole('button', { name: '링크를 복사했어요' })).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/words/50100`);
  await expect.poll(said).toBe('링크를 복사했어요');
  await expect.element(screen.getByRole('button', { name: '공유하기' })).toBeVisible();
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(1200);
});

test.each([
  ['with a Japanese voice', ['en-US', 'ja-JP'], 1],
  ['without', ['en-US', 'ko-KR'], 0],
])('the word can be heard on a device %s', async (_, languages, buttons) => {
  const voices = languages.map((lang) => ({ lang, name: lang }) as SpeechSynthesisVoice);
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices);
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: '食べる 듣기' }).elements()).toHaveLength(buttons);
});

test('shows how else a word is written, with when and how seldom', async () => {
  server.words['50100'] = details({
    forms: [
      { kind: 'usual', note: null, written: 'たべる' },
      { kind: 'also', note: '거칠게 말할 때', written: '喰べる' },
      { kind: 'rare', note: null, written: '食る' },
    ],
  });
  const screen = await renderPages('/words/50100');
  await expect.element(screen.getByText('喰べる')).toHaveAttribute('lang', 'ja');
  expect(facts()).toContainEqual(['다른 표기', 'たべる喰べる거칠게 말할 때食る드물게 써요']);
});

test('says how the pitch goes, in a line and in words', async () => {
  server.words['50100'] = details({ accent: [2, 0] });
  const screen = await renderPages('/words/50100');
  const article = screen.getByRole('article');
  await expect.element(article).toHaveTextContent('낮게 시작해 높아지고, 2번째 박 べ 다음에서 내려가요');
  await expect.element(article).toHaveTextContent('이렇게도 말해요');
  await expect.element(article).toHaveTextContent('낮게 시작해 높아지고, 끝까지 내려가지 않아요');
});

test('says of a phrase how the pitch of each unit goes', async () => {
  server.words['50100'] = details({
    japaneseWord: '気になる',
    hiragana: 'きになる',
    koreanPronunciation: '키니 나루',
    accent: [0, 1],
  });
  const screen = await renderPages('/words/50100');
  const article = screen.getByRole('article');
  await expect.element(article).toHaveTextContent('첫 박 な만 높고 바로 내려가요');
  await expect.element(article).not.toHaveTextContent('이렇게도 말해요');
});

test('shows its pair, its neighbours and lines of songs, each with a way there', async () => {
  const other = { japaneseWord: '開ける', hiragana: 'あける', meaningKo: '열다', transitivity: '타동사' as const };
  server.words['50100'] = details({
    transitivity: '자동사',
    related: [
      { kind: 'pair', id: 7, ...other, note: '열리다 / 열다' },
      { kind: 'synonym', id: 8, ...other, japaneseWord: '空く', note: '자리가 비는 것은 空く예요' },
    ],
    songLines: [{ songId: 3, title: '窓', jpText: '窓が開く', koMean: '창이 열려', target: [2, 4] }],
  });
  const screen = await renderPages('/words/50100');
  const pair = screen.getByRole('region', { name: '짝이 되는 말' });
  await expect.element(pair).toHaveTextContent('열리다 / 열다');
  await expect.element(pair.getByRole('link')).toHaveAttribute('href', '/words/7');
  const near = screen.getByRole('region', { name: '비슷한 말' });
  await expect.element(near.getByRole('link')).toHaveAttribute('href', '/words/8');
  await expect.element(near).toHaveTextContent('자리가 비는 것은 空く예요');
  const lines = screen.getByRole('region', { name: '노래에서' });
  await expect.element(lines.getByRole('link', { name: '窓' })).toHaveAttribute('href', '/songs/3');
  expect(document.querySelector('mark')?.textContent).toBe('開く');
});

test('the page of a counter has its table', async () => {
  const counted = {
    number: 7,
    written: '七人',
    reading: 'ななにん',
    pronunciation: '나나닌',
    also: [{ reading: 'しちにん', pronunciation: '시치닌' }],
    korean: ['일곱 명', '일곱 사람'],
  };
  server.words['50100'] = details({ counted: [counted] });
  const screen = await renderPages('/words/50100');
  const row = screen.getByRole('row', { name: /七人/ });
  await expect.element(row).toHaveTextContent('七人ななにん [나나닌], しちにん [시치닌]일곱 명, 일곱 사람');
});
