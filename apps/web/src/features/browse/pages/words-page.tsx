import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { BrowsePage } from '../components/browse-page.js';
import { browse } from '../settings.js';
import { useBrowseSearch } from '../use-browse-search.js';

const settings = browse.words;

/** The page of all words, searched in all their fields (docs/product/lists.md#all-words). */
export function WordsPage() {
  useDocumentTitle(settings.title);
  return <BrowsePage settings={settings} search={useBrowseSearch(settings)} />;
}
