import { morae, unitAccent } from '@utarang/domain/accent';
import { isKana, toHiragana } from '@utarang/domain/language';
import type { PhraseUnit, ReadMorpheme } from '../words/phrase-units.js';
import type { UnidicRow } from './unidic.js';

/** A word that can be the head of a unit. */
export type KnownAccents = {
  /** The accent of a word that does not inflect, or of an adjective or verb in its dictionary form; null if unknown. */
  readonly of: (kind: 'word' | 'adjective' | 'verb', written: string, reading: string) => number | null;
  /** Checks whether a verb inflects like 食べる; null if that is unknown. */
  readonly isRu: (written: string, reading: string) => boolean | null;
};

type Row = Pick<UnidicRow, 'lemma' | 'reading' | 'pos' | 'inflection' | 'accent' | 'forms'>;

const KINDS = { word: /^(?!動詞|形容詞|助|接|記号|補助)|^接続詞/, adjective: /^形容詞/, verb: /^動詞/ } as const;

/** The accents of UniDic; those that the book has of nouns and set words take precedence. */
export function knownAccents(rows: readonly Row[], book: ReadonlyMap<string, number>): KnownAccents {
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.accent.length === 0) continue;
    for (const form of new Set([row.lemma, ...row.forms])) {
      const name = `${form}\t${row.reading}`;
      const listed = byName.get(name);
      if (listed) listed.push(row);
      else byName.set(name, [row]);
    }
  }
  const rowsOf = (kind: keyof typeof KINDS, written: string, reading: string): readonly Row[] => {
    const found = (byName.get(`${written}\t${toHiragana(reading)}`) ?? []).filter(({ pos }) => KINDS[kind].test(pos));
    const lemmas = found.filter(({ lemma }) => lemma === written);
    return lemmas.length > 0 ? lemmas : found;
  };
  return {
    of(kind, written, reading) {
      const own = kind === 'word' ? book.get(`${written}\t${toHiragana(reading)}`) : undefined;
      if (own !== undefined) return own;
      const accents = new Set(rowsOf(kind, written, reading).map(({ accent }) => accent[0]!));
      // Homophones in kana with other accents cannot be distinguished.
      return accents.size === 1 || (accents.size > 1 && !isKana(written)) ? [...accents][0]! : null;
    },
    isRu(written, reading) {
      const [row] = rowsOf('verb', written, reading);
      return row ? /[上下]一段/.test(row.inflection) : null;
    },
  };
}

/** The accents of the units of a phrase; null where one of them is uncertain. */
export function phraseAccents(units: readonly PhraseUnit[], known: KnownAccents): number[] | null {
  const found = units.map(({ morphemes }) => accentOfUnit(morphemes, known));
  return found.every((accent) => accent !== null) ? found : null;
}

const writtenOf = (morphemes: readonly ReadMorpheme[]): string => morphemes.map(({ surface }) => surface).join('');
const kanaOf = (morphemes: readonly ReadMorpheme[]): string => morphemes.map(({ kana }) => kana).join('');

/** The accents of imperatives and polite forms that no dictionary lists. */
const FORM_ACCENTS: Readonly<Record<string, number>> = {
  ください: 3,
  下さい: 3,
  なさい: 2,
  ございます: 4,
  ございました: 4,
  ございません: 5,
  ございませんか: 5,
};
/** The accents of words that only phrases have, mostly polite ones, from accent dictionaries. */
const WORD_ACCENTS: Readonly<Record<string, number>> = {
  ...{ お名前: 0, お仕事: 0, お電話: 0, お話: 0, お水: 0, お湯: 0, お体: 0, お口: 0, お先: 0, お世話: 2, お元気: 2 },
  ...{ ご連絡: 0, ご案内: 0, ご説明: 0, ご報告: 0, ご紹介: 0, ご利用: 0, ご遠慮: 0, ご注文: 0, ご確認: 0 },
  ...{
    もう一度: 0,
    いくら: 1,
    どのくらい: 0,
    いっぱい: 0,
    こちらこそ: 4,
    三枚: 1,
    三回: 3,
    三度: 1,
    三年: 0,
    四人: 2,
    何番: 1,
  },
};
/** Verbs that phrases write in kana, although they have homophones: 成る, 為る, 掛ける, 付ける, 有る, 居る. */
const KANA_VERBS: Readonly<Record<string, readonly [accent: number, isRu: boolean]>> = {
  なる: [1, false],
  する: [0, false],
  かける: [2, true],
  つける: [2, true],
  ある: [1, false],
  いる: [0, true],
};

