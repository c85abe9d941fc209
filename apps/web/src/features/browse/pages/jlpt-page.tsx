import { FIRST_LEVEL, jlptRedirect, levelNamed, pages, withQuery } from '@utarang/contract';
import { format, jlpt, kanji } from '@utarang/messages';
import { Link, Navigate, useLocation } from 'react-router';
import { LevelKnown } from '../../../parts/known/level-known.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { BrowsePage } from '../components/browse-page.js';
import { LevelPills } from '../components/level-pills.js';
import { browse } from '../settings.js';
import { useBrowseSearch } from '../use-browse-search.js';
import css from './jlpt-page.module.css';

const settings = browse.jlpt;

/** The page of the words of a level (docs/product/lists.md#jlpt-words). */
export function JlptPage() {
  const { pathname, search } = useLocation();
  const address = jlptRedirect(pathname, new URLSearchParams(search));
  return address ? <Navigate to={address} replace /> : <LevelWords />;
}

function LevelWords() {
  const search = useBrowseSearch(settings);
  const level = levelNamed(search.address.choice) ?? FIRST_LEVEL;
  useDocumentTitle(format(jlpt.titleOf, { level }));
  return (
    <BrowsePage
      settings={settings}
      search={search}
      countText={(n) => format(jlpt.total, { level, n })}
      chooser={
        <>
          <LevelKnown level={level} />
          <Link className={css['kanji']} to={withQuery(pages.kanjiList, { level })}>
            {format(kanji.ofLevel, { level })}
          </Link>
        </>
      }
      lead={() => <LevelPills level={level} onChoose={search.choose} />}
    />
  );
}
