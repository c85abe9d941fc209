import { errorStatus, type MemberExport, type Reminder, type ReminderBody } from '@utarang/contract';
import { beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../test/log.js';
import { problemIn } from '../../../test/problem.js';
import { reviewing } from '../../../test/review.js';
import { DAY, type Learner, serveStudy } from '../../../test/study.js';
import type { Outcome } from '../../push/transport.js';
import { REMINDED_DEVICES_MAX } from './reminder.service.js';
import { createReminderSender } from './send-reminders.js';

const HOUR = DAY / 24;
const [EAT, SCHOOL] = [50_412, 50_201];

let sent: { endpoint: string; text: string }[] = [];
let outcomes: Readonly<Record<string, Outcome>> = {};
/** Answers that a test waits with. */
let held: Readonly<Record<string, Promise<Outcome>>> = {};
const push = {
  async send({ endpoint }: { endpoint: string }, text: string): Promise<Outcome> {
    sent.push({ endpoint, text });
    return held[endpoint] ?? outcomes[endpoint] ?? 'sent';
  },
};
const env = {
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  CONTACT_EMAIL: 'help@utarang.example',
};
const { learner, guest, database, clock, start } = await serveStudy({ env, push });
beforeEach(async () => {
  sent = [];
  outcomes = {};
  held = {};
  await database.pool.query('delete from reminders');
});

/** Moves the clock to an hour of a day in Seoul that is still to come. */
function at(day: number, hour: number) {
  const morning = Date.parse(`2030-03-0${day}T00:00:00+09:00`);
  clock.moveTo(morning + hour * HOUR - Date.now());
}
const subscription = (endpoint: string) => ({ endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) });
let devices = 0;
const newEndpoint = () => `https://push.example/${++devices}`;
const choose = (her: Pick<Learner, 'put'>, hour: number, endpoint = newEndpoint()) =>
  her.put('/api/reminder', { hour, ...subscription(endpoint) });
const stateOf = async (her: Pick<Learner, 'get'>) => (await (await her.get('/api/reminder')).json()) as Reminder;

/** A member whose review waits, and who is reminded at an hour. */
async function reminded(hour: number, endpoint = newEndpoint()) {
  const her = await learner();
  await her.save(EAT);
  expect((await choose(her, hour, endpoint)).status).toBe(200);
  return { her, endpoint };
}

/** The sender of one process. */
const sender = () =>
  createReminderSender({
    ...{ orm: database.orm, clock, transport: push, log: silentLog },
    leftToday: async (memberId) => {
      const { rows } = await database.pool.query<{ username: string }>('select username from members where id = $1', [
        memberId,
      ]);
      return leftOf[rows[0]!.username] ?? 1;
    },
  });
const leftOf: Record<string, number> = {};

test('the hour is chosen, and the device subscribed, until it is not wanted any more', async () => {
  at(1, 6);
  const her = await learner();
  const before = await stateOf(her);
  expect(before).toMatchObject({ hour: null, isOn: false });
  expect(before.publicKey).toMatch(/^[\w-]{87}$/);
  const { endpoint } = { endpoint: newEndpoint() };
  expect(await (await choose(her, 8, endpoint)).json()).toMatchObject({ hour: 8, isOn: true });
  expect(await (await choose(her, 21, endpoint)).json()).toMatchObject({ hour: 21, isOn: true });
  expect(await stateOf(her)).toMatchObject({ hour: 21, isOn: true });
  expect((await her.delete('/api/reminder')).status).toBe(204);
  expect(await stateOf(her)).toMatchObject({ hour: 21, isOn: false });
});

test('without a key of the operator there is no reminder', async () => {
  const { url } = await start({ VAPID_PRIVATE_KEY: '' });
  const her = await learner(url);
  expect(await stateOf(her)).toEqual({ publicKey: null, hour: null, isOn: false });
  const refused = await choose(her, 8);
  expect(refused.status).toBe(errorStatus.reminders_off);
  expect(await problemIn(refused)).toMatchObject({ code: 'reminders_off' });
});