function accentOfUnit(morphemes: readonly ReadMorpheme[], known: KnownAccents): number | null {
  const form = FORM_ACCENTS[writtenOf(morphemes)];
  if (form !== undefined) return form;
  for (let length = morphemes.length; length > 0; length--) {
    const [head, tail] = [morphemes.slice(0, length), morphemes.slice(length)];
    const accent = accentOfSplit(head, tail, known);
    if (accent !== null) return accent;
  }
  return null;
}

function accentOfSplit(
  head: readonly ReadMorpheme[],
  tail: readonly ReadMorpheme[],
  known: KnownAccents,
): number | null {
  const last = head.at(-1)!;
  const ending = kanaOf(tail);
  const [prefix, stem] = head;
  const own = WORD_ACCENTS[writtenOf(head)];
  if (own === undefined && prefix?.surface === 'お' && stem && head.length === 2 && isVerbStem(stem))
    return honorificAccent(head, tail);
  if (own === undefined && head.length === 1 && HONORIFIC.test(last.surface)) return honorificAccent(head, tail);
  if (last.part === '動詞' && prefix?.part !== '接頭詞') return verbAccent(head, tail, known);
  if (last.part === '形容詞') return adjectiveAccent(head, ending, known);
  if (last.part === '助動詞' || last.part === '助詞') {
    // A particle only ends a head in words of their own, such as それでは.
    if (ending !== '' && !/^(?:は|も|です|ですか|の)$/.test(ending)) return null;
  }
  const accent = own ?? known.of('word', writtenOf(head), kanaOf(head));
  if (accent === null) return head.length === 1 && ending === '' ? adverbAccent(last, known) : null;
  if (ending === 'の' && KEEPS_FALL.test(writtenOf(head))) return accent;
  const [next] = tail;
  if (next?.part === '動詞' && /^(?:する|できる|出来る|為る)$/.test(next.lemma)) return suruAccent(head, accent, tail);
  return unitAccent({ kind: 'word', said: kanaOf(head), accent }, ending);
}

/** An adverb that is a word with に or と, which the analyser treats as one: 本当に, がしっと. */
function adverbAccent({ surface, kana }: ReadMorpheme, known: KnownAccents): number | null {
  const particle = surface.slice(-1);
  if (particle !== 'に' && particle !== 'と') return null;
  const stem = kana.slice(0, -1);
  const accent = known.of('word', surface.slice(0, -1), stem);
  return accent === null ? null : unitAccent({ kind: 'word', said: stem, accent }, particle);
}

/** A stem as a noun, by its okurigana; お代わり, お祓い and お決まり have other accents. */
const STEM = String.raw`(?!代わり|祓い|決まり)[\u4e00-\u9fff][いきぎしちにびみりえけげせてねべめれら]{1,2}`;
const HONORIFIC = new RegExp(`^お${STEM}$`);
const ONLY_STEM = new RegExp(`^${STEM}$`);
const isVerbStem = ({ surface, lemma, part }: ReadMorpheme): boolean =>
  (part === '動詞' && surface !== lemma) || ONLY_STEM.test(surface);

/** The accent of お with the stem of a verb, which is flat: お待ち, お読みに なる. */
function honorificAccent(head: readonly ReadMorpheme[], tail: readonly ReadMorpheme[]): number | null {
  if (tail[0]?.lemma === 'する') return suruAccent(head, 0, tail);
  return unitAccent({ kind: 'word', said: kanaOf(head), accent: 0 }, kanaOf(tail));
}

