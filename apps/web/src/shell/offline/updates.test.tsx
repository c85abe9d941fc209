import { offline } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAKE_OVER } from '../../parts/offline/worker-messages.js';
import { toasts } from '../../ui/toast/toasts.js';
import { offerUpdates, TAKE_OVER_MS } from './updates.js';

beforeEach(() => {
  toasts.set([]);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

class TestWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function device({ hasController = true, waiting = null as TestWorker | null } = {}) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as TestWorker | null });
  const container = Object.assign(new EventTarget(), { controller: hasController ? new TestWorker() : null });
  const reload = vi.fn();
  const given = [registration, container, reload] as unknown as Parameters<typeof offerUpdates>;
  offerUpdates(...given);
  const release = (): TestWorker => {
    const worker = new TestWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
    return worker;
  };
  const press = () => toasts.get()[0]?.action?.run();
  return { registration, container, reload, release, press };
}

test('a release is offered, taken by a press alone, and the page is reloaded once it has taken over', () => {
  const { container, reload, release, press } = device();
  const worker = release();
  expect(toasts.get().map(({ text }) => text)).toEqual([offline.update]);
  expect(worker.postMessage).not.toHaveBeenCalled();
  press();
  expect(worker.postMessage).toHaveBeenCalledWith(TAKE_OVER);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where another tab has taken the release, the button reloads the page', () => {
  const { registration, reload, release, press } = device();
  const worker = release();
  registration.waiting = null;
  worker.become('activated');
  press();
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('a release that a later one replaces after the press passes the wish on', () => {
  const { container, reload, release, press } = device();
  const first = release();
  press();
  const second = release();
  first.become('redundant');
  vi.advanceTimersByTime(TAKE_OVER_MS / 2);
  expect(second.postMessage).toHaveBeenCalledWith(TAKE_OVER);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a release that cannot take over is asked again, and the page is reloaded once all the same', () => {
  const { container, reload, release, press } = device();
  const worker = release();
  press();
  vi.advanceTimersByTime(TAKE_OVER_MS - 1);
  expect(worker.postMessage.mock.calls.length).toBeGreaterThan(1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(TAKE_OVER_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('of several releases one toast is there, which takes the latest', () => {
  const { release, press } = device();
  const [first, second] = [release(), release()];
  expect(toasts.get()).toHaveLength(1);
  press();
  expect(first.postMessage).not.toHaveBeenCalled();
  expect(second.postMessage).toHaveBeenCalledWith(TAKE_OVER);
});

test('a release that waits already when the page opens is offered; the first of a device never is', () => {
  device({ waiting: new TestWorker() });
  expect(toasts.get()).toHaveLength(1);
  toasts.set([]);
  device({ hasController: false }).release();
  expect(toasts.get()).toEqual([]);
});
