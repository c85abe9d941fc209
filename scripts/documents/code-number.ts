import { texts } from './texts.js';

/** A number in the code: the literal of a constant, in the unit of its name's suffix. */
export type CodeNumber = { readonly numbers: readonly number[]; readonly unit: Unit | null };

/** The size of each unit in the smallest one of its kind: in milliseconds, in bytes. */
const SCALE = {
  ...{ ms: 1, s: 1000, min: 60_000, h: 3_600_000, days: 86_400_000, years: 365 * 86_400_000 },
  ...{ bytes: 1, KiB: 1024, MiB: 1024 ** 2 },
} as const;
type Unit = keyof typeof SCALE;

const unitOf = (name: string): CodeNumber['unit'] => {
  if (/ms$/i.test(name)) return 'ms';
  if (/seconds$|^duration$/i.test(name)) return 's';
  if (/bytes$/i.test(name)) return 'bytes';
  return /days$/i.test(name) ? 'days' : null;
};

/** `300`, `14 * DAY_MS`, `[0, 1, 3]`. */
function evaluate(expression: string, source: string): number[] {
  if (expression.startsWith('[')) {
    return expression
      .slice(1, -1)
      .split(',')
      .flatMap((item) => evaluate(item.trim(), source));
  }
  const values = expression.split(' * ').map((factor) => {
    if (!/^[A-Z]/.test(factor)) return Number(factor.replaceAll('_', ''));
    const literal = literalOf([factor], source);
    if (literal === undefined) throw new Error(`there is no number behind ${factor}`);
    return evaluate(literal, source)[0]!;
  });
  return [values.reduce((product, value) => product * value, 1)];
}

const FACTOR = String.raw`(?:\d[\d_.]*|[A-Z][A-Z_]+)`;
const LITERAL = String.raw`(\[[\d, ]+\]|${FACTOR}(?: \* ${FACTOR})*)`;

/** The literal of a name. With two names the second one is searched in the object literal of the first. */
function literalOf(names: readonly string[], source: string): string | undefined {
  const path = names.map((name) => `\\b${name}\\b`).join(String.raw`: \{[^}]*?`);
  return new RegExp(`${path}'?(?: = |: |, )${LITERAL}`).exec(source)?.[1];
}

/**
 * Reads a number in the code. A page names a file by the end of its path; of several such files, exactly one has the number.
 */
export function codeNumber(file: string, name: string): CodeNumber {
  const names = name.split('.');
  const found = [...texts].flatMap(([path, source]) => {
    const literal = `/${path}`.endsWith(`/${file}`) ? literalOf(names, source) : undefined;
    return literal === undefined ? [] : [evaluate(literal, source)];
  });
  const [numbers, ...others] = found;
  if (!numbers || others.length > 0) throw new Error(`${found.length} files called ${file} have a number ${name}`);
  return { numbers, unit: unitOf(names.at(-1)!) };
}

const scale = (unit: string | null) => SCALE[unit as Unit] ?? 1;

/** The number in the unit of the page. */
export const inUnit = ({ numbers, unit }: CodeNumber, wanted: string) =>
  numbers.map((number) => (number * scale(unit)) / scale(wanted));
