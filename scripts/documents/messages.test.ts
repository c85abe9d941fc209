import { expect, test } from 'vitest';
import { texts } from './texts.js';

const CATALOGUE = 'packages/messages/src/ko/';

/** `export const save = {` with the keys below it. */
const groups = [...texts]
  .filter(([path]) => path.startsWith(CATALOGUE))
  .flatMap(([, source]) =>
    [...source.matchAll(/^export const (\w+) = \{$(.*?)^\}/gms)].map(([, group = '', body = '']) => ({
      group,
      keys: [...body.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, key = '']) => key),
    })),
  );

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

/** The code of the product without its comments: neither these nor tests use a message that they name. */
const code = [...texts]
  .filter(
    ([path]) =>
      /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
      !path.startsWith(CATALOGUE) &&
      !/\.test(?:-kit)?\.|^apps\/server\/test\//.test(path),
  )
  .map(([path, source]) => [path, withoutComments(source)] as const);

/** The keys that a template can name: each of its holes stands for any word, or none. */
function keysNamed(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${fixed.join(String.raw`\w*`)}$`);
}

/** Makes, of a file that imports the group, a check whether it names a key, written out or put together. */
function namer(source: string): (key: string) => boolean {
  const computed = [...source.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)+)`/g)].map(([, template = '']) =>
    keysNamed(template),
  );
  return (key) =>
    new RegExp(String.raw`[.'{\s,]${key.replaceAll('.', String.raw`\.`)}\b`).test(source) ||
    computed.some((keys) => keys.test(key));
}

/** The name under which a file imports a group; null where it does not. */
function nameIn(source: string, group: string): string | null {
  const imported = new RegExp(
    String.raw`import (?:type )?\{[^}]*\b${group}\b(?: as (\w+))?[^}]*\} from '(?:@utarang/messages|\.[^']*)'`,
  );
  const found = imported.exec(source);
  return found && (found[1] ?? group);
}

const withoutImports = (source: string): string => source.replace(/^import [^;]*;$/gm, '');

/** Checks whether a file looks into a group by a variable: then any key may be meant. */
const looksAnywhere = (source: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\w.'-])${name}\[(?!['\x60])`).test(source);

/** Checks whether a file hands a group on, to code that does not import it. */
const handsOn = (source: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\w'-]|(?<!\.\.)\.)${name}(?![\w'-]|\.|\[|:| as | =)`).test(withoutImports(source));

test('the catalogue is found', () => expect(groups.length).toBeGreaterThan(50));

test.each(groups)('each message of $group is said somewhere', ({ group, keys }) => {
  const users = code.flatMap(([, source]) => {
    const name = nameIn(source, group);
    return name === null ? [] : [{ source, name }];
  });
  if (users.some(({ source, name }) => looksAnywhere(source, name))) return;
  const isHandedOn = users.some(({ source, name }) => handsOn(source, name));
  const namers = (isHandedOn ? code.map(([, source]) => source) : users.map(({ source }) => source)).map(namer);
  expect(keys.filter((key) => !namers.some((names) => names(key)))).toEqual([]);
});

/** Hangul that is no text of the interface. */
const NO_TEXT = [
  'apps/server/src/auth/common-passwords.ts', // what passwords are made of
  'apps/server/src/main.ts', // the product's name, to the operator
  'apps/server/src/songs-import/lines.ts', // the range of Hangul
  'apps/web/src/features/admin-songs/artist-draft.ts', // what most artists are from
  'apps/web/src/features/admin-songs/song-draft.ts', // the range of Hangul
  'apps/web/src/lib/shape-of.ts', // the widest of letters
];

test('no Korean text is outside the catalogue', () => {
  const written = code
    .filter(([path, source]) => path.startsWith('apps/') && /[가-힣]/.test(source))
    .map(([path]) => path);
  expect(written.sort()).toEqual(NO_TEXT);
});
