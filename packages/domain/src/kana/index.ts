export { type Kana, type KanaGroup, kanaChart, kanaGroups } from './chart.js';
export { readingsOf } from './readings.js';
