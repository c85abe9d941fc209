export {
  type BridgeRule,
  type BridgeStep,
  bridgeRules,
  bridgeTo,
  endRule,
  endsAsExpected,
  startRule,
  startsAsExpected,
} from './bridge.js';
export { isReadingOf } from './is-reading-of.js';
export type { JapaneseReadings } from './japanese-readings.js';
export { onOptions } from './on-options.js';
export { type KanjiInWord, splitReading } from './split-reading.js';
