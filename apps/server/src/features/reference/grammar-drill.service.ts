import { randomInt } from 'node:crypto';
import { alikePatterns } from '@utarang/content/data/alike-patterns';
import { drillPatterns, type Reference, type ReferenceEntry } from '@utarang/content/reference';
import { fail, type GrammarOption, type GrammarQuestion, type GrammarQuestionsQuery } from '@utarang/contract';
import {
  createPatternDrill,
  type DrillPattern,
  fitsAlike,
  PATTERNS_ASKED,
  type PatternOption,
} from '@utarang/domain/grammar';
import { shuffled } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';

type Deps = { readonly reference: Reference; readonly catalogue: Pick<Catalogue, 'bank' | 'word'> };

/** The most patterns and sentences that one call looks at. */
const MOST_TRIED = 60;

/** The questions of the grammar drill, made of the reference and of the bank as the catalogue has it now. */
export function createGrammarDrill({ reference, catalogue }: Deps) {
  const patterns = drillPatterns(reference);
  const drill = createPatternDrill(patterns, fitsAlike(alikePatterns));
  const entries = new Map<string, ReferenceEntry>(
    [...reference.particles, ...reference.endings].map((entry) => [entry.id, entry]),
  );

  /** All that may be asked, the patterns in an order of chance, and each once before one is asked again. */
  function asked({ list, level, group, near }: GrammarQuestionsQuery): Shown[] {
    const around = near === undefined ? null : (drill.around(near) ?? fail('entry_not_found'));
    const chosen = around ?? [...patterns.values()].filter((each) => isChosen(each, list, level, group));
    // The entry itself comes first, so that ten others do not crowd it out.
    const order = shuffled(chosen, unforeseen).toSorted((a, b) => Number(b.id === near) - Number(a.id === near));
    const rounds = order.map((pattern) =>
      shuffled(entries.get(pattern.id)?.examples ?? [], unforeseen).map((example) => ({ pattern, example })),
    );
    const longest = Math.max(0, ...rounds.map(({ length }) => length));
    return Array.from({ length: longest }, (_, round) => rounds.flatMap((each) => each[round] ?? [])).flat();
  }

  function questionOf({ pattern, example: { sentenceId, target } }: Shown): GrammarQuestion[] {
    const stored = catalogue.bank.byId(sentenceId);
    if (!stored || stored.retiredAt !== null) return [];
    const sentence = shownSentence(stored, catalogue);
    const start = sentence.japanese.indexOf(target);
    if (start < 0) return [];
    const words = stored.wordIds.flatMap((id) => catalogue.word(id) ?? []);
    const shown = {
      japanese: sentence.japanese,
      korean: sentence.korean,
      target: [start, start + target.length] as const,
    };
    const question = drill.question(pattern, shown, words, unforeseen);
    if (!question) return [];
    const { blank, word, right, wrong, alike } = question;
    return [
      {
        sentence,
        blank: [...blank],
        word: word && { written: word.written, reading: word.reading },
        level: pattern.level as GrammarQuestion['level'],
        tip: entries.get(pattern.id)?.tip ?? '',
        right: optionOf(right),
        wrong: wrong.map(optionOf),
        alike: alike.map(optionOf),
      },
    ];
  }

  const optionOf = ({ list, id, written, reading }: PatternOption): GrammarOption => {
    const { form = '', meaning = '' } = patterns.get(id) ?? {};
    return { list, id, form, meaning, written, reading };
  };

  return {
    questions(query: GrammarQuestionsQuery): GrammarQuestion[] {
      const found: GrammarQuestion[] = [];
      for (const shown of asked(query).slice(0, MOST_TRIED)) {
        found.push(...questionOf(shown));
        if (found.length === PATTERNS_ASKED) break;
      }
      return found;
    },
  };
}

export type GrammarDrill = ReturnType<typeof createGrammarDrill>;

type Shown = { readonly pattern: DrillPattern; readonly example: ReferenceEntry['examples'][number] };

const isChosen = (
  { list, level, section }: DrillPattern,
  ...[asked, ofLevel, ofGroup]: [string, string | undefined, string | undefined]
): boolean => list === asked && (ofLevel ?? level) === level && (ofGroup ?? section) === section;

const unforeseen = (): number => randomInt(2 ** 32) / 2 ** 32;
