import { type Level, type PartOfSpeech, partsOfSpeech } from '@utarang/contract';
import { toHangul } from '@utarang/domain/language';
import { levelOf } from './format.js';
import { items, type Row } from './parse.js';

/** A word of the book, as the product uses it. */
export type WordEntry = {
  readonly id: number;
  readonly japaneseWord: string;
  /** The reading as written: katakana for loan words. */
  readonly hiragana: string;
  readonly koreanPronunciation: string;
  /** Korean senses, separated by `, `. */
  readonly meaningKo: string;
  /** Null for words and set phrases that no level lists. */
  readonly level: Level | null;
  readonly partsOfSpeech: readonly PartOfSpeech[];
  /** Further Korean answers that are right. */
  readonly accept: readonly string[];
  /** Korean answers that are near but wrong, whatever leniency there is. */
  readonly block: readonly string[];
};

/** The entry of a row that has no problems. */
export function toEntry(row: Row): WordEntry {
  const pos = row.pos.split(',');
  return {
    id: Number(row.id),
    japaneseWord: row.word,
    hiragana: row.reading,
    koreanPronunciation: row.pron || toHangul(row.reading),
    meaningKo: row.meaning,
    level: levelOf(row.file) ?? null,
    partsOfSpeech: partsOfSpeech.filter((part) => pos.includes(part)),
    accept: items(row.accept),
    block: items(row.block),
  };
}
