import { onDevice } from '../../lib/storage.js';

const ALL = 'own:';
const ofMember = (username: string): string => `${ALL}${encodeURIComponent(username)}:`;

/**
 * Texts of a member that the server does not have yet, by name: on the device, for that member alone
 * (docs/product/songs.md#typed-and-not-saved).
 */
export const ownNotes = {
  /** Null where there is nothing, or something damaged. */
  read: (username: string, name: string): unknown => onDevice.readJson<unknown>(ofMember(username) + name, null),
  keep: (username: string, name: string, value: object): void => onDevice.writeJson(ofMember(username) + name, value),
  forget: (username: string, name: string): void => onDevice.forget((each) => each === ofMember(username) + name),
};

/** Deletes the texts of an account that was deleted: nothing of it stays on the device. */
export const forgetNotesOf = (username: string): void => onDevice.forget((name) => name.startsWith(ofMember(username)));

/** Deletes the texts of all other members at a log-in: the device is this member's now. */
export const forgetNotesOfOthers = (username: string): void =>
  onDevice.forget((name) => name.startsWith(ALL) && ![username, ''].some((who) => name.startsWith(ofMember(who))));
