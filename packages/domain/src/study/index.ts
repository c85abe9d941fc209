export { seoulDate } from '../calendar/seoul-date.js';
export * from './attempts.js';
export * from './heat-band.js';
export * from './level.js';
export * from './points.js';
export * from './stage.js';
export * from './streak.js';
export * from './word-status.js';
export * from './word-test.js';
