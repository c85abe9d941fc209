import type { KanjiBook } from '@utarang/content/kanji';
import type { QuizLists } from '@utarang/content/quiz';
import { type Level, levels } from '@utarang/contract';
import { kanjiOf, toHiragana } from '@utarang/domain/language';
import {
  areConfusable,
  kinship,
  type ReadingSources,
  type SynonymSources,
  seededOrder,
  type WritingSources,
  wordHead,
} from '@utarang/domain/quiz';
import { writingsOf } from '@utarang/domain/words';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';

export type SourceDeps = {
  readonly catalogue: Pick<Catalogue, 'words' | 'word' | 'facts' | 'lists'>;
  readonly kanjiBook: KanjiBook;
  readonly quizLists: QuizLists;
};

/** The kanji at the head of a word that has no other, with its reading there and the rank of the level. */
type KanjiHead = { readonly kanji: string; readonly reading: string; readonly rank: number };

/** The most words that are offered as lookalikes because they have the same class and length. */
const SAME_CLASS_MAX = 40;
/** The most words that are offered as lookalikes because they share a kanji. */
const SHARED_KANJI_MAX = 12;

const rankOf = (level: Level): number => levels.indexOf(level);

/** The key of words that can replace each other in every form. */
const classKey = ({ partsOfSpeech }: CatalogueWord): string => partsOfSpeech[0] ?? '';

/** The sources of wrong options: words of the book that are close to a word in writing, sound and meaning. */
export function wordSources({ catalogue, kanjiBook, quizLists }: SourceDeps) {
  const { relatives } = catalogue.lists;
  const { isAlsoRight, notNearest, sharePlaces } = quizLists;
  const levelled = catalogue.words.filter((word): word is CatalogueWord & { level: Level } => word.level !== null);
  /** The kanji of words that have a single one and then kana, by these kana. */
  const headsByTail = new Map<string, KanjiHead[]>();
  /** The rank of the easiest level in which a kanji occurs. */
  const easiestRank = new Map<string, number>();
  for (const word of levelled) {
    const rank = rankOf(word.level);
    for (const kanji of kanjiOf(word.japaneseWord))
      easiestRank.set(kanji, Math.min(easiestRank.get(kanji) ?? rank, rank));
    const parts = wordHead(word);
    if (parts && [...parts.head].length === 1) {
      const head = { kanji: parts.head, reading: parts.headReading, rank };
      headsByTail.set(parts.tail, [...(headsByTail.get(parts.tail) ?? []), head]);
    }
  }
  const byOn = new Map<string, string[]>();
  for (const { kanji, on } of kanjiBook.entries)
    if (easiestRank.has(kanji)) for (const reading of on) byOn.set(reading, [...(byOn.get(reading) ?? []), kanji]);

  const classOf = new Map<string, CatalogueWord[]>();
  for (const word of levelled) {
    const key = `${word.level} ${classKey(word)}`;
    const listed = classOf.get(key);
    if (listed) listed.push(word);
    else classOf.set(key, [word]);
  }

  const isRight = (written: string, reading: string): boolean =>
    isAlsoRight(written, reading) ||
    relatives.sameReading({ reading }).some((word) => writingsOf(word).includes(written));
  const headsAround = (rank: number) => (tail: string) =>
    (headsByTail.get(tail) ?? []).filter((head) => Math.abs(head.rank - rank) <= 1);

  const relatedTo = (kanji: string): string[] => {
    const entry = kanjiBook.of(kanji);
    if (!entry) return [];
    const related = kanjiBook.entries
      .filter((other) => other.kanji !== kanji && easiestRank.has(other.kanji))
      .map((other) => ({ kanji: other.kanji, ways: kinship(entry, other) }))
      .filter(({ ways }) => ways > 0);
    return seededOrder(related, kanji, (each) => each.kanji)
      .sort((one, other) => other.ways - one.ways)
      .map((each) => each.kanji);
  };

  const linked = (word: CatalogueWord, ...kinds: readonly string[]): CatalogueWord[] =>
    catalogue.facts
      .of(word.id)
      .links.filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ otherId }) => catalogue.word(otherId) ?? [])
      .filter(({ retired }) => !retired);
  const hasLink = (word: CatalogueWord, other: CatalogueWord): boolean =>
    catalogue.facts.of(word.id).links.some(({ otherId }) => otherId === other.id);
  const synonymsOf = (word: CatalogueWord) => linked(word, 'synonym');

  return {
    reading: (level: Level): ReadingSources => {
      const near = headsAround(rankOf(level));
      return { readingsOf: kanjiBook.of, readingsBefore: (tail) => near(tail).map(({ reading }) => reading), isRight };
    },
    writing: (level: Level): WritingSources => {
      const near = headsAround(rankOf(level));
      return {
        readingsOf: kanjiBook.of,
        similarTo: (kanji) => (kanjiBook.of(kanji)?.similar ?? []).map((other) => other.kanji),
        relatedTo,
        soundingAs: (on) => byOn.get(on) ?? [],
        kanjiBefore: near,
        isFamiliar: (kanji) => (easiestRank.get(kanji) ?? levels.length) <= rankOf(level) + 1,
        isRight,
      };
    },
    synonymsOf,
    isRefused: notNearest,
    areConfusable: (one: CatalogueWord, other: CatalogueWord): boolean =>
      areConfusable(one, other, hasLink(one, other) || hasLink(other, one)),
    synonym: (hasForm: (word: CatalogueWord) => boolean): SynonymSources<CatalogueWord> => ({
      synonymsOf,
      isRefused: notNearest,
      hasForm,
      areNear: (one, other) =>
        notNearest(one, other) ||
        sharePlaces(one, other) ||
        linked(one, 'synonym', 'pair').some(({ id }) => id === other.id),
      lookalikesOf(word, nearest) {
        const level = word.level;
        if (level === null) return [];
        const near = levels
          .filter((other) => Math.abs(rankOf(other) - rankOf(level)) <= 1)
          .flatMap((other) => classOf.get(`${other} ${classKey(word)}`) ?? []);
        const kanji = kanjiOf(word.japaneseWord + nearest.japaneseWord);
        const length = toHiragana(word.reading).length;
        const inOrder = (words: readonly CatalogueWord[]) =>
          seededOrder(words, word.japaneseWord, ({ id }) => String(id));
        return [
          ...linked(word, 'confused', 'antonym'),
          ...linked(nearest, 'antonym', 'confused'),
          ...inOrder(near.filter((other) => [...kanjiOf(other.japaneseWord)].some((each) => kanji.has(each)))).slice(
            0,
            SHARED_KANJI_MAX,
          ),
          // A noun of any other situation would be left out anyway.
          ...(word.partsOfSpeech.some((part) => part.startsWith('noun'))
            ? []
            : inOrder(near.filter((other) => other.reading.length === length)).slice(0, SAME_CLASS_MAX)),
        ];
      },
    }),
    /** A person's sentence on how two synonyms differ. */
    noteOn: (one: CatalogueWord, other: CatalogueWord): string =>
      catalogue.facts.of(one.id).links.find(({ otherId, kind }) => otherId === other.id && kind === 'synonym')?.note ??
      '',
  };
}

export type WordSources = ReturnType<typeof wordSources>;
