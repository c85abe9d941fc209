import { type Ending, type EndingDetail, type Particle, type ParticleDetail, queryKeys } from '@utarang/contract';
import { common, entry, format, my, particles, reference } from '@utarang/messages';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { cacheWith } from '../../parts/study/study.test-kit.js';
import { setWindow } from '../../test/set-window.js';
import { EndingPage } from './pages/ending-page.js';
import { EndingsPage } from './pages/endings-page.js';
import { ParticlePage } from './pages/particle-page.js';
import { ParticlesPage } from './pages/particles-page.js';

const example = {
  id: 1,
  japanese: '私は行く。',
  furigana: [
    ['私', 'わたし'],
    ['は', null],
    ['行', 'い'],
    ['く。', null],
  ] as [string, string | null][],
  pronunciation: '와타시와 이쿠.',
  korean: '나는 간다.',
  level: 'N5' as const,
  words: [{ id: 50_721, start: 0, end: 1 }],
  entries: [],
  target: [0, 2] as [number, number],
};
const base = { romaji: 'x', tip: '쓰임', avoid: '피함', korean: '견주기', examples: [example] };
const wa: Particle = {
  ...{ ...base, id: 'wa', form: 'は', reading: 'は', pronunciation: '와', romaji: 'wa' },
  ...{ meaning: '은/는', level: 'N5', category: 'basic', tip: '화제를 꺼낼 때 써요.' },
};
const ga: Particle = {
  ...{ ...base, id: 'ga', form: 'が', reading: 'が', pronunciation: '가', romaji: 'ga' },
  ...{ meaning: '이/가', level: 'N5', category: 'basic', tip: '‘은/는’과 다르게 새로 알려 줘요.' },
};
const zo: Particle = {
  ...{ ...base, id: 'zo', form: 'ぞ', reading: 'ぞ', pronunciation: '조', romaji: 'zo' },
  ...{ meaning: '~다, ~거야', level: 'N3', category: 'end' },
};
const tai: Ending = {
  ...{ ...base, id: 'tai', form: 'たい', reading: 'たい', pronunciation: '타이' },
  ...{ meaning: '~고 싶다', level: 'N5', group: 'wish' },
};
const gatai: Ending = {
  ...{ ...base, id: 'gatai', form: 'がたい', reading: 'がたい', pronunciation: '가타이' },
  ...{ meaning: '~기 어렵다', level: 'N2', group: 'degree' },
};
const detail = {
  attachments: [
    {
      label: '명사 + は',
      rows: [{ word: { written: '私', reading: 'わたし' }, forms: [{ written: '私は', reading: 'わたしは' }] }],
    },
  ],
  near: [{ list: 'endings' as const, id: 'tai', form: 'たい', meaning: '~고 싶다' }],
};

const testAddress = location.href;
beforeEach(() => setWindow(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.pushState(null, '', testAddress);
});

/** Renders the page of an address; `here` is whether what it shows has come with it. */
function renderAt(path: string, { here = true } = {}) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', path);
  const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
  if (here) {
    client.setQueryData(queryKeys.particles(), [wa, ga, zo]);
    client.setQueryData(queryKeys.endings(), [tai, gatai]);
    client.setQueryData(queryKeys.particle('wa'), { ...wa, ...detail } satisfies ParticleDetail);
    client.setQueryData(queryKeys.ending('tai'), { ...tai, ...detail, near: [] } satisfies EndingDetail);
  }
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/particles" element={<ParticlesPage />} />
            <Route path="/particles/:id" element={<ParticlePage />} />
            <Route path="/endings" element={<EndingsPage />} />
            <Route path="/endings/:id" element={<EndingPage />} />
          </Routes>
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
}

/** The server answers with these, one after the other: a body, or a status alone. */
function answerWith(...answers: (object | number)[]) {
  const fetched = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return typeof answer === 'number'
      ? new Response(JSON.stringify({ status: answer, code: answer === 404 ? 'entry_not_found' : 'internal' }), {
          status: answer,
          headers: { 'content-type': 'application/problem+json' },
        })
      : Response.json(answer);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;
const shown = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent);
const address = () => decodeURIComponent(location.pathname + location.search);

// biome-ignore format: a table, to be read down
test.each([
  ['/particles', '은/는', ['は', 'が']], // が says how it is different
  ['/particles', '와',    ['は', 'が', 'ぞ']], // は sounds so, and it is heard in all examples
  ['/particles', 'zo',    ['ぞ']],
  ['/endings',   '타이',  ['〜たい', '〜がたい']],
  ['/endings',   '고 싶다', ['〜たい']],
] as const)('%s: %s finds %j at once, and the address follows', async (path, typed, forms) => {
  await renderAt(path);
  await userEvent.fill(box(), typed);
  await expect.poll(shown).toEqual(forms);
  await expect.poll(address).toBe(`${path}?q=${typed.replace(' ', '+')}`);
});

