import { type Quiz, type QuizConditions, type QuizResult, queryKeys } from '@utarang/contract';
import { format, reference, sent } from '@utarang/messages';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { refusal, sessionEnded } from '../../parts/session/refusals.js';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { cacheWith, kept, member, savedWord } from '../../parts/study/study.test-kit.js';
import { acting } from '../../test/acting.js';
import { setWindow } from '../../test/set-window.js';
import { covered, coveredByToast } from '../../test/with-toast.js';
import { toasts } from '../../ui/toast/toasts.js';
import { koreanShown } from './korean-shown.js';
import { SentenceQuizPage } from './pages/sentence-quiz-page.js';

const testAddress = location.href;

afterEach(async () => {
  await cleanup(); // a page that is still there would store its sitting once more
  vi.restoreAllMocks();
  sessionEnded.set(false);
  refusal.set(null);
  sessionStorage.clear();
  koreanShown.set(true);
  localStorage.removeItem('quiz-korean');
  toasts.set([]);
  history.pushState(null, '', testAddress);
});

const conditions: QuizConditions = {
  levels: [
    { level: 'N5', count: 9 },
    { level: 'N4', count: 0 },
    { level: 'N3', count: 0 },
    { level: 'N2', count: 0 },
    { level: 'N1', count: 0 },
  ],
  fields: [
    { value: '음식', count: 3 },
    { value: '학교', count: 3 },
  ],
};

const option = (wordId: number, label: string, subLabel: string, meaningKo: string) => ({
  optionId: wordId,
  label,
  subLabel,
  meaningKo,
  wordId,
  marked: null,
  isSaved: false,
});
const quiz = (over: Partial<Quiz> = {}): Quiz => ({
  quizId: 50_001,
  type: 'JLPT',
  ask: 'blank',
  marked: null,
  jlptLevel: 'N5',
  fieldValue: null,
  sentenceJp: '水を____ください。',
  sentenceKo: '물을 ____.',
  options: [
    option(1, '読んで', 'よんで', '읽다'),
    option(2, '飲んで', 'のんで', '마시다'),
    option(3, '住んで', 'すんで', '살다'),
    option(4, '切って', 'きって', '자르다'),
  ],
  ...over,
});
const result = (over: Partial<QuizResult> = {}): QuizResult => ({
  correct: true,
  awardedPoints: 0,
  correctOptionId: 2,
  correctMeaningKo: '마시다',
  explanation: '물은 飲む라고 해요.',
  sentence: {
    id: 50_001,
    japanese: '水を飲んでください。',
    furigana: [
      ['水', 'みず'],
      ['を', null],
      ['飲', 'の'],
      ['んでください。', null],
    ],
    pronunciation: '미즈오 논데 쿠다사이.',
    korean: '물을 마시세요.',
    level: 'N5',
    entries: [],
    words: [],
  },
  blank: [2, 5],
  koreanBlank: [3, 7],
  notes: [],
  words: [
    { id: 2, japaneseWord: '飲む', hiragana: 'のむ', koreanPronunciation: '노무', meaningKo: '마시다', level: 'N5' },
  ],
  level: 'N5',
  ...over,
});
const missed = result({ correct: false });

type Reply = object | Response | 'lost' | null;

/** Answers each of `random`, `random-by-field`, `submit` and `save` from its list; the last reply is repeated. */
function fakeServer(replies: Partial<Record<string, Reply[]>>) {
  const calls: { at: string; search: string; body: unknown; key: string | null }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input), 'http://utarang.test');
    const at = pathname.startsWith('/api/checked-words/') ? 'save' : pathname.split('/').at(-1)!;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : pathname;
    calls.push({ at, search, body, key: new Headers(init?.headers).get('Idempotency-Key') });
    const list = replies[at] ?? [];
    const reply = list.length > 1 ? list.shift() : list[0];
    if (reply === null) return new Response(null, { status: 204 });
    if (reply === undefined || reply === 'lost') throw new TypeError('Failed to fetch');
    return reply instanceof Response ? reply.clone() : Response.json(reply);
  });
  return { sent: (at: string) => calls.filter((call) => call.at === at) };
}

let goBack = () => {};

