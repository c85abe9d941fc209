export { COVER_TONES, type Cover, type CoverCircle, coverOf } from './cover.js';
export { gradeHeard, type HeardSyllable, type HeardVerdict, type SungLine } from './heard-line.js';
export { atTheBeginning, backward, forward, type LineProgress, readLineProgress, withDone } from './line-study.js';
