import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Reads a password: from the environment variable, else typed without echo at the terminal, or the first line of a
 * pipe.
 */
export async function readPassword(variable: string): Promise<string> {
  return process.env[variable] || ask();
}

async function ask(): Promise<string> {
  const { isTTY } = process.stdin;
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isTTY) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTTY) process.stderr.write('\n');
  }
}
