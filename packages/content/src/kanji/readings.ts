import { hasKanji, type JapaneseReadings, KANJI, splitReading, toRomaji } from '@utarang/domain/language';
import type { UnidicRow } from '../facts/unidic.js';
import type { WordEntry } from '../words/entry.js';
import type { UnihanRow } from './sources.js';

/** The readings of kanji that were added (`on`, `kun`) or excluded (`not`) by hand. */
export type HandReadings = ReadonlyMap<
  string,
  { readonly on: readonly string[]; readonly kun: readonly string[]; readonly not: readonly string[] }
>;

type Word = Pick<WordEntry, 'japaneseWord' | 'reading' | 'forms'>;

/** A kanji with its okurigana. */
const ONE_KANJI = new RegExp(`^(${KANJI})([ぁ-ん]*)$`, 'u');

const KANA: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['', 'あいうえお'],
    ['k', 'かきくけこ'],
    ['s', 'さ すせそ'],
    ['t', 'た  てと'],
    ['n', 'なにぬねの'],
    ['h', 'はひふへほ'],
    ['m', 'まみむめも'],
    ['y', 'や ゆ よ'],
    ['r', 'らりるれろ'],
    ['w', 'わ    '],
    ['g', 'がぎぐげご'],
    ['z', 'ざじずぜぞ'],
    ['d', 'だぢづでど'],
    ['b', 'ばびぶべぼ'],
    ['p', 'ぱぴぷぺぽ'],
  ]
    .flatMap(([initial, row]) =>
      [...'aiueo'].flatMap((vowel, i) => (row![i] === ' ' || !row![i] ? [] : [[initial + vowel, row![i]!]])),
    )
    .concat([
      ['shi', 'し'],
      ['chi', 'ち'],
      ['tsu', 'つ'],
      ['fu', 'ふ'],
      ['ji', 'じ'],
    ])
    .concat(
      [
        ['ky', 'き'],
        ['sh', 'し'],
        ['ch', 'ち'],
        ['ny', 'に'],
        ['hy', 'ひ'],
        ['my', 'み'],
        ['ry', 'り'],
        ['gy', 'ぎ'],
        ['j', 'じ'],
        ['by', 'び'],
        ['py', 'ぴ'],
      ].flatMap(([initial, kana]) =>
        [
          ['a', 'ゃ'],
          ['u', 'ゅ'],
          ['o', 'ょ'],
        ].map(([vowel, small]) => [initial! + vowel, kana! + small]),
      ),
    ),
);

/** An on reading of Unihan in hiragana: `chou` is ちょう. Null where it is not one. */
export function fromRomaji(text: string): string | null {
  let kana = '';
  for (let index = 0; index < text.length; ) {
    const size = [3, 2, 1].find(
      (each) => text.slice(index, index + each) in KANA && text.slice(index, index + each).length === each,
    );
    if (size) {
      kana += KANA[text.slice(index, index + size)];
      index += size;
    } else if (text[index] === 'n') {
      kana += 'ん';
      index += 1;
    } else return null;
  }
  return kana;
}

const key = (reading: string): string => toRomaji(reading) ?? reading;
const unihanKey = (romaji: string): string =>
  romaji.replaceAll('dzu', 'zu').replaceAll('dji', 'ji').replaceAll('dzi', 'ji').replaceAll("'", '');

/**
 * The kun readings of single kanji with their okurigana, as UniDic and the book spell them: 学ぶ まなぶ is まな-ぶ. Only
 * readings that Unihan lists count. Of two spellings (行う, 行なう) the book's is taken, else the shorter okurigana.
 */
