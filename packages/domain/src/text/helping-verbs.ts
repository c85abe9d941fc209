import { type FormName, firstSense, glossOf, inflectionsOf, tableOf } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';
import { areTogether, type Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';
import { wordOfLemma } from './word-of-lemma.js';

/** A verb behind the stem of another: Korean before and at the end, and what explains it. */
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
});

/** Verbs that stand behind the stem of another, the longest first. */
export const HELPING_LEMMAS: readonly string[] = [...HELPING.keys(), 'かける', '掛ける'].sort(
  (a, b) => b.length - a.length,
);

/** The endings that helping verbs lead to. */
export const HELPING_ENTRIES: readonly string[] = [...HELPING.values()].flatMap(({ ending }) => ending ?? []);

/** 見つけ出す and 引きずり出す: behind these, 出す brings something out and begins nothing. */
const BRINGS_OUT: ReadonlySet<string> = new Set(
  (
    '見つける 探す 引きずる 掘る 絞る 生む 産む 作る 創る 編む 選ぶ 選る 聞く 呼ぶ 誘う 連れる 持つ 運ぶ 押す 吐く 投げる 放る 追う ' +
    '救う 助ける 借りる 盗む 割る 取る 抜く 切る 弾く 叩く 噴く 吹く 照らす 映す 描く 導く 嗅ぐ 暴く ひねる 捻る 炙る あぶる 紡ぐ'
  ).split(' '),
);
const OUT: Helping = { before: '~아/어 ', verb: '내다', ending: null };

/** かけ of 飲みかけ: what is not done to the end, 마시다 만; 飲みかけた is 마시다 말았다. */
const HALF: ReadonlySet<string> = new Set(['かける', '掛ける']);

export type HelpingVerb = { readonly gloss: string | null; readonly entry: EntryAddress | null };

/**
 * "A verb behind the stem of another says how that is done" (docs/product/lookup.md#forms): 出した of 歩き出した is
 * '~기 시작했다' and no '냈다'. Null where it is a verb by itself.
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
  const helping = isOut ? OUT : HELPING.get(head.lemma);
  if (!helping || !before || head.kind !== '非自立' || head.part !== '動詞') return null;
  if (before.part !== '動詞' || before.form !== '連用形' || !areTogether([before, head])) return null;
  const kind = inflectionsOf(head.lemma, partsOfSpeech)[0];
  const verb = kind && glossOf(names, kind, { japaneseWord: head.lemma, meaningKo: helping.verb });
  return {
    gloss: verb ? helping.before + verb : null,
    entry: helping.ending === null ? null : { list: 'endings', id: helping.ending },
  };
}

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
  const sense = word && firstSense(word.meaningKo).replace(/\s*\([^)]*\)/g, '');
  if (!sense?.endsWith('다')) return null;
  const tail = names.length === 0 ? '만' : names[0] === 'past' ? '말았다' : '말다';
  return { gloss: `${sense} ${tail}`, entry: { list: 'endings', id: 'kake' } };
}
