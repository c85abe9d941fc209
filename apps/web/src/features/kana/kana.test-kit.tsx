import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@utarang/contract';
import { kanaChart } from '@utarang/domain/kana';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { cacheWith } from '../../parts/study/study.test-kit.js';
import { KanaPage } from './pages/kana-page.js';

const testAddress = location.href;
localStorage.clear();

/** Renders the page at an address, in the browser's own history; `here` is whether its list has come with it. */
export async function renderKana(address = '/kana', { here = true } = {}) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client: QueryClient = cacheWith({ viewer: { role: 'ANONYMOUS' } });
  if (here) client.setQueryData(queryKeys.kana(), kanaChart);
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/kana" element={<KanaPage />} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
}

export function leaveKana(): void {
  vi.restoreAllMocks();
  history.pushState(null, '', testAddress);
  localStorage.clear();
  scrollTo(0, 0);
}

export const address = () => decodeURIComponent(location.pathname + location.search);

/** The Japanese letters of the list, in order. */
export const letters = () =>
  [...document.querySelectorAll('li > [class*=cell] [lang=ja], li h2 [lang=ja]')].map(({ textContent }) => textContent);

const voice = { lang: 'ja-JP', name: '日本語' } as SpeechSynthesisVoice;

/** The device gets a Japanese voice, which says what it was asked to say. */
export function giveVoice(): { said: string[] } {
  const said: string[] = [];
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([voice]);
  vi.spyOn(window, 'SpeechSynthesisUtterance').mockImplementation(
    class {
      constructor(public text: string) {}
    } as unknown as typeof SpeechSynthesisUtterance,
  );
  vi.spyOn(speechSynthesis, 'cancel').mockImplementation(() => {});
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void said.push(text));
  return { said };
}