export function kunCandidates(
  unihan: ReadonlyMap<string, UnihanRow>,
  unidic: readonly UnidicRow[],
  words: readonly Word[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Map<string, string>>();
  const add = (form: string, reading: string) => {
    const [, kanji, okurigana] = ONE_KANJI.exec(form) ?? [];
    if (!kanji || okurigana === undefined || !reading.endsWith(okurigana) || reading.length <= okurigana.length) return;
    const row = unihan.get(kanji);
    if (!row?.kun.some((kun) => unihanKey(kun) === key(reading))) return;
    const stem = reading.slice(0, reading.length - okurigana.length);
    const known = found.get(kanji) ?? new Map<string, string>();
    if (!known.has(reading)) known.set(reading, okurigana ? `${stem}-${okurigana}` : stem);
    found.set(kanji, known);
  };
  for (const { japaneseWord, reading, forms } of words) {
    add(japaneseWord, reading);
    for (const { written, kind } of forms) if (kind !== 'rare') add(written, reading);
  }
  for (const { forms, reading, pos } of unidic) {
    if (/^(?:助詞|助動詞)/.test(pos)) continue;
    // The first spelling with kanji is the usual one.
    const usual = forms.find((form) => hasKanji(form));
    if (usual) add(usual, reading);
  }
  return new Map([...found].map(([kanji, of]) => [kanji, withoutDerived(new Set(of.values()))]));
}

const STEM_OF_ONE_STEP = /[いきぎしじちぢにひびみりえけげせぜてでねへべめれ]$/;
const COLUMNS = ['うくぐすつぬぶむる', 'いきぎしちにびみり'] as const;

/** The readings without derived ones: 学び is the noun of 学ぶ, 大きな a form of 大きい. */
function withoutDerived(readings: ReadonlySet<string>): Set<string> {
  const parts = (reading: string) => reading.split('-') as [stem: string, okurigana?: string];
  const isFrom = ([stem, okurigana]: [string, string?], [otherStem, other]: [string, string?]): boolean => {
    if (!other || other === okurigana) return false;
    const before = other.slice(0, -1);
    // 止め is the noun of 止める, but 振る is no form of 振るう: る and う are only dropped after い and え.
    const noun = other.endsWith('る') && STEM_OF_ONE_STEP.test(before) ? before : '';
    const ends = [before + (COLUMNS[1][COLUMNS[0].indexOf(other.at(-1)!)] ?? ''), noun, `${before}な`];
    return ends.some(
      (end) =>
        end !== '' && otherStem + end === stem + (okurigana ?? '') && (okurigana !== undefined || end === ends[0]),
    );
  };
  return new Set(
    [...readings].filter(
      (reading) => ![...readings].some((other) => other !== reading && isFrom(parts(reading), parts(other))),
    ),
  );
}

/** All candidates: the readings in Unihan, in UniDic, and those added by hand. */
export function candidates(
  kanji: readonly string[],
  unihan: ReadonlyMap<string, UnihanRow>,
  kun: ReadonlyMap<string, ReadonlySet<string>>,
  hand: HandReadings,
): Map<string, JapaneseReadings> {
  return new Map(
    kanji.map((each) => {
      const own = hand.get(each);
      const isKept = (reading: string) => !own?.not.includes(reading);
      const on = (unihan.get(each)?.on ?? []).flatMap((romaji) => fromRomaji(romaji) ?? []).filter(isKept);
      const byHand = own?.kun ?? [];
      const all = [...withoutDerived(new Set([...byHand, ...(kun.get(each) ?? [])]))].filter(isKept);
      return [each, { on: [...new Set([...(own?.on ?? []), ...on])], kun: [...new Set([...byHand, ...all])] }] as const;
    }),
  );
}

/** Number of words of the book that use each reading of each kanji, by kanji, kind and reading. */
export function usage(words: readonly Word[], readings: ReadonlyMap<string, JapaneseReadings>) {
  const counts = new Map<string, number>();
  const unexplained: { word: string; reading: string; kanji: string; heard: string }[] = [];
  for (const word of words) {
    for (const { kanji, kind, reading, heard } of splitReading(
      word.japaneseWord,
      word.reading,
      (each) => readings.get(each) ?? null,
    )) {
      if (kind === 'special') unexplained.push({ word: word.japaneseWord, reading: word.reading, kanji, heard });
      else counts.set(`${kanji} ${kind} ${reading}`, (counts.get(`${kanji} ${kind} ${reading}`) ?? 0) + 1);
    }
  }
  return { counts, unexplained };
}
