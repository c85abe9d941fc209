import { fromWire, type Level, levelPath, pathOf, type Word } from '@utarang/contract';
import { cardLines } from '@utarang/domain/words';
import { format, jlpt, wordPage } from '@utarang/messages';
import type { PageContent } from '../../lib/page-source.js';

const nameOf = (level: Level) => format(jlpt.titleOf, { level });

/**
 * The head of a word's page, for search engines and link previews: sentences, a picture, and a defined term of
 * schema.org.
 */
export function headOfWord(word: Word): Omit<PageContent, 'queries'> {
  const { heading, reading, koreanPronunciation, meaningKo } = cardLines(fromWire(word));
  const { level } = word;
  const shown = reading ? format(wordPage.withReading, { word: heading.text, hiragana: reading }) : heading.text;
  const says = { word: shown, meaning: meaningKo, pron: word.koreanPronunciation };
  return {
    title: format(wordPage.title, { word: heading.text }),
    description: level ? format(wordPage.description, { ...says, level }) : format(wordPage.descriptionPlain, says),
    picture: {
      path: `/og/words/${word.id}.png`,
      alt: format(wordPage.picture, { word: heading.text, meaning: meaningKo }),
    },
    crumbs: [
      ...(level ? [{ name: nameOf(level), path: levelPath(level) }] : []),
      { name: heading.text, path: pathOf('word', word) },
    ],
    term: {
      name: heading.text,
      others: [reading, koreanPronunciation].filter((text) => text !== null),
      meaning: meaningKo,
      set: level && { name: nameOf(level), path: levelPath(level) },
    },
  };
}
