import { type FormName, firstSense, type GlossEnding, glossOf, inflectionsOf, tableOf } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';
import { areTogether, type Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';
import { suruNoun, wordOfLemma } from './word-of-lemma.js';

/** A verb after the stem of another: Korean before and at the end, and what explains it. */
type Helping = { readonly before: string; readonly verb: string; readonly ending: string | null };

const HELPING = tableOf<Helping>({
  始める: { before: '~기 ', verb: '시작하다', ending: 'hajimeru' },
  はじめる: { before: '~기 ', verb: '시작하다', ending: 'hajimeru' },
  出す: { before: '~기 ', verb: '시작하다', ending: 'dasu' },
  だす: { before: '~기 ', verb: '시작하다', ending: 'dasu' },
  続ける: { before: '계속 ~', verb: '하다', ending: 'tsuzukeru' },
  つづける: { before: '계속 ~', verb: '하다', ending: 'tsuzukeru' },
  終わる: { before: '다 ~', verb: '하다', ending: 'owaru' },
  おわる: { before: '다 ~', verb: '하다', ending: 'owaru' },
  合う: { before: '서로 ~', verb: '하다', ending: 'au' },
  あう: { before: '서로 ~', verb: '하다', ending: 'au' },
  切る: { before: '끝까지 ~', verb: '하다', ending: 'kiru' },
  きる: { before: '끝까지 ~', verb: '하다', ending: 'kiru' },
  切れる: { before: '다 ~', verb: '할 수 있다', ending: 'kiru' },
  きれる: { before: '다 ~', verb: '할 수 있다', ending: 'kiru' },
  抜く: { before: '끝까지 ~', verb: '하다', ending: 'nuku' },
  ぬく: { before: '끝까지 ~', verb: '하다', ending: 'nuku' },
  尽くす: { before: '남김없이 다 ~', verb: '하다', ending: 'tsukusu' },
  つくす: { before: '남김없이 다 ~', verb: '하다', ending: 'tsukusu' },
  まくる: { before: '마구 ~', verb: '하다', ending: 'makuru' },
  続く: { before: '계속 ~', verb: '하다', ending: null },
  つづく: { before: '계속 ~', verb: '하다', ending: null },
  損ねる: { before: '~지 ', verb: '못하다', ending: 'sokoneru' },
  直す: { before: '다시 ~', verb: '하다', ending: 'naosu' },
  なおす: { before: '다시 ~', verb: '하다', ending: 'naosu' },
  疲れる: { before: '~다 ', verb: '지치다', ending: null },
  終える: { before: '다 ~', verb: '하다', ending: 'owaru' },
  果たす: { before: '남김없이 다 ~', verb: '하다', ending: null },
  返す: { before: '다시 ~', verb: '하다', ending: null },
  渡る: { before: '널리 ~', verb: '하다', ending: null },
  回る: { before: '~고 ', verb: '다니다', ending: null },
  まわる: { before: '~고 ', verb: '다니다', ending: null },
  忘れる: { before: '~는 것을 ', verb: '잊다', ending: null },
  そびれる: { before: '~지 ', verb: '못하다', ending: null },
  かねる: { before: '~기 ', verb: '어렵다', ending: 'kaneru' },
  慣れる: { before: '~는 데 ', verb: '익숙해지다', ending: null },
  上げる: { before: '~아/어 ', verb: '내다', ending: null },
  果てる: { before: '완전히 ~', verb: '하다', ending: null },
  通す: { before: '끝까지 ~', verb: '하다', ending: null },
  得る: { before: '~', verb: '할 수 있다', ending: null },
  うる: { before: '~', verb: '할 수 있다', ending: null },
  兼ねる: { before: '~기 ', verb: '어렵다', ending: 'kaneru' },
});

/** Verbs that follow the stem of another, the longest first. */
export const HELPING_LEMMAS: readonly string[] = [...HELPING.keys(), 'かける', '掛ける']
  .filter((verb) => verb !== 'うる')
  .sort((a, b) => b.length - a.length);

/** The endings that helping verbs lead to. */
export const HELPING_ENTRIES: readonly string[] = [...HELPING.values()].flatMap(({ ending }) => ending ?? []);

/** Verbs after which 出す means bringing something out, and not beginning: 見つけ出す, 引きずり出す. */
const BRINGS_OUT: ReadonlySet<string> = new Set(
  (
    '見つける 探す 引きずる 掘る 絞る 生む 産む 作る 創る 編む 選ぶ 選る 聞く 呼ぶ 誘う 連れる 持つ 運ぶ 押す 吐く 投げる 放る 追う ' +
    '救う 助ける 借りる 盗む 割る 取る 抜く 切る 弾く 叩く 噴く 吹く 照らす 映す 描く 導く 嗅ぐ 暴く ひねる 捻る 炙る あぶる 紡ぐ'
  ).split(' '),
);
/** Verbs after which 返す means answering in kind, and not doing again: 言い返す, 殴り返す. */
const RETURNED = /^(?:言う|殴る|叩く|打つ|撃つ|蹴る|睨む|にらむ|怒鳴る|やる)$/;
const BACK: Helping = { before: '맞받아 ~', verb: '하다', ending: null };
const OUT: Helping = { before: '~아/어 ', verb: '내다', ending: null };

/** Helping verbs of an act that is not finished: 飲みかけ is 마시다 만, 飲みかけた 마시다 말았다. */
const HALF: ReadonlySet<string> = new Set(['かける', '掛ける']);

/** `gloss` is its Korean; where both verbs are known, `both` is their Korean in its dictionary form instead. */
export type HelpingVerb = {
  readonly gloss: string | null;
  readonly both: string | null;
  /** The verb whose state both tell, as the book writes it: 疲れる of 疲れ切っている; '' where it is none. */
  readonly state: string;
  readonly entry: EntryAddress | null;
};

/** Verbs of states: after these, 切る is 완전히 ~. */
const STATES =
  /^(?:疲れる|冷える|冷え切る|乾く|弱る|困る|澄む|腐る|凍る|枯れる|荒れる|汚れる|落ち着く|安心|困惑|衰える|静まる|沈む)$/;

/**
 * "A verb behind the stem of another says how that is done" (docs/product/lookup.md#forms): 出した of 歩き出した is
 * '걷기 시작했다' and no '냈다'. Null where it is a verb by itself.
 */
export function helpingVerb(
  morphemes: readonly Morpheme[],
  index: number,
  names: readonly FormName[],
  partsOfSpeech: readonly string[],
  book: TextBook,
): HelpingVerb | null {
  const [before, head] = [morphemes[index - 1], morphemes[index]!];
  if (HALF.has(head.lemma)) return halfDone(morphemes, index, names, book);
  const isOut = (head.lemma === '出す' || head.lemma === 'だす') && before && BRINGS_OUT.has(before.lemma);
  const isReturned = head.lemma === '返す' && before && RETURNED.test(before.lemma);
  const helping = isOut ? OUT : isReturned ? BACK : HELPING.get(head.lemma);
  if (!helping || !before || head.part !== '動詞') return null;
  if (head.kind !== '非自立' && !BY_ITSELF.test(head.lemma)) return null;
  if (before.part !== '動詞' || before.form !== '連用形' || !areTogether([before, head])) return null;
  const entry = helping.ending === null ? null : ({ list: 'endings', id: helping.ending } as const);
  const kind = inflectionsOf(head.lemma, partsOfSpeech)[0];
  // 置き忘れられた is rather a passive than a potential, and Korean says that in other words.
  if (names[0] === 'potential' && names[1] === 'past' && morphemes[index + 1]?.lemma === 'られる')
    return { gloss: null, both: null, state: '', entry };
  const whole = kind && withVerb(morphemes, index, helping, book);
  const verb = kind && glossOf(names, kind, { japaneseWord: '', meaningKo: helping.verb });
  const state = TIRING.test(head.lemma) ? head.lemma : THROUGHOUT.test(head.lemma) ? before.lemma : '';
  return { gloss: verb ? helping.before + verb : null, both: whole || null, state, entry };
}

/** Verbs that the analyser has as verbs of their own after a stem, too. */
const BY_ITSELF =
  /^(?:終わる|おわる|終える|直す|なおす|忘れる|疲れる|慣れる|果たす|渡る|回る|まわる|通す|返す|果てる)$/;
/** Verbs of which ている says a state: 泣き疲れている 울다 지쳐 있다. */
const TIRING = /^(?:疲れる|慣れる)$/;

/** Verbs that say that something is so throughout: 疲れ切っている 완전히 지쳐 있다. */
const THROUGHOUT = /^(?:切る|きる|果てる)$/;

/** The Korean of both verbs: 걷기 시작하다 of 歩き出す; null where the first one has none. */
function withVerb(
  morphemes: readonly Morpheme[],
  index: number,
  { before, verb }: Helping,
  book: TextBook,
): string | null {
  const first = morphemes[index - 1]!;
  if (first.kind !== '自立') return null;
  const noun = morphemes[index - 2];
  const ofNoun = first.lemma === 'する' && noun?.kind === 'サ変接続' && areTogether([noun, first]);
  const word = ofNoun ? suruNoun(noun.surface, book) : wordOfLemma(first.lemma, first, book);
  if (!word) return null;
  const kind = ofNoun ? 'suru' : inflectionsOf(word.japaneseWord, word.partsOfSpeech)[0];
  if (!kind) return null;
  const [adverb = '', joined = ''] = before.split('~');
  const said = STATES.test(word.japaneseWord) && adverb === '끝까지 ' ? '완전히 ' : adverb;
  const sense = (ends?: GlossEnding) => glossOf([], kind, word, ends ? { ends } : {});
  const whole =
    verb === '할 수 있다'
      ? sense(['open', 'ㄹ 수 있다'])
      : joined === ''
        ? sense()
        : joined === '다 '
          ? sense()?.concat(` ${verb}`)
          : joined.startsWith('아/어')
            ? sense(['infinitive', ` ${verb}`])
            : sense(['stem', joined + verb]);
  return whole ? said + whole : null;
}

/** Verbs of what happens to one by and by, of which かける says that it nearly has: 忘れかけていた 잊어 가고 있었다. */
const HAPPENS =
  /^(?:忘れる|死ぬ|消える|壊れる|諦める|あきらめる|落ちる|枯れる|なくす|失う|溺れる|倒れる|転ぶ|折れる|切れる|終わる|治る|眠る|信じる|慣れる|溶ける|乾く|冷める|腐る|崩れる|なる|沈む)$/;

function halfDone(
  morphemes: readonly Morpheme[],
  index: number,
  names: readonly FormName[],
  book: TextBook,
): HelpingVerb | null {
  const [before, head] = [morphemes[index - 1], morphemes[index]!];
  if (before?.part !== '動詞' || before.form !== '連用形' || !areTogether([before, head]) || head.part !== '動詞')
    return null;
  const word = wordOfLemma(before.lemma, before, book);
  const sense = word ? firstSense(word.meaningKo).replace(/\s*\([^)]*\)/g, '') : '';
  if (!word || !sense.endsWith('다')) return null;
  const entry = { list: 'endings', id: 'kake' } as const;
  const kind = inflectionsOf(word.japaneseWord, word.partsOfSpeech)[0];
  if (kind && HAPPENS.test(word.japaneseWord) && names.length > 0) {
    const ending: GlossEnding = names[0] === 'past' ? ['open', 'ㄹ 뻔하다'] : ['infinitive', ' 가다'];
    const whole = glossOf([], kind, word, { ends: ending });
    const gloss = whole && glossOf(names, 'ru', { japaneseWord: '', meaningKo: whole });
    if (gloss) return { gloss, both: null, state: '', entry };
  }
  const tail = names.length === 0 ? '만' : names.includes('past') ? '말았다' : '말다';
  return { gloss: `${sense} ${tail}`, both: null, state: '', entry };
}
