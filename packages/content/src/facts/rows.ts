import { BANDS, origins, registers, relatedKinds, transitivities } from '@utarang/contract';
import { morae, unitReadings } from '@utarang/domain/accent';
import { hasHangul } from '@utarang/domain/language';
import type { WordEntry } from '../words/entry.js';
import type { AccentFact, BandFact, WordFact, WordLink } from './entry.js';
import type { FactLine } from './format.js';
import { hasItsNoun, isVerb } from './transitivity.js';

/** The most characters of a usage sentence, and of a note on two words. */
export const USAGE_MAX = 120;
export const NOTE_MAX = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text);

/** Checks a Korean text, which may have Japanese words in it. */
function textFaults(column: string, text: string, most: number): string[] {
  if (text === '') return [`${column} is empty`];
  const length = [...text].length;
  return [
    ...(hasHangul(text) ? [] : [`${column} "${text}" is not Korean`]),
    ...(length > most ? [`${column} has ${length} characters, more than ${most}`] : []),
  ];
}

export const accentOf = {
  /** Checks accents: several of a word are separated by commas, those of units by spaces. */
  faults({ accent, origin, from }: FactLine<'accents.tsv'>, { reading, koreanPronunciation }: WordEntry): string[] {
    const units = unitReadings(reading, koreanPronunciation);
    const isPhrase = units.length > 1;
    const given = accent.split(isPhrase ? ' ' : ',');
    const bad = given.flatMap((value, index) => {
      const kana = isPhrase ? (units[index] ?? '') : reading;
      const moraCount = morae(kana).length;
      return /^(0|[1-9]\d*)$/.test(value) && Number(value) <= moraCount ? [] : [[value, kana, moraCount] as const];
    });
    return [
      ...bad.map(([at, kana, most]) => `accent "${at}" is no mora of ${kana}, which has ${most}`),
      ...(isPhrase && given.length !== units.length
        ? [`accent "${accent}" is not one for each of ${units.join(' ')}`]
        : []),
      ...(!isPhrase && new Set(given).size < given.length ? [`accent "${accent}" repeats itself`] : []),
      ...(['unidic', 'hand', 'rule'].includes(from) ? [] : [`from "${from}" is none of unidic, hand, rule`]),
      ...(origin === '' || oneOf(origins, origin) ? [] : [`origin "${origin}" is none of ${origins.join(', ')}`]),
    ];
  },
  read: ({ id, accent, origin }: FactLine<'accents.tsv'>): AccentFact => ({
    wordId: Number(id),
    accent: accent.split(/[, ]/).map(Number),
    origin: oneOf(origins, origin) ? origin : null,
  }),
};

export const bandOf = {
  faults: ({ band }: FactLine<'bands.tsv'>): string[] =>
    /^[1-5]$/.test(band) ? [] : [`band "${band}" is none of 1 to ${BANDS}`],
  read: ({ id, band }: FactLine<'bands.tsv'>): BandFact => ({ wordId: Number(id), band: Number(band) }),
};

export const registerOf = {
  faults: ({ register }: FactLine<'register.tsv'>): string[] =>
    oneOf(registers, register) ? [] : [`register "${register}" is none of ${registers.join(', ')}`],
  read: ({ id, register }: FactLine<'register.tsv'>): Pick<WordFact, 'wordId' | 'register'> => ({
    wordId: Number(id),
    register: oneOf(registers, register) ? register : null,
  }),
};

export const transitivityOf = {
  /** Checks "자동사, 타동사 or 자타동사, of verbs": not of 目を覚ます and 目が覚める, which take no other object or subject. */
  faults({ transitivity }: FactLine<'transitivity.tsv'>, word: WordEntry): string[] {
    return [
      ...(isVerb(word) ? [] : [`${word.japaneseWord} is no verb`]),
      ...(hasItsNoun(word) ? [`${word.japaneseWord} has its object or its subject in it, and takes no other`] : []),
      ...(oneOf(transitivities, transitivity)
        ? []
        : [`transitivity "${transitivity}" is none of ${transitivities.join(', ')}`]),
    ];
  },
  read: ({ id, transitivity }: FactLine<'transitivity.tsv'>): Pick<WordFact, 'wordId' | 'transitivity'> => ({
    wordId: Number(id),
    transitivity: oneOf(transitivities, transitivity) ? transitivity : null,
  }),
};

export const usageOf = {
  faults: ({ usage }: FactLine<'usage.tsv'>): string[] => [
    ...textFaults('usage', usage, USAGE_MAX),
    ...(usage === '' || /[.?!]$/.test(usage) ? [] : ['usage does not end as a sentence']),
  ],
  read: ({ id, usage }: FactLine<'usage.tsv'>): Pick<WordFact, 'wordId' | 'usage'> => ({ wordId: Number(id), usage }),
};

export const linkOf = {
  faults(line: FactLine<'related.tsv'>, word: WordEntry, byId: ReadonlyMap<string, WordEntry>): string[] {
    const other = byId.get(line.other);
    return [
      ...(oneOf(relatedKinds, line.kind) ? [] : [`kind "${line.kind}" is none of ${relatedKinds.join(', ')}`]),
      ...(other === word ? [`${word.japaneseWord} is tied to itself`] : []),
      ...(other === undefined ? [`there is no word ${line.other}`] : []),
      ...(other !== undefined && other.japaneseWord !== line.otherWord
        ? [`${other.id} is ${other.japaneseWord}, not ${line.otherWord}`]
        : []),
      ...textFaults('note', line.note, NOTE_MAX),
    ];
  },
  /** Two words are linked once, in whatever order. */
  key: ({ id, other }: FactLine<'related.tsv'>): string => [id, other].sort().join(' '),
  /** The link in both directions. */
  read({ kind, id, other, note }: FactLine<'related.tsv'>): WordLink[] {
    if (!oneOf(relatedKinds, kind)) return [];
    const ends = { wordId: Number(id), otherId: Number(other) };
    return [
      { kind, ...ends, note },
      { kind, wordId: ends.otherId, otherId: ends.wordId, note },
    ];
  },
};
