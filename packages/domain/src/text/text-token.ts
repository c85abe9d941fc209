import type { FormName } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';
import type { RubyPart } from '../words/ruby.js';
import type { Morpheme } from './morpheme.js';
import type { TextWord } from './text-book.js';

/**
 * The part that a word of a text plays. `other` is Japanese that nothing explains; `plain` any other writing,
 * punctuation and spaces.
 */
export type TextPart =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'conjunction'
  | 'interjection'
  | 'prefix'
  | 'suffix'
  | 'name'
  | 'number'
  | 'particle'
  | 'ending'
  | 'other'
  | 'plain';

/** A word of a line, or the text between two words. All tokens of a line joined are the line. */
export type TextToken = {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** In kana as written; null where it is not Japanese. */
  readonly reading: string | null;
  /** In Hangul as pronounced; null where it is not Japanese. */
  readonly pronunciation: string | null;
  /** The dictionary form; null where it is not Japanese. */
  readonly dictionary: string | null;
  readonly part: TextPart;
  readonly word: TextWord | null;
  /** The entry that explains a particle or an ending. */
  readonly entry: EntryAddress | null;
  /** In Korean: the meaning of the form (먹을 수 없었다) or of the particle. */
  readonly gloss: string | null;
  readonly names: readonly FormName[];
  readonly furigana: readonly RubyPart[];
  /** True if the author of the text gave its reading. */
  readonly given?: true;
};

const PARTS: Readonly<Record<string, TextPart>> = {
  名詞: 'noun',
  動詞: 'verb',
  形容詞: 'adjective',
  副詞: 'adverb',
  連体詞: 'determiner',
  接続詞: 'conjunction',
  感動詞: 'interjection',
  フィラー: 'interjection',
  その他: 'interjection',
  接頭詞: 'prefix',
  助詞: 'particle',
  助動詞: 'ending',
};

export const isName = ({ part, kind }: Morpheme): boolean => part === '名詞' && kind === '固有名詞';

export const partOf = ({ part, kind }: Morpheme): TextPart =>
  part === '名詞' && kind === '接尾'
    ? 'suffix'
    : isName({ part, kind } as Morpheme)
      ? 'name'
      : (PARTS[part] ?? 'other');

export const placeOfRun = (run: readonly Morpheme[], written: string) => ({
  start: run[0]!.start,
  end: run.at(-1)!.end,
  written,
});

export const plain = (line: string, start: number, end: number): TextToken => {
  const written = line.slice(start, end);
  const none = { reading: null, pronunciation: null, dictionary: null, word: null, entry: null, gloss: null };
  return { start, end, written, ...none, part: 'plain', names: [], furigana: [{ text: written, reading: null }] };
};

/** The tokens; adjacent ones that are not Japanese are joined. */
export function plainJoined(line: string, tokens: readonly TextToken[]): TextToken[] {
  const joined: TextToken[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before?.part === 'plain' && token.part === 'plain')
      joined[joined.length - 1] = plain(line, before.start, token.end);
    else joined.push(token);
  }
  return joined;
}
