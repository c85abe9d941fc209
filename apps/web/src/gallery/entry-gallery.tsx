import '../styles/tokens.css';
import '../styles/base.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { prepareAnnouncer } from '../lib/announce.js';
import { Gallery } from './gallery.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

prepareAnnouncer();
createRoot(root).render(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);
