export * from './birth-date.js';
export * from './device.js';
export * from './email.js';
export { isVisible } from './invisible.js';
export * from './mask.js';
export * from './password.js';
export * from './session.js';
export * from './username.js';
