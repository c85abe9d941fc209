import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { kanaChart } from '@utarang/domain/kana';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { makeSheet } from './fonts.js';

type Range = readonly [from: number, to: number];
type Rule = { family: string; weights: readonly number[]; file: string; ranges: readonly Range[] };

let files: ReadonlyMap<string, Buffer>;
let rules: Rule[];
beforeAll(async () => {
  const sheet = await makeSheet();
  files = sheet.files;
  rules = [...sheet.text.matchAll(/@font-face\{(.*?)\}/g)].map(([, rule = '']) => ({
    family: /font-family:"(.*?)"/.exec(rule)?.[1] ?? '',
    weights: (/font-weight:([\d ]+)/.exec(rule)?.[1] ?? '').split(' ').map(Number),
    file: /url\(.*\/(.*?)\)/.exec(rule)?.[1] ?? '',
    ranges: (/unicode-range:(.*)$/.exec(rule)?.[1] ?? '').split(',').map(parseRange),
  }));
}, 120_000);

/** Ranges are parsed once: they are searched for each of 11,172 syllables. */
function parseRange(part: string): Range {
  const [from = '', to = from] = part.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const holds = (ranges: readonly Range[], point: number) => ranges.some(([from, to]) => from <= point && point <= to);

/** The file that renders a character: of the faces that claim it, the last one. */
const fileFor = (family: string, point: number, weight = 400): string | undefined =>
  rules.findLast((rule) => {
    const [from = 0, to = from] = rule.weights;
    return rule.family === family && from <= weight && weight <= to && holds(rule.ranges, point);
  })?.file;

const faceOf = async (file: string): Promise<Face> => {
  const sfnt = await subsetFont(files.get(file)!, null, { targetFormat: 'sfnt', keepAllGlyphs: true });
  return new Face(new Blob(new Uint8Array(sfnt)));
};

const korean = 'Utarang Korean';

test('every Hangul syllable is rendered by a file that has it', async () => {
  const points = new Map<string, Set<number>>();
  for (let point = 0xac00; point <= 0xd7a3; point++) {
    const file = fileFor(korean, point);
    if (file === undefined) expect.fail(`${String.fromCodePoint(point)} has no file`);
    const has = points.get(file) ?? new Set((await faceOf(file)).collectUnicodes());
    points.set(file, has);
    if (!has.has(point)) expect.fail(`${String.fromCodePoint(point)} is not in ${file}`);
  }
  expect(points.size).toBeGreaterThan(10);
}, 60_000);

test.each([400, 500, 700, 800])('日本 in weight %i is rendered by a file that has it', async (weight) => {
  for (const character of '日本') {
    const point = character.codePointAt(0)!;
    const file = fileFor('Noto Sans JP', point, weight);
    expect([...(await faceOf(file!)).collectUnicodes()]).toContain(point);
  }
});

test('all kana of the kana page, and nothing else, are in one small file', async () => {
  const file = fileFor('Klee One', 'ツ'.codePointAt(0)!)!;
  const points = new Set((await faceOf(file)).collectUnicodes());
  for (const { hiragana, katakana } of kanaChart) {
    for (const letter of hiragana + katakana) expect(points, letter).toContain(letter.codePointAt(0));
  }
  expect(rules.filter(({ family }) => family === 'Klee One')).toHaveLength(1);
  expect(points.size).toBeLessThan(256);
  expect(files.get(file)!.length).toBeLessThan(60_000);
});

test('figures can be set in equal widths', async () => {
  const face = await faceOf(fileFor(korean, '7'.codePointAt(0)!)!);
  expect(Buffer.from(face.referenceTable('GSUB') ?? []).toString('latin1')).toContain('tnum');
});

test('what we cut of Pretendard does not bear its name, and what we do not is untouched', async () => {
  const face = await faceOf(fileFor(korean, '가'.codePointAt(0)!)!);
  const name = Buffer.from(face.referenceTable('name') ?? []).toString('latin1');
  expect(name.replaceAll('\0', '')).toContain('UtarangKor');
  expect(name.replaceAll('\0', '')).not.toContain('Pretendard');
  const rest = createRequire(import.meta.url).resolve(
    'pretendard/dist/web/variable/woff2-dynamic-subset/PretendardVariable.subset.0.woff2',
  );
  const packaged = readFileSync(rest);
  expect([...files.values()].some((bytes) => bytes.equals(packaged))).toBe(true);
});