const Address = () => {
  const navigate = useNavigate();
  goBack = () => void navigate(-1);
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
};

async function open({ as = 'guest', search = '' }: { as?: 'guest' | 'member'; search?: string } = {}) {
  const client = cacheWith({ ids: {}, viewer: as === 'member' ? member() : { role: 'ANONYMOUS' } });
  client.setQueryData(queryKeys.quizConditions(), conditions);
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', `/SentenceQuizPage${search}`);
  const screen = await render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <SentenceQuizPage />
        </main>
        <Address />
      </SiteRouter>
    </QueriesProvider>,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).first().click();
  return { screen, client, press };
}

/** Opens the page with its first question. */
async function asked(...args: Parameters<typeof open>) {
  const opened = await open(...args);
  await opened.press('문제 불러오기');
  await expect.element(opened.screen.getByRole('heading', { name: '문제 #1' })).toHaveFocus();
  return opened;
}

test('it begins empty, at the level nearest to N3 that has questions, and loads on request', async () => {
  const server = fakeServer({ random: [quiz()] });
  const { screen, press } = await open();
  await expect.element(screen.getByRole('main').getByText('문제를 불러오면 여기에 나와요')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'N5' })).toBeChecked();
  expect(server.sent('random')).toHaveLength(0);
  await press('문제 불러오기');
  await expect.element(screen.getByRole('button', { name: '다른 문제 불러오기' })).toBeVisible();
  expect(server.sent('random')[0]?.search).toBe('?level=N5');
  await expect.element(screen.getByRole('button', { name: /1번.*読んで/ })).toBeVisible();
});

test('a kind of question that does not exist is said, and nothing is asked in its place', async () => {
  const server = fakeServer({ random: [quiz()] });
  const { screen } = await open({ search: '?level=N5&ask=nothing' });
  await expect.element(screen.getByText(format(reference.unknown, { value: 'nothing' }))).toBeVisible();
  await screen.getByRole('link', { name: format(reference.unknownGo, { page: sent['ask.blank'] }) }).click();
  await expect.element(screen.getByText(sent.idle)).toBeVisible();
  expect(server.sent('random')).toHaveLength(0);
});

test('a situation that the server does not know has no question', async () => {
  fakeServer({ 'random-by-field': [problem('field_not_found')] });
  const { screen, press } = await open({ search: '?value=음식' });
  await press('문제 불러오기');
  await expect.element(screen.getByRole('heading', { name: '조건에 맞는 문제가 없어요' })).toBeVisible();
});

test('a right answer by a key is told at once: the whole sentence, its Korean, why, and the star', async () => {
  const server = fakeServer({ random: [quiz()], submit: [result({ awardedPoints: 1 })] });
  const { screen, client } = await asked({ as: 'member' });
  expect(screen.getByRole('main').getByText('마시다').query()).toBeNull();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('main').getByText('정답이에요!')).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('(+1점)')).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('물은 飲む라고 해요.')).toBeVisible();
  expect(document.querySelector('mark')?.textContent).toContain('んで');
  expect(document.querySelectorAll('ruby')).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: '飲む 저장' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '다음 문제' })).toHaveFocus();
  expect(server.sent('submit')[0]?.body).toEqual({ quizId: 50_001, optionId: 2 });
  expect(client.getQueryData(queryKeys.me())).toMatchObject({ totalPoints: 1, sentPoints: 1, wordPoints: 0 });
  expect(screen.getByRole('main').getByText('지금은 게스트 모드예요').query()).toBeNull();
});

test('after a wrong answer the explanation comes on request, and until then nothing tells the right one', async () => {
  fakeServer({ random: [quiz()], submit: [missed] });
  const { screen, press } = await asked();
  await screen.getByRole('button', { name: /1번/ }).click();
  await expect.element(screen.getByRole('main').getByText('아쉬워요! 다음 문제에 다시 도전해 보세요')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /내가 고른 답/ })).toHaveTextContent('読んで');
  expect(screen.getByRole('main').getByText('마시다').query()).toBeNull();
  expect(document.querySelector('mark')).toBeNull();
  expect(screen.getByRole('button', { name: '飲む 저장' }).query()).toBeNull();
  await press('해설 보기');
  await expect.element(screen.getByRole('button', { name: /정답/ })).toHaveTextContent('飲んで');
  await expect.element(screen.getByRole('main').getByText('물은 飲む라고 해요.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '다음 문제' })).toHaveFocus();
});

