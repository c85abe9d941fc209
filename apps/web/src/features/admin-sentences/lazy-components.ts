import { lazyOr } from '../../lib/lazy-part.js';
import { LoadFailure } from '../../ui/toast/load-failure.js';
import { LoadFailureDialog } from '../../ui/toast/load-failure-dialog.js';

const form = () => import('./components/sentence-form.js');
const history = () => import('./components/sentence-history.js');

/** The form that a press opens. Its code is loaded after the list, not with the page. */
export const SentenceForm = lazyOr(async () => (await form()).SentenceForm, LoadFailure);
export const SentenceHistoryDialog = lazyOr(async () => (await history()).SentenceHistoryDialog, LoadFailureDialog);

/** Preloads that code. A failure is ignored here: the press tries again, and shows it. */
export const preloadLazyComponents = (): void => void Promise.all([form(), history()]).catch(() => {});
