import './styles/tokens.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareAnnouncer } from './lib/announce.js';
import { readFirstData } from './lib/first-data.js';
import { SiteRouter } from './lib/site-router.js';
import { startTheme } from './lib/theme.js';
import { preloadPage } from './page-code.js';
import { createQueries } from './parts/queries.js';
import { Pages } from './routes.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { Visit } from './shell/visit.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const first = readFirstData();
const missing = first.page === 'notFound' ? location.pathname : null;

startTheme();
prepareAnnouncer();

const app = (
  <StrictMode>
    <ErrorBoundary at="app">
      <QueryClientProvider client={createQueries(first)}>
        <SiteRouter>
          <Visit site={first.site}>
            <Pages missing={missing} />
          </Visit>
        </SiteRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
);

// With the page's code there, the first drawing is whole: nothing moves when the rest arrives.
preloadPage(first.page).then(() => createRoot(root).render(app));