test.each([
  [390, 664],
  [1280, 664],
])('at %i×%i no toast covers the next question or the focus', async (width, height) => {
  await setWindow(width, height);
  fakeServer({ random: [quiz()], submit: [result(), missed] });
  const { screen } = await asked();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('button', { name: '다음 문제' })).toHaveFocus();
  expect(await coveredByToast()).toEqual([]);
});

test.each([
  [390, 664],
  [1280, 664],
])(
  'at %i×%i a toast that is there before the answer covers neither the next question nor the focus',
  async (width, height) => {
    await setWindow(width, height);
    fakeServer({ random: [quiz()], submit: [result(), missed] });
    const { screen } = await asked();
    await coveredByToast();
    await userEvent.keyboard('2');
    await expect.element(screen.getByRole('button', { name: '다음 문제' })).toHaveFocus();
    await expect.poll(covered).toEqual([]);
  },
);

test('an answered question takes no other answer, and says so', async () => {
  const server = fakeServer({ random: [quiz()], submit: [missed] });
  const { screen } = await asked();
  await userEvent.keyboard('13');
  await expect.element(screen.getByRole('main').getByText('아쉬워요! 다음 문제에 다시 도전해 보세요')).toBeVisible();
  await userEvent.keyboard('2');
  await screen.getByRole('button', { name: /2번/ }).click({ force: true });
  expect(toasts.get().map(({ text }) => text)).toEqual([sent.answered]);
  expect(server.sent('submit')).toHaveLength(1);
});

test('a key of the number pad chooses, and none with a modifier', async () => {
  const server = fakeServer({ random: [quiz()], submit: [missed] });
  const { screen } = await asked();
  await userEvent.keyboard('{Control>}2{/Control}');
  expect(server.sent('submit')).toHaveLength(0);
  dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Numpad1' }));
  await expect.element(screen.getByRole('main').getByText('아쉬워요! 다음 문제에 다시 도전해 보세요')).toBeVisible();
  expect(server.sent('submit')[0]?.body).toEqual({ quizId: 50_001, optionId: 1 });
});

test('a guest who answers right is told what an account would keep', async () => {
  fakeServer({ random: [quiz()], submit: [result({ level: null })] });
  const { screen } = await asked();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('main').getByText('지금은 게스트 모드예요')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '회원가입하기' })).toHaveAttribute('href', '/signup');
});

test('an answer that does not arrive stays chosen, and is sent again under its name', async () => {
  const server = fakeServer({ random: [quiz()], submit: ['lost', result({ awardedPoints: 1 })] });
  const { screen, press } = await asked({ as: 'member' });
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('main').getByText('답을 제출하지 못했어요')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /내가 고른 답/ })).toHaveTextContent('飲んで');
  await userEvent.keyboard('3');
  await press('다시 시도');
  await expect.element(screen.getByRole('main').getByText('정답이에요!')).toBeVisible();
  const [first, again] = server.sent('submit');
  expect(again).toEqual(first);
  expect(server.sent('submit')).toHaveLength(2);
});

test('a session that has ended keeps the choice, and sends it after the log-in', async () => {
  const ended = problem('session_ended');
  const server = fakeServer({ random: [quiz()], submit: [ended, result({ awardedPoints: 1 })] });
  const { screen, press } = await asked({ as: 'member' });
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('main').getByText(/다시 로그인하면 고른 답을/)).toBeVisible();
  expect(refusal.get()).toMatchObject({ loud: false });
  await press('로그인');
  expect(refusal.get()).toMatchObject({ code: 'session_ended', loud: true });
  await acting(() => sessionEnded.set(false));
  await expect.element(screen.getByRole('main').getByText('정답이에요!')).toBeVisible();
  const [first, again] = server.sent('submit');
  expect(again).toEqual(first);
});