test.each<[string, Partial<ReminderBody>]>([
  ['an address without https', { endpoint: 'http://push.example/1' }],
  ['an address of a machine', { endpoint: 'https://127.0.0.1/1' }],
  ['an address of a machine in IPv6', { endpoint: 'https://[::1]/1' }],
  ['a name without a dot', { endpoint: 'https://localhost/1' }],
  ['another port', { endpoint: 'https://push.example:8443/1' }],
  ['a password', { endpoint: 'https://a:b@push.example/1' }],
  ['a number for a host', { endpoint: 'https://2130706433/1' }],
  ['no address', { endpoint: 'push' }],
  ['a host in Punycode that is none', { endpoint: 'https://xn--a.com/1' }],
  ['an address that is too long', { endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
  ['a short key', { p256dh: 'B' }],
  ['a secret with other letters', { auth: '가'.repeat(22) }],
  ['no hour of a day', { hour: 24 }],
  ['half an hour', { hour: 7.5 }],
])('%s is refused', async (_, broken) => {
  const her = await learner();
  const refused = await her.put('/api/reminder', { hour: 8, ...subscription(newEndpoint()), ...broken });
  expect(await problemIn(refused)).toMatchObject({ code: 'validation_failed' });
  expect(await stateOf(her)).toMatchObject({ hour: null, isOn: false });
});

test('at the hour, once a day, however many processes there are, nothing is named', async () => {
  at(1, 7);
  const { endpoint } = await reminded(8);
  const processes = [sender(), sender(), sender()];
  await processes[0]!.sendDue();
  expect(sent).toEqual([]);
  at(1, 8);
  await Promise.all(processes.map(({ sendDue }) => sendDue()));
  expect(sent).toEqual([{ endpoint, text: '{"left":1}' }]);
  at(1, 9);
  await Promise.all(processes.map(({ sendDue }) => sendDue()));
  expect(sent).toHaveLength(1);
  at(2, 8);
  await Promise.all(processes.map(({ sendDue }) => sendDue()));
  expect(sent).toHaveLength(2);
});

test('a server that was away for long sends no reminder of the morning at night', async () => {
  at(1, 7);
  await reminded(8);
  at(1, 9);
  await sender().sendDue();
  expect(sent).toHaveLength(1);
  at(2, 10);
  await sender().sendDue();
  expect(sent).toHaveLength(1);
});

test('a member who chooses an hour that has come is reminded from the next day on, and once where it is moved', async () => {
  at(1, 20);
  const { her, endpoint } = await reminded(20);
  await sender().sendDue();
  expect(sent).toEqual([]);
  at(2, 20);
  await sender().sendDue();
  await choose(her, 23, endpoint);
  at(2, 23);
  await sender().sendDue();
  expect(sent).toHaveLength(1);
});

test('a member who moves an hour that had come to a later one is reminded today', async () => {
  at(1, 20.5);
  const { her, endpoint } = await reminded(20);
  await sender().sendDue();
  await choose(her, 22, endpoint);
  await sender().sendDue();
  expect(sent).toEqual([]);
  at(1, 22);
  await sender().sendDue();
  expect(sent).toHaveLength(1);
});

test('all devices are sent to at once, and nobody waits for one that does not answer', async () => {
  at(1, 7);
  const { her, endpoint } = await reminded(8, 'https://slow.example/1');
  const there = guest();
  await there.logIn(her.username, her.password);
  expect((await choose(there, 8)).status).toBe(200);
  for (let more = 0; more < 5; more++) await reminded(8);
  at(1, 8);
  let end: (outcome: Outcome) => void = () => {};
  const waits = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  held = { [endpoint]: waits };
  const round = sender().sendDue();
  await expect.poll(() => sent.length).toBe(7);
  end('late');
  await round;
  expect((await stateOf(her)).isOn).toBe(true);
});

test('a member who has done the day is left alone', async () => {
  at(1, 7);
  const { her } = await reminded(8);
  leftOf[her.username] = 0;
  at(1, 8);
  await sender().sendDue();
  expect(sent).toEqual([]);
});

test("the words that are left are those of the day's review", async () => {
  at(1, 7);
  const { her } = await reminded(8);
  await her.save(SCHOOL);
  const { doneToday, totalToday } = await reviewing(her).state();
  expect([doneToday, totalToday]).toEqual([0, 2]);
});

test('a subscription that the push service knows no more is taken away, one that fails for now stays', async () => {
  at(1, 7);
  const { her } = await reminded(8, 'https://push.example/gone');
  const { her: him } = await reminded(8, 'https://push.example/fails');
  outcomes = { 'https://push.example/gone': 'gone', 'https://push.example/fails': 'failed' };
  at(1, 8);
  await sender().sendDue();
  expect(sent).toHaveLength(2);
  expect([(await stateOf(her)).isOn, (await stateOf(him)).isOn]).toEqual([false, true]);
});

test('a device that goes to another member is theirs alone', async () => {
  at(1, 7);
  const { her, endpoint } = await reminded(8);
  await reminded(8, endpoint);
  expect((await stateOf(her)).isOn).toBe(false);
  at(1, 8);
  await sender().sendDue();
  expect(sent).toEqual([{ endpoint, text: '{"left":1}' }]);
});

test('of a member the latest devices are reminded', async () => {
  at(1, 7);
  const { her } = await reminded(8);
  for (let more = 0; more < REMINDED_DEVICES_MAX; more++) {
    const there = guest();
    await there.logIn(her.username, her.password);
    clock.moveTo(clock.shift() + 1_000);
    expect((await choose(there, 8)).status).toBe(200);
  }
  at(1, 8);
  await sender().sendDue();
  expect(sent).toHaveLength(REMINDED_DEVICES_MAX);
});

test('a log-out and the end of the account end it, and the export tells of it', async () => {
  at(1, 7);
  const { her } = await reminded(8);
  const exported = (await (await her.get('/api/users/me/export')).json()) as MemberExport;
  expect(exported).toMatchObject({ reminder: { hour: 8 }, reminderDevices: [{ createdAt: expect.any(String) }] });
  expect(JSON.stringify(exported)).not.toContain('push.example');
  await her.post('/api/logout');
  const { her: him } = await reminded(8);
  expect((await him.delete('/api/users/me', { currentPassword: him.password })).ok).toBe(true);
  at(1, 8);
  await sender().sendDue();
  expect(sent).toEqual([]);
});
