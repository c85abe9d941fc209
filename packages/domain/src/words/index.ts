export { answerItems, itemKey, SEPARATOR } from './answer-items.js';
export { type AuthoredWord, authoredFaults, isSinoKorean, readingAsWritten } from './authored-word.js';
export { byNeed } from './by-need.js';
export { type CardLines, cardLines, type HeadingField } from './card-lines.js';
export { groupWords, regroupWords, type WordGroups } from './groups.js';
export { type RubyPart, rubyOf } from './ruby.js';
export { guardCell, unguardCell } from './spreadsheet-cell.js';
export { type WordFault, type WordTexts, wordFaults } from './word-faults.js';
export { wordOfTheDay } from './word-of-the-day.js';
export {
  readWrittenForms,
  type SpeltWord,
  type WrittenForm,
  type WrittenKind,
  writingsOf,
  writtenKinds,
} from './written-form.js';
