import { isKana, toHangul, toHiragana } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';
import { furiganaOver } from './furigana.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import { placeOfRun } from './text-token.js';
import type { Context, TokenMatch } from './token-match.js';

/** The word before a noun of the grammar: た, a plain form, ている, て, な, の, この, a noun, a stem. */
type Before = 'past' | 'plain' | 'going on' | 'te' | 'na' | 'no' | 'adnominal' | 'noun' | 'stem' | 'none';

type Row = readonly [
  written: RegExp,
  before: readonly Before[],
  gloss: string,
  entry: `${'particles' | 'endings'}/${string}` | null,
];

const CLAUSE: readonly Before[] = ['past', 'plain', 'going on'];
const MODIFIED: readonly Before[] = [...CLAUSE, 'na', 'no', 'adnominal'];
const OF_ANY: readonly Before[] = [...CLAUSE, 'na', 'no'];
const PAST: readonly Before[] = ['past'];
const NOW: readonly Before[] = ['plain', 'going on'];

/**
 * Nouns that have a grammatical function after other words, the longest first (docs/product/lookup.md#words). `(?=…)` is
 * what has to follow. A row that fits nowhere leaves the word to the book: 所, 訳, 癖.
 */
// biome-ignore format: a table, to be read down
const ROWS: readonly Row[] = [
  [/^っ?きり/,                                     PAST,         '~은 채, ~은 뒤로',          'endings/ta-kiri'],
  [/^っ?きり/,                                     ['noun'],     '~뿐, ~만',                  null],
  [/^(?:くせ|癖)(?:に|して)/,                       OF_ANY,       '~(으)면서도, ~는 주제에',   'endings/kuse-ni'],
  [/^(?:わけ|訳)(?:[がはもの])?(?:ない|ありません|なかった|ねえ|ねぇ)/, MODIFIED, '~(으)ㄹ 리가 없다', 'endings/wake-ga-nai'],
  [/^(?:わけ|訳)(?:じゃ|では|でも)(?:ない|なく|なかった|ありません)/, MODIFIED, '~는 것은 아니다', 'endings/wake-de-wa-nai'],
  [/^(?:わけ|訳)に[はも]?(?:いかない|いかず|いきません|いかなかった)/, NOW, '~(으)ㄹ 수는 없다', 'endings/wake-ni-wa-ikanai'],
  [/^(?:わけ|訳)(?=だ|です|か|なの|$)/,            OF_ANY,       '~는 셈, ~는 것',            'endings/wake-da'],
  [/^(?:わけ|訳)(?=[をがはも])/,                   MODIFIED,     '~는 이유, ~는 까닭',        null],
  [/^(?:はず|筈)(?:[がはもの])?(?:ない|ありません|なかった|ねえ|ねぇ)/, MODIFIED, '~(으)ㄹ 리가 없다', 'endings/hazu-ga-nai'],
  [/^(?:はず|筈)(?:なのに|だけど|だったのに)/,     MODIFIED,     '~(으)ㄹ 텐데',              'endings/hazu'],
  [/^(?:はず|筈)(?:だった|でした)/,                MODIFIED,     '~(으)ㄹ 터였다',            'endings/hazu'],
  [/^(?:はず|筈)/,                                 MODIFIED,     '~(으)ㄹ 것이다, ~(으)ㄹ 터', 'endings/hazu'],
  [/^(?:ところ|所)で(?=[^すしは]|$)/,                PAST,         '~아/어 봤자',               'endings/ta-tokoro-de'],
  [/^(?:ところ|所)(?=、|が)/,                      PAST,         '~았/었더니',                'endings/ta-tokoro'],
  [/^(?:ところ|所)(?=だ|です|で|なの|$)/,          PAST,         '막 ~은 참',                 'endings/ta-tokoro'],
  [/^(?:ところ|所)(?=だ|です|で|に|なの|を|$)/,    ['going on'], '~고 있는 중, ~던 참',       'endings/tokoro'],
  [/^(?:ところ|所)(?=だ|です|でし|なの|$)/,        ['plain'],    '막 ~(으)려는 참',           'endings/tokoro'],
  [/^(?:まま|儘)(?:[にで])?/,                      PAST,         '~은 채(로)',                'endings/mama'],
  [/^(?:まま|儘)(?:[にで])?/,                      ['no', 'adnominal'], '~ 그대로',           'endings/mama'],
  [/^(?:まま|儘)(?:[にで])?/,                      [...NOW, 'na'], '~은 채(로), ~은 그대로',  'endings/mama'],
  [/^ばかり(?=だ|です|の|で|なの|、|$)/,           PAST,         '막 ~은 참, ~은 지 얼마 안 된', 'endings/ta-bakari'],
  [/^ばかり(?:でなく|じゃなく|か)/,                [...OF_ANY, 'noun'], '~뿐만 아니라',       'endings/ta-bakari-de-naku'],
  [/^ばかり/,                                      ['te'],       '~기만 (하다)',              'particles/bakari'],
  [/^ばかり/,                                      NOW,          '~기만 할 뿐',               'particles/bakari'],
  [/^(?:ほど|程)(?=いい|良い|よい|よかった)/,      NOW,          '~(으)ㄹ수록',               'endings/ba-hodo'],
  [/^(?:ほど|程)/,                                 [...CLAUSE, 'adnominal'], '~(으)ㄹ 만큼, ~(으)ㄹ 정도로', 'particles/hodo'],
  [/^(?:ほど|程)/,                                 ['noun'],     '~만큼, ~ 정도',             'particles/hodo'],
  [/^(?:ため|為)に?/,                              ['past', 'na'], '~기 때문에',              'endings/tame-cause'],
  [/^(?:たび|度)に/,                               [...NOW, 'no'], '~(으)ㄹ 때마다',          'endings/tabi-ni'],
  [/^(?:とおり|通り)に?(?=[^をがはにもの]|$)/,     [...CLAUSE, 'no'], '~ 대로',               'endings/toori-ni'],
  [/^うちに/,                                      [...NOW, 'no', 'na'], '~는 동안에, ~기 전에', 'endings/uchi-ni'],
  [/^(?:せい|所為)(?:で|に)?/,                     OF_ANY,       '~ 탓',                      'endings/sei-de'],
  [/^おかげ(?:で)?/,                               OF_ANY,       '~ 덕분',                    'endings/okage-de'],
  [/^(?:かわり|代わり)に/,                         OF_ANY,       '~ 대신에',                  'endings/kawari-ni'],
  [/^も[のん](?:か|ですか)(?=$|[!！。])/,              NOW,          '~(으)ㄹ까 보냐',            'endings/mono-ka'],
  [/^もの(?=なら)/,                                NOW,          '~는 것',                    null],
  [/^ものの/,                                      CLAUSE,       '~기는 했지만',              'endings/mono-no'],
  [/^しか(?:ない|ありません|なかった|なく|ねえ|ねぇ)/, NOW,       '~(으)ㄹ 수밖에 없다',       'endings/shika-nai'],
  [/^(?:じゃ|で)な(?:きゃ|くちゃ|ければ)/,         ['noun'],     '~이/가 아니면, ~(이)어야',  'endings/nakereba-naranai'],
  [/^ように/,                                      PAST,         '~은 것처럼, ~은 듯이',      'endings/you-ni'],
  [/^なし(?:で[はも]?|に[はも]?)/,                    ['noun'],     '~ 없이',                    'particles/nashi-de'],
  [/^こと[がは](?:ない|なかった|ありません)/,       PAST,         '~(으)ㄴ 적이 없다',          'endings/ta-koto-ga-aru'],
  [/^こと[がは](?:ある|あった|あります)/,           PAST,         '~(으)ㄴ 적이 있다',          'endings/ta-koto-ga-aru'],
  [/^もん(?=だ(?:$|[。！!よなね])|です)/,           [...NOW, 'adnominal'], '~는 법, ~는 것',    'endings/mono-da'],
  [/^ざるを(?:得|え)(?:ない|ません|なかった|ず)/,   ['none', 'stem', 'plain'], '~지 않을 수 없다', 'endings/zaru-wo-enai'],
  [/^っこ(?:ない|なかった|ありません)/,             NOW,          '~(으)ㄹ 리가 없다',         'endings/kkonai'],
  [/^らしくない/,                                  ['noun'],     '~답지 않다',                'endings/rashii'],
  [/^らしく/,                                      ['noun'],     '~답게',                     'endings/rashii'],
  [/^らしさ/,                                      ['noun'],     '~다움',                     'endings/rashii'],
];

