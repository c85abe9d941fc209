import { offline } from '@utarang/messages';
import { inTab, onDevice } from '../../lib/storage.js';
import { toast } from '../../ui/toast/toasts.js';

/** The visit from which on the offer may come (docs/product/offline.md#installing). */
export const OFFER_FROM_VISIT = 3;

const NOTE = 'offline:install';
const IN_TAB = 'offline:visit';

/** The number of visits of a device, and whether the offer was made: it is made once. */
export type InstallNote = { readonly visits: number; readonly wasOffered: boolean };

/** The record with one more visit. */
export const withVisit = ({ visits, wasOffered }: InstallNote): InstallNote => ({ visits: visits + 1, wasOffered });

export const mayOffer = ({ visits, wasOffered }: InstallNote): boolean => !wasOffered && visits >= OFFER_FROM_VISIT;

/** The part of `BeforeInstallPromptEvent` that is used; the types of browsers lack it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

const noteNow = (): InstallNote => {
  const { visits = 0, wasOffered = false } = onDevice.readJson<Partial<InstallNote>>(NOTE, {});
  return { visits, wasOffered };
};

/** Counts the visit, and offers once to install where the browser can. */
export function offerInstall(): void {
  if (inTab.read(IN_TAB) === null) {
    inTab.write(IN_TAB, 'counted');
    onDevice.writeJson(NOTE, withVisit(noteNow()));
  }
  addEventListener('beforeinstallprompt', (event) => {
    const note = noteNow();
    // Without an offer of ours the browser's own menu still has it.
    event.preventDefault();
    if (!mayOffer(note) || !onDevice.tryJson(NOTE, { ...note, wasOffered: true })) return;
    const run = () => void (event as InstallEvent).prompt().catch(() => {});
    toast({ text: offline.install, action: { label: offline.installNow, run }, durationMs: null });
  });
}
