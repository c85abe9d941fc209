import { type KanjiDetail, pages } from '@utarang/contract';
import { format, kanji as messages } from '@utarang/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { Card } from '../../../ui/panel/card.js';
import { Tag } from '../../../ui/tag/tag.js';
import css from './kanji-summary.module.css';

/** The card at the top of the page of a kanji: the kanji, its Korean names, its level, its old form and radical. */
export function KanjiSummary({
  kanji: { kanji, hunEum, oldForm, strokes, radical, level, joyo },
}: {
  kanji: KanjiDetail;
}) {
  const id = useId();
  return (
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
  );
}
