import { admin, common, format } from '@utarang/messages';
import { type ReactNode, useState } from 'react';
import { announce } from '../../lib/announce.js';
import { errorText } from '../../lib/http.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { ErrorPanel } from '../../ui/error-panel/error-panel.js';
import { Tag } from '../../ui/tag/tag.js';
import { type DescribedField, differs } from './described-field.js';
import css from './history-dialog.module.css';
import { whenText } from './when.js';

/** An entry of the audit trail about a thing (docs/product/admin.md#audit-trail). */
export type Change<Thing> = {
  readonly id: number;
  readonly at: string;
  readonly admin: string | null;
  readonly action: string;
  readonly before: Thing | null;
  readonly after: Thing | null;
  readonly revertedBy: number | null;
};

const actions: Readonly<Record<string, string>> = {
  added: admin['history.added'],
  edited: admin['history.edited'],
  imported: admin['history.imported'],
  retired: admin['history.retired'],
  restored: admin['history.restored'],
  reverted: admin['history.revertedAction'],
  synonym_accepted: admin['history.synonymAccepted'],
  synonym_refused: admin['history.synonymRefused'],
  report_accepted: admin['history.reportAccepted'],
  report_refused: admin['history.reportRefused'],
};

type HistoryProps<Thing> = {
  title: ReactNode;
  /** The state of the query of the changes. */
  changes: {
    readonly data: readonly Change<Thing>[] | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  fields: readonly DescribedField<Thing>[];
  /** Reverts a change, and updates the lists of the page. An error that it throws is shown. */
  revert: (change: number) => Promise<void>;
  onClose: () => void;
};

/**
 * The dialog with the changes of a thing, the latest first, each with a button to revert it
 * (docs/product/admin.md#versions).
 */
export function HistoryDialog<Thing>({ title, changes, fields, revert, onClose }: HistoryProps<Thing>) {
  const { data, error, isFetching, refetch } = changes;
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const takeBack = async (id: number) => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      await revert(id);
      announce(admin['history.reverted']);
    } catch (thrown) {
      setFailure(errorText(thrown));
    } finally {
      setPending(false);
      await refetch();
    }
  };
  return (
    <Dialog
      title={title}
      described={false}
      onClose={onClose}
      actions={
        <Button variant="sec" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {failure && (
        <p role="alert" className={css['failure']}>
          {failure}
        </p>
      )}
      {error && !data && !isFetching && (
        <ErrorPanel text={admin['history.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!data && isFetching && <p>{common.loading}</p>}
      {data?.length === 0 && <p>{admin['history.empty']}</p>}
      <ol className={css['changes']}>
        {data?.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            fields={fields}
            pending={pending}
            onRevert={() => void takeBack(change.id)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

type ChangeProps<Thing> = {
  change: Change<Thing>;
  fields: readonly DescribedField<Thing>[];
  pending: boolean;
  onRevert: () => void;
};

function ChangeItem<Thing>({ change, fields, pending, onRevert }: ChangeProps<Thing>) {
  const changeTime = whenText(change.at);
  const { before, after } = change;
  return (
    <li>
      <p className={css['head']}>
        <b>{actions[change.action] ?? change.action}</b>
        <span>
          {change.admin === null ? admin['history.gone'] : format(admin['history.by'], { admin: change.admin })}
        </span>
        <time dateTime={change.at}>{changeTime}</time>
      </p>
      {before && after && <Differences fields={fields} before={before} after={after} />}
      {change.revertedBy === null ? (
        (before || after) && (
          <Button
            variant="sec"
            aria-disabled={pending}
            aria-label={format(admin['history.revertAria'], { at: changeTime })}
            onClick={onRevert}
          >
            {admin['history.revert']}
          </Button>
        )
      ) : (
        <Tag variant="mut">{admin['history.undone']}</Tag>
      )}
    </li>
  );
}

type DifferencesProps<Thing> = {
  fields: readonly DescribedField<Thing>[];
  before: NonNullable<Thing>;
  after: NonNullable<Thing>;
};

const Differences = <Thing,>({ fields, before, after }: DifferencesProps<Thing>) => (
  <dl>
    {fields
      .filter((field) => differs(field, before, after))
      .map(({ name, isJapanese, textOf }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={isJapanese ? 'ja' : undefined}>
            <del>
              <span className="sr" lang="ko">
                {admin['history.was']}{' '}
              </span>
              {textOf(before) || '–'}
            </del>{' '}
            <ins>
              <span className="sr" lang="ko">
                {admin['history.is']}{' '}
              </span>
              {textOf(after) || '–'}
            </ins>
          </dd>
        </div>
      ))}
  </dl>
);
