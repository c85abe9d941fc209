export { COUNTED_TO, type Counted, countedTable } from './counted.js';
export { type CountedByKey, countedKeys, type FoundCounted, findCounted } from './find-counted.js';
export { type Counter, counters } from './table.js';
