import { tableOf } from '@utarang/domain/language';
import type { Morpheme, Tokenizer } from '@utarang/domain/text';
import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';

/** A token of lindera: its range in bytes of UTF-8, its tags of IPADIC. An unknown token has no tags. */
type Token = {
  readonly surface: string;
  readonly byteStart: number;
  readonly byteEnd: number;
  readonly baseForm?: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly partOfSpeechSubcategory2?: string;
  /** The conjugation class of a verb: lindera has swapped the two names, and `conjugationType` is the form. */
  readonly conjugationForm?: string;
  readonly conjugationType?: string;
  readonly reading?: string;
  readonly pronunciation?: string;
};

/** Tokens that the dictionary has as one word, but that readers take for a number and its counter. */
const DIVIDED = tableOf<readonly (readonly [surface: string, reading: string])[]>({
  何分: [
    ['何', 'ナン'],
    ['分', 'フン'],
  ],
});

/** Tokens that the dictionary has as a noun, but that are always a form of a verb. */
const VERBS = tableOf<Partial<Morpheme>>({
  出ろ: {
    part: '動詞',
    kind: '自立',
    detail: '*',
    lemma: '出る',
    inflection: '一段',
    form: '命令ｒｏ',
    reading: 'デロ',
    sound: 'デロ',
  },
  しよう: { part: '動詞', kind: '自立', detail: '*', lemma: 'する', inflection: 'サ変・スル', form: '未然ウ接続' },
});

/** The morphological analyser lindera with IPADIC, both in WebAssembly. Creating it takes a third of a second. */
export function createTokenizer(): Tokenizer {
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  const tokenizer = builder.build();
  return (line) => {
    const unitAt = unitsByByte(line);
    return (tokenizer.tokenize(line) as Token[]).flatMap((token) =>
      divided(morphemeOf(token, unitAt(token.byteStart), unitAt(token.byteEnd))),
    );
  };
}

const valueOrNull = (tag: string | undefined): string | null => (tag === undefined || tag === '*' ? null : tag);

const morphemeOf = (token: Token, start: number, end: number): Morpheme => ({
  surface: token.surface,
  start,
  end,
  lemma: valueOrNull(token.baseForm) ?? token.surface,
  part: token.partOfSpeech,
  kind: token.partOfSpeechSubcategory1 ?? '*',
  detail: token.partOfSpeechSubcategory2 ?? '*',
  inflection: token.conjugationForm ?? '*',
  form: token.conjugationType ?? '*',
  reading: valueOrNull(token.reading),
  sound: valueOrNull(token.pronunciation),
  ...VERBS.get(token.surface),
});

function divided(morpheme: Morpheme): Morpheme[] {
  const parts = DIVIDED.get(morpheme.surface);
  if (!parts) return [morpheme];
  let index = morpheme.start;
  return parts.map(([surface, reading], i) => {
    const start = index;
    index += surface.length;
    const counts = i > 0 ? { kind: '接尾', detail: '助数詞' } : { kind: '数', detail: '*' };
    return { ...morpheme, ...counts, surface, lemma: surface, reading, sound: reading, start, end: index };
  });
}

/** Converts offsets in bytes of UTF-8 to UTF-16 units; they must come in ascending order. */
function unitsByByte(line: string): (byte: number) => number {
  let unit = 0;
  let reached = 0;
  return (byte) => {
    while (reached < byte) {
      const code = line.codePointAt(unit)!;
      reached += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      unit += code < 0x10000 ? 1 : 2;
    }
    return unit;
  };
}
