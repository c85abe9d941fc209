export * from './errors.js';
export * from './first-data.js';
export * from './page.js';
export * from './pages.js';
export * from './problem.js';
export * from './text.js';
export * from './validation.js';
export * from './words.js';
