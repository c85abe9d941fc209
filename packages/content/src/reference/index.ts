export { drillPatterns } from './drill-patterns.js';
export type { EndingEntry, EntryExample, ParticleEntry, Reference, ReferenceEntry } from './entry.js';
export { formTexts } from './form.js';
export { checkReference, readReference } from './read.js';