/** ～ば ～ほど: the more, the more. */
const PROVISIONAL = /^(?:ば|なら)$/;
/** The row of もの for a past habit, after words such as よく: よく泣いたものだ. */
const RECALLED: Row = [
  /^も[のん](?=だ(?:$|[。！!よなね]|った)|です|さ)/,
  PAST,
  '~곤 했다, ~았/었지',
  'endings/mono-da-recall',
];
const MANY_TIMES =
  /^(?:よく|しょっちゅう|いつも|たびたび|度々|しばしば|何度も|昔|昔は|毎日|毎晩|毎朝|あの頃|当時|子どもの頃)$/;
const THE_MORE: Row = [/^(?:ほど|程)/, CLAUSE, '~(으)ㄹ수록', 'endings/ba-hodo'];
/** The row of らしい after a noun that it says something is like. After a topic with は it is hearsay instead. */
const LIKE: Row = [/^らしい/, ['noun'], '~답다', 'endings/rashii'];

/** The entries that the rows lead to. */
export const BOUND_ENTRIES: readonly string[] = [...ROWS, THE_MORE, LIKE, RECALLED].flatMap(
  ([, , , entry]) => entry ?? [],
);

/** The most morphemes that a row takes. */
const MORPHEMES_MAX = 6;
const HEADS =
  /^(?:っ$|こと|ざる|なし|っ?きり|くせ|癖|わけ|訳|はず|筈|ところ|所|まま|儘|ばかり|ほど|程|ため|為|たび|度|とおり|通り|うち|せい|所為|おかげ|かわり|代わり|も[のん]|らし|しか|じゃ|で|よう)/;

