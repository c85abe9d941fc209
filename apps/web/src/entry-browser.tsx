import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
import { prepareAnnouncer } from './lib/announce.js';
import { watchStyles } from './lib/failed-styles.js';
import { holdWhilePressed } from './lib/press.js';
import { SiteRouter } from './lib/site-router.js';
import { startTheme } from './lib/theme.js';
import { preparePage } from './page-code.js';
import { isShell, readInitialData } from './parts/page/initial-data.js';
import { createQueries } from './parts/queries.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const initialData = readInitialData();

/** Takes over the page that the server has rendered, or renders it where the server could not. */
async function begin(root: HTMLElement): Promise<void> {
  const moment = Date.now();
  const client = createQueries(initialData, moment);
  if (isShell())
    await import('./shell/offline/start-offline-shell.js').then(({ startOfflineShell }) => startOfflineShell(client));
  // Everything is loaded first, so that the first rendering is complete and nothing moves afterwards.
  await preparePage(initialData.page, client, location.search);
  const app = (
    <App
      initialData={initialData}
      client={client}
      moment={moment}
      pathname={location.pathname}
      route={(page) => <SiteRouter>{page}</SiteRouter>}
    />
  );
  // A transition hydrates the page in slices: input is handled between them.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

startTheme();
holdWhilePressed();
watchStyles();
prepareAnnouncer();
void begin(root);
