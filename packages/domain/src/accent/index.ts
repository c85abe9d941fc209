export { type CompoundEnd, type CompoundKind, compoundAccent, compoundKind, endOf } from './compound.js';
export { morae } from './morae.js';
export { type PitchedMora, pitchOf } from './pitch.js';
export { type UnitHead, unitAccent } from './unit.js';
export { unitReadings } from './unit-readings.js';
