import { onDevice } from './storage.js';

/**
 * Tells the other tabs of something. By `storage` events: an open `BroadcastChannel` keeps pages out of the
 * back/forward cache in some browsers, and this needs nothing that it offers more. Where storage is closed nobody
 * hears; `name` is the key that the events have.
 */
export function tabChannel<Message>(name: string) {
  return {
    // Only a new value is an event.
    tell: (message: Message): void => onDevice.writeJson(name, { message, nonce: `${Date.now()} ${Math.random()}` }),
    /** Returns what ends it. */
    listen: (run: (message: Message) => void): (() => void) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === name && newValue) run((JSON.parse(newValue) as { message: Message }).message);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
