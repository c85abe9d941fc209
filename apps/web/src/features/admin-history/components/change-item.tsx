import { useQueryClient } from '@tanstack/react-query';
import { type AuditSubject, type Change, pages, pathOf, withQuery } from '@utarang/contract';
import { adminHistory, admin as adminTexts, format } from '@utarang/messages';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { actionText, whoText } from '../../../parts/admin/describe-change.js';
import { whenText } from '../../../parts/admin/when.js';
import { Button } from '../../../ui/button/button.js';
import { FieldError } from '../../../ui/field-error/field-error.js';
import { Tag } from '../../../ui/tag/tag.js';
import { type FieldChange, fieldChangesOf } from '../describe-change.js';
import { canRevert, revert } from '../queries.js';
import css from './change-item.module.css';

/** The page on which admins edit a thing of this kind. */
const addressOf = (subject: AuditSubject, id: number, name: string): string =>
  ({
    word: withQuery(pages.adminWords, { q: name }),
    member: withQuery(pages.adminMembers, { q: name, member: String(id) }),
    artist: withQuery(pages.adminArtists, { q: name }),
    song: pathOf('adminSong', { id }),
    sentence: withQuery(pages.adminSentences, { q: String(id) }),
  })[subject];

/** An entry of the audit trail, with a button that reverts it where that is possible. */
export function ChangeItem({ change }: { change: Change }) {
  const client = useQueryClient();
  const item = useRef<HTMLLIElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changeTime = whenText(change.at);
  const action = actionText(change.action);
  const fieldChanges = fieldChangesOf(change);

  const takeBack = async () => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      await revert(client, change);
      announce(adminTexts['history.reverted']);
      item.current?.focus({ preventScroll: true }); // the pressed button is gone
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <li ref={item} tabIndex={-1} className={css['change']}>
      <div className={css['head']}>
        <Tag variant="mut">{adminHistory[`subject.${change.subject}`]}</Tag>
        <Thing change={change} />
        <b>{action}</b>
        <span className={css['who']}>
          {whoText(change)} · <time dateTime={change.at}>{changeTime}</time>
        </span>
      </div>
      {fieldChanges.length > 0 && (
        <dl className={css['told']}>
          {fieldChanges.map((fieldChange) => (
            <Field key={fieldChange.field} change={fieldChange} />
          ))}
        </dl>
      )}
      {change.revertedBy !== null && <Tag variant="mut">{adminTexts['history.undone']}</Tag>}
      {canRevert(change) && (
        <Button
          variant="sec"
          aria-disabled={pending}
          aria-label={format(adminHistory.revertAria, { name: change.name ?? '', action, at: changeTime })}
          onClick={() => void takeBack()}
        >
          {adminTexts['history.revert']}
        </Button>
      )}
      <FieldError alert>{failure}</FieldError>
    </li>
  );
}

function Thing({ change: { subject, subjectId, name } }: { change: Change }) {
  if (name === null) return <span className={css['gone']}>{adminHistory.gone}</span>;
  const address = addressOf(subject, subjectId, name);
  const lang = subject === 'member' ? undefined : 'ja';
  return (
    <Link to={address} lang={lang}>
      {name}
    </Link>
  );
}

const Field = ({ change: { field, isJapanese, before, after } }: { change: FieldChange }) => (
  <div>
    <dt>{field}</dt>
    <dd lang={isJapanese ? 'ja' : undefined}>
      {before !== null && (
        <del>
          <span className="sr" lang="ko">
            {adminTexts['history.was']}{' '}
          </span>
          {before}
        </del>
      )}{' '}
      {after !== null && (
        <ins>
          <span className="sr" lang="ko">
            {adminTexts['history.is']}{' '}
          </span>
          {after}
        </ins>
      )}
    </dd>
  </div>
);
