import { levels, type Start } from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import { wordOfTheDay } from '@utarang/domain/words';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { shownExample } from '../../catalogue/shown-sentence.js';
import { inList } from '../../catalogue/word.js';
import type { Clock } from '../../db/clock.js';
import { lineOfDay } from './line-of-day.js';

type Deps = {
  readonly catalogue: Pick<Catalogue, 'version' | 'words' | 'word' | 'bank' | 'songs'>;
  readonly clock: Pick<Clock, 'today'>;
};

/** The content of the start of the home page, cached for a day and a version of the words. */
export function createStart({ catalogue, clock }: Deps): () => Start {
  let made: { start: Start; version: string } | null = null;
  return () => {
    const day = seoulDate(clock.today());
    const { version, words, bank } = catalogue;
    if (made?.version === version && made.start.day === day) return made.start;
    const word = wordOfTheDay(
      day,
      words.filter(({ id }) => bank.ofWord(id).length > 0),
    );
    const [sentence] = word ? bank.ofWord(word.id) : [];
    const start: Start = {
      day,
      word: word && inList(word),
      example: word && sentence ? shownExample(sentence, word.id, catalogue) : null,
      line: lineOfDay(day, catalogue),
      levels: Object.fromEntries(
        levels.map((level) => [level, words.filter((word) => word.level === level).length]),
      ) as Start['levels'],
    };
    made = { start, version };
    return start;
  };
}
