import { toKatakana } from '../language/index.js';
import { areTogether, type Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';

/** Joins an order of a verb in す at the end of a clause, such as 飛ばせ and 耳を澄ませ, which is no stem of 飛ばせる. */
export function causedOrder(morphemes: readonly Morpheme[], index: number, book: TextBook): Morpheme[] | null {
  const isOrder = (verb: Morpheme | undefined, se: Morpheme | undefined, next: Morpheme | undefined): boolean =>
    verb?.part === '動詞' &&
    verb.form === '未然形' &&
    se?.surface === 'せ' &&
    se.kind === '接尾' &&
    areTogether([verb, se]) &&
    (!next || (next.part === '記号' && next.kind !== '読点') || /^[よや]$/.test(next.surface)) &&
    book.written(`${verb.surface}す`).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-u'));
  const [before, morpheme, next] = [morphemes[index - 1], morphemes[index]!, morphemes[index + 1]];
  if (isOrder(before, morpheme, next)) return [];
  if (!isOrder(morpheme, next, morphemes[index + 2])) return null;
  const reading = `${morpheme.reading ?? ''}セ`;
  const verb = { lemma: `${morpheme.surface}す`, inflection: '五段・サ行', form: '命令ｅ', reading, sound: reading };
  return [{ ...morpheme, ...verb, surface: `${morpheme.surface}せ`, end: next!.end }];
}

export const isFollowed = ({ surface, part }: Morpheme, next: Morpheme | undefined): boolean =>
  next?.part === '動詞' &&
  part !== '動詞' &&
  /^(?:来る|くる|行く|いく|ゆく)$/.test(next.lemma) &&
  /^(?:について|追って)$/.test(surface);

/** Cuts について and 追って before a verb of going into a verb and て: 俺について来い, 追ってくる. */
export function followed(morphemes: readonly Morpheme[], index: number): Morpheme[] | null {
  const [morpheme, next] = [morphemes[index]!, morphemes[index + 1]];
  if (!isFollowed(morpheme, next)) return null;
  const range = (from: number, to: number) => ({ start: morpheme.start + from, end: morpheme.start + to });
  const te = { surface: 'て', lemma: 'て', part: '助詞', kind: '接続助詞', detail: '*', inflection: '*', form: '*' };
  const verb = { ...morpheme, part: '動詞', kind: '自立', detail: '*', form: '連用タ接続' };
  const kana = (reading: string) => ({ reading, sound: reading });
  if (morpheme.surface === '追って')
    return [
      { ...verb, surface: '追っ', lemma: '追う', inflection: '五段・ワ行促音便', ...kana('オッ'), ...range(0, 2) },
      { ...te, ...kana('テ'), ...range(2, 3) },
    ];
  const ni = { surface: 'に', lemma: 'に', part: '助詞', kind: '格助詞', detail: '一般', inflection: '*', form: '*' };
  return [
    { ...ni, ...kana('ニ'), ...range(0, 1) },
    { ...verb, surface: 'つい', lemma: '付く', inflection: '五段・カ行イ音便', ...kana('ツイ'), ...range(1, 3) },
    { ...te, ...kana('テ'), ...range(3, 4) },
  ];
}

/** Cuts 出そう after a stem and before と into 出そ of 出す and う: 歩き出そうとする. */
export function beginning(morphemes: readonly Morpheme[], index: number): Morpheme[] | null {
  const [before, morpheme, next, after] = [-1, 0, 1, 2].map((offset) => morphemes[index + offset]);
  const isOut = (each: Morpheme | undefined) =>
    each?.surface === '出' && each.lemma === '出る' && each.form === '連用形';
  const isSou = (each: Morpheme | undefined) => each?.surface === 'そう' && each.kind === '接尾';
  const begins = (verb: Morpheme | undefined, mark: Morpheme | undefined) =>
    verb?.part === '動詞' && verb.form === '連用形' && /^(?:と|か|って|として)$/.test(mark?.surface ?? '');
  const last = morphemes[index - 2];
  if (isOut(morpheme) && isSou(next) && begins(before, after) && areTogether([before!, morpheme!, next!])) {
    const verb = { surface: '出そ', lemma: '出す', kind: '非自立', inflection: '五段・サ行', form: '未然ウ接続' };
    return [{ ...morpheme!, ...verb, end: morpheme!.end + 1, reading: 'ダソ', sound: 'ダソ' }];
  }
  if (isOut(before) && isSou(morpheme) && begins(last, next) && areTogether([last!, before!, morpheme!])) {
    const will = { surface: 'う', lemma: 'う', part: '助動詞', kind: '*', inflection: '不変化型', form: '基本形' };
    return [{ ...morpheme!, ...will, detail: '*', start: morpheme!.start + 1, reading: 'ウ', sound: 'ウ' }];
  }
  return null;
}

/** Cuts いこう in kana into いこ of 行く and う; the analyser takes it for 憩う. */
export function letUsGo(morpheme: Morpheme): Morpheme[] | null {
  if (morpheme.surface !== 'いこう' || morpheme.part !== '動詞' || morpheme.lemma !== 'いこう') return null;
  const middle = morpheme.end - 1;
  const verb = { surface: 'いこ', lemma: 'いく', inflection: '五段・カ行促音便', form: '未然ウ接続', reading: 'イコ' };
  const will = {
    surface: 'う',
    lemma: 'う',
    part: '助動詞',
    kind: '*',
    inflection: '不変化型',
    form: '基本形',
    reading: 'ウ',
  };
  return [
    { ...morpheme, ...verb, sound: 'イコ', end: middle },
    { ...morpheme, ...will, sound: 'ウ', start: middle },
  ];
}

/** Cuts 恋し of 恋している, which the analyser takes for the stem of 恋しい, into 恋 and し. */
export function inLove(morpheme: Morpheme, next: Morpheme | undefined): Morpheme[] | null {
  const { surface, form, end } = morpheme;
  if (surface !== '恋し' || form !== 'ガル接続' || !next || !/^(?:て|た|ちゃ|ます|まし|ません)/.test(next.surface))
    return null;
  const love = {
    surface: '恋',
    lemma: '恋',
    part: '名詞',
    kind: 'サ変接続',
    inflection: '*',
    form: '*',
    reading: 'コイ',
  };
  const doing = { surface: 'し', lemma: 'する', part: '動詞', inflection: 'サ変・スル', form: '連用形', reading: 'シ' };
  return [
    { ...morpheme, ...love, sound: 'コイ', end: end - 1 },
    { ...morpheme, ...doing, sound: 'シ', start: end - 1 },
  ];
}

/** Cuts ついていける, which the analyser has as one verb, into つい, て and いける. */
export function canFollow(morpheme: Morpheme): Morpheme[] | null {
  const { surface, lemma, start, end } = morpheme;
  if (lemma !== 'ついていける' || !surface.startsWith('ついて')) return null;
  const [kana, rest] = [(reading: string) => ({ reading, sound: reading }), surface.slice(3)];
  const verb = { ...morpheme, surface: 'つい', lemma: '付く', inflection: '五段・カ行イ音便', form: '連用タ接続' };
  const te = { surface: 'て', lemma: 'て', part: '助詞', kind: '接続助詞', detail: '*', inflection: '*', form: '*' };
  return [
    { ...verb, ...kana('ツイ'), end: start + 2 },
    { ...te, ...kana('テ'), start: start + 2, end: start + 3 },
    { ...morpheme, ...kana(toKatakana(rest)), surface: rest, lemma: 'いける', kind: '非自立', start: start + 3, end },
  ];
}
