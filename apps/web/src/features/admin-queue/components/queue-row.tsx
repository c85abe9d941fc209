import { pages, pathOf } from '@utarang/contract';
import { adminQueue, format } from '@utarang/messages';
import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import { ActionCell, Cell } from '../../../parts/admin/admin-table.js';
import { whenText } from '../../../parts/admin/when.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Message } from '../../../ui/message/message.js';
import { Tag } from '../../../ui/tag/tag.js';
import type { Item, Verdict } from '../items.js';
import { wordAddress } from '../use-decisions.js';
import css from './queue-row.module.css';

const fieldNames: Readonly<Record<string, string>> = {
  japaneseWord: adminQueue['field.japaneseWord'],
  hiragana: adminQueue['field.hiragana'],
  koreanPronunciation: adminQueue['field.koreanPronunciation'],
  meaningKo: adminQueue['field.meaningKo'],
};

const kindNames = {
  report: adminQueue['kind.reports'],
  synonym: adminQueue['kind.synonyms'],
  wish: adminQueue['kind.wishes'],
} as const satisfies Record<Item['kind'], string>;

/**
 * Ignores the repetitions of an Enter that is held down: the next row gets the focus meanwhile, and would be decided,
 * too.
 */
const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

type RowProps = { item: Item; failure: string | undefined; onDecide: (item: Item, verdict: Verdict) => void };

/** A row of the queue: a member's report or answer about a word, with two buttons that accept or refuse it. */
export function QueueRow({ item, failure, onDecide }: RowProps) {
  const id = useId();
  const { word, kind } = item;
  const answer = item.kind === 'synonym' ? item.answerKo : '';
  const button = (verdict: Verdict) => (
    <Button
      variant={verdict === 'accept' ? 'pri' : 'sec'}
      data-verdict={verdict}
      aria-label={format(adminQueue[`${verdict}.${kind}`], { word: word.japaneseWord, answer })}
      aria-describedby={`${id}-said`}
      onKeyDown={ignoreHeldEnter}
      onClick={() => onDecide(item, verdict)}
    >
      {adminQueue[verdict]}
    </Button>
  );
  return (
    <tr data-item={item.key}>
      <Cell name={adminQueue['col.word']}>
        <p className={css['word']}>
          {word.id === null ? (
            <span lang="ja">{word.japaneseWord}</span>
          ) : (
            <Link to={pathOf('word', { id: word.id })} lang="ja">
              {word.japaneseWord}
            </Link>
          )}
          {word.level && <span className={css['small']}>{word.level}</span>}
        </p>
        <p className={css['small']}>
          <span lang="ja">{word.hiragana}</span>
          {word.koreanPronunciation && ` · ${word.koreanPronunciation}`}
        </p>
        <p>{word.meaningKo}</p>
        <Link className={css['link']} to={kind === 'wish' ? pages.addWord : wordAddress(item)}>
          {kind === 'wish' ? adminQueue.toAdd : adminQueue.toWord}
        </Link>
      </Cell>
      <Cell name={adminQueue['col.said']}>
        <div id={`${id}-said`} className={css['said']}>
          <Tag variant={kind === 'report' ? 'cool' : 'brand'}>{kindNames[kind]}</Tag>
          {item.kind === 'report' ? (
            <>
              <p className={css['small']}>{format(adminQueue['report.of'], { field: fieldNames[item.field] ?? '' })}</p>
              {item.note ? (
                <p className={css['note']}>{item.note}</p>
              ) : (
                <p className={css['small']}>{adminQueue['report.noNote']}</p>
              )}
            </>
          ) : item.kind === 'wish' ? (
            <p className={css['small']}>{format(adminQueue.wishedBy, { n: item.members })}</p>
          ) : (
            <>
              <p className={css['answer']}>{item.answerKo}</p>
              <p className={css['small']}>{format(adminQueue.members, { n: item.members })}</p>
              <p className={css['small']}>
                <Message>{format(adminQueue.effect, { word: word.japaneseWord })}</Message>
              </p>
            </>
          )}
        </div>
        <FieldError alert>{failure}</FieldError>
      </Cell>
      <Cell name={adminQueue['col.since']}>
        <time dateTime={item.createdAt} className={css['small']}>
          {whenText(item.createdAt)}
        </time>
      </Cell>
      <ActionCell>
        {button('refuse')}
        {button('accept')}
      </ActionCell>
    </tr>
  );
}
