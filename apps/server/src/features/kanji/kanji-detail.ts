import type { KanjiBook, KanjiEntry } from '@utarang/content/kanji';
import { type KanjiDetail, SONG_LINES_SHOWN, type SongLineOfWord } from '@utarang/contract';
import { inBothKana, splitReading, toHangul } from '@utarang/domain/language';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { songLinesOf as songLinesOfWord } from '../../catalogue/song-lines.js';
import { type CatalogueWord, inList } from '../../catalogue/word.js';
import type { InWords } from './kanji-index.js';
import { stepTo } from './rules.js';

const katakana = (kana: string): string => inBothKana(kana)[1];

type Deps = {
  readonly catalogue: Pick<Catalogue, 'word' | 'songs'>;
  readonly kanjiBook: KanjiBook;
  /** The words with a kanji, the most common first. */
  readonly wordsOf: (kanji: string) => CatalogueWord[];
};

/** Creates a function that returns everything on the page of a kanji. */
export function createKanjiDetail({ catalogue, kanjiBook, wordsOf }: Deps) {
  const groupsOf = (kanji: string): KanjiDetail['groups'] => {
    const groups = new Map<string, KanjiDetail['groups'][number]>();
    for (const word of wordsOf(kanji)) {
      const parts = splitReading(word.japaneseWord, word.reading, kanjiBook.of).filter((part) => part.kanji === kanji);
      for (const { kind, reading } of new Map(parts.map((part) => [part.kind + part.reading, part])).values()) {
        const shown = kind === 'special' ? null : kind === 'on' ? katakana(reading) : reading;
        const key = `${kind} ${shown}`;
        const group = groups.get(key) ?? { reading: shown, kind, words: [] };
        if (!group.words.some(({ id }) => id === word.id)) group.words.push(inList(word));
        groups.set(key, group);
      }
    }
    return [...groups.values()].sort(
      (a, b) => Number(a.kind === 'special') - Number(b.kind === 'special') || b.words.length - a.words.length,
    );
  };

  /** Lines of songs with words of a kanji, each text once: those of common words first. */
  const songLinesOf = (kanji: string): SongLineOfWord[] => {
    const lines = new Map<string, SongLineOfWord>();
    for (const word of wordsOf(kanji)) {
      if (lines.size >= SONG_LINES_SHOWN) break;
      const [line] = songLinesOfWord(word, catalogue);
      if (line && !lines.has(line.jpText)) lines.set(line.jpText, line);
    }
    return [...lines.values()];
  };

  return (entry: KanjiEntry, { level, places }: InWords): KanjiDetail => {
    const { kanji, hunEum, eum, oldForm, strokes, radical, on, kun, similar, joyo, hasStrokeOrder } = entry;
    return {
      kanji,
      hunEum: [...hunEum],
      eum: [...eum],
      oldForm,
      strokes,
      strokeOrder: hasStrokeOrder,
      radical: { kanji: radical.kanji, name: radical.name },
      level,
      joyo,
      on: on.map((reading) => ({ kana: katakana(reading), pronunciation: toHangul(reading), ...stepTo(reading, eum) })),
      kun: kun.map((reading) => {
        const [kana = '', okurigana = ''] = reading.split('-');
        return { kana, okurigana, pronunciation: toHangul(kana + okurigana) };
      }),
      groups: groupsOf(kanji),
      similar: similar.map((each) => ({ ...each, hunEum: kanjiBook.of(each.kanji)?.hunEum[0] ?? '' })),
      songLines: songLinesOf(kanji),
      wordCount: places.length,
    };
  };
}
