import { join } from 'node:path';
import { app } from '@utarang/messages';
import type { Config } from '../config.js';
import { memoizeAsync } from '../lib/memoize-async.js';
import type { Log } from '../log.js';
import type { Letter } from './letters.js';
import { createOutbox, type Outbox } from './outbox.js';

export type Transport = {
  /** Sends a letter. Throws when the mail server did not take it. `mail` is the same for every try of one mail. */
  send(mail: { readonly id: number; readonly memberId: number }, recipient: string, letter: Letter): Promise<void>;
  /** Letters that were written as files, even those from before there was a mail server. */
  readonly outbox: Pick<Outbox, 'forget' | 'tidy'>;
  close(): void;
};

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactEmail' | 'publicUrl' | 'dataDir'>;

const TIMEOUT_MS = 10_000;

function sender({ mailFrom, contactEmail, publicUrl }: Settings) {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return { name: app.name, address: mailFrom ?? contactEmail ?? `no-reply@${host}` };
}

/**
 * The message for nodemailer. Recipients are given as objects, so that nothing in an address is read as a list or as
 * another header. Quoted-printable keeps a line of letters and digits readable in the source of the message.
 */
const message = (recipient: string, letter: Letter) => ({
  to: { name: '', address: recipient },
  ...letter,
  textEncoding: 'quoted-printable' as const,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Creates the transport: SMTP, or a folder where there is no mail server. */
export function createMailTransport(settings: Settings, log: Log): Transport {
  const outbox = createOutbox(join(settings.dataDir, 'outbox'));
  return { outbox, ...(settings.smtpUrl ? smtp(settings.smtpUrl, settings) : toFiles(outbox, settings, log)) };
}

type Delivery = Pick<Transport, 'send' | 'close'>;

/** Loads the package for mail at the first letter: it is one of the largest, and no start needs it. */
function openLazily<Opened extends { close(): void }>(open: (mailer: typeof import('nodemailer')) => Opened) {
  let opened: Opened | null = null;
  const transport = memoizeAsync(async () => {
    opened = open(await import('nodemailer'));
    return opened;
  });
  return { transport, close: () => opened?.close() };
}

function smtp(url: string, settings: Settings): Delivery {
  const { transport, close } = openLazily(({ createTransport }) =>
    createTransport(
      { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      { from: sender(settings) },
    ),
  );
  return {
    async send(_mail, recipient, letter) {
      await (await transport()).sendMail(message(recipient, letter));
    },
    close,
  };
}

function toFiles(outbox: Outbox, settings: Settings, log: Log): Delivery {
  const { transport, close } = openLazily(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }, { from: sender(settings) }),
  );
  return {
    async send(mail, recipient, letter) {
      const { message: source } = await (await transport()).sendMail(message(recipient, letter));
      const path = await outbox.write(mail, source as Buffer);
      log.info(`without SMTP_URL mail is not sent; one was written to ${path}`);
    },
    close,
  };
}
