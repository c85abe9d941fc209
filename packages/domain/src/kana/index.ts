export { type Kana, type KanaGroup, kanaChart, kanaGroups, scriptsOf } from './chart.js';
export {
  answerDrill,
  type Drill,
  type DrillMode,
  missedIn,
  readDrill,
  scoreOf,
  startDrill,
} from './drill.js';
export { gradeReading, type KanaVerdict, type Letter, letterOf, lettersIn } from './grade.js';
export { readingsOf } from './readings.js';
