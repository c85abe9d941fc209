export { accompanimentOf, type Tone } from './accompaniment.js';
export { readTune } from './read-tune.js';
export {
  ACCOMPANIMENTS,
  type Accompaniment,
  type Bar,
  type Chord,
  type Note,
  pitchClasses,
  type Tune,
  tuneTimes,
} from './tune.js';
