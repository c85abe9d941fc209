import { useEffectEvent, useLayoutEffect } from 'react';
import { inBrowser } from './hydration.js';

/** The callbacks that close each overlay that is open, the topmost last. */
const open: (() => void)[] = [];
/** Navigations of the router that wait until the entries of overlays are left. */
const waiting: (() => void)[] = [];
/** True while a step back of our own is pending. */
let leaving = false;
/** The router's last entry. Entries made by the browser or the document have no key; the address distinguishes them. */
let lastEntry: string;

const entry = (): string => `${history.state?.key} ${location.href}`;

/** The number of overlays for which the current entry was made. */
const depth = (): number => history.state?.overlays ?? 0;

/** Synchronises the history with the open overlays, then takes the navigations that waited. */
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
  // An overlay that has closed is gone once that is rendered; one that refused to close gets an entry again.
  setTimeout(syncHistory);
}

if (inBrowser) {
  lastEntry = entry();
  addEventListener('popstate', onPop, true);
  syncHistory(); // after a reload nothing is open any more
}

/**
 * Navigates from the page's own entry, which lies below the entries of overlays. Leaving the page closes the overlays.
 * A mere change of its address replaces the topmost entry at once, too.
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
 * Adds an entry to the history, at the same address, while an overlay is open: Back closes the overlay instead of
 * leaving the page (docs/decisions/0041-back-closes.md).
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
