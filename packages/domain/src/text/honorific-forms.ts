import { type FormName, glossOf, inflectionsOf, isKana, tableOf, toHangul } from '../language/index.js';
import { furiganaOver } from './furigana.js';
import { heardOf, sounding } from './heard.js';
import { joinedForm } from './joined-forms.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import type { TextBook, TextWord } from './text-book.js';
import { placeOfRun } from './text-token.js';
import type { Context, TokenMatch } from './token-match.js';
import { rootOf } from './verb-roots.js';

/** Verbs that follow お and a stem, and the forms that they make of the verb. */
const MAKES = tableOf<FormName>({
  する: 'humble',
  いたす: 'humble',
  致す: 'humble',
  申し上げる: 'humble',
  申す: 'humble',
  できる: 'potential',
  出来る: 'potential',
  なさる: 'honorific',
  いただく: 'received favour',
  いただける: 'received favour',
  頂く: 'received favour',
  頂ける: 'received favour',
});
type Stem = { readonly word: TextWord; readonly length: number };

/**
 * "お and the stem of a verb with する, になる or ください are one word" (docs/product/lookup.md#forms): お待ちします is 기다립니다
 * of 待つ, お読みになった 읽으셨다. ご案内いたします likewise, of a noun with する.
 */
export function honorificForm(context: Context, index: number): TokenMatch | null {
  const { morphemes, line } = context;
  const stem = stemAt(context, index);
  if (!stem) return null;
  const tail = tailAt(context, index + stem.length);
  if (!tail || isMereHonour(morphemes[index]!.surface, stem.word, tail.names[0]!)) return null;
  const run = morphemes.slice(index, index + stem.length + tail.length);
  if (!areTogether(run)) return null;
  const written = line.slice(run[0]!.start, run.at(-1)!.end);
  const heard = heardOf(run);
  const reading = isKana(written) ? written : heard.reading;
  const { word } = stem;
  const kind = word.partsOfSpeech.includes('noun-suru')
    ? 'suru'
    : inflectionsOf(word.japaneseWord, word.partsOfSpeech)[0];
  return {
    length: run.length,
    token: {
      ...placeOfRun(run, written),
      reading,
      pronunciation: toHangul(sounding(reading, heard)),
      dictionary: word.japaneseWord,
      part: 'verb',
      word,
      entry: null,
      gloss: kind ? glossOf(tail.names, kind, word) : null,
      names: tail.names,
      furigana: furiganaOver(surfaceOf(run), reading),
    },
  };
}

/**
 * Checks for a prefix that only sounds polite, and makes no honorific or humble form: お散歩する, ご迷惑になる. Of these nouns
 * only ご makes a form with する and になる.
 */
const isMereHonour = (prefix: string, { japaneseWord, partsOfSpeech }: TextWord, made: FormName): boolean =>
  partsOfSpeech.includes('noun-suru') &&
  (made === 'humble' || made === 'honorific') &&
  (prefix.startsWith('お') || (made === 'honorific' && /^(?:迷惑|邪魔|厄介|参考|勉強|面倒|負担)$/.test(japaneseWord)));

function stemAt(context: Context, index: number): Stem | null {
  const { morphemes, book } = context;
  const [head, next] = [morphemes[index]!, morphemes[index + 1]];
  if (head.part === '接頭詞' && /^[おご御]$/.test(head.surface)) {
    if (!next || !areTogether([head, next])) return null;
    const word = verbInS(context, index + 2, next.surface);
    if (word) return { word, length: 3 };
    const verb = verbOf(next, next.surface, book);
    return verb && { word: verb, length: 2 };
  }
  if (!/^(?:名詞|感動詞)$/.test(head.part) || !/^[おご御]./u.test(head.surface)) return null;
  // おしゃべりする is of the noun that the book has.
  if (book.written(head.surface).some(({ partsOfSpeech }) => partsOfSpeech.includes('noun-suru'))) return null;
  const word = verbInS(context, index + 1, head.surface.slice(1));
  if (word) return { word, length: 2 };
  const verb = verbOf(head, head.surface.slice(1), book);
  return verb && { word: verb, length: 1 };
}

/** Finds the verb in す of お話しください, where the analyser takes し for that of する: 話す. */
function verbInS({ morphemes, book }: Context, index: number, noun: string): TextWord | null {
  const [shi, next] = [morphemes[index], morphemes[index + 1]];
  if (shi?.surface !== 'し' || shi.lemma !== 'する') return null;
  if (!/^(?:ください|下さい|に|し|いたし)$/.test(next?.surface ?? '')) return null;
  return book.written(`${noun}す`).find(({ partsOfSpeech }) => partsOfSpeech.includes('verb-u')) ?? null;
}

/** The verb of a stem (待ち, かけ), or the noun that takes する (案内). */
function verbOf(piece: Morpheme, stem: string, book: TextBook): TextWord | null {
  const verbs = [...(piece.part === '動詞' ? [piece.lemma] : []), rootOf(stem) ?? '', `${stem}る`];
  const inBook = (text: string) => [...book.written(text), ...(isKana(text) ? book.read(text) : [])];
  const verb = verbs
    .flatMap(inBook)
    .find(({ partsOfSpeech }) => partsOfSpeech.some((partOfSpeech) => partOfSpeech.startsWith('verb-')));
  return verb ?? book.written(stem).find(({ partsOfSpeech }) => partsOfSpeech.includes('noun-suru')) ?? null;
}

type Tail = { readonly length: number; readonly names: readonly FormName[] };

/** Reads the part after the stem of an honorific form: します, いたします, ください, になりました, each with its forms. */
function tailAt({ morphemes, book, deinflect }: Context, index: number): Tail | null {
  const [head, next] = [morphemes[index], morphemes[index + 1]];
  if (!head) return null;
  if (/^(?:ください|下さい)$/.test(head.surface))
    return { length: next?.surface === 'ませ' ? 2 : 1, names: ['request'] };
  if (head.surface === 'に' && next?.lemma === 'なる') {
    const form = joinedForm(morphemes, index + 1, book, deinflect);
    return form && { length: form.length + 1, names: ['honorific', ...form.names] };
  }
  const made = MAKES.get(head.lemma);
  const form = made && head.part === '動詞' ? joinedForm(morphemes, index, book, deinflect) : null;
  return form && { length: form.length, names: [made!, ...form.names] };
}
