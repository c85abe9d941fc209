export { type Tone, tonesOf } from './accompaniment.js';
export { readTune } from './read-tune.js';
export { type Note, pitchClasses, type Tune, tuneTimes } from './tune.js';
