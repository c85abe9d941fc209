import { emptyEntry } from '@utarang/content/words';
import { senseBook } from '@utarang/domain/study';
import { createBank, type SentenceRow } from '../src/catalogue/bank.js';
import type { Catalogue } from '../src/catalogue/catalogue.js';
import { createFactIndex, type StoredFacts } from '../src/catalogue/facts.js';
import { createLists, type StoredLists } from '../src/catalogue/lists.js';
import { createSongShelf, type StoredSongs } from '../src/catalogue/songs.js';
import type { CatalogueWord } from '../src/catalogue/word.js';

/** A few words of the book, as the catalogue holds them: id descending. */
export const sampleWords: readonly CatalogueWord[] = [
  sample(50_412, '食べる', 'たべる', '타베루', '먹다', ['verb-ru']),
  sample(50_377, '花', 'はな', '하나', '꽃', ['noun']),
  sample(50_300, 'コーヒー', 'コーヒー', '코-히-', '커피', ['noun']),
  sample(50_201, '学校', 'がっこう', '갓코우', '학교', ['noun']),
  sample(50_112, '食べ物', 'たべもの', '타베모노', '음식, 먹을 것', ['noun']),
  sample(40_020, '鼻', 'はな', '하나', '코', ['noun'], 'N4'),
  sample(31, '</script><!--', 'すくりぷと', '스쿠리푸토', '"따옴표" & <꺾쇠>\u2028', ['expression'], null),
];

function sample(
  id: number,
  japaneseWord: string,
  reading: string,
  koreanPronunciation: string,
  meaningKo: string,
  partsOfSpeech: CatalogueWord['partsOfSpeech'],
  level: CatalogueWord['level'] = 'N5',
): CatalogueWord {
  return { ...emptyEntry, id, japaneseWord, reading, koreanPronunciation, meaningKo, level, partsOfSpeech };
}

/** Sentences of the words above, as they are stored. */
export const sampleSentences: readonly SentenceRow[] = [
  sentence(50_001, '学校[がっこう]で 食[た]べます。', '학교에서 먹어요.', [50_201, 50_412], [50_412]),
  sentence(50_002, 'コーヒーは[わ] 学校[がっこう]に ない。', '커피는 학교에 없다.', [50_300, 50_201], [50_300]),
  sentence(50_003, '食[た]べない？', '안 먹어?', [50_412], [50_412]),
];

function sentence(id: number, text: string, meaningKo: string, wordIds: number[], targetIds: number[]): SentenceRow {
  return { id, level: 'N5', text, meaningKo, wordIds, targetIds, situations: [], retiredAt: null };
}

const NO_SONGS: StoredSongs = { artists: [], songs: [], songArtists: [], lines: [] };
export const NO_FACTS: StoredFacts = { short: '', texts: [], links: [] };
const NO_LISTS: StoredLists = { fields: [], fieldWords: [], koLike: [] };

/** A catalogue of these words, without a database; `replace` is a change of the words. */
export function memoryCatalogue(
  initial: readonly CatalogueWord[] = sampleWords,
  stored: StoredLists = NO_LISTS,
  sentences: readonly SentenceRow[] = sampleSentences,
  songs: StoredSongs = NO_SONGS,
  facts: StoredFacts = NO_FACTS,
) {
  let words = initial;
  let lists = createLists(words, stored);
  let version = 1;
  return {
    get version() {
      return String(version);
    },
    get databaseVersion() {
      return version;
    },
    get words() {
      return words;
    },
    word: (id) => words.find((word) => word.id === id),
    get senses() {
      return senseBook(words);
    },
    get lists() {
      return lists;
    },
    facts: createFactIndex(facts),
    bank: createBank(sentences),
    quizzes: [],
    songs: createSongShelf(songs),
    refresh: async () => {},
    warmedUp: Promise.resolve(),
    close: async () => {},
    replace(changed) {
      words = changed;
      lists = createLists(changed, stored);
      version += 1;
    },
  } satisfies Catalogue & { replace(changed: readonly CatalogueWord[]): void };
}
