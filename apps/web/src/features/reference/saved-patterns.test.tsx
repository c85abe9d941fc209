import { type Ending, queryKeys, type SavedPatterns } from '@utarang/contract';
import { common, endings, format, patterns as messages, plus, word } from '@utarang/messages';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { cacheWith, member } from '../../parts/study/study.test-kit.js';
import { setWindow } from '../../test/set-window.js';
import { Toaster } from '../../ui/toast/toaster.js';
import { EndingsPage } from './pages/endings-page.js';

const entry = { reading: 'x', pronunciation: '타이', romaji: 'x', tip: '', avoid: '', korean: '', examples: [] };
const tai: Ending = { ...entry, id: 'tai', form: 'たい', meaning: '~고 싶다', level: 'N5', group: 'wish' };
const teIru: Ending = { ...entry, id: 'te-iru', form: 'ている', meaning: '~고 있다', level: 'N5', group: 'state' };

const testAddress = location.href;
beforeEach(() => setWindow(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  history.pushState(null, '', testAddress);
});

function renderAt(
  path: string,
  viewer: NonNullable<Parameters<typeof cacheWith>[0]['viewer']>,
  ids: string[] | null = [],
) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', path);
  const client = cacheWith({ viewer });
  client.setQueryData(queryKeys.endings(), [tai, teIru]);
  if (ids) client.setQueryData<SavedPatterns>(queryKeys.savedPatterns(), { ids, due: ids.length });
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/endings" element={<EndingsPage />} />
          </Routes>
        </main>
        <Toaster />
      </SiteRouter>
    </QueriesProvider>,
  );
}
const star = (form: string) => page.getByRole('button', { name: format(messages.save, { form: `〜${form}` }) });
const shown = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent);

test('a star shows at once what it will be, is taken back where the call fails, and has a way back', async () => {
  const saved = new Set<string>();
  let fails = true;
  const fetched = vi.fn(async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (fails) return new Response('{}', { status: 500 });
    const id = path.split('/').at(-1)!;
    if (method === 'POST') saved.add(id);
    if (method === 'DELETE') saved.delete(id);
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ ids: [...saved], due: saved.size });
  });
  vi.stubGlobal('fetch', fetched);
  await renderAt('/endings', member());
  await userEvent.click(star('ている'));
  await expect.element(page.getByText(messages.saveFail)).toBeVisible();
  await expect.element(star('ている')).toHaveAttribute('aria-pressed', 'false');
  fails = false;
  await userEvent.click(page.getByRole('button', { name: common.retry }));
  await expect.element(star('ている')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(star('ている'));
  await expect.element(page.getByText(messages.removed)).toBeVisible();
  await expect.element(star('ている')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(page.getByRole('button', { name: plus.undo }));
  await expect.element(star('ている')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(star('たい')).toHaveAttribute('aria-pressed', 'false');
});

test('the list shows what is saved, and says where nothing is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ids: ['te-iru'], due: 0 }));
  const screen = await renderAt('/endings', member(), ['te-iru']);
  await expect.poll(shown).toEqual(['〜たい', '〜ている']);
  await userEvent.click(screen.getByRole('radio', { name: messages['f.true'] }));
  await expect.poll(shown).toEqual(['〜ている']);
  expect(location.search).toBe('?saved=true');
  await screen.unmount();
  vi.stubGlobal('fetch', async () => Response.json({ ids: [], due: 0 }));
  await renderAt('/endings?saved=true', member());
  await expect.element(page.getByText(messages.none)).toBeVisible();
});

test('while what is saved is on its way the page says so, and where it does not come, with a way to ask again', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  await renderAt('/endings?saved=true', member(), null);
  await expect.element(page.getByText(common.loading)).toBeVisible();
  expect(document.querySelector('main')!.textContent).not.toContain(endings.empty);
  const asked = waiting.length;
  for (const answer of waiting) answer(new Response('{}', { status: 400 }));
  await userEvent.click(page.getByRole('button', { name: common.retry }));
  await expect.poll(() => waiting.length).toBeGreaterThan(asked);
  waiting.at(-1)!(Response.json({ ids: ['tai'], due: 0 }));
  await expect.poll(shown).toEqual(['〜たい']);
});

test('a guest is led to the log-in, by the star and by the filter', async () => {
  const screen = await renderAt('/endings', { role: 'ANONYMOUS' });
  await userEvent.click(star('ている'));
  await expect.element(page.getByRole('link', { name: word.loginHint })).toBeVisible();
  await expect.element(star('ている')).toHaveAttribute('aria-pressed', 'false');
  await screen.unmount();
  await renderAt('/endings?saved=true', { role: 'ANONYMOUS' });
  await expect.element(page.getByText(messages.guest)).toBeVisible();
});
