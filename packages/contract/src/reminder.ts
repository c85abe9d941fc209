import * as z from 'zod/mini';
import { described } from './described.js';
import { invalid } from './validation.js';

/** The longest address of a push service, in characters (docs/product/reminder.md). */
export const PUSH_ENDPOINT_MAX = 1000;

/**
 * The address of a subscription: https, with a host name, and the default port. The name is resolved when something is
 * sent.
 */
const endpoint = z.string(invalid('value_invalid')).check(
  z.maxLength(PUSH_ENDPOINT_MAX, invalid('value_invalid')),
  z.regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}\/[\x21-\x7e]*$/i, invalid('value_invalid')),
  // A host name of valid characters may still be invalid: Punycode that decodes to nothing.
  z.refine((address) => URL.canParse(address), invalid('value_invalid')),
);

/** Bytes in base64url, without padding. */
const bytes = (length: number) =>
  z
    .string(invalid('value_invalid'))
    .check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`), invalid('value_invalid')));

/** PUT /api/reminder: the hour, and the subscription of this device from its browser. */
export const reminderBody = z.object({
  hour: z.int(invalid('value_invalid')).check(z.gte(0, invalid('value_invalid')), z.lte(23, invalid('value_invalid'))),
  endpoint,
  p256dh: described(bytes(65), 'The public key of the subscription, in base64url.'),
  auth: described(bytes(16), 'The secret of the subscription, in base64url.'),
});
export type ReminderBody = z.infer<typeof reminderBody>;

/** GET /api/reminder */
export const reminder = z.object({
  publicKey: described(z.nullable(z.string()), 'With which a device subscribes; null where the server sends none.'),
  hour: described(z.nullable(z.number()), 'In Seoul, 0 to 23; null until one was chosen.'),
  isOn: described(z.boolean(), 'On this device.'),
});
export type Reminder = z.infer<typeof reminder>;
