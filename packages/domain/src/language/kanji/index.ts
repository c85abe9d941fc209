export type { JapaneseReadings } from './japanese-readings.js';
export { type KanjiInWord, splitReading } from './split-reading.js';