test('a category narrows the list; where it holds nothing of a search, the way to all is shown', async () => {
  const screen = await renderAt('/particles');
  await screen.getByRole('radio', { name: particles['c.end'] }).click();
  await expect.poll(shown).toEqual(['ぞ']);
  expect(address()).toBe('/particles?f=end');
  await userEvent.fill(box(), '은/는');
  await expect.element(screen.getByText(particles.empty)).toBeVisible();
  await screen.getByRole('link', { name: format(reference.elsewhere, { n: 2 }) }).click();
  await expect.poll(shown).toEqual(['は', 'が']);
});

test('a group and a level narrow the endings together, by keys too', async () => {
  const screen = await renderAt('/endings');
  expect(shown()).toEqual(['〜たい', '〜がたい']);
  const n5 = screen.getByRole('radio', { name: 'N5', exact: true });
  await n5.click();
  await expect.poll(shown).toEqual(['〜たい']);
  n5.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(shown).toEqual(['〜がたい']);
  expect(address()).toBe('/endings?level=N2');
});

test('a search that finds nothing anywhere is taken back with one press', async () => {
  const screen = await renderAt('/endings?q=뷁뷁');
  await expect.poll(shown).toEqual([]);
  await screen.getByRole('button', { name: my.clearSearch }).click();
  await expect.poll(shown).toHaveLength(2);
  await expect.poll(address).toBe('/endings');
});

test('an ending of Korean that is a particle of Japanese leads to the particles', async () => {
  const screen = await renderAt('/endings?q=비 오는데');
  await screen.getByRole('link', { name: '조사에서 찾아보기' }).click();
  await expect.poll(address).toBe('/particles?q=비+오는데');
});

test.each(['/particles?f=nowhere', '/endings?level=N9'])('%s says that there is no such choice', async (path) => {
  const screen = await renderAt(path);
  const value = new URLSearchParams(path.split('?')[1]).values().next().value!;
  await expect.element(screen.getByText(format(reference.unknown, { value }))).toBeVisible();
  await screen.getByRole('link', { name: /모두 보기$/ }).click();
  await expect.poll(() => shown().length).toBeGreaterThan(1);
  expect(address()).toBe(path.split('?')[0]);
});

test('a list that does not come says so, and comes when it is asked for again', async () => {
  answerWith(400, [wa]);
  const screen = await renderAt('/particles', { here: false });
  await expect.element(screen.getByText(reference.loadFail)).toBeVisible();
  await screen.getByRole('button', { name: common.retry }).click();
  await expect.poll(shown).toEqual(['は']);
});

/** Renders the endings with which the page of a server comes: the first one whole. */
async function renderFirst(...answers: (object | number)[]) {
  const { tip, avoid, korean, examples, ...head } = gatai;
  const fetched = answerWith(...answers);
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', '/endings');
  const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
  client.setQueryData(queryKeys.firstEntries('endings'), [tai, head]);
  const screen = await render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <EndingsPage />
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
  return { screen, fetched };
}
const card = (index: number) => document.querySelectorAll('main li:has(h2)')[index]?.textContent ?? '';

test('a page comes with its first cards whole; the others are completed by the list', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { fetched } = await renderFirst([tai, gatai]);
  fetched.mockImplementation(async () => {
    await held;
    return Response.json([tai, gatai]);
  });
  expect(shown()).toEqual(['〜たい', '〜がたい']);
  release();
  await expect.poll(() => card(1)).toContain('견주기');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a list that does not come leaves the page as it is, which is searched by what it has', async () => {
  const { screen } = await renderFirst(400);
  await expect.poll(shown).toEqual(['〜たい', '〜がたい']);
  expect(card(0)).toContain('견주기');
  expect(card(1)).toContain('~기 어렵다');
  expect(card(1)).not.toContain('견주기');
  await userEvent.fill(box(), '기 어렵다');
  await expect.poll(shown).toEqual(['〜がたい']);
  await expect.element(screen.getByText(reference.loadFail)).not.toBeInTheDocument();
});

test('a card copies what one would write down, and leads to its page and back', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await renderAt('/particles?f=basic');
  await screen.getByRole('button', { name: /^は 복사/ }).click();
  expect(write).toHaveBeenCalledWith('は [와] 은/는');
  await screen.getByRole('link', { name: 'は 자세히 보기' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('は');
  expect(address()).toBe('/particles/wa');
  await screen.getByRole('link', { name: '조사', exact: true }).click();
  await expect.poll(address).toBe('/particles?f=basic');
});

test('an entry has its texts, its example marked, how it attaches, and the way to what is near', async () => {
  const screen = await renderAt('/particles/wa');
  for (const text of ['화제를 꺼낼 때 써요.', '피함', '견주기', '명사 + は']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
  }
  expect(document.querySelector('mark')?.textContent).toBe('私わたしは');
  await screen.getByRole('link', { name: /^〜たい/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('〜たい');
});

test('an entry that the server refuses is asked for once', async () => {
  const fetched = answerWith(400);
  const screen = await renderAt('/endings/tai', { here: false });
  await expect.element(screen.getByText(entry.loadFail)).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an entry that does not exist says so, and leads to the list', async () => {
  const fetched = answerWith(404);
  const screen = await renderAt('/endings/nothing', { here: false });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('찾는 표현이 없어요');
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('link', { name: '어미·표현 모두 보기' })).toHaveAttribute('href', '/endings');
});
