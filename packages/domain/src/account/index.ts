export * from './birth-date.js';
export * from './email.js';
export * from './mask.js';
export * from './password.js';
export * from './username.js';
