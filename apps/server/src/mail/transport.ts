import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app } from '@utarang/messages';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.js';
import type { Log } from '../log.js';
import type { Letter } from './letters.js';

export type Transport = {
  /** Throws when the mail could not be handed over. `id` is the same for every try of one mail. */
  send(id: number, recipient: string, letter: Letter): Promise<void>;
  close(): void;
};

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactEmail' | 'publicUrl' | 'dataDir'>;

const TIMEOUT_MS = 10_000;

function sender({ mailFrom, contactEmail, publicUrl }: Settings) {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return { name: app.name, address: mailFrom ?? contactEmail ?? `no-reply@${host}` };
}

/**
 * Recipients are given as objects, so that nothing in an address is read as a list or as another header. Quoted-
 * printable keeps a line of letters and digits readable in the source of the message.
 */
const message = (recipient: string, letter: Letter) => ({
  to: { name: '', address: recipient },
  ...letter,
  textEncoding: 'quoted-printable' as const,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Over SMTP, or into a folder where there is no mail server. */
export const createMailTransport = (settings: Settings, log: Log): Transport =>
  settings.smtpUrl ? smtp(settings.smtpUrl, settings) : outbox(join(settings.dataDir, 'outbox'), settings, log);

function smtp(url: string, settings: Settings): Transport {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from: sender(settings) },
  );
  return {
    async send(_id, recipient, letter) {
      await transport.sendMail(message(recipient, letter));
    },
    close: () => transport.close(),
  };
}

function outbox(folder: string, settings: Settings, log: Log): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: sender(settings) });
  return {
    async send(id, recipient, letter) {
      const { message: source } = await transport.sendMail(message(recipient, letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`);
      await writeFile(`${path}.part`, source as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info(`without SMTP_URL mail is not sent; one was written to ${path}`);
    },
    close: () => transport.close(),
  };
}
