export { type CompoundEnd, compoundAccent, isAccentSuffix } from './compound.js';
export { morae } from './morae.js';
export { type PitchedMora, pitchOf } from './pitch.js';
