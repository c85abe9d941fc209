import { tableOf } from '../table.js';
import { finalOf, parsed, withFinal } from './stem.js';

/** Nouns at the end of several senses that take 하다, or a verb of their own, and do not contain a verb with ㅁ. */
const NOUNS =
  /(?:시험|점검|녹음|송금|관람|실험|상담|취임|부임|경험|체험|결심|안심|조심|보람|차림|옷차림|걸음|빠짐|떨림|(?<!떠)넘김)$/;
/** A modifier before a noun: 멋쩍은 웃음, 큰 웃음. */
const MODIFIED = /(?:[은는운한던]|큰|긴|쓴) [^ ]+$/;

/** Single words that are a verb with ㅁ; most others are Sino-Korean: 녹음, 취임. */
const VERBS =
  /(?:[아어여려러라워너져해떨]짐|우쭐해짐|[러어아]남|[돌아라려어]감|시집감|오래감|날아옴|주고받음|돌봄|[다라]봄|선보임|망설임|깜빡임|덧붙임|멈춤|미룸|맞섬|앞섬|오르내림|가르침|보살핌|꺼림|골라냄|겁냄|손댐|알아챔|도와줌|질림|즐김|떠벌림|앞당김|찾아뵘|따돌림|뒤섞음|배부름|싹틈|닮음|닫음|읽음|참음|묵음|굽음|쉼|내림|도움|거리낌|가림)$/;

/** The verb that is used with a noun: 늦잠을 자다. */
const DONE: readonly (readonly [noun: RegExp, verb: string])[] = [
  [/잠$/, '을 자다'],
  [/웃음$/, '을 짓다'],
  [/몸부림$/, '을 치다'],
  [/오줌$/, '을 누다'],
  [/^초점$/, '을 맞추다'],
  [/^시범$/, '을 보이다'],
  [/^시제품$/, '을 만들다'],
  [/^덤$/, '을 주다'],
  [/^다짐$/, '을 받다'],
  [/^날림$/, '으로 하다'],
  [/^담임$/, '을 맡다'],
  [/^신심$/, '을 가지다'],
  [/^개죽음$/, '을 맞다'],
  [/^프로그램$/, '을 짜다'],
];

/**
 * Nouns with a verb that does not follow from them: with 하다, or with the verb in the noun, it would be no Korean
 * (수험하다), mean something else (관념하다), or be passive where an action is meant (발이 묶이다 of 足止めする).
 */
const IN_OTHER_WORDS = tableOf<string>({
  두려움: '두려워하다',
  싸움: '싸우다',
  수험: '시험을 치르다',
  '큰 웃음': '크게 웃다',
  관념: '체념하다',
  감염: '감염되다',
  전염: '전염되다',
  반감: '반감되다',
  오염: '오염시키다',
  '자극을 받음': '자극하다',
  '발이 묶임': '발을 묶다',
  '무색하게 함': '무색해지다',
  // している adds 고 있다 to it.
  '알고 있음': '알다',
  '자리 잡고 있음': '자리 잡다',
});

/** Nouns with such a verb, whatever precedes them: 아침 늦잠을 자다. */
const COMPOUND = /(?:늦|낮|선|겨울)잠$|(?:쓴|억지)웃음$/;

/**
 * The verb of a noun with する, where its Korean is a verb with ㅁ or is used with another verb than 하다: 참다 of 참음, 손에 넣다
 * of 손에 넣음, 낮잠을 자다 of 낮잠. Null for a noun with 하다.
 */
export function verbOfNominal(sense: string): string | null {
  if (finalOf(sense) !== 'ㅁ') return null;
  const own = IN_OTHER_WORDS.get(sense);
  if (own) return own;
  const done = DONE.find(([noun]) => noun.test(sense));
  if (done && (!sense.includes(' ') || MODIFIED.test(sense) || COMPOUND.test(sense))) return sense + done[1];
  if (sense.endsWith('함') && !sense.endsWith('포함')) return `${sense.slice(0, -1)}하다`;
  const isVerb = sense.includes(' ') ? !MODIFIED.test(sense) && !NOUNS.test(sense) : VERBS.test(sense);
  return isVerb ? `${stemOf(sense)}다` : null;
}

/** Verbs whose stem changes before 음: 들음 is of 듣다, 도움 of 돕다. */
const CHANGED: readonly (readonly [end: RegExp, stem: string])[] = [
  [/들음$/, '듣'],
  [/걸음$/, '걷'],
  [/깨달음$/, '깨닫'],
  [/도움$/, '돕'],
  [/모음$/, '모으'],
];

function stemOf(nominal: string): string {
  const changed = CHANGED.find(([end]) => end.test(nominal));
  if (changed) return nominal.replace(changed[0], changed[1]);
  const before = nominal.slice(0, -1);
  if (nominal.endsWith('음') && finalOf(before) !== '') return before;
  if (nominal.endsWith('음')) return withFinal(parsed(before), 'ㅅ');
  return withFinal(parsed(nominal), '');
}
