import { app, format, mail } from '@utarang/messages';
import { escapeHtml } from '../lib/html.js';

export type Letter = { readonly subject: string; readonly text: string; readonly html: string };

/** A paragraph of a letter; one with `secret` is alone on its line, and large in HTML. */
type Paragraph = string | { readonly secret: string };

function letter(subject: string, paragraphs: readonly Paragraph[]): Letter {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.secret)).join('\n\n');
  const html = paragraphs
    .map((part) =>
      typeof part === 'string'
        ? `<p>${escapeHtml(part)}</p>`
        : `<p style="font:600 20px monospace;letter-spacing:1px">${escapeHtml(part.secret)}</p>`,
    )
    .join('\n');
  return {
    subject,
    text: `${text}\n\n${app.name}\n`,
    html: `<!doctype html>\n<html lang="ko"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body style="font:16px/1.6 sans-serif">\n${html}\n<p>${app.name}</p>\n</body></html>\n`,
  };
}

const hello = (name: string) => format(mail.hello, { name });

/** The letter with a temporary password. `publicUrl` is the address of the site, where that is known. */
export const temporaryPasswordLetter = (name: string, password: string, publicUrl: string | null): Letter =>
  letter(mail['temp.subject'], [
    hello(name),
    mail['temp.body'],
    { secret: password },
    mail['temp.next'],
    ...(publicUrl ? [format(mail['temp.login'], { url: `${publicUrl}/login` })] : []),
    mail['temp.ignore'],
  ]);

/** The letter to the address that an account had before. */
export const emailChangedLetter = (name: string): Letter =>
  letter(mail['email.subject'], [hello(name), mail['email.body'], mail['email.notYou']]);
