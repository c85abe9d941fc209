export { clockText, msOfClock, tenthsText } from './clock-text.js';
export { backwardLines, isLineTime, type LineTime, type LineTimes, TIME_MAX } from './line-time.js';
export { type LrcText, stampOf, toLrc } from './lrc.js';
export { nextToStamp, nudged, stamped } from './stamping.js';
export { nextStop, type Stop, stopOf } from './stops.js';
export { type HeardRange, listenedTo } from './sung.js';
export { placeAt, previousPlace, type TimedLine, timelineOf } from './timeline.js';
