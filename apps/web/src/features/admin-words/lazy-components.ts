import { lazyOr } from '../../lib/lazy-part.js';
import { LoadFailure } from '../../ui/toast/load-failure.js';
import { LoadFailureDialog } from '../../ui/toast/load-failure-dialog.js';

const editRow = () => import('./components/edit-row.js');
const wordHistory = () => import('./components/word-history.js');

/** The row that edits a word. Its code is loaded after the list, not with the page. */
export const EditRow = lazyOr(async () => (await editRow()).EditRow, LoadFailure);
export const WordHistory = lazyOr(async () => (await wordHistory()).WordHistory, LoadFailureDialog);

/** Preloads that code. A failure is ignored here: the press tries again, and shows it. */
export const preloadLazyComponents = (): void => void Promise.all([editRow(), wordHistory()]).catch(() => {});
