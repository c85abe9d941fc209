import { type FunctionWord, functionWordsWritten, type Role } from '../search/heard/function-words.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';

/** A particle or an ending of a line, and how many morphemes it takes. */
export type GrammarWord = { readonly length: number; readonly word: FunctionWord };

/** The most morphemes of a function word: かもしれない has three, かもしれません four. */
const MORPHEMES_MAX = 5;

/** The roles of a particle by the analyser's name of its first morpheme, the plainest first. */
const ROLES: Readonly<Record<string, readonly Role[]>> = {
  格助詞: ['argument', 'case', 'link'],
  係助詞: ['case'],
  副助詞: ['case', 'final', 'link'],
  連体化: ['case'],
  並立助詞: ['case', 'link'],
  副詞化: ['case'],
  接続助詞: ['link', 'case'],
  終助詞: ['final', 'link'],
  '副助詞／並立助詞／終助詞': ['final', 'case', 'link'],
  特殊: ['final', 'case'],
};

const rolesOf = ({ part, kind, surface, form }: Morpheme): readonly Role[] => {
  if (part === '助動詞' && surface === 'な' && form === '体言接続') return ['na particle'];
  if (part === '助動詞') return ['copula', 'final', 'auxiliary', 'case', 'na particle'];
  if (part === '助詞') return ROLES[kind] ?? ['case', 'link', 'final'];
  if (part === '名詞' && kind === '接尾') return ['suffix'];
  if (part === '名詞' && kind === '非自立') return ['final', 'link'];
  return ['copula', 'final', 'link', 'auxiliary'];
};

/** Checks whether a particle or an ending may begin with a morpheme. さん is a suffix after names. */
const begins = ({ part, kind }: Morpheme): boolean =>
  part === '助詞' || part === '助動詞' || (part === '名詞' && (kind === '接尾' || kind === '非自立'));

/** Checks for the polite plural 方, read がた: 先生方; 方 of やり方 has another reading. */
const isPoliteMany = ({ surface, reading, part }: Morpheme): boolean =>
  part === '名詞' && /^(?:方|がた)$/.test(surface) && reading === 'ガタ';
const POLITE_MANY: FunctionWord = {
  written: '方',
  heard: 'がた',
  role: 'suffix',
  cost: 1,
  gloss: '~들, ~분들',
  entry: null,
};

/**
 * Checks whether もの is a thing, as after a modifier, rather than an ending at the end: 大切なものを失う and 君のものだ, but 好きだもの
 * and 行きたいもの.
 */
function isThing(morphemes: readonly Morpheme[], index: number): boolean {
  const [before, { surface, kind }, next] = [morphemes[index - 1], morphemes[index]!, morphemes[index + 1]];
  if (surface !== 'もの' || kind !== '非自立') return false;
  const ends = !next || next.part === '記号' || /^(?:ね|よ)$/.test(next.surface);
  if (!ends || !before) return true;
  const isPlain =
    before.part === '形容詞' || (before.part === '助動詞' && /^(?:だ|です|ます|たい|ない|ん|た)$/.test(before.surface));
  const isTold = before.surface !== 'た' || morphemes[0]!.surface === 'だって';
  return !(isPlain && isTold);
}

/**
 * Checks whether の makes a noun of a verb (것) before an act or a feeling: 撮るの忘れた, 食べるの好き. After a question word and
 * before a request it ends a question: 何してるの教えて, どこ行くの待って.
 */
function isWhatIsDone(morphemes: readonly Morpheme[], index: number): boolean {
  const [own, next] = [morphemes[index]!, morphemes[index + 1]];
  const rest = morphemes.slice(index + 1);
  const isAsked = morphemes
    .slice(0, index)
    .some(({ surface }) => /^(?:何|なに|なん|どこ|誰|だれ|いつ|どう|なぜ|どれ)$/.test(surface));
  const last = rest.filter(({ part }) => part !== '記号').at(-1);
  const isAskedFor = last !== undefined && (/^[てで]$/.test(last.surface) || /^命令/.test(last.form));
  if (isAsked && isAskedFor) return false;
  return (
    own.surface === 'の' &&
    own.kind === '非自立' &&
    (/^(?:動詞|形容詞)$/.test(next?.part ?? '') || /^(?:形容動詞語幹|サ変接続)$/.test(next?.kind ?? ''))
  );
}

/**
 * Checks for と between a volitional form and the verb of an intention, where it is part of the gloss of the verb:
 * 行こうとする, 行こうと思う.
 */
function isAboutTo(morphemes: readonly Morpheme[], index: number): boolean {
  const [verb, before, own, next] = [-2, -1, 0, 1].map((offset) => morphemes[index + offset]);
  return (
    own?.surface === 'と' &&
    /^う$|^よう$/.test(before?.surface ?? '') &&
    before?.part === '助動詞' &&
    verb?.form === '未然ウ接続' &&
    /^(?:する|思う|考える|決める|試みる|努める)$/.test(next?.lemma ?? '')
  );
}

/** The longest particle or ending that begins at a morpheme, or null. */
export function grammarWord(morphemes: readonly Morpheme[], index: number): GrammarWord | null {
  if (isPoliteMany(morphemes[index]!))
    return { length: 1, word: { ...POLITE_MANY, written: morphemes[index]!.surface } };
  const head = morphemes[index]!;
  if (!begins(head) || isThing(morphemes, index) || isAboutTo(morphemes, index)) return null;
  const roles = isWhatIsDone(morphemes, index) ? (['link'] as const) : rolesOf(head);
  for (let end = Math.min(index + MORPHEMES_MAX, morphemes.length); end > index; end--) {
    const run = morphemes.slice(index, end);
    // ついて of ついて来い is a verb.
    if (!areTogether(run) || run.some(({ lemma, part }) => part === '動詞' && lemma === '付く')) continue;
    const found = functionWordsWritten(surfaceOf(run));
    if (found.length === 0) continue;
    const fitting = roles.map((role) => found.find((word) => word.role === role)).find((word) => word !== undefined);
    if (fitting) return { length: run.length, word: fitting };
    if (run.length > 1) return { length: run.length, word: found[0]! };
  }
  return null;
}
