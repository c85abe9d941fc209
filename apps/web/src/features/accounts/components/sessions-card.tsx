import { useQuery } from '@tanstack/react-query';
import type { Session } from '@utarang/contract';
import { common, format, sessions as messages, nav, profile } from '@utarang/messages';
import { Check, Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { announce } from '../../../lib/announce.js';
import { errorText } from '../../../lib/http.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { Panel } from '../../../ui/panel/panel.js';
import { LONG_MS } from '../../../ui/toast/times.js';
import { toast } from '../../../ui/toast/toasts.js';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../queries.js';
import { lastSeen } from '../rules/last-seen.js';
import { now } from '../rules/now.js';
import css from './sessions-card.module.css';

const complain = (error: Error, run: () => void) =>
  toast({ kind: 'problem', text: errorText(error), action: { label: common.retry, run }, durationMs: LONG_MS });

/** The devices on which the member is logged in, each with a button that logs it out. */
export function SessionsCard() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const endingOne = useEndSession();
  const endingOthers = useEndOtherSessions();

  // The pressed button is gone with its row: the card's heading gets the focus.
  const ended = (sentence: string) => {
    heading.current?.focus({ preventScroll: true });
    announce(sentence);
  };
  const endOne = (session: Session) => {
    if (endingOne.isPending) return;
    endingOne.mutate(session, {
      onSuccess: () => ended(format(profile['devices.ended'], { device: session.device })),
      onError: (failure) => complain(failure, () => endOne(session)),
    });
  };
  const endOthers = () => {
    if (endingOthers.isPending) return;
    endingOthers.mutate(undefined, {
      onSuccess: () => ended(profile['devices.endedAll']),
      onError: (failure) => complain(failure, endOthers),
    });
  };

  return (
    <Panel title={messages.title} headingRef={heading}>
      <p className={css['lead']}>{messages.body}</p>
      {error && !data && !isFetching && (
        <ErrorPanel text={profile['devices.fail']} detail={errorText(error)} onRetry={() => void refetch()} />
      )}
      {!data && isFetching && <p className={css['lead']}>{common.loading}</p>}
      <ul className={css['rows']}>
        {data?.map((session) => (
          <Row key={session.id} session={session} onEnd={() => endOne(session)} />
        ))}
      </ul>
      {data?.some(({ current }) => !current) && (
        <Button variant="sec" className={css['all']} onClick={endOthers}>
          {messages.endAll}
        </Button>
      )}
    </Panel>
  );
}

function Row({ session: { device, lastSeenAt, current }, onEnd }: { session: Session; onEnd: () => void }) {
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li>
      <Icon size={22} />
      <p>
        <strong>{device}</strong> <span>{lastSeen(lastSeenAt, now())}</span>
      </p>
      {current ? (
        <span className={css['here']}>
          <Check size={15} />
          {messages.current}
        </span>
      ) : (
        <Button variant="sec" aria-label={format(messages.end, { device })} onClick={onEnd}>
          {nav.logout}
        </Button>
      )}
    </li>
  );
}
