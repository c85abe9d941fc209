import { useQuery } from '@tanstack/react-query';
import { type KanjiDetail, pages } from '@utarang/contract';
import { format, kanji as messages } from '@utarang/messages';
import { useParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { ListLink } from '../../../parts/breadcrumb/list-link.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { DetailBody } from '../../../parts/page/detail-body.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { SongLines } from '../../../parts/song-lines/song-lines.js';
import { StrokeOrder } from '../../../parts/strokes/stroke-order.js';
import { Panel } from '../../../ui/panel/panel.js';
import { KanjiReadings } from '../components/kanji-readings.js';
import { KanjiSummary } from '../components/kanji-summary.js';
import { KanjiWords } from '../components/kanji-words.js';
import { ReadingPractice } from '../components/reading-practice.js';
import { SimilarKanji } from '../components/similar-kanji.js';
import { kanjiQuery } from '../queries.js';
import css from './kanji-page.module.css';

/** The page of a kanji (docs/product/kanji.md#page-of-a-kanji). */
export function KanjiPage() {
  const { id = '' } = useParams();
  return (
    <div className={cx('wrap', css['page'])}>
      <ListLink to={pages.kanjiList}>{messages.toList}</ListLink>
      <DetailBody
        query={useQuery(kanjiQuery(id))}
        missingCode="kanji_not_found"
        missing={
          <MissingPage
            title={messages.notFound}
            text={messages.notFoundText}
            to={pages.kanjiList}
            action={messages.toList}
          />
        }
        loadFail={messages.loadFail}
      >
        {(kanji) => <KanjiDetails kanji={kanji} key={kanji.kanji} />}
      </DetailBody>
    </div>
  );
}

/** A kanji in full: what it is, its readings and words, its strokes, the practice of its readings. */
function KanjiDetails({ kanji }: { kanji: KanjiDetail }) {
  useDocumentTitle(format(messages.titleOf, { kanji: kanji.kanji, hunEum: kanji.hunEum[0] ?? '' }));
  return (
    <div className={css['details']}>
      <div className={css['column']}>
        <KanjiSummary kanji={kanji} />
        <KanjiReadings kanji={kanji} />
        <KanjiWords kanji={kanji} />
      </div>
      <div className={css['column']}>
        <StrokeOrder character={kanji.kanji} count={kanji.strokeOrder ? kanji.strokes : null} />
        <ReadingPractice kanji={kanji} />
        {kanji.similar.length > 0 && <SimilarKanji similar={kanji.similar} />}
        {kanji.songLines.length > 0 && (
          <Panel title={messages.songs}>
            <SongLines lines={kanji.songLines} />
          </Panel>
        )}
      </div>
    </div>
  );
}
