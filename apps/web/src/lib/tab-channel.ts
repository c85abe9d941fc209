import { onDevice } from './storage.js';

/**
 * Sends messages to the other tabs, by `storage` events: an open `BroadcastChannel` keeps pages out of the back/forward
 * cache in some browsers, and offers nothing more that is needed here. Where storage is closed no tab gets the
 * messages. `name` is the key that the events have.
 */
export function tabChannel<Message>(name: string) {
  return {
    // Only a new value makes an event: the nonce makes each value new.
    post: (message: Message): void => onDevice.writeJson(name, { message, nonce: `${Date.now()} ${Math.random()}` }),
    /** Returns the function that unsubscribes it. */
    listen: (run: (message: Message) => void): (() => void) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === name && newValue) run((JSON.parse(newValue) as { message: Message }).message);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
