import { areTogether, type Morpheme } from './morpheme.js';
import type { PatternJoin } from './pattern-source.js';

const INFLECTING = new Set(['動詞', '形容詞', '助動詞']);
/** Stems end so: 食べ, 飲み, which the analyser may take for nouns. */
export const STEM_END = /[いきぎしちぢにびみりえけげせぜてでねべめれ]$/u;

/**
 * Checks that the morpheme before is of the class and in the form of a way to attach, as far as the analyser tells.
 * `within` says that the pattern begins inside this morpheme, after the stem of it.
 */
export function fits(before: Morpheme | undefined, head: Morpheme, join: PatternJoin, within: boolean): boolean {
  if (join.before !== '') return true;
  if (!before || (!within && !areTogether([before, head]))) return false;
  const { part, form: stands, surface, kind } = before;
  switch (join.form) {
    case 'continuative':
      // 見ようによって: the analyser takes the よう after a stem for the volitional, 見よ and う.
      if (within && part === '動詞' && surface.endsWith('よ')) return true;
      return part === '動詞' ? stands.startsWith('連用') : part === '名詞' && STEM_END.test(surface);
    case 'negative':
    case 'literary':
      return INFLECTING.has(part) && (stands.startsWith('未然') || surface === 'ず');
    case 'stem':
      return within || part === '形容詞' || (part === '名詞' && head.kind === '接尾') || before.lemma === 'たい';
    case 'volitional':
      return (
        (head.surface === 'う' && part === '動詞') ||
        surface === 'う' ||
        surface === 'よう' ||
        surface === 'しよう' ||
        within
      );
    case 'te':
      return /^[てで]/u.test(head.surface) ? INFLECTING.has(part) : /[てで]$/u.test(surface) && !isNominal(part, kind);
    case 'past':
      return INFLECTING.has(part);
    case 'conditional':
      return INFLECTING.has(part) && (stands.startsWith('仮定') || surface === 'ば');
    default:
      if (join.to === 'noun' || join.to === 'na-adjective') return isNominal(part, kind) || leadsTo(before, join);
      return INFLECTING.has(part) || (part === '助詞' && (kind === '終助詞' || kind === '副助詞'));
  }
}

/** Checks for の or も that is part of a pattern's connection and precedes its text: のあとで, もままならない. */
const leadsTo = ({ part, surface }: Morpheme, { after }: PatternJoin): boolean =>
  part === '助詞' && /^[のも]$/u.test(surface) && after.startsWith(surface);

const isNominal = (part: string, kind: string): boolean =>
  !INFLECTING.has(part) && part !== '副詞' && !(part === '助詞' && kind !== '副助詞' && kind !== '並立助詞');

/** Adverbs of the grammar stand at the beginning of a clause or after any word: いちばん, むしろ, もし. */
const ADVERBS =
  /^(?:もし|まだ|もう|いちばん|どうしても|かえって|むしろ|できるだけ|それにしても|ゆうに|あまり〜|全然|少しも|決して|めったに|なかなか|まるで|せっかく|いくら〜|どんなに|何を|たとえ|必ずしも|おそらく|まさか|お〜|あとは|さえ|も〜ば|が ?欲|が ?ある)/u;

export const standsAlone = (written: string, before: Morpheme | undefined): boolean =>
  ADVERBS.test(written) && (before === undefined || before.part !== '接頭詞');
