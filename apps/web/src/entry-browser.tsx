import './styles/tokens.css';
import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
import { prepareAnnouncer } from './lib/announce.js';
import { watchStyles } from './lib/failed-styles.js';
import { readFirstData } from './lib/first-data.js';
import { SiteRouter } from './lib/site-router.js';
import { startTheme } from './lib/theme.js';
import { preloadPage } from './page-code.js';
import { createQueries } from './parts/queries.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const first = readFirstData();

/** Takes over what the server has drawn; where it could draw nothing, draws it. */
function begin(root: HTMLElement): void {
  const moment = Date.now();
  const app = (
    <App
      first={first}
      client={createQueries(first, moment)}
      moment={moment}
      pathname={location.pathname}
      route={(page) => <SiteRouter>{page}</SiteRouter>}
    />
  );
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

startTheme();
watchStyles();
prepareAnnouncer();
// With the page's code there, the first drawing is whole: nothing moves when the rest arrives.
preloadPage(first.page).then(() => begin(root));
