import { parseArgs } from 'node:util';

export type Options = {
  readonly what: 'search' | 'http';
  /** A look in seconds: fewer words, queries and rounds. */
  readonly quick: boolean;
  /** Puts the tables into the README. */
  readonly write: boolean;
};

/** Throws with what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  });
  const [what = 'search', ...others] = positionals;
  if ((what !== 'search' && what !== 'http') || others.length > 0) throw new Error(`unknown: ${positionals.join(' ')}`);
  if (values.quick && values.write) throw new Error('--write keeps figures of full runs only');
  return { what, ...values };
}
