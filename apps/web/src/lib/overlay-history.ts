import { useEffectEvent, useLayoutEffect } from 'react';
import { inBrowser } from './hydration.js';

/** The callbacks that close each overlay that is open, the topmost last. */
const open: (() => void)[] = [];
/** Steps of the router that wait until the entries of overlays are left. */
const waiting: (() => void)[] = [];
/** True if a step back of our own is under way. */
let leaving = false;
/** The router's last entry. Those that the browser or a document made have no key, so that the address tells them apart. */
let lastEntry: string;

const entry = (): string => `${history.state?.key} ${location.href}`;

/** The number of overlays for which the entry on the screen was made. */
const depth = (): number => history.state?.overlays ?? 0;

/** Brings the history in line with what is open, then takes the steps that waited for it. */
function syncHistory(): void {
  if (leaving) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    leaving = true;
    history.go(-surplus);
    return;
  }
  for (let n = surplus; n < 0; n++) {
    const { state } = history;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, overlays: depth() + 1 }, '');
  }
  if (depth() > 0) return;
  for (const step of waiting.splice(0)) step();
  lastEntry = entry();
}

function closeAbove(n: number): void {
  for (const close of open.slice(n).reverse()) close();
}

function onPop(event: PopStateEvent): void {
  const now = entry();
  // Between the entries of one page nothing changes for the router, which listens after us.
  if (now === lastEntry) event.stopImmediatePropagation();
  lastEntry = now;
  if (leaving) leaving = false;
  else closeAbove(depth());
  // What was closed is gone once it is rendered; what refused to close gets an entry again.
  setTimeout(syncHistory);
}

if (inBrowser) {
  lastEntry = entry();
  addEventListener('popstate', onPop, true);
  syncHistory(); // after a reload nothing is open any more
}

/**
 * Takes a step of the router from the page's own entry, which the entries of overlays lie above. With a step that
 * leaves the page goes what is open. A mere change of its address is taken at once by the entry on top, too.
 */
export function fromPage(step: () => void, leaves: boolean): void {
  const overlays = depth();
  if (leaves) open.length = 0;
  else if (overlays > 0) {
    step();
    history.replaceState({ ...history.state, overlays }, '');
  }
  waiting.push(step);
  syncHistory();
}

/**
 * While something is open over the page, the history has an entry for it, at the same address: Back closes it instead
 * of leaving the page (docs/decisions/0041-back-closes.md).
 */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeThis = () => onBack();
    open.push(closeThis);
    queueMicrotask(syncHistory);
    return () => {
      const index = open.indexOf(closeThis);
      if (index >= 0) open.splice(index, 1);
      queueMicrotask(syncHistory);
    };
  }, [isOpen]);
}
