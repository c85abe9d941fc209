import { type KanaMixture, type KanaSet, kanaMixtures, kanaSets } from '@utarang/content/data/kana';
import { type KanaGroup, type Letter, letterOf, lettersIn } from '@utarang/domain/kana';
import { kana as messages } from '@utarang/messages';

/** The set of letters that a drill asks for: some that are confused, or a mixture. */
export type DrillSet = {
  readonly id: string;
  readonly letters: readonly Letter[];
  /** The name of a mixture; other sets are named by their letters. */
  readonly name: string | null;
  /** The difference between the letters; none for a mixture. */
  readonly tip: string | null;
  readonly detailOf: (letter: string) => string | null;
};

const confused = ({ id, letters, tip }: KanaSet): DrillSet => ({
  id,
  letters: letters.flatMap(({ letter }) => letterOf(letter) ?? []),
  name: null,
  tip,
  detailOf: (letter) => letters.find((each) => each.letter === letter)?.look ?? null,
});

const mixture = (id: KanaMixture): DrillSet => ({
  id,
  name: messages[`drill.${id}`],
  letters: lettersOf[id],
  tip: null,
  detailOf: detailAnywhere,
});

const detailAnywhere = (letter: string): string | null =>
  (kanaSets as readonly KanaSet[]).flatMap(({ letters }) => letters).find((each) => each.letter === letter)?.look ??
  null;

const allLetters = [...lettersIn('hiragana'), ...lettersIn('katakana')];
const inGroups = (letters: readonly Letter[], ...groups: KanaGroup[]) =>
  letters.filter(({ kana }) => groups.includes(kana.group));

const lettersOf: Readonly<Record<KanaMixture, readonly Letter[]>> = {
  hiragana: inGroups(lettersIn('hiragana'), 'basic'),
  katakana: inGroups(lettersIn('katakana'), 'basic'),
  marks: inGroups(allLetters, 'dakuon', 'handakuon'),
  yoon: inGroups(allLetters, 'yoon'),
  loan: inGroups(allLetters, 'loan'),
};

export const drillSets: readonly DrillSet[] = [...kanaSets.map(confused), ...kanaMixtures.map(mixture)];
