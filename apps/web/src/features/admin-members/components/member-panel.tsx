import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, anyAdminMembers, anyChanges, type MemberState, queryKeys } from '@utarang/contract';
import { adminErr, adminMembers, common, format } from '@utarang/messages';
import { useState } from 'react';
import { errorText } from '../../../lib/http.js';
import { actionText, whoText } from '../../../parts/admin/describe-change.js';
import { whenText } from '../../../parts/admin/when.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Notice } from '../../../ui/notice/notice.js';
import { LONG_MS } from '../../../ui/toast/times.js';
import { toast } from '../../../ui/toast/toasts.js';
import { deleteMember, endSessions, memberQuery, suspend, unsuspend } from '../queries.js';
import { type Act, ActDialog } from './act-dialog.js';
import css from './member-panel.module.css';

const calls = { endSessions, suspend, unsuspend } as const;

type PanelProps = {
  memberId: number;
  /** The username of this admin. */
  username: string;
  /** Called when the account is gone, deleted by this admin or another. */
  onGone: () => void;
};

/** The state of a member, and the actions on the account. */
export function MemberPanel({ memberId, username, onGone }: PanelProps) {
  const client = useQueryClient();
  const { data: member, error, isFetching, refetch } = useQuery(memberQuery(memberId));
  const [act, setAct] = useState<Act | null>(null);
  const [done, setDone] = useState<{ act: Act } | null>(null);

  const leave = () => {
    client.removeQueries({ queryKey: queryKeys.adminMember(memberId) });
    onGone();
  };
  const perform = async (chosen: Act) => {
    if (!member) return;
    setDone(null);
    if (chosen === 'delete') {
      await deleteMember(memberId);
      toast({ text: format(adminMembers['delete.done'], { username: member.username }), durationMs: LONG_MS });
      setAct(null);
      leave();
    } else {
      client.setQueryData(queryKeys.adminMember(memberId), await calls[chosen](memberId));
      setDone({ act: chosen });
      setAct(null);
    }
    for (const queryKey of [anyAdminMembers, anyChanges]) void client.invalidateQueries({ queryKey });
  };
  const onAct = (chosen: Act) =>
    perform(chosen).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError && thrown.code === 'member_not_found')) throw thrown;
      toast({ kind: 'problem', text: errorText(thrown), durationMs: LONG_MS });
      void client.invalidateQueries({ queryKey: anyAdminMembers });
      setAct(null);
      leave();
    });

  if (!member) {
    if (error && !isFetching)
      return <ErrorPanel text={adminMembers['state.fail']} detail={errorText(error)} onRetry={() => void refetch()} />;
    return <p role="status">{common.loading}</p>;
  }
  const isOwn = member.username === username;
  const button = (chosen: Act, variant: 'sec' | 'dan' = 'sec') => (
    <Button variant={variant} onClick={() => setAct(chosen)}>
      {adminMembers[chosen]}
    </Button>
  );
  return (
    <section className={css['panel']} aria-label={format(adminMembers.region, { username: member.username })}>
      <State member={member} />
      {done && done.act !== 'delete' && <Notice kind="ok">{adminMembers[`${done.act}.done`]}</Notice>}
      {isOwn && <p className={css['own']}>{adminErr.ownAccount}</p>}
      <div className={css['acts']}>
        {member.sessions > 0 && button('endSessions')}
        {!isOwn && button(member.suspendedAt === null ? 'suspend' : 'unsuspend')}
        {!isOwn && button('delete', 'dan')}
      </div>
      {act && <ActDialog act={act} member={member} isOwn={isOwn} onAct={onAct} onClose={() => setAct(null)} />}
    </section>
  );
}

function State({ member }: { member: MemberState }) {
  const { email, sessions, lastSeenAt, suspendedAt, changes } = member;
  return (
    <dl className={css['state']}>
      <div>
        <dt>{adminMembers.email}</dt>
        <dd>{email ?? adminMembers.noEmail}</dd>
      </div>
      <div>
        <dt>{adminMembers.sessions}</dt>
        <dd>{sessions > 0 ? format(adminMembers.sessionCount, { n: sessions }) : adminMembers.noSession}</dd>
      </div>
      {lastSeenAt && (
        <div>
          <dt>{adminMembers.lastSeen}</dt>
          <dd>{whenText(lastSeenAt)}</dd>
        </div>
      )}
      {suspendedAt && (
        <div>
          <dt>{adminMembers.suspendedAt}</dt>
          <dd>{whenText(suspendedAt)}</dd>
        </div>
      )}
      <div className={css['changes']}>
        <dt>{adminMembers.changes}</dt>
        <dd>
          {changes.length === 0 ? (
            adminMembers.noChanges
          ) : (
            <ol>
              {changes.map(({ at, actor, admin, action }) => (
                <li key={`${at} ${action}`}>
                  <b>{actionText(action)}</b> {whoText({ actor, admin })} <time dateTime={at}>{whenText(at)}</time>
                </li>
              ))}
            </ol>
          )}
        </dd>
      </div>
    </dl>
  );
}
