export { type QuizAsk, quizAsks, WRONG_OPTIONS } from './asks.js';
export { areConfusable } from './confusable.js';
export { kinship } from './kanji-kin.js';
export { type ReadingSources, readingOptions } from './reading-options.js';
export { seededOrder } from './seeded-order.js';
export { nearestWord, type SynonymSources, wordsNotNear } from './synonym-options.js';
export { wordHead } from './word-head.js';
export { type WritingSources, writingOptions } from './writing-options.js';
