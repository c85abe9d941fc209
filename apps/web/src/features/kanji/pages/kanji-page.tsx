import { useQuery } from '@tanstack/react-query';
import { type KanjiDetail, pages, pathOf } from '@utarang/contract';
import { format, kanji as messages } from '@utarang/messages';
import { useId } from 'react';
import { Link, useParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { ListLink } from '../../../parts/breadcrumb/list-link.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { DetailBody } from '../../../parts/page/detail-body.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { SongLines } from '../../../parts/song-lines/song-lines.js';
import { StrokeOrder } from '../../../parts/strokes/stroke-order.js';
import { Message } from '../../../ui/message/message.js';
import { Card } from '../../../ui/panel/card.js';
import { Panel } from '../../../ui/panel/panel.js';
import { Tag } from '../../../ui/tag/tag.js';
import { KanjiReadings } from '../components/kanji-readings.js';
import { KanjiWords } from '../components/kanji-words.js';
import { ReadingPractice } from '../components/reading-practice.js';
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
        {(kanji) => <Sheet kanji={kanji} key={kanji.kanji} />}
      </DetailBody>
    </div>
  );
}

function Sheet({ kanji: detail }: { kanji: KanjiDetail }) {
  const { kanji, hunEum, oldForm, strokes, strokeOrder, radical, level, joyo, similar } = detail;
  useDocumentTitle(format(messages.titleOf, { kanji, hunEum: hunEum[0] ?? '' }));
  const id = useId();
  return (
    <div className={css['sheet']}>
      <div className={css['column']}>
        <Card labelledBy={id}>
          <div className={css['head']}>
            <span className={css['large']} lang="ja" aria-hidden="true">
              {kanji}
            </span>
            <div>
              <h1 id={id} tabIndex={-1}>
                <span className="sr" lang="ja">
                  {kanji}{' '}
                </span>
                {hunEum.join(', ')}
              </h1>
              {oldForm && <p className={css['sub']}>{messages.newForm}</p>}
              <p className={css['tags']}>
                {level && <LevelTag level={level} />}
                <Tag variant="mut">{format(messages.strokes, { n: strokes })}</Tag>
                <Tag variant="mut">{joyo ? messages.joyo : messages.notJoyo}</Tag>
              </p>
            </div>
          </div>
          <dl className={css['facts']}>
            {oldForm && (
              <>
                <dt>{messages.oldForm}</dt>
                <dd>
                  <span lang="ja">{oldForm}</span> <span className={css['sub']}>{messages.oldFormNote}</span>
                </dd>
              </>
            )}
            <dt>{messages.radical}</dt>
            <dd>
              <Link to={`${pages.kanjiList}?${new URLSearchParams({ q: `${messages.radical}:${radical.kanji}` })}`}>
                <span lang="ja">{radical.kanji}</span> {radical.name}
              </Link>
            </dd>
          </dl>
        </Card>
        <KanjiReadings kanji={detail} />
        <KanjiWords kanji={detail} />
      </div>
      <div className={css['column']}>
        <StrokeOrder character={kanji} count={strokeOrder ? strokes : null} />
        <ReadingPractice kanji={detail} />
        {similar.length > 0 && (
          <Panel title={messages.similar}>
            <ul className={css['similar']}>
              {similar.map((each) => (
                <li key={each.kanji}>
                  <Link to={pathOf('kanji', { id: each.kanji })}>
                    <b lang="ja">{each.kanji}</b>
                    <span>{each.hunEum}</span>
                  </Link>
                  <p>
                    <Message>{each.difference}</Message>
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {detail.songLines.length > 0 && (
          <Panel title={messages.songs}>
            <SongLines lines={detail.songLines} />
          </Panel>
        )}
      </div>
    </div>
  );
}
