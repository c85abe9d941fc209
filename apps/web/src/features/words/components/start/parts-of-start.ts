export { MoreOfStart } from './more-of-start.js';
export { Opening } from './opening.js';