/** Nouns that keep their fall before の, unlike other words with a high last syllable: つぎ＼の. */
const KEEPS_FALL = /^(?:次|他|ほか)$/;

/** The accent of a noun with する or できる: that of the noun; after a flat noun, that of the verb. */
function suruAccent(
  head: readonly ReadMorpheme[],
  accent: number,
  [verb, ...tail]: readonly ReadMorpheme[],
): number | null {
  if (accent > 0) return accent;
  const reading = `${kanaOf(head)}${verb!.kana}`;
  const isSuru = verb!.lemma === 'する' || verb!.lemma === '為る';
  const verbFall = isSuru ? 0 : morae(kanaOf(head)).length + 2;
  return unitAccent({ kind: isSuru ? 'verb-u' : 'verb-ru', said: reading, accent: verbFall }, kanaOf(tail));
}

function verbAccent(head: readonly ReadMorpheme[], tail: readonly ReadMorpheme[], known: KnownAccents): number | null {
  const verb = head.at(-1)!;
  const dictionary = dictionaryOf(head);
  if (dictionary === null) return null;
  const written = `${writtenOf(head.slice(0, -1))}${verb.lemma}`;
  const [accent, isRu] = KANA_VERBS[written] ?? [
    known.of('verb', written, dictionary),
    known.isRu(written, dictionary),
  ];
  if (accent === null || isRu === null) return null;
  const kind = verb.lemma === '来る' || verb.lemma === 'くる' ? 'kuru' : isRu ? 'verb-ru' : 'verb-u';
  const [next, ...rest] = tail;
  if (next && /^(?:れる|られる|せる|させる)$/.test(next.lemma)) {
    const reading = `${kanaOf(head)}${next.kana}`;
    const [full, cut] = [morae(`${kanaOf(head)}${next.lemma}`).length, kanaOf(rest)];
    const ends = next.surface === next.lemma ? '' : cut;
    if (ends === '' && next.surface !== next.lemma) return null;
    return unitAccent({ kind: 'verb-ru', said: reading, accent: accent === 0 ? 0 : full - 1 }, ends);
  }
  const headReading = kanaOf(head);
  // The stem alone is a noun or a connective form, for which no rule is certain; an imperative keeps the accent of its
  // verb.
  if (tail.length === 0 && headReading !== dictionary) return isOrder(headReading, isRu) ? accent : null;
  return unitAccent({ kind, said: headReading, accent }, kanaOf(tail));
}

const isOrder = (said: string, isRu: boolean): boolean =>
  isRu ? /ろ$/.test(said) : /[えけげせてねべめれ]$/.test(said);

function adjectiveAccent(head: readonly ReadMorpheme[], ending: string, known: KnownAccents): number | null {
  const adjective = head.at(-1)!;
  const stem = kanaOf(head).replace(/(?:い|く|かっ|けれ)$/, '');
  const dictionary = `${stem}い`;
  const written = `${writtenOf(head.slice(0, -1))}${adjective.lemma}`;
  const accent = written === 'いい' ? 1 : known.of('adjective', written, dictionary);
  if (accent === null) return null;
  const form = kanaOf(head).slice(stem.length);
  if (form === 'い') return unitAccent({ kind: 'adjective', said: dictionary, accent }, ending);
  if (form === 'く' && ending === '') return unitAccent({ kind: 'adjective', said: dictionary, accent }, 'く');
  return null;
}

/** The reading of the dictionary form, divided into the part that the form shares with it and the rest. */
function dictionaryOf(head: readonly ReadMorpheme[]): string | null {
  const { surface, lemma, kana } = head.at(-1)!;
  const before = kanaOf(head.slice(0, -1));
  if (lemma === '来る' || lemma === 'くる') return `${before}くる`;
  let shared = 0;
  while (shared < surface.length && surface[shared] === lemma[shared]) shared += 1;
  const rest = surface.slice(shared);
  if (!kana.endsWith(toHiragana(rest)) || !isKana(lemma.slice(shared) || 'あ')) return null;
  return `${before}${kana.slice(0, kana.length - rest.length)}${lemma.slice(shared)}`;
}
