import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { BrowsePage } from '../components/browse-page.js';
import { browse } from '../settings.js';
import { useBrowseSearch } from '../use-browse-search.js';

const settings = browse.koLike;

/** The page of words like Korean (docs/product/lists.md#words-like-korean). */
export function KoLikePage() {
  useDocumentTitle(settings.title);
  return <BrowsePage settings={settings} search={useBrowseSearch(settings)} />;
}
