import { type Level, levels } from '@utarang/contract';
import { format, jlpt } from '@utarang/messages';
import { useDocumentTitle } from '../../../lib/document-title.js';
import { BrowsePage } from '../components/browse-page.js';
import { LevelPills } from '../components/level-pills.js';
import { JlptRedirect } from '../jlpt-redirect.js';
import { browse } from '../settings.js';
import { useBrowseSearch } from '../use-browse-search.js';

const settings = browse.jlpt;

/** The words of a level (docs/product/lists.md#jlpt-words). */
export const JlptPage = () => (
  <JlptRedirect>
    <LevelWords />
  </JlptRedirect>
);

function LevelWords() {
  const search = useBrowseSearch(settings);
  const level: Level = levels.find((each) => each === search.address.choice) ?? 'N5';
  useDocumentTitle(format(jlpt.titleOf, { level }));
  return (
    <BrowsePage
      settings={settings}
      search={search}
      countText={(n) => format(jlpt.total, { level, n })}
      lead={() => <LevelPills level={level} onChoose={search.choose} />}
    />
  );
}
