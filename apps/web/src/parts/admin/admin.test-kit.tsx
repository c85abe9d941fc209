import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { Toaster } from '../../ui/toast/toaster.js';
import { toasts } from '../../ui/toast/toasts.js';
import { QueriesProvider } from '../queries-provider.js';
import { problem } from '../study/fake-server.test-kit.js';
import { cacheWith, member } from '../study/study.test-kit.js';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
};

/** `answer` answers each call; what it leaves out is not found. Answers to writes can be held back. */
export function fakeAdminServer(answer: (asked: Asked) => unknown) {
  const writes: Asked[] = [];
  let held = Promise.resolve();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const ifMatch = new Headers(init?.headers).get('If-Match');
    const asked = { method: init?.method ?? 'GET', path: String(input), body, ifMatch };
    if (asked.method !== 'GET') {
      writes.push(asked);
      await held;
    }
    const answered = answer(asked);
    if (answered instanceof Response) return answered;
    return answered === undefined ? problem('not_found') : Response.json(answered);
  });
  return {
    writes,
    /** Holds every answer to a write until the answered function is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

const testAddress = location.href;
let admins = 0;

/** Renders a page in the browser's own history, to an admin who edits nothing yet. */
export async function renderToAdmin(address: string, path: string, page: ReactNode) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  admins += 1;
  const client = cacheWith({ viewer: member({ role: 'ROLE_ADMIN', username: `admin${admins}` }) });
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
        <Toaster />
      </SiteRouter>
    </QueriesProvider>,
  );
}

export function leaveAdminPage(): void {
  vi.restoreAllMocks();
  history.pushState(null, '', testAddress);
  toasts.set([]);
}
