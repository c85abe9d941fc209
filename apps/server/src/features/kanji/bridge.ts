import type { KanjiBook } from '@utarang/content/kanji';
import type { BridgeKanji, KanjiBridge } from '@utarang/contract';
import {
  type BridgeRule,
  bridgeRules,
  bridgeTo,
  endRule,
  splitReading,
  startRule,
  startsAsExpected,
} from '@utarang/domain/language';
import { kanji as messages } from '@utarang/messages';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import type { IndexedKanji } from './kanji-index.js';

/** The most examples and exceptions of a rule, and the most kanji of the drill. */
const EXAMPLES_MAX = 4;
const EXCEPTIONS_MAX = 12;
const DRILL_MAX = 160;

/** The ten rules with the Jōyō kanji to which they apply, how many of these they explain, examples and exceptions. */
export function kanjiBridgeOf(
  inOrder: readonly IndexedKanji[],
  wordsOf: (kanji: string) => readonly CatalogueWord[],
  book: Pick<KanjiBook, 'of'>,
): KanjiBridge {
  const all = inOrder.flatMap(({ entry }) => {
    const [on] = entry.on;
    if (!entry.joyo || on === undefined) return [];
    const step = bridgeTo(on, entry.eum);
    const eum = step?.eum ?? entry.eum[0] ?? '';
    const described: BridgeKanji = { kanji: entry.kanji, hunEum: nameWith(entry.hunEum, eum), eum, on };
    return [{ described, isExplained: step !== null, startsRight: startsAsExpected(eum, on) }];
  });
  const isOf =
    (rule: BridgeRule) =>
    ({ described: { eum } }: (typeof all)[number]) =>
      endRule(eum) === rule || startRule(eum) === rule;
  return {
    kanji: all.length,
    explained: all.filter(({ isExplained }) => isExplained).length,
    rules: bridgeRules.map((id) => {
      const own = all.filter(isOf(id));
      const right = own.filter((each) => (id.startsWith('initial') ? each.startsRight : each.isExplained));
      return {
        id,
        rule: messages[`rule.${id}`],
        kanji: own.length,
        explained: right.length,
        examples: examplesOf(
          right.map(({ described }) => described),
          wordsOf,
          book,
        ),
        exceptions: own
          .filter((each) => !right.includes(each))
          .slice(0, EXCEPTIONS_MAX)
          .map(({ described }) => described),
      };
    }),
    drill: all.slice(0, DRILL_MAX).map(({ described }) => described),
  };
}

const nameWith = (hunEum: readonly string[], eum: string): string =>
  hunEum.find((name) => name.endsWith(` ${eum}`)) ?? hunEum[0] ?? '';

/** The first kanji with other sounds, each with the first word that has this reading. */
function examplesOf(
  described: readonly BridgeKanji[],
  wordsOf: (kanji: string) => readonly CatalogueWord[],
  book: Pick<KanjiBook, 'of'>,
) {
  const examples: KanjiBridge['rules'][number]['examples'] = [];
  const sounds = new Set<string>();
  for (const each of described) {
    if (examples.length === EXAMPLES_MAX) break;
    if (sounds.has(each.eum)) continue;
    const word = wordsOf(each.kanji).find(
      ({ japaneseWord, reading }) =>
        [...japaneseWord].length > 1 &&
        splitReading(japaneseWord, reading, book.of).some(
          (part) => part.kanji === each.kanji && part.reading === each.on,
        ),
    );
    if (!word) continue;
    sounds.add(each.eum);
    examples.push({ ...each, word: inList(word) });
  }
  return examples;
}