/** A noun of the grammar that begins at a morpheme, by what stands before and after; null where it is a word. */
export function boundNoun(context: Context, index: number): TokenMatch | null {
  const { morphemes, line } = context;
  const head = morphemes[index]!;
  if (index === 0 || !HEADS.test(head.surface) || (head.part === '動詞' && head.surface !== 'っ')) return null;
  if (!areTogether([morphemes[index - 1]!, head])) return null;
  if (/^(?:で|じゃ)$/.test(head.surface) && !morphemes[index + 1]?.surface.startsWith('な')) return null;
  const before = beforeOf(morphemes, index);
  const rest = restOf(morphemes, index);
  for (const row of rowsAt(morphemes, index, before)) {
    const written = row[1].includes(before) ? row[0].exec(rest)?.[0] : undefined;
    const length = written === undefined ? 0 : morphemesIn(morphemes, index, written.length);
    if (length === 0) continue;
    const run = morphemes.slice(index, index + length);
    const [list, id] = (row[3]?.split('/') ?? []) as [EntryAddress['list']?, string?];
    const reading = readingOf(run);
    return {
      length,
      token: {
        ...placeOfRun(run, line.slice(run[0]!.start, run.at(-1)!.end)),
        reading,
        pronunciation: toHangul(reading),
        dictionary: surfaceOf(run),
        part: 'particle',
        word: null,
        entry: list && id ? { list, id } : null,
        gloss: row[2],
        names: [],
        furigana: furiganaOver(line.slice(run[0]!.start, run.at(-1)!.end), reading),
      },
    };
  }
  return null;
}

function* rowsAt(morphemes: readonly Morpheme[], index: number, before: Before): Iterable<Row> {
  if (morphemes.slice(0, index).some(({ surface, kind }) => PROVISIONAL.test(surface) && kind === '接続助詞'))
    yield THE_MORE;
  if (morphemes.slice(0, index).some(({ surface }) => MANY_TIMES.test(surface))) yield RECALLED;
  if (before === 'noun' && isLikeness(morphemes, index)) yield LIKE;
  yield* ROWS;
}

/** Checks whether らしい means likeness, as in 君らしい and 春らしい服, rather than hearsay, as in 彼は学生らしい. */
function isLikeness(morphemes: readonly Morpheme[], index: number): boolean {
  const [noun, next] = [morphemes[index - 1]!, morphemes[index + 1]];
  if (noun.kind === '代名詞' || /^(?:自分|人間|男|女|子供|子ども|大人|人|母親|父親|夏|春|秋|冬)$/.test(noun.surface)) {
    return noun.kind === '代名詞' || !hasTopic(morphemes, index) || next?.part === '名詞';
  }
  return next?.part === '名詞' && next.kind !== '非自立';
}

const hasTopic = (morphemes: readonly Morpheme[], index: number): boolean =>
  morphemes.slice(0, index).some(({ surface, part }) => part === '助詞' && /^[はが]$/.test(surface));

function beforeOf(morphemes: readonly Morpheme[], index: number): Before {
  const { surface, lemma, part, kind, form } = morphemes[index - 1]!;
  // だ of 死んだ is た after ん, though the analyser has だ.
  const isPast = lemma === 'た' || (surface === 'だ' && morphemes[index - 2]?.form === '連用タ接続');
  if (part === '助動詞' && isPast) return 'past';
  if (part === '助動詞' && surface === 'な') return 'na';
  if (part === '助詞' && kind === '連体化') return 'no';
  if (part === '助詞' && kind === '接続助詞' && /^[てで]$/.test(surface)) return 'te';
  if (part === '連体詞') return 'adnominal';
  if (kind === '助詞類接続' && /^(?:そう|こう|ああ|どう)$/.test(surface)) return 'noun';
  if (part === '名詞' || (part === '副詞' && /[度回]$/.test(surface))) return 'noun';
  if (part === '動詞' && form === '連用形') return 'stem';
  if (part === '動詞' && kind === '非自立' && /^(?:いる|る|てる)$/.test(surface)) return 'going on';
  if (['動詞', '形容詞', '助動詞'].includes(part) && /^(?:基本形|体言接続)/.test(form)) return 'plain';
  return 'none';
}

function restOf(morphemes: readonly Morpheme[], index: number): string {
  const run = [morphemes[index]!];
  for (const next of morphemes.slice(index + 1, index + MORPHEMES_MAX + 1)) {
    if (!areTogether([run.at(-1)!, next])) break;
    run.push(next);
  }
  return surfaceOf(run);
}

/** Counts the morphemes that have that many letters; 0 where one of them goes on. */
function morphemesIn(morphemes: readonly Morpheme[], index: number, letters: number): number {
  let reached = 0;
  for (let length = 0; length < MORPHEMES_MAX; length++) {
    if (reached === letters) return length;
    const next = morphemes[index + length];
    if (!next || reached > letters) return 0;
    reached += next.surface.length;
  }
  return reached === letters ? MORPHEMES_MAX : 0;
}

const readingOf = (run: readonly Morpheme[]): string =>
  run.map(({ surface, reading }) => (isKana(surface) ? surface : toHiragana(reading ?? surface))).join('');
