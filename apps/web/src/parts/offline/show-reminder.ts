import { format, reminder } from '@utarang/messages';

/** The path of the review; the worker does not import the table of pages for it. */
export const REVIEW = '/review';

const ICON = '/icons/icon-192.png';

/** The parts of the worker's global scope that are used; the types of pages lack them. */
type PushData = { readonly json: () => unknown };
type OpenPage = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
};
type OpenPages = {
  readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
};

/** The number of words left, from the push message; null where it cannot be read. */
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
    // An unread notification is replaced, not added to.
    tag: 'review',
    icon: ICON,
    badge: ICON,
  });
}

/** Opens the review: in a window that shows it, else in a new one. No other page is navigated away. */
export async function openReview(clients: OpenPages): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const reviewPage = open.find(({ url }) => new URL(url).pathname === REVIEW);
  const isThere = reviewPage?.focus().then(
    () => true,
    () => false,
  );
  if (!(await isThere)) await clients.openWindow(REVIEW);
}
