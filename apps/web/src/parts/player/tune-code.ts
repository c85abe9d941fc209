/** The tunes and their player: loaded with the player of a song that has one. */
export { createTuneClock } from './tune-clock.js';
export { tuneOf } from './tunes.js';
