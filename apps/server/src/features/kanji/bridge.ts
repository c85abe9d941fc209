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

const EXAMPLES = 4;
const EXCEPTIONS = 12;
const DRILL = 160;

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
    const said: BridgeKanji = { kanji: entry.kanji, hunEum: nameWith(entry.hunEum, eum), eum, on };
    return [{ said, isExplained: step !== null, startsRight: startsAsExpected(eum, on) }];
  });
  const isOf =
    (rule: BridgeRule) =>
    ({ said: { eum } }: (typeof all)[number]) =>
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
          right.map(({ said }) => said),
          wordsOf,
          book,
        ),
        exceptions: own
          .filter((each) => !right.includes(each))
          .slice(0, EXCEPTIONS)
          .map(({ said }) => said),
      };
    }),
    drill: all.slice(0, DRILL).map(({ said }) => said),
  };
}

const nameWith = (hunEum: readonly string[], eum: string): string =>
  hunEum.find((name) => name.endsWith(` ${eum}`)) ?? hunEum[0] ?? '';

/** The first kanji with other sounds, each with the first word that has this reading. */
function examplesOf(
  said: readonly BridgeKanji[],
  wordsOf: (kanji: string) => readonly CatalogueWord[],
  book: Pick<KanjiBook, 'of'>,
) {
  const examples: KanjiBridge['rules'][number]['examples'] = [];
  const sounds = new Set<string>();
  for (const each of said) {
    if (examples.length === EXAMPLES) break;
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
