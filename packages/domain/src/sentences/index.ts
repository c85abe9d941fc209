export { ownStretches, stretchIn } from './alike.js';
export { bracketFurigana } from './bracket-furigana.js';
export { isWithin, mayStandIn, type SentenceLevel } from './levels.js';
export { areOfOneClass } from './option-class.js';
export { queryRanges } from './query-ranges.js';
export { type Question, type QuestionOption, questionOf } from './question.js';
export {
  type AskedSentence,
  isNearLevel,
  type OptionWord,
  QUIZ_OPTIONS,
  type QuizFault,
  questionIn,
  quizFaults,
  type WordPairPredicate,
} from './quiz-faults.js';
export { readingBetween } from './reading-between.js';
export { type LevelledWord, placeFaults, type SentenceFault, sentenceFaults } from './sentence-faults.js';
export {
  furiganaOf,
  hangulText,
  kanaText,
  type Piece,
  piecesOf,
  readingInPieces,
  unitStarts,
  writtenText,
} from './sentence-text.js';
export { type ExampleOrder, simplestFirst } from './simplest-first.js';
export { knownPlaces, textPlaces } from './text-places.js';
export { type PlacedWord, type SpacedText, type StandingWord, wordPlaces } from './word-places.js';
