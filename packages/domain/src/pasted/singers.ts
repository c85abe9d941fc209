import { hasJapaneseLetter } from '../language/index.js';

/** A name before a line: `A: …`, `【A】…`, `(花) …`, `花＆空：…`. */
const COLON =
  /^\s*([^\s:：()（）[\]【】「」『』、。!?！？]{1,12}(?:\s?[&＆/・,，+]\s?[^\s:：()（）[\]【】「」『』、。!?！？]{1,12}){0,3})\s?[:：]\s*(?=\S)/u;
const BRACKETS =
  /^\s*[[［【(（<〈]([^\s\d()（）[\]［］【】<>〈〉「」、。!?！？:：][^()（）[\]［］【】<>〈〉「」、。!?！？:：]{0,15})[\]］】)）>〉]\s*[:：]?\s*(?=\S)/u;
/** Roles in place of a singer's name. */
const ROLES =
  /^(?:[A-Z]|all|both|everyone|male|female|man|woman|boy|girl|duet|chorus|cho|rap|vo|vocal|남|여|남자|여자|둘|둘 다|함께|다 ?같이|전원|모두|합창|男|女|男性|女性|全員|全|皆|みんな|二人|合唱|コーラス|ハモリ)\d?$/i;
/** The least number of lines with a name before them. */
const LEAST = 2;
const NAMES_MAX = 12;

const match = (line: string): RegExpExecArray | null => COLON.exec(line) ?? BRACKETS.exec(line);
/** 【A】 alone names a singer; `A:` alone may begin a sentence. */
const isRoleInBrackets = (line: string): boolean => ROLES.test(BRACKETS.exec(line)?.[1]?.trim() ?? '');

/**
 * The names of singers before the lines of a text: known roles, and names several of which are repeated. A single name
 * may be a remark or a word with a colon.
 */
export function singersOf(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = match(line)?.[1]?.trim();
    if (name !== undefined && hasJapaneseLetter(line) && !/^\d+$/.test(name))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const total = (names: readonly (readonly [string, number])[]) => names.reduce((sum, [, count]) => sum + count, 0);
  const all = [...counts];
  const roles = all.filter(([name]) => ROLES.test(name));
  const again = all.filter(([, count]) => count >= LEAST);
  const filled = lines.filter((line) => line !== '').length;
  const isDialogue = counts.size >= 2 && counts.size <= NAMES_MAX && again.length > 0 && total(all) * 2 >= filled;
  const areNames = again.length >= 2 || isDialogue;
  return new Set([
    ...(isDialogue ? all : areNames ? again : []).map(([name]) => name),
    ...(total(roles) >= LEAST || lines.some(isRoleInBrackets) ? roles : []).map(([name]) => name),
  ]);
}

/** The line without the name before it. */
export function withoutSinger(line: string, singers: ReadonlySet<string>): string {
  const found = singers.size === 0 ? null : match(line);
  return found && singers.has(found[1]!.trim()) ? line.slice(found[0].length) : line;
}