test('a refusal says why, and another option can be chosen', async () => {
  const gone = problem('quiz_not_found');
  fakeServer({ random: [quiz()], submit: [gone, missed] });
  const { screen } = await asked();
  await userEvent.keyboard('2');
  await expect
    .element(screen.getByRole('main').getByText('이제 없는 문제예요. 다른 문제를 불러와 주세요.'))
    .toBeVisible();
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('main').getByText('아쉬워요! 다음 문제에 다시 도전해 보세요')).toBeVisible();
});

test('a question that cannot be loaded says so, with the way to try again', async () => {
  fakeServer({ random: ['lost', quiz()] });
  const { screen, press } = await open();
  await press('문제 불러오기');
  await expect.element(screen.getByRole('main').getByText('문제를 불러오지 못했어요')).toBeVisible();
  await press('다시 시도');
  await expect.element(screen.getByRole('heading', { name: '문제 #1' })).toBeVisible();
});

test('where there is no question, it says so', async () => {
  fakeServer({ random: [null] });
  const { screen, press } = await open({ search: '?level=N1' });
  await press('문제 불러오기');
  await expect.element(screen.getByRole('main').getByText('조건에 맞는 문제가 없어요')).toBeVisible();
  await screen.getByRole('button', { name: '처음으로' }).last().click();
  await expect.element(screen.getByRole('main').getByText('문제를 불러오면 여기에 나와요')).toBeVisible();
});

test('a search for a question that was given up says nothing', async () => {
  let answer = (_: Response) => {};
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { screen, press } = await open();
  await press('문제 불러오기');
  await screen.getByRole('radio', { name: '상황별' }).click();
  await expect.element(screen.getByRole('main').getByText('문제를 불러오면 여기에 나와요')).toBeVisible();
  document.querySelector('[data-announcer]')?.replaceChildren(); // what a test before has said
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await acting(() => answer(new Response(null, { status: 204 })));
    vi.runAllTimers();
    expect(document.querySelector('[data-announcer]')?.textContent ?? '').not.toContain('조건에 맞는 문제가 없어요');
  } finally {
    vi.useRealTimers();
  }
});

