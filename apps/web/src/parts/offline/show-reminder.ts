import { format, reminder } from '@utarang/messages';

/** The page of the review; the worker has no other use for the table of pages. */
export const REVIEW = '/review';

const ICON = '/icons/icon-192.png';

/** The parts of a worker's surroundings that are used; the types of pages lack them. */
type PushData = { readonly json: () => unknown };
type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
};
type OpenPages = {
  readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
};

/** The words that are left, as the server pushes them; null where it says nothing that can be read. */
function leftIn(data: PushData | null): number | null {
  try {
    const { left } = (data?.json() ?? {}) as { left?: unknown };
    return typeof left === 'number' && Number.isSafeInteger(left) && left > 0 ? left : null;
  } catch {
    return null;
  }
}

/** Shows the reminder of the review (docs/product/reminder.md). Browsers demand that each push is shown. */
export async function showReminder(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  data: PushData | null,
): Promise<void> {
  const left = leftIn(data);
  if (left !== null && 'setAppBadge' in navigator) await navigator.setAppBadge(left).catch(() => {});
  await registration.showNotification(reminder['push.title'], {
    body: left === null ? reminder['push.body'] : format(reminder['push.left'], { n: left }),
    lang: 'ko',
    // One that was not looked at is replaced, not joined.
    tag: 'review',
    icon: ICON,
    badge: ICON,
  });
}

/** Leads to the review: in a window that shows it, else in a new one. No other page is led away from what it holds. */
export async function openReview(clients: OpenPages): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === REVIEW);
  const isThere = there?.focus().then(
    () => true,
    () => false,
  );
  if (!(await isThere)) await clients.openWindow(REVIEW);
}
