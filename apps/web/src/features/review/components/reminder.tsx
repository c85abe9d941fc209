import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys, type Reminder as State } from '@utarang/contract';
import { reminder as text } from '@utarang/messages';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/http.js';
import {
  isSubscribed,
  type PushObstacle,
  pushObstacle,
  subscribe,
  unsubscribe,
} from '../../../parts/offline/push-subscription.js';
import { Notice } from '../../../ui/notice/notice.js';
import { Select } from '../../../ui/select/select.js';
import { Switch, Switches } from '../../../ui/switch/switch.js';
import { fetchReminder, keepReminder, stopReminder } from '../api.js';

/** The hour that is offered at first. */
const USUAL_HOUR = 20;
const HOURS = Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour).padStart(2, '0'), hour]));
const named = (hour: number): string => String(hour).padStart(2, '0');
const OPTIONS = Object.fromEntries(Object.keys(HOURS).map((hour) => [hour, `${hour}:00`]));

type Change = () => Promise<State | PushObstacle>;

/**
 * The state of this device: the server knows whether reminders are switched on, the browser whether a push reaches it.
 */
async function stateHere(signal: AbortSignal): Promise<State> {
  const state = await fetchReminder({ signal });
  const isOn = state.isOn && state.publicKey !== null && (await isSubscribed(state.publicKey));
  return { ...state, isOn };
}

/** The reminder of the review on this device (docs/product/reminder.md). It is hidden where the server sends none. */
export function Reminder() {
  const { data, hour, obstacle, isOn, problem, flip, chooseHour } = useReminder();
  if (data?.publicKey === null) return null;
  return (
    <section>
      <h3>{text.title}</h3>
      {obstacle ? (
        <p>{text[obstacle]}</p>
      ) : (
        data && (
          <>
            <Switches label={text.title}>
              <Switch on={isOn} onFlip={flip}>
                {text.on}
              </Switch>
            </Switches>
            <Select
              label={text.hour}
              value={named(hour)}
              options={OPTIONS}
              onChoose={(name) => chooseHour(HOURS[name] ?? USUAL_HOUR)}
            />
          </>
        )
      )}
      {problem && <Notice kind="bad">{problem}</Notice>}
      <p>{text.note}</p>
    </section>
  );
}

/**
 * The state of the reminder and its changes, which are sent one after another: of those that are made during a call
 * only the latest is sent.
 */
function useReminder() {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: queryKeys.reminder(),
    queryFn: ({ signal }) => stateHere(signal),
  });
  const [chosen, setChosen] = useState<number | null>(null);
  /** The latest change while an earlier call is pending; null while none is. */
  const pending = useRef<Change | null>(null);
  const isBusy = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);

  const hour = chosen ?? data?.hour ?? USUAL_HOUR;
  const obstacle = pushObstacle();
  const isOn = data?.isOn === true && obstacle === null;

  async function applyChange(change: Change) {
    setProblem(null);
    try {
      const result = await change();
      if (typeof result === 'string') setProblem(text[result]);
      else client.setQueryData(queryKeys.reminder(), result);
    } catch (failure) {
      setProblem(errorText(failure));
    }
  }

  async function act(change: Change) {
    pending.current = change;
    if (isBusy.current) return;
    isBusy.current = true;
    for (let next: Change | null = change; next; next = pending.current) {
      pending.current = null;
      await applyChange(next);
    }
    isBusy.current = false;
    // The stored state is shown from now on, even where it is not the chosen one. A reminder that is off stores
    // nothing.
    if (client.getQueryData<State>(queryKeys.reminder())?.isOn) setChosen(null);
  }

  const turnOn = (hour: number) =>
    act(async () => {
      const keys = await subscribe(data?.publicKey ?? '');
      return typeof keys === 'string' ? keys : keepReminder({ hour, ...keys });
    });
  const turnOff = () =>
    act(async () => {
      await stopReminder();
      await unsubscribe().catch(() => {});
      return { publicKey: data?.publicKey ?? null, hour, isOn: false };
    });

  const chooseHour = (hour: number) => {
    setChosen(hour);
    if (isOn) void turnOn(hour);
  };
  return {
    data,
    hour,
    obstacle,
    isOn,
    problem: problem ?? (error ? errorText(error) : null),
    flip: () => void (isOn ? turnOff() : turnOn(hour)),
    chooseHour,
  };
}