test('by situation: the first at first, each with its own address, and another choice clears the question', async () => {
  const server = fakeServer({ 'random-by-field': [quiz({ type: 'FIELD', fieldValue: '음식' })] });
  const { screen, press } = await open();
  await screen.getByRole('radio', { name: '상황별' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/SentenceQuizPage?value=음식');
  await press('문제 불러오기');
  await expect.element(screen.getByRole('heading', { name: '문제 #1' })).toBeVisible();
  expect(server.sent('random-by-field')[0]?.search).toBe(`?value=${encodeURIComponent('음식')}`);
  await screen.getByRole('radio', { name: '학교' }).click();
  await expect.element(screen.getByRole('main').getByText('문제를 불러오면 여기에 나와요')).toBeVisible();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/SentenceQuizPage?value=학교');
  expect(document.title).toBe('학교 빈칸 채우기 · 우타랑');
});

/** Options that are no words of the book. */
const plain = (...labels: string[]): Quiz['options'] =>
  labels.map((label, index) => ({ ...option(index + 1, label, '', ''), wordId: null }));

test('a kind of question is chosen, has its address, and is named when it is asked and answered', async () => {
  const reading = quiz({
    ask: 'reading',
    sentenceJp: '水を飲んでください。',
    sentenceKo: '물을 마시세요.',
    marked: [2, 5],
    options: plain('のんで', 'やんで', 'すんで', 'よんで'),
  });
  const server = fakeServer({ random: [reading], submit: [missed] });
  const { screen, press } = await open();
  await screen.getByRole('radio', { name: '읽기' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/SentenceQuizPage?level=N5&ask=reading');
  await press('문제 불러오기');
  await expect.element(screen.getByText('밑줄 친 말을 어떻게 읽을까요?')).toBeVisible();
  expect(server.sent('random')[0]?.search).toBe('?level=N5&ask=reading');
  expect(document.querySelector('article u')?.textContent).toBe('飲んで');
  await userEvent.keyboard('2');
  await press('해설 보기');
  expect(server.sent('submit')[0]?.body).toEqual({ quizId: 50_001, optionId: 2, ask: 'reading' });
  await expect.element(screen.getByText('물은 飲む라고 해요.')).toBeVisible();
  expect(document.querySelector('mark')?.textContent).toContain('んで');
});

test('the kind stays when the level or the situation is chosen', async () => {
  const { screen } = await open({ search: '?level=N5&ask=usage' });
  await screen.getByRole('radio', { name: 'N4' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?level=N4&ask=usage');
  await screen.getByRole('radio', { name: '상황별' }).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?value=음식&ask=usage');
  await expect.element(screen.getByRole('radio', { name: '쓰임' })).toBeChecked();
});

test.each([
  { presses: ['학교', '쓰임'], search: '?value=음식', to: '?value=학교&ask=usage' },
  { presses: ['쓰임', '학교'], search: '?value=음식', to: '?value=학교&ask=usage' },
  { presses: ['N4', '읽기', 'N2'], search: '?level=N5', to: '?level=N2&ask=reading' },
  { presses: ['상황별', 'JLPT', '쓰임'], search: '?level=N5', to: '?level=N5&ask=usage' },
  { presses: ['쓰임', '상황별'], search: '', to: '?value=음식&ask=usage' },
])('$presses pressed at once, before any of them is rendered: $to', async ({ presses, search, to }) => {
  const { screen } = await open({ search });
  // As they are found now: what is rendered for one press must not take part in the next.
  const radios = presses.map((name) => screen.getByRole('radio', { name, exact: true }).element() as HTMLElement);
  for (const radio of radios) radio.click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent(`/SentenceQuizPage${to}`);
});

test('the choice that is there already is no step of its own: one step back undoes a double press', async () => {
  const { screen } = await open({ search: '?level=N5' });
  const [n4, reading] = ['N4', '읽기'].map((name) => screen.getByRole('radio', { name, exact: true }));
  for (const radio of [n4!, n4!, reading!, reading!]) (radio.element() as HTMLElement).click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?level=N4&ask=reading');
  goBack();
  await expect.element(screen.getByTestId('address')).toHaveTextContent(/\?level=N4$/);
  goBack();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?level=N5');
});

test('a press after a step back that is not rendered yet is about the choice that the step leads to', async () => {
  const { screen } = await open({ search: '?value=음식' });
  await screen.getByRole('radio', { name: '학교' }).click();
  const usage = screen.getByRole('radio', { name: '쓰임' }).element() as HTMLElement;
  const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await stepped;
  usage.click();
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/SentenceQuizPage?value=음식&ask=usage');
});

test('a question asked for right after a choice is one of that choice', async () => {
  const server = fakeServer({ random: [quiz({ jlptLevel: 'N4' })] });
  const { screen } = await open({ search: '?level=N5' });
  const elementOf = (role: 'radio' | 'button', name: string) =>
    screen.getByRole(role, { name, exact: true }).first().element() as HTMLElement;
  const [n4, load] = [elementOf('radio', 'N4'), elementOf('button', sent.load)];
  n4.click();
  load.click();
  await expect.element(screen.getByRole('heading', { name: '문제 #1' })).toBeVisible();
  expect(server.sent('random').map(({ search }) => search)).toEqual(['?level=N4']);
});

test('the right use is chosen among sentences, and the answer says what each of them means or lacks', async () => {
  const marked = (label: string, start: number, optionId: number): Quiz['options'][number] => ({
    ...option(optionId, label, '', ''),
    wordId: null,
    marked: [start, start + 2],
  });
  const usage = quiz({
    ask: 'usage',
    sentenceJp: '飲む',
    sentenceKo: null,
    options: [
      marked('本を飲む。', 2, 1),
      marked('水を飲む。', 2, 2),
      marked('紙を飲む。', 2, 3),
      marked('町に飲む。', 2, 4),
    ],
  });
  const notes = [
    { optionId: 1, note: '이 자리에 맞는 말: 読む' },
    { optionId: 2, note: '물을 마신다.' },
  ];
  fakeServer({ random: [usage], submit: [result({ notes })] });
  const { screen } = await asked({ search: '?level=N5&ask=usage' });
  expect([...document.querySelectorAll('article [role=group] u')].map((each) => each.textContent)).toEqual(
    Array(4).fill('飲む'),
  );
  expect(screen.getByRole('button', { name: '한국어 문장 보기' }).query()).toBeNull();
  expect(screen.getByText('물을 마신다.').query()).toBeNull();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('button', { name: /정답/ })).toHaveTextContent('물을 마신다.');
  await expect.element(screen.getByRole('button', { name: /本を/ })).toHaveTextContent('이 자리에 맞는 말: 読む');
});

test('the Korean sentence can be left out until the answer, also of the next question', async () => {
  fakeServer({ random: [quiz(), quiz({ quizId: 50_002, sentenceKo: '차를 ____.' })], submit: [result()] });
  const { screen, press } = await asked();
  const korean = screen.getByRole('button', { name: '한국어 문장 보기' });
  await expect.element(korean).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('article')?.textContent).toContain('물을');
  await korean.click();
  await expect.element(korean).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelector('article')?.textContent).not.toContain('물을');
  expect(localStorage.getItem('quiz-korean')).toBe('false');
  await userEvent.keyboard('2');
  await expect.element(screen.getByText('물을 마시세요.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 320)); // a person's pace
  await press('다음 문제');
  await expect.element(screen.getByRole('heading', { name: '문제 #2' })).toBeVisible();
  expect(document.querySelector('article')?.textContent).not.toContain('차를');
});

test('a choice is a step of the history; each is as it was left, also after a look at another page', async () => {
  fakeServer({ random: [quiz(), quiz({ quizId: 50_002 })], submit: [missed] });
  const { screen, press } = await asked();
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('button', { name: '해설 보기' })).toHaveFocus();
  await screen.getByRole('radio', { name: 'N4' }).click();
  await expect.element(screen.getByRole('main').getByText('문제를 불러오면 여기에 나와요')).toBeVisible();
  await press('문제 불러오기');
  await expect.element(screen.getByRole('heading', { name: '문제 #2' })).toBeVisible();
  await acting(() => goBack());
  await expect.element(screen.getByTestId('address')).toHaveTextContent(/SentenceQuizPage$/);
  await expect.element(screen.getByRole('heading', { name: '문제 #1' })).toBeVisible();
  await expect.element(screen.getByRole('main').getByText('아쉬워요! 다음 문제에 다시 도전해 보세요')).toBeVisible();
  await screen.unmount();
  const later = await open();
  await expect.element(later.screen.getByRole('heading', { name: '문제 #1' })).toBeVisible();
  await later.press('그만하기');
  await expect.element(later.screen.getByRole('heading', { name: '이번 학습 결과' })).toBeVisible();
});

test('a double press asks for one question', async () => {
  const server = fakeServer({ random: [quiz(), quiz({ quizId: 50_002 })] });
  const { screen } = await open();
  const load = screen.getByRole('button', { name: '문제 불러오기', exact: true }).first().element() as HTMLElement;
  load.click();
  load.click();
  await expect.element(screen.getByRole('heading', { name: '문제 #1' })).toBeVisible();
  expect(server.sent('random')).toHaveLength(1);
});

test('a sitting ends with what became of it, and its missed words are saved at one press', async () => {
  const server = fakeServer({
    random: [quiz(), quiz({ quizId: 50_002 })],
    submit: [missed, result({ awardedPoints: 1 })],
    save: [Response.json(savedWord(2, missed.words[0]), { status: 201 })],
  });
  const { screen, client, press } = await asked({ as: 'member' });
  await userEvent.keyboard('1');
  await expect.element(screen.getByRole('button', { name: '해설 보기' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '다음 문제' })).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 320)); // a person's pace
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: '문제 #2' })).toHaveFocus();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('main').getByText('정답이에요!')).toBeVisible();
  await press('그만하기');
  await expect.element(screen.getByRole('heading', { name: '이번 학습 결과' })).toHaveFocus();
  const totals = [...document.querySelectorAll('dl > div')].map((each) => each.textContent);
  expect(totals).toEqual(['푼 문제2개', '맞힌 문제1개', '틀린 문제1개', '얻은 점수+1점']);
  await press('1개 모두 저장하기');
  await expect.element(screen.getByRole('button', { name: '모두 저장했어요' })).toBeVisible();
  expect(server.sent('save').map(({ body }) => body)).toEqual(['/api/checked-words/2']);
  expect(kept(client).ids).toEqual([2]);
});
