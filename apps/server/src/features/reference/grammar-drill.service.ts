import { randomInt } from 'node:crypto';
import { alikePatterns } from '@utarang/content/data/alike-patterns';
import { drillPatterns, type Reference, type ReferenceEntry } from '@utarang/content/reference';
import {
  fail,
  type GrammarOption,
  type GrammarQuestion,
  type GrammarQuestionsQuery,
  type PatternAnswerBody,
} from '@utarang/contract';
import {
  createPatternDrill,
  type DrillPattern,
  fitsAlike,
  gradePattern,
  type MeaningQuestion,
  PATTERNS_ASKED,
  type PatternOption,
} from '@utarang/domain/grammar';
import { shuffled } from '@utarang/domain/study';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownSentence } from '../../catalogue/shown-sentence.js';

type Deps = { readonly reference: Reference; readonly catalogue: Pick<Catalogue, 'bank' | 'word'> };

/** The most patterns and sentences that one call tries. */
const TRIED_MAX = 60;

/** The questions of the grammar drill, from the reference and the catalogue's current bank. */
export function createGrammarDrill({ reference, catalogue }: Deps) {
  const patterns = drillPatterns(reference);
  const drill = createPatternDrill(patterns, fitsAlike(alikePatterns));
  const entries = new Map<string, ReferenceEntry>(
    [...reference.particles, ...reference.endings].map((entry) => [entry.id, entry]),
  );

  /** All candidates for questions in a random order, in which each pattern comes once before one comes again. */
  function asked({ list, level, group, near }: GrammarQuestionsQuery): PatternExample[] {
    const around = near === undefined ? null : (drill.withConfused(near) ?? fail('entry_not_found'));
    const chosen = around ?? [...patterns.values()].filter((each) => isChosen(each, list, level, group));
    // The entry itself comes first, so that ten others do not crowd it out.
    const order = shuffled(chosen, secureRandom).toSorted((a, b) => Number(b.id === near) - Number(a.id === near));
    const rounds = order.map((pattern) =>
      shuffled(entries.get(pattern.id)?.examples ?? [], secureRandom).map((example) => ({ pattern, example })),
    );
    const longest = Math.max(0, ...rounds.map(({ length }) => length));
    return Array.from({ length: longest }, (_, round) => rounds.flatMap((each) => each[round] ?? [])).flat();
  }

  /** The catalogue's current sentence of an example; null if it was removed, or does not show the pattern any more. */
  function findExample({ sentenceId, target }: Example) {
    const stored = catalogue.bank.byId(sentenceId);
    if (!stored || stored.retiredAt !== null) return null;
    const sentence = shownSentence(stored, catalogue);
    const start = sentence.japanese.indexOf(target);
    if (start < 0) return null;
    const words = stored.wordIds.flatMap((id) => catalogue.word(id) ?? []);
    const { japanese, korean } = sentence;
    return { sentence, words, shown: { japanese, korean, target: [start, start + target.length] as const } };
  }

  function questionOf({ pattern, example }: PatternExample): GrammarQuestion[] {
    const found = findExample(example);
    const question = found && drill.question(pattern, found.shown, found.words, secureRandom);
    if (!question) return [];
    const { word } = question;
    const written = word && { written: word.written, reading: word.reading };
    return [{ ...questionBase(pattern, found.sentence, question), asks: 'form', word: written }];
  }

  function meaningOf({ pattern, example }: PatternExample): GrammarQuestion[] {
    const found = findExample(example);
    const question = found && drill.meaning(pattern, found.shown, secureRandom);
    return question ? [{ ...questionBase(pattern, found.sentence, question), asks: 'meaning', word: null }] : [];
  }

  const questionBase = (
    pattern: DrillPattern,
    sentence: GrammarQuestion['sentence'],
    { blank, right, wrong, alike }: MeaningQuestion,
  ) => ({
    sentence,
    blank: [blank[0], blank[1]] as [number, number],
    level: pattern.level as GrammarQuestion['level'],
    tip: entries.get(pattern.id)?.tip ?? '',
    right: optionOf(right),
    wrong: wrong.map(optionOf),
    alike: alike.map(optionOf),
  });

  const optionOf = ({ list, id, written, reading }: PatternOption): GrammarOption => {
    const { form = '', meaning = '' } = patterns.get(id) ?? {};
    return { list, id, form, meaning, written, reading };
  };

  return {
    questions(query: GrammarQuestionsQuery): GrammarQuestion[] {
      const found: GrammarQuestion[] = [];
      for (const shown of asked(query).slice(0, TRIED_MAX)) {
        found.push(...questionOf(shown));
        if (found.length === PATTERNS_ASKED) break;
      }
      return found;
    },

    has: (id: string): boolean => patterns.has(id),

    /**
     * A question for a pattern: one with a blank, or else one for its meaning; null where it has no sentence any more.
     */
    questionFor(id: string): GrammarQuestion | null {
      const pattern = patterns.get(id);
      const examples = shuffled(entries.get(id)?.examples ?? [], secureRandom);
      const shown = pattern ? examples.map((example) => ({ pattern, example })) : [];
      for (const make of [questionOf, meaningOf]) {
        for (const each of shown) {
          const [question] = make(each);
          if (question) return question;
        }
      }
      return null;
    },

    /**
     * Judges an answer again, since the browser's verdict cannot be trusted. Without its sentence an answer is not
     * judged.
     */
    isRight(id: string, { sentenceId, chosen, answer }: PatternAnswerBody): boolean {
      if (chosen !== undefined) return chosen === id;
      const pattern = patterns.get(id);
      const example = entries.get(id)?.examples.find((each) => each.sentenceId === sentenceId);
      const found = example && findExample(example);
      const form = pattern && found && drill.formIn(pattern, found.shown, found.words);
      if (!form || answer === undefined) return false;
      return gradePattern({ right: form, wrong: [], alike: [] }, answer).is === 'right';
    },
  };
}

export type GrammarDrill = ReturnType<typeof createGrammarDrill>;

type Example = ReferenceEntry['examples'][number];
type PatternExample = { readonly pattern: DrillPattern; readonly example: Example };

const isChosen = (
  { list, level, section }: DrillPattern,
  ...[asked, ofLevel, ofGroup]: [string, string | undefined, string | undefined]
): boolean => list === asked && (ofLevel ?? level) === level && (ofGroup ?? section) === section;

const secureRandom = (): number => randomInt(2 ** 32) / 2 ** 32;
